import { type OwnServer, startOwn } from '../support/own-server';
import { RUDE_CLIENTS } from '../support/rude';
import { forget } from '../support/servers';
import { expect, test } from '../support/test';
import { ATTACK_SECONDS, megabytesOf, note, visitDuring } from '../support/visits';

/** One rude client at a time; in full by `npm run trial:rude`. */

const NAME = 'rude';
const PORT = 4349;

/** Of a cached page, and of one that has to be made: what a visitor gets, and how long they wait. */
const READY = '/home';
const MADE = '/search?q=2025';

test.describe.configure({ mode: 'serial' });

let server: OwnServer;
test.beforeAll(async () => {
  // A busy machine takes its time to start it.
  test.setTimeout(120_000);
  forget(NAME);
  server = await startOwn(NAME, PORT, { TRUSTED_PROXY_HOPS: '1' });
  // The second visit finds the page kept, and from then on it is cached.
  for (const _ of [1, 2, 3]) for (const page of [READY, MADE]) await (await fetch(server.address + page)).arrayBuffer();
});
test.afterAll(() => server.stop('SIGKILL'));

const report: Record<string, unknown> = {};

for (const { name, attack } of RUDE_CLIENTS) {
  test(`others are served while there are ${name}`, async () => {
    test.setTimeout(ATTACK_SECONDS * 4000 + 60_000);
    const visited = { ready: { next: () => server.address + READY }, made: { next: () => server.address + MADE } };
    const { ready, made } = await visitDuring(visited, () => attack(PORT, ATTACK_SECONDS));
    report[name] = { ready, made, megabytes: megabytesOf(server.process.pid) };
    note(NAME, report);
    expect(server.process.exitCode, server.output()).toBeNull();
    expect(Object.keys(ready.statuses), 'a cached page').toEqual(['200']);
    expect(['200', '503'], 'a page that is made').toEqual(expect.arrayContaining(Object.keys(made.statuses)));
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });
}
