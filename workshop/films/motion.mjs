// Time for films. Every film is a function of t, from 0 up to 1, and 1 must look like 0.
const turn = 2 * Math.PI;

export const clamp = (v, lo = 0, hi = 1) => Math.min(hi, Math.max(lo, v));
export const mix = (a, b, k) => a + (b - a) * k;
export const fract = (v) => v - Math.floor(v);

/** A smooth to and fro with `times` swings in the film. */
export const swing = (t, times = 1, phase = 0) => Math.sin(turn * (t * times + phase));

export const ease = {
  inOut: (k) => (k < 0.5 ? 4 * k ** 3 : 1 - (2 - 2 * k) ** 3 / 2),
  out: (k) => 1 - (1 - k) ** 3,
  in: (k) => k ** 3,
};

/** How far an act that starts at `from` and ends at `to` has come: 0 before, 1 after. */
export const act = (now, from, to, curve = ease.inOut) => curve(clamp((now - from) / (to - from)));

/** Comes in, stays, goes out. */
export const stay = (now, from, to, fadeIn = 0.3, fadeOut = fadeIn) =>
  act(now, from, from + fadeIn, ease.out) * (1 - act(now, to - fadeOut, to, ease.inOut));

/** A curve that repeats after one film: a few waves that each fit a whole number of times. */
export function waves(r, list) {
  const parts = list.map(([times, size]) => ({ times, size: size * r.between(0.75, 1.25), phase: r.next() }));
  return (t) => parts.reduce((sum, { times, size, phase }) => sum + size * swing(t, times, phase), 0);
}

const channels = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

export function blend(a, b, k) {
  const [from, to] = [channels(a), channels(b)];
  return `#${from
    .map((v, i) =>
      Math.round(mix(v, to[i], clamp(k)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
