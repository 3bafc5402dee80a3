import { SubmissionLimits } from '@/lib/endpoints/submission-limits';

const NOW = Date.UTC(2026, 10, 21, 4);
const MINUTE = 60_000;

function take(limits: SubmissionLimits, visitor: string, now = NOW) {
  const place = limits.take({ visitor }, now);
  return 'retryAfter' in place ? { accepted: false, ...place } : { accepted: true, ...place };
}

const accepted = (limits: SubmissionLimits, visitor: string, now = NOW) => take(limits, visitor, now).accepted;

function release(place: { release(): void } | { retryAfter: number }) {
  if ('release' in place) place.release();
}

describe('Forms: limits of one visitor', () => {
  test('Forms: as many as the limit are accepted, the next is not', () => {
    const limits = new SubmissionLimits(10, 120);
    const outcomes = Array.from({ length: 11 }, () => accepted(limits, 'a'));
    expect(outcomes).toEqual([...Array(10).fill(true), false]);
  });

  test("Forms: another visitor has a limit of one's own", () => {
    const limits = new SubmissionLimits(1, 120);
    take(limits, 'a');
    expect(accepted(limits, 'b')).toBe(true);
  });

  test.each([
    [10 * MINUTE - 1, false],
    [10 * MINUTE, true],
  ])('Forms: %d ms after the accepted one a place is free: %s', (later, free) => {
    const limits = new SubmissionLimits(1, 120);
    take(limits, 'a');
    expect(accepted(limits, 'a', NOW + later)).toBe(free);
  });

  test('Forms: each place becomes free ten minutes after it was taken', () => {
    const limits = new SubmissionLimits(2, 120);
    take(limits, 'a', NOW);
    take(limits, 'a', NOW + 4 * MINUTE);
    const outcomes = [0, 1].map(() => accepted(limits, 'a', NOW + 11 * MINUTE));
    expect(outcomes).toEqual([true, false]);
  });

  test('Forms: a refused attempt does not lengthen the wait', () => {
    const limits = new SubmissionLimits(1, 120);
    take(limits, 'a', NOW);
    for (let minute = 1; minute < 10; minute++) take(limits, 'a', NOW + minute * MINUTE);
    expect(accepted(limits, 'a', NOW + 10 * MINUTE)).toBe(true);
  });

  test('Forms: the wait is told in whole seconds', () => {
    const limits = new SubmissionLimits(1, 120);
    take(limits, 'a', NOW);
    expect(take(limits, 'a', NOW + 4 * MINUTE + 500)).toEqual({ accepted: false, retryAfter: 360 });
  });
});

describe('Forms: limit of all visitors', () => {
  test('Forms: 120 in a minute are accepted, the next is not, whoever sends it', () => {
    const limits = new SubmissionLimits(10, 120);
    const outcomes = Array.from({ length: 121 }, (_, index) => accepted(limits, `visitor ${index}`));
    expect(outcomes.indexOf(false)).toBe(120);
  });

  test.each([
    [MINUTE - 1, false],
    [MINUTE, true],
  ])('Forms: %d ms later there is a place again: %s', (later, free) => {
    const limits = new SubmissionLimits(10, 1);
    take(limits, 'a');
    expect(accepted(limits, 'b', NOW + later)).toBe(free);
  });

  test('Forms: its wait is a minute at most', () => {
    const limits = new SubmissionLimits(10, 1);
    take(limits, 'a');
    expect(take(limits, 'b', NOW + 15_000)).toEqual({ accepted: false, retryAfter: 45 });
  });

  test('Forms: who was refused for the total has lost no place', () => {
    const limits = new SubmissionLimits(1, 1);
    take(limits, 'a');
    take(limits, 'b');
    expect(accepted(limits, 'b', NOW + MINUTE)).toBe(true);
  });
});

describe('Forms: only accepted ones count', () => {
  test('Forms: a place given back is free', () => {
    const limits = new SubmissionLimits(1, 1);
    release(limits.take({ visitor: 'a' }, NOW));
    expect(accepted(limits, 'a')).toBe(true);
  });

  test('Forms: a place given back after others were taken is free for the visitor', () => {
    const limits = new SubmissionLimits(2, 120);
    const first = limits.take({ visitor: 'a' }, NOW);
    limits.take({ visitor: 'a' }, NOW + 1000);
    release(first);
    expect(accepted(limits, 'a', NOW + 2000)).toBe(true);
  });

  test('Forms: a place given back after others were taken is free for all', () => {
    const limits = new SubmissionLimits(10, 2);
    const first = limits.take({ visitor: 'a' }, NOW);
    limits.take({ visitor: 'b' }, NOW + 1000);
    release(first);
    expect(accepted(limits, 'c', NOW + 2000)).toBe(true);
  });

  test('Forms: giving back one place gives back one only', () => {
    const limits = new SubmissionLimits(2, 120);
    const first = limits.take({ visitor: 'a' }, NOW);
    limits.take({ visitor: 'a' }, NOW);
    release(first);
    expect([0, 1].map(() => accepted(limits, 'a'))).toEqual([true, false]);
  });
});

describe('Forms: visitors that one connection invents', () => {
  const invented = (index: number, claimedThrough = '192.0.2.1') => ({
    visitor: `203.0.113.${index}`,
    claimedThrough,
  });
  const flood = (limits: SubmissionLimits, count = 120) =>
    Array.from({ length: count }, (_, index) => 'release' in limits.take(invented(index), NOW)).filter(Boolean).length;

  test('Forms: a flood of them takes a quarter of a minute’s places', () => {
    expect(flood(new SubmissionLimits(10, 120))).toBe(30);
  });

  test('Forms: everybody else is heard', () => {
    const limits = new SubmissionLimits(10, 120);
    flood(limits);
    const others = [{ visitor: '192.0.2.1' }, { visitor: '198.51.100.7' }, invented(1, '192.0.2.9')];
    expect(others.map((sender) => 'release' in limits.take(sender, NOW))).toEqual([true, true, true]);
  });

  test('Forms: a minute later the connection has its share again', () => {
    const limits = new SubmissionLimits(10, 120);
    flood(limits);
    expect(limits.take(invented(200), NOW + MINUTE - 1)).toEqual({ retryAfter: 1 });
    expect('release' in limits.take(invented(200), NOW + MINUTE)).toBe(true);
  });

  test('Forms: what was not accepted is given back to the share', () => {
    const limits = new SubmissionLimits(10, 4);
    release(limits.take(invented(1), NOW));
    expect(flood(limits, 3)).toBe(1);
  });
});

describe('nothing frozen: a clock that is set', () => {
  const DAY = 24 * 60 * MINUTE;
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test.each([-DAY, DAY])('set by %d ms it neither locks out nor forgives', (by) => {
    const limits = new SubmissionLimits(1, 120);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW);
    limits.take({ visitor: 'a' });
    clock.mockReturnValue(NOW + by);
    const again = limits.take({ visitor: 'a' });
    expect('retryAfter' in again && again.retryAfter).toBe(600);
    expect('release' in limits.take({ visitor: 'b' })).toBe(true);
  });

  test('set back a day it does not refuse everybody for a day', () => {
    const limits = new SubmissionLimits(10, 1);
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    limits.take({ visitor: 'a' });
    jest.spyOn(Date, 'now').mockReturnValue(NOW - DAY);
    const refused = limits.take({ visitor: 'b' });
    expect('retryAfter' in refused && refused.retryAfter).toBeLessThanOrEqual(60);
  });
});

test('privacy: whoever does not come again is forgotten once the ten minutes are over', () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  new SubmissionLimits(10, 120).take({ visitor: 'a', claimedThrough: 'proxy' });
  // Each address that is remembered has a timer which takes it away.
  const waits = timers.mock.calls.map(([, wait]) => wait).filter((wait = 0) => wait >= MINUTE);
  expect(waits).toEqual([10 * MINUTE + 1, MINUTE + 1]);
  timers.mockRestore();
});
