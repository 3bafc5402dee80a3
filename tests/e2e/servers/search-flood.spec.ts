import { knownItems, searchPath } from '../../../scripts/lib/search-questions.mjs';
import { type OwnServer, startOwn } from '../support/own-server';
import { forget } from '../support/servers';
import { expect, test } from '../support/test';
import { ATTACK_SECONDS, attackFor, megabytesOf, note, pause, visitDuring } from '../support/visits';

/** Many who search at once, each with an address of their own; in full by `npm run trial:search`. */

const NAME = 'search-flood';
const PORT = 4366;
const SEARCHING = 32;

const QUESTIONS = knownItems();
/** No search is asked for twice: one that is remembered costs nothing. */
const search = (number: number) => {
  const { locale, q } = QUESTIONS[number % QUESTIONS.length] as (typeof QUESTIONS)[number];
  return searchPath({ locale, q: `${q} ${2000 + Math.floor(number / QUESTIONS.length)}` });
};

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  forget(NAME);
  server = await startOwn(NAME, PORT, { TRUSTED_PROXY_HOPS: '1' });
  // As deployed it fills its search by itself.
  if (process.env.TRIAL) while (!server.output().includes('search.filled')) await pause(500);
  for (const _ of [1, 2, 3]) for (const page of ['/home', search(0)]) await (await fetch(server.address + page)).text();
});
test.afterAll(() => server.stop('SIGKILL'));

test(`others are served while ${SEARCHING} visitors search`, async () => {
  test.setTimeout(ATTACK_SECONDS * 4000 + 60_000);
  let searches = 1_000_000;
  const visits = await visitDuring(
    {
      ready: { next: () => `${server.address}/home` },
      search: { next: () => server.address + search(searches++) },
    },
    () =>
      attackFor(ATTACK_SECONDS, SEARCHING, async (number) => {
        const headers = { 'X-Forwarded-For': `203.0.113.${number % SEARCHING}` };
        await (await fetch(server.address + search(number), { headers })).arrayBuffer();
      }),
  );
  note(NAME, { ...visits, megabytes: megabytesOf(server.process.pid) });
  expect(Object.keys(visits.ready.statuses), 'a cached page').toEqual(['200']);
  expect(['200', '503'], 'a search').toEqual(expect.arrayContaining(Object.keys(visits.search.statuses)));
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
});
