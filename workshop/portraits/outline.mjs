// Outlines drawn by hand: points in order, a smooth line through them, and a corner where one is marked with "!".
const STEPS = 7;

/** @returns {number[][]} points close enough to be joined by straight lines */
export function outline(points, place = (p) => p) {
  const knots = points.split(',').map((knot) => {
    const [x, y] = knot.trim().replace('!', '').split(/\s+/).map(Number);
    return { at: place([x, y]), corner: knot.includes('!') };
  });
  const n = knots.length;
  /** Which way the line goes at a knot, towards or from a neighbour. */
  const heading = (i, from, to) => {
    const [a, b] = knots[i].corner ? [from, to] : [knots[(i + n - 1) % n].at, knots[(i + 1) % n].at];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  };
  return knots.flatMap(({ at: from }, i) => {
    const next = (i + 1) % n;
    const to = knots[next].at;
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [leaving, arriving] = [heading(i, from, to), heading(next, from, to)];
    return Array.from({ length: STEPS }, (_, k) => {
      const t = k / STEPS;
      const [h1, h2, h3, h4] = [
        2 * t ** 3 - 3 * t ** 2 + 1,
        t ** 3 - 2 * t ** 2 + t,
        -2 * t ** 3 + 3 * t ** 2,
        t ** 3 - t ** 2,
      ];
      return [0, 1].map(
        (axis) => h1 * from[axis] + h2 * reach * leaving[axis] + h3 * to[axis] + h4 * reach * arriving[axis],
      );
    });
  });
}

/** Puts a head where it belongs: drawn about its middle, chin at 78 and crown at -80. */
export const placed =
  ({ x, y, scale = 1, wide = 1, tilt = 0, flip = false }) =>
  ([px, py]) => {
    const [sx, sy] = [px * scale * wide * (flip ? -1 : 1), py * scale];
    const [c, s] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
    return [x + sx * c - sy * s, y + sx * s + sy * c];
  };
