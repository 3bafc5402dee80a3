import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type OwnServer, startOwn } from '../support/own-server';
import { RUDE_CLIENTS } from '../support/rude';
import { forget } from '../support/servers';
import { expect, test } from '../support/test';

/** How long each goes on in the suite, and in `npm run trial:rude`. */
const SECONDS = process.env.TRIAL ? 30 : 2;
const NAME = 'rude';
const PORT = 4349;

/** Of a page that stands ready, and of one that has to be made: what a visitor gets, and how long they wait. */
const VISITED = ['/home', '/search?q=2025'];

/** The rude client has an address of its own. */
const OF_A_VISITOR = { 'X-Forwarded-For': '198.51.100.7' };

interface Visits {
  statuses: Record<string, number>;
  medianMs: number;
  longestMs: number;
}

test.describe.configure({ mode: 'serial' });

let server: OwnServer;
test.beforeAll(async () => {
  forget(NAME);
  server = await startOwn(NAME, PORT, { TRUSTED_PROXY_HOPS: '1' });
  // The second visit finds the page kept, and from then on it stands ready.
  for (const _ of [1, 2, 3]) for (const page of VISITED) await (await fetch(server.address + page)).arrayBuffer();
});
test.afterAll(() => server.stop('SIGKILL'));

const report: Record<string, unknown> = {};

for (const { name, attack } of RUDE_CLIENTS) {
  test(`others are served while there are ${name}`, async () => {
    test.setTimeout(SECONDS * 4000 + 60_000);
    let over = false;
    const visits = Promise.all(VISITED.map((page) => visitUntil(page, () => over)));
    await attack(PORT, SECONDS);
    over = true;
    const [ready, made] = (await visits) as [Visits, Visits];
    report[name] = { ready, made, megabytes: megabytesOf(server) };
    note(report);
    expect(server.process.exitCode, server.output()).toBeNull();
    expect(Object.keys(ready.statuses), 'a page that stands ready').toEqual(['200']);
    expect(['200', '503'], 'a page that is made').toEqual(expect.arrayContaining(Object.keys(made.statuses)));
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });
}

async function visitUntil(page: string, isOver: () => boolean): Promise<Visits> {
  const took: number[] = [];
  const statuses: Visits['statuses'] = {};
  do {
    const begun = performance.now();
    const status = await fetch(server.address + page, { headers: OF_A_VISITOR }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return String(answer.status);
      },
      (error: Error) => `failed: ${error.message}`,
    );
    took.push(performance.now() - begun);
    statuses[status] = (statuses[status] ?? 0) + 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (!isOver());
  took.sort((a, b) => a - b);
  const at = (share: number) => Math.round(took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0);
  return { statuses, medianMs: at(0.5), longestMs: at(1) };
}

function megabytesOf({ process }: OwnServer): number {
  try {
    const status = readFileSync(`/proc/${process.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Figures for docs/trust.md. */
function note(figures: object): void {
  const file = path.resolve('.data/reports/rude.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(figures, null, 2));
}
