// Shares in issue, the option grants behind them, and each exercise that changed them.
export const authorised = { shares: 2_000_000_000, par: 0.01, capital: 20_000_000 };
/** The share offer added a quarter of the capital, on the day on which dealings began. */
export const listing = { date: '2018-07-13', before: 375_000_000, offered: 125_000_000 };
const listed = listing.before + listing.offered;

export const grants = {
  2019: {
    date: '2019-06-21',
    count: 6_000_000,
    price: 0.3,
    close: 0.295,
    average: 0.298,
    staff: 31,
    directors: 2,
    share: 1_800_000,
    years: 3,
    lapses: { '2020-07': 600_000, '2021-10': 1_000_000, '2023-03': 800_000 },
  },
  2021: {
    date: '2021-09-24',
    count: 5_000_000,
    price: 0.36,
    close: 0.36,
    average: 0.352,
    staff: 38,
    directors: 2,
    share: 1_400_000,
    years: 3,
    lapses: { '2022-11': 500_000, '2024-07': 300_000 },
  },
  2024: {
    date: '2024-09-20',
    count: 6_500_000,
    price: 0.42,
    close: 0.415,
    average: 0.42,
    staff: 52,
    directors: 3,
    share: 1_900_000,
    years: 3,
    lapses: {},
  },
  2026: {
    date: '2026-06-12',
    count: 7_200_000,
    price: 0.8,
    close: 0.8,
    average: 0.786,
    staff: 64,
    directors: 3,
    share: 2_000_000,
    years: 3,
    lapses: {},
  },
};

/** Exercises reported in next day disclosure returns: [grant, number]. */
export const exercises = [
  { date: '2025-09-18', lots: [[2021, 1_250_000]] },
  { date: '2026-04-16', lots: [[2024, 960_000]] },
  {
    date: '2026-09-17',
    lots: [
      [2021, 680_000],
      [2024, 800_000],
    ],
  },
];

const count = (lots) => lots.reduce((sum, [, n]) => sum + n, 0);

/** Shares in issue at the end of a day. */
export const issuedAt = (iso) =>
  iso < listing.date
    ? listing.before
    : listed + exercises.filter((e) => e.date <= iso).reduce((sum, e) => sum + count(e.lots), 0);

export const outstandingAt = (year, iso) => {
  const g = grants[year];
  if (g.date > iso) return 0;
  const used = exercises
    .filter((e) => e.date <= iso)
    .flatMap((e) => e.lots)
    .filter(([y]) => y === year);
  return g.count - lapsedUntil(year, iso.slice(0, 7)) - count(used);
};

/** Options that went with those who left: a month's, and all until the end of one. */
export const lapsedIn = (year, month) => grants[year].lapses[month] ?? 0;
const lapsedUntil = (year, last) =>
  Object.entries(grants[year].lapses).reduce((sum, [month, lost]) => (month <= last ? sum + lost : sum), 0);

export const exercisedIn = (month) => exercises.filter((e) => e.date.startsWith(month));
export const total = count;
/** Options may be granted up to this many under the scheme in force; the second took the place of the first. */
export const schemeLimit = 50_000_000;
export const secondScheme = '2023-06-09';
