import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { StoreTables } from '../../../lib/store/schema';
import { openSqliteStore } from '../../../lib/store/sqlite-store';
import { malformedRequest, seeded, statusOf } from '../support/malformed';
import { type OwnServer, startOwn } from '../support/own-server';
import { databaseOf, forget } from '../support/servers';
import { EACH_PAGE, expect, test, userAgentOf } from '../support/test';
import { megabytesOf, note, visitDuring } from '../support/visits';

/** Requests of the suite, and of `npm run trial:malformed`. */
const REQUESTS = process.env.TRIAL ? 50_000 : 400;
const SEED = 8017;
const AT_ONCE = 16;
const NAME = 'malformed';
const PORT = 4346;

/** Not Implemented is what an unknown method is answered with. */
const NOT_IMPLEMENTED = 501;

const TABLES: readonly (keyof StoreTables)[] = [
  ...(['consultations', 'submitted_questions', 'held_messages', 'outbox', 'last_good'] as const),
  ...(['download_clicks', 'download_counts', 'facts', 'entries', 'released'] as const),
];

async function rowsOf(): Promise<Record<string, number>> {
  const store = await openSqliteStore(databaseOf(NAME).slice('file:'.length));
  const counts = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await store
        .selectFrom(table)
        .select((each) => each.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      return [table, Number(rows)] as const;
    }),
  );
  await store.destroy();
  return Object.fromEntries(counts);
}

/** What a visitor gets of every page, as a fingerprint of its bytes. */
async function pagesOf({ address }: OwnServer): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { layout, path: at } of EACH_PAGE) {
    const answer = await fetch(`${address}${at}?lang=zt`, { headers: { 'User-Agent': userAgentOf(layout) } });
    const body = Buffer.from(await answer.arrayBuffer());
    found[`${at} ${layout}`] = `${answer.status} ${createHash('sha1').update(body).digest('hex')}`;
  }
  return found;
}

function megabytesBelow(folder: string): number {
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, entry) => sum + (statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
  return Math.round(bytes / 1_048_576);
}

test(`${REQUESTS} malformed requests: no 5xx, none hangs, nothing grows, and no page is another one after`, async () => {
  test.setTimeout(process.env.TRIAL ? 3_600_000 : 240_000);
  forget(NAME);
  const server = await startOwn(NAME, PORT);
  try {
    const before = { rows: await rowsOf(), pages: await pagesOf(server), disk: megabytesBelow(`.data/e2e/${NAME}`) };

    const random = seeded(SEED);
    const statuses: Record<number, number> = {};
    const wrong: string[] = [];
    let left = REQUESTS;
    const sender = async () => {
      while (left-- > 0) {
        const request = malformedRequest(random);
        const status = await statusOf(PORT, request);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if ((status >= 500 && status !== NOT_IMPLEMENTED) || status < 0)
          wrong.push(`${status}: ${JSON.stringify(request.slice(0, 400))}`);
      }
    };
    const begun = performance.now();
    const visits = await visitDuring({ home: { next: () => `${server.address}/home` } }, () =>
      Promise.all(Array.from({ length: AT_ONCE }, sender)),
    );
    const seconds = Math.round((performance.now() - begun) / 1000);

    const memory = megabytesOf(server.process.pid);
    const disk = megabytesBelow(`.data/e2e/${NAME}`);
    const rows = await rowsOf();
    note(NAME, { requests: REQUESTS, seconds, statuses, visits, memory, disk: [before.disk, disk], wrong });
    expect(wrong).toEqual([]);
    expect(Object.keys(visits.home.statuses), 'what a visitor gets meanwhile').toEqual(['200']);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    expect(await pagesOf(server), 'what the next visitor gets').toEqual(before.pages);
    // A few of them are good enough to be counted as clicks; none is a message.
    expect({ ...rows, download_clicks: 0, download_counts: 0 }).toEqual({
      ...before.rows,
      download_clicks: 0,
      download_counts: 0,
    });
    expect((rows.download_clicks ?? 0) + (rows.download_counts ?? 0)).toBeLessThan(200);
    expect(
      server
        .output()
        .split('\n')
        .filter((line) => line.includes('"level":"error"')),
    ).toEqual([]);
  } finally {
    await server.stop('SIGKILL');
  }
});
