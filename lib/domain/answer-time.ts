/** How long an answer took: in whole hours up to two days, in whole days after that; never less than one hour. */
export interface TimeToAnswer {
  unit: 'hours' | 'days';
  count: number;
}

interface Answered {
  /** When the question came in, and when its answer was published, in ms; without either nothing was measured. */
  askedTime?: number | undefined;
  publishTime?: number | undefined;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The measured time of an answer; undefined where nothing was measured. */
export function timeToAnswer({ askedTime, publishTime }: Answered): TimeToAnswer | undefined {
  if (askedTime === undefined || publishTime === undefined || publishTime < askedTime) return undefined;
  return inWords(publishTime - askedTime);
}

/** The median of what was published in the year before a moment, and of how many; undefined where nothing was measured. */
export function medianTimeToAnswer(
  answers: readonly Answered[],
  now: number,
): (TimeToAnswer & { of: number }) | undefined {
  const taken = answers
    .filter((each) => timeToAnswer(each) !== undefined && (each.publishTime ?? 0) > now - 365 * DAY_MS)
    .map(({ askedTime = 0, publishTime = 0 }) => publishTime - askedTime)
    .sort((one, other) => one - other);
  const upper = taken[Math.floor(taken.length / 2)];
  const lower = taken[Math.floor((taken.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : { ...inWords((lower + upper) / 2), of: taken.length };
}

function inWords(taken: number): TimeToAnswer {
  return taken < 2 * DAY_MS
    ? { unit: 'hours', count: Math.max(1, Math.round(taken / HOUR_MS)) }
    : { unit: 'days', count: Math.round(taken / DAY_MS) };
}
