import type { SessionSoFar } from '@/lib/market/share-history';
import { rememberedSessions, rememberSessions, settleClose } from '@/lib/store/share-history';
import { temporaryStore } from '../support/temporary-store';

const store = temporaryStore();
const SHARE = { source: 'https://api.example.com', code: '08017' };
const session = (more: Partial<SessionSoFar> = {}): SessionSoFar => ({
  date: '2026-11-20',
  close: 0.86,
  high: 0.9,
  low: 0.82,
  until: '1544',
  ...more,
});

beforeEach(() => store().deleteFrom('share_history').execute());

test('a day is one row, whoever writes it and however often', async () => {
  await Promise.all(Array.from({ length: 5 }, () => rememberSessions(store(), SHARE, [session()])));
  expect(await rememberedSessions(store(), SHARE)).toEqual([{ date: '2026-11-20', close: 0.86, high: 0.9, low: 0.82 }]);
});

test('what an earlier answer knew never replaces what a later one did', async () => {
  await rememberSessions(store(), SHARE, [session({ until: '1600', close: 0.87, volume: 5_000_000, turnover: 4.5 })]);
  await rememberSessions(store(), SHARE, [session({ until: '0930', close: 0.83 })]);
  expect(await rememberedSessions(store(), SHARE)).toMatchObject([{ close: 0.87, volume: 5_000_000, turnover: 4.5 }]);
});

test('days are in their order, and those of another source or share are not among them', async () => {
  await rememberSessions(store(), { ...SHARE, source: '' }, [session({ close: 1 })]);
  await rememberSessions(store(), { ...SHARE, code: '00001' }, [session({ close: 2 })]);
  await rememberSessions(store(), SHARE, [session(), session({ date: '2026-11-19' })]);
  expect((await rememberedSessions(store(), SHARE)).map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20']);
});

test('more sessions than one statement takes are all written', async () => {
  const days = Array.from({ length: 1200 }, (_, index) =>
    session({ date: new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10) }),
  );
  await rememberSessions(store(), SHARE, days);
  expect(await rememberedSessions(store(), SHARE)).toHaveLength(1200);
});

describe('the close of a session that nobody saw the end of', () => {
  const settle = () => settleClose(store(), SHARE, { date: '2026-11-20', close: 0.91, endsAt: '1600' });

  test('is the previous close of the next one, and is within the range', async () => {
    await rememberSessions(store(), SHARE, [session()]);
    await settle();
    expect(await rememberedSessions(store(), SHARE)).toEqual([
      { date: '2026-11-20', close: 0.91, high: 0.91, low: 0.82 },
    ]);
  });

  test('stays where its end was seen', async () => {
    await rememberSessions(store(), SHARE, [session({ until: '1608' })]);
    await settle();
    expect(await rememberedSessions(store(), SHARE)).toMatchObject([{ close: 0.86 }]);
  });

  test('makes no session of its own', async () => {
    await settle();
    expect(await rememberedSessions(store(), SHARE)).toEqual([]);
  });
});
