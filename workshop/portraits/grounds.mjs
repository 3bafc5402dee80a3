// The book behind a bust, another for each: the bars of a row beside what the figure fills of it, from `left` to `right`, at
// a height `t` (0 top, 1 foot). None touches the figure.
const W = 320;
const AIR = 15;

/** Bars from the left edge and from the right, as long as they may be. */
const sides = (left, right, a, b) => [
  ...(Math.min(a, left - AIR) > 10 ? [[-6, Math.min(a, left - AIR)]] : []),
  ...(Math.min(b, W - right - AIR) > 10 ? [[W - Math.min(b, W - right - AIR), W + 6]] : []),
];
/** One stretch, less the figure. */
const around = (from, to, left, right) =>
  [
    [from, Math.min(to, left - AIR)],
    [Math.max(from, right + AIR), to],
  ].filter(([a, b]) => b - a > 10);

export const GROUNDS = {
  /** Orders of both sides. */
  book: (r) => (left, right, t) => {
    const long = (at) => 14 + 78 * r.next() ** 2 * (0.4 + 0.6 * Math.sin(t * 10 + at) ** 2);
    return sides(left, right, long(0), long(2));
  },
  /** Depth that adds up towards the foot, on one side. */
  depthLeft: (r) => {
    let sum = 6;
    return (left, right) => {
      sum += r.next() ** 3 * 16;
      return sides(left, right, sum, 0);
    };
  },
  depthRight: (r) => {
    let sum = 6;
    return (left, right) => {
      sum += r.next() ** 3 * 16;
      return sides(left, right, 0, sum);
    };
  },
  /** A disc of bars behind the head. */
  disc: () => (left, right, t) => {
    const k = (t - 0.4) / 0.33;
    if (Math.abs(k) >= 1) return [];
    const half = 132 * Math.sqrt(1 - k * k);
    return around(160 - half, 160 + half, left, right);
  },
  /** A beam that falls across. */
  beam: () => (left, right, t) => {
    const x = 330 - t * 420;
    return around(Math.max(-6, x - 70), Math.min(W + 6, x + 70), left, right);
  },
  beamBack: () => (left, right, t) => {
    const x = -10 + t * 420;
    return around(Math.max(-6, x - 60), Math.min(W + 6, x + 60), left, right);
  },
  /** A wave of the day's volume from the right. */
  volume: (r) => (left, right, t) =>
    sides(left, right, 0, 20 + 90 * Math.abs(Math.sin(t * 7.5 + 0.6)) * r.between(0.7, 1)),
  /** Short orders in columns. */
  columns: (r) => (left, right) =>
    [14, 62, 110, 158, 206, 254, 302].flatMap((x) =>
      r.next() < 0.45 ? around(x - 15, x - 15 + 30 * r.between(0.5, 1), left, right) : [],
    ),
  /** A window: bars right across, and a post. */
  blind: () => (left, right) => [...around(-6, 92, left, right), ...around(104, W + 6, left, right)],
};
