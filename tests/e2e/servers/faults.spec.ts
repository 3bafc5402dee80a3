import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { untilAtRest } from '../../../scripts/bench/at-rest.mjs';
import { FAULTS, type FaultName, faultyApi } from '../support/faulty-api';
import { type OwnServer, startOwn } from '../support/own-server';
import { forget } from '../support/servers';
import { EACH_PAGE, expect, PAGES, test, userAgentOf } from '../support/test';
import { forgetPages } from '../support/versions';
import { megabytesOf } from '../support/visits';
import { wordsOf } from '../support/words';

/**
 * Every way an API fails, on every page: cold, with nothing ever read; once it answers; and warm, with something to fall
 * back on. The suite takes one that says nothing through all of it, and one that says the wrong thing cold, where the two
 * differ. `npm run trial:faults` takes all twelve through all of it, on both layouts, and writes how long the answers
 * took, and which pages took longest, into `.data/reports/faults.json`.
 */
const IN_THE_SUITE: readonly FaultName[] = ['hanging', 'another shape'];
const THROUGH_ALL: readonly FaultName[] = process.env.TRIAL ? (Object.keys(FAULTS) as FaultName[]) : ['hanging'];
const CHOSEN = process.env.TRIAL ? (Object.keys(FAULTS) as FaultName[]) : IN_THE_SUITE;

/** An address of an article, which stands in the list of news where there is one. */
const NEWS = 'dynamicDetails?id=';

/**
 * Visitors at once, each of whom asks for another page: what comes first is made for all of them side by side. Beside
 * other tests there are fewer: a machine that is busy tells some of eight that it is.
 */
const AT_ONCE = Number(process.env.AT_ONCE ?? (process.env.TRIAL ? 8 : 4));

test.describe.configure({ mode: 'default', timeout: process.env.TRIAL ? 600_000 : 240_000 });

interface Seen {
  page: string;
  status: number;
  html: string;
  ms: number;
}

async function everyPage(server: OwnServer): Promise<Seen[]> {
  const left = [...(process.env.TRIAL ? PAGES : EACH_PAGE)];
  const seen: Seen[] = [];
  const visitor = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { path: at, layout, id } = next;
      const query = id === 'dynamicDetails' ? '?id=1&lang=zt' : '?lang=zt';
      const begun = performance.now();
      const answer = await fetch(`${server.address}${at}${query}`, { headers: { 'User-Agent': userAgentOf(layout) } });
      const html = await answer.text();
      seen.push({ page: `${at} ${layout}`, status: answer.status, html, ms: performance.now() - begun });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return seen;
}

function summary(seen: Seen[]) {
  const times = seen.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  const slowest = seen
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 5)
    .map(({ page, ms }) => `${page}: ${Math.round(ms)}`);
  return { pages: seen.length, medianMs: at(0.5), slowestMs: at(1), slowest };
}

/** A page that is whole: its own words, its footer, no page of errors. An article that nobody can tell of is a 503. */
function expectWhole(seen: Seen[], isWarm: boolean): void {
  const wrong = seen.filter(({ page, status, html }) => {
    const isArticle = page.startsWith('/dynamicDetails');
    const isFine = status === 200 || (isArticle && !isWarm && status === 503);
    return !isFine || !html.includes('<h1') || !html.includes('data-testid="site-footer"') || !html.endsWith('</html>');
  });
  expect(wrong.map(({ page, status }) => `${page}: ${status}`)).toEqual([]);
}

const { failed, awaited } = wordsOf('zt', 'common');
/** What hangs is on its way for as long as there is hope. */
const notThere = new RegExp(`${failed.title}|${awaited.title}`);

for (const fault of CHOSEN) {
  const isThroughAll = THROUGH_ALL.includes(fault);
  const parts = isThroughAll ? 'cold, recovered and warm' : 'cold, and the news once it has recovered';
  test(`Calls: an API that is ${fault}: every page, ${parts}`, async () => {
    const name = `fault-${fault.replaceAll(/\W/g, '-')}`;
    forget(name);
    const api = await faultyApi(fault);
    const server = await startOwn(name, 4350 + Object.keys(FAULTS).indexOf(fault), { WEBSITE_API_URL: api.address });
    try {
      const newsOf = (seen: Seen[]) => seen.find(({ page }) => page.startsWith('/companyDynamics'))?.html ?? '';
      const cold = await everyPage(server);
      expectWhole(cold, false);
      expect(newsOf(cold)).toMatch(notThere);
      const memoryCold = megabytesOf(server.process.pid);

      // It recovers by itself, and every page has its content.
      api.set(undefined);
      await expect
        .poll(async () => (await fetch(`${server.address}/companyDynamics?lang=zt`)).text(), {
          timeout: 60_000,
          intervals: [1000],
        })
        .toContain(NEWS);
      if (!isThroughAll) return;
      // An article that nobody could tell of is asked for again after five seconds.
      const articleStatus = async () => (await fetch(`${server.address}/dynamicDetails?id=1&lang=zt`)).status;
      await expect.poll(articleStatus, { timeout: 30_000, intervals: [1000] }).toBe(200);
      const recovered = await everyPage(server);
      expectWhole(recovered, true);

      // Warm is a site that has run for a while: what it compresses and fills after a start is measured with the cold.
      if (process.env.TRIAL) await untilAtRest([server.process]);
      api.set(fault);
      await forgetPages(name);
      const warm = await everyPage(server);
      expectWhole(warm, true);
      expect(newsOf(warm), 'the last good answer').toContain(NEWS);

      const lines = server
        .output()
        .split('\n')
        .filter((line) => line.includes('"level":"error"')).length;
      const figures = {
        cold: summary(cold),
        warm: summary(warm),
        memoryCold,
        memoryWarm: megabytesOf(server.process.pid),
        lines,
      };
      note(fault, figures);
    } finally {
      await server.stop('SIGKILL');
      api.close();
    }
  });
}

/** Figures for docs/trust.md; nothing is asserted of them, since machines differ. */
function note(fault: FaultName, figures: object): void {
  const file = path.resolve('.data/reports/faults.json');
  mkdirSync(path.dirname(file), { recursive: true });
  let before: object = {};
  try {
    before = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The first one.
  }
  writeFileSync(file, JSON.stringify({ ...before, [fault]: figures }, null, 2));
}
