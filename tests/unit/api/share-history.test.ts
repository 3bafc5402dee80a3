import type { SharePrice } from '@/lib/contract/types';
import { answer, record } from '../support/prices';
import { quietLog, type Site, startSite } from '../support/site';

const lines = quietLog();
let site: Site;
let history: typeof import('@/lib/api/share-history');
afterEach(() => site.stop());

async function start(settings: Record<string, string>) {
  site = await startSite(settings);
  history = await import('@/lib/api/share-history');
}

const read = (day?: SharePrice) => history.readShareHistory(day ? { state: 'fresh', data: day } : { state: 'failed' });
const rows = async () => (await site.store()).selectFrom('share_history').selectAll().orderBy('session_date').execute();
const until = async (found: () => Promise<boolean>) => {
  for (let turn = 0; turn < 200 && !(await found()); turn++) await new Promise((resolve) => setTimeout(resolve, 10));
};

const FRIDAY = answer([record('930', 0.84), record('1500', 0.88)]);
const MONDAY = answer([record('930', 0.85)], { date: '2026-11-23', zs: 0.86 });

describe('with an API', () => {
  beforeEach(() => start({ WEBSITE_API_URL: 'http://127.0.0.1:9/' }));

  test('the history begins with the first day that somebody looked at, and grows', async () => {
    expect(await read(FRIDAY)).toMatchObject([{ date: '2026-11-20', close: 0.88 }]);
    history.rememberSession(FRIDAY);
    history.rememberSession(FRIDAY);
    await until(async () => (await rows()).length === 1);
    history.rememberSession(MONDAY);
    await until(async () => (await rows())[0]?.close === '0.86');
    expect(await read()).toMatchObject([
      // Its end was seen by nobody: the next session's previous close is its close.
      { date: '2026-11-20', close: 0.86, high: 0.88, low: 0.84 },
      { date: '2026-11-23', close: 0.85 },
    ]);
  });

  test('without the store the session that is shown is all there is, and the log says so', async () => {
    await (await site.store()).schema.dropTable('share_history').execute();
    expect(await read(FRIDAY)).toMatchObject([{ date: '2026-11-20' }]);
    history.rememberSession(FRIDAY);
    await until(async () => lines.some((line) => line.includes('market.session-not-kept')));
    expect(lines.some((line) => line.includes('market.history-not-read'))).toBe(true);
  });
});

test('the sample has its history, and what is read of it is not written once more', async () => {
  await start({});
  const sessions = await read();
  expect(sessions.length).toBeGreaterThan(1200);
  history.rememberSession(MONDAY);
  expect((await rows()).length).toBe(sessions.length);
});
