import { SubmissionLimits } from '@/lib/website-api/server/submission-limits';

const NOW = Date.UTC(2026, 10, 21, 4);
const MINUTE = 60_000;

function take(limits: SubmissionLimits, visitor: string, now = NOW) {
  const place = limits.take(visitor, now);
  return 'retryAfter' in place ? { accepted: false, ...place } : { accepted: true, ...place };
}

const accepted = (limits: SubmissionLimits, visitor: string, now = NOW) => take(limits, visitor, now).accepted;

function release(place: { release(): void } | { retryAfter: number }) {
  if ('release' in place) place.release();
}

describe('decisions, Forms: limits of one visitor', () => {
  test('decisions, Forms: as many as the limit are accepted, the next is not', () => {
    const limits = new SubmissionLimits(10, 120);
    const outcomes = Array.from({ length: 11 }, () => accepted(limits, 'a'));
    expect(outcomes).toEqual([...Array(10).fill(true), false]);
  });

  test("decisions, Forms: another visitor has a limit of one's own", () => {
    const limits = new SubmissionLimits(1, 120);
    take(limits, 'a');
    expect(accepted(limits, 'b')).toBe(true);
  });

  test.each([
    [10 * MINUTE - 1, false],
    [10 * MINUTE, true],
  ])('decisions, Forms: %d ms after the accepted one a place is free: %s', (later, free) => {
    const limits = new SubmissionLimits(1, 120);
    take(limits, 'a');
    expect(accepted(limits, 'a', NOW + later)).toBe(free);
  });

  test('decisions, Forms: each place becomes free ten minutes after it was taken', () => {
    const limits = new SubmissionLimits(2, 120);
    take(limits, 'a', NOW);
    take(limits, 'a', NOW + 4 * MINUTE);
    const outcomes = [0, 1].map(() => accepted(limits, 'a', NOW + 11 * MINUTE));
    expect(outcomes).toEqual([true, false]);
  });

  test('decisions, Forms: a refused attempt does not lengthen the wait', () => {
    const limits = new SubmissionLimits(1, 120);
    take(limits, 'a', NOW);
    for (let minute = 1; minute < 10; minute++) take(limits, 'a', NOW + minute * MINUTE);
    expect(accepted(limits, 'a', NOW + 10 * MINUTE)).toBe(true);
  });

  test('decisions, Forms: the wait is told in whole seconds', () => {
    const limits = new SubmissionLimits(1, 120);
    take(limits, 'a', NOW);
    expect(take(limits, 'a', NOW + 4 * MINUTE + 500)).toEqual({ accepted: false, retryAfter: 360 });
  });
});

describe('decisions, Forms: limit of all visitors', () => {
  test('decisions, Forms: 120 in a minute are accepted, the next is not, whoever sends it', () => {
    const limits = new SubmissionLimits(10, 120);
    const outcomes = Array.from({ length: 121 }, (_, index) => accepted(limits, `visitor ${index}`));
    expect(outcomes.indexOf(false)).toBe(120);
  });

  test.each([
    [MINUTE - 1, false],
    [MINUTE, true],
  ])('decisions, Forms: %d ms later there is a place again: %s', (later, free) => {
    const limits = new SubmissionLimits(10, 1);
    take(limits, 'a');
    expect(accepted(limits, 'b', NOW + later)).toBe(free);
  });

  test('decisions, Forms: its wait is a minute at most', () => {
    const limits = new SubmissionLimits(10, 1);
    take(limits, 'a');
    expect(take(limits, 'b', NOW + 15_000)).toEqual({ accepted: false, retryAfter: 45 });
  });

  test('decisions, Forms: who was refused for the total has lost no place', () => {
    const limits = new SubmissionLimits(1, 1);
    take(limits, 'a');
    take(limits, 'b');
    expect(accepted(limits, 'b', NOW + MINUTE)).toBe(true);
  });
});

describe('decisions, Forms: only accepted ones count', () => {
  test('decisions, Forms: a place given back is free', () => {
    const limits = new SubmissionLimits(1, 1);
    release(limits.take('a', NOW));
    expect(accepted(limits, 'a')).toBe(true);
  });

  test('decisions, Forms: a place given back after others were taken is free for the visitor', () => {
    const limits = new SubmissionLimits(2, 120);
    const first = limits.take('a', NOW);
    limits.take('a', NOW + 1000);
    release(first);
    expect(accepted(limits, 'a', NOW + 2000)).toBe(true);
  });

  test('decisions, Forms: a place given back after others were taken is free for all', () => {
    const limits = new SubmissionLimits(10, 2);
    const first = limits.take('a', NOW);
    limits.take('b', NOW + 1000);
    release(first);
    expect(accepted(limits, 'c', NOW + 2000)).toBe(true);
  });

  test('decisions, Forms: giving back one place gives back one only', () => {
    const limits = new SubmissionLimits(2, 120);
    const first = limits.take('a', NOW);
    limits.take('a', NOW);
    release(first);
    expect([0, 1].map(() => accepted(limits, 'a'))).toEqual([true, false]);
  });
});
