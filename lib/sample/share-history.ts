import { tickOf } from '../market/axis';
import { dayKind } from '../market/calendar';
import type { SessionSoFar } from '../market/share-history';
import pastYears from './past-years.json';
import { type SampleSession, seeded } from './session-day';

/**
 * Closes that the sample must have: those that its announcements name (grants of share options give the close of the
 * day and the average of the five sessions before), and a few between them that make the way from one to the next.
 * Several closes are those of the sessions up to the day.
 */
const ANCHORS: readonly (readonly [day: string, ...closes: number[]])[] = [
  ['2021-09-01', 0.345],
  ['2021-09-24', 0.35, 0.35, 0.35, 0.355, 0.355, 0.36],
  ['2022-03-31', 0.31],
  ['2022-10-31', 0.255],
  ['2023-06-30', 0.33],
  ['2024-03-28', 0.385],
  ['2024-09-20', 0.425, 0.42, 0.42, 0.42, 0.415, 0.415],
  ['2025-03-28', 0.52],
  ['2025-09-19', 0.63],
  ['2026-03-27', 0.72],
  ['2026-06-12', 0.78, 0.78, 0.78, 0.79, 0.8, 0.8],
  ['2026-08-14', 0.87],
  ['2026-10-30', 0.8],
];

/** How far a close strays from the straight way between two anchors, as a share of it. */
const STRAY = 0.24;
/** Of one session's distance from the way how much is left in the next. */
const MEMORY = 0.94;
const LOT = 10_000;
const DAY_MS = 86_400_000;

/**
 * Believable sessions of some years that end with the sample session: the same on every machine, on the days on which
 * the Exchange traded (closures by weather aside).
 */
export function sampleHistory(session: SampleSession): SessionSoFar[] {
  const anchors = [...ANCHORS, [previousTradingDay(session.date), Number(session.previousClose)] as const];
  const days = tradingDays(anchors[0]?.[0] ?? session.date, session.date).slice(0, -1);
  const pinned = pinnedCloses(days, anchors);
  const random = seeded(20_180_713);
  const closes = closesThrough(days, pinned, random);
  return [
    ...days.map((day, index) => sessionAround(day, closes[index] ?? 0, closes[index - 1], random)),
    last(session),
  ];
}

function tradingDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (isTraded(day)) days.push(day);
  }
  return days;
}

function isTraded(day: string): boolean {
  return dayKind(day, Object.hasOwn(pastYears, day.slice(0, 4)) ? pastYears : undefined) !== 'closed';
}

function previousTradingDay(day: string): string {
  const before = new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
  return isTraded(before) ? before : previousTradingDay(before);
}

/** Closes that are given, by the number of their session. */
function pinnedCloses(days: readonly string[], anchors: readonly (readonly [string, ...number[]])[]) {
  const pinned = new Map<number, number>();
  for (const [day, ...closes] of anchors) {
    const end = days.indexOf(day);
    if (end < 0) throw new Error(`${day} is no trading day of the sample.`);
    closes.forEach((close, index) => {
      pinned.set(end - closes.length + 1 + index, close);
    });
  }
  return pinned;
}

/** A way from each given close to the next that strays as prices do, and meets it. */
function closesThrough(days: readonly string[], pinned: Map<number, number>, random: () => number): number[] {
  const places = [...pinned.keys()].sort((one, other) => one - other);
  const closes: number[] = [];
  for (const [index, from] of places.entries()) {
    const to = places[index + 1] ?? days.length;
    const [start = 0, end = start] = [pinned.get(from), pinned.get(to)];
    closes.push(start);
    let off = 0;
    for (let place = from + 1; place < to; place++) {
      const way = (place - from) / (to - from);
      off = off * MEMORY + (random() - 0.5) * STRAY * Math.sqrt(1 - MEMORY);
      // Nothing of it is left where the next one is met.
      const close = (start + (end - start) * way) * (1 + off * Math.min(1, 6 * (1 - way)));
      closes.push(onTick(close));
    }
  }
  return closes;
}

function onTick(price: number): number {
  const tick = tickOf(price);
  return Number((Math.round(price / tick) * tick).toFixed(3));
}

function sessionAround(date: string, close: number, before: number | undefined, random: () => number): SessionSoFar {
  const reach = () => Math.floor(random() * 3) * tickOf(close);
  const open = before ?? close;
  const volume = LOT * Math.round(20 + 110 * random() ** 2 + (900 * Math.abs(close - open)) / close);
  return {
    date,
    close,
    high: onTick(Math.max(close, open) + reach()),
    low: onTick(Math.min(close, open) - reach()),
    volume,
    turnover: Math.round((volume * (close + open)) / 2),
    until: '1600',
  };
}

/** The session that the sample shows minute by minute. */
function last({ date, latest, records }: SampleSession): SessionSoFar {
  const prices = records.map(({ currentPrice }) => Number(currentPrice));
  return {
    date,
    close: Number(latest),
    high: Math.max(...prices),
    low: Math.min(...prices),
    until: records.at(-1)?.time ?? '1600',
  };
}
