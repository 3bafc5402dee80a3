/** Hong Kong is eight hours ahead of UTC all year, in ms; `Intl` says the same a thousand times slower. */
export const HONG_KONG_MS = 8 * 60 * 60 * 1000;

/** The first moment of a day in Hong Kong (`2027-03-25`), in ms. */
export function midnightOf(day: string): number {
  return Date.parse(day) - HONG_KONG_MS;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The next midnight in Hong Kong at which one of these begins or is over, in ms; undefined where none is ahead.
 *
 * @param spans first and last days, `2027-03-25`
 */
export function nextMidnight(spans: readonly { from: string; to: string }[], now: number): number | undefined {
  const ahead = spans
    .flatMap(({ from, to }) => [midnightOf(from), midnightOf(to) + DAY_MS])
    .filter((midnight) => midnight > now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
