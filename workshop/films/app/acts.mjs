// What happens when, where it stands on the phone, and the price that runs under it all.
import { seeded } from '../../lib/random.mjs';
import { fmt } from '../../lib/series.mjs';
import { stepped } from '../figures.mjs';
import { fract, waves } from '../motion.mjs';

export const [width, height, seconds] = [780, 1000, 9];
/** Latin, so that all three languages read it. */
export const name = 'TG ASIA ETF';
export const code = '06012';
export const previous = 188.6;
export const lots = [100, 200, 300, 400];

// The acts, in seconds.
export const tapBuy = 1.7;
export const open = [1.85, 2.5];
export const tapsMore = [3, 3.4, 3.8];
export const tapSend = 4.75;
export const filled = 5.5;
export const shut = [7.1, 7.75];

export const [px, py, pw, ph] = [142, 40, 496, 932];
export const [left, span] = [px + 44, pw - 88];

// A seed whose offer stands at the same price when it is tapped and when it is filled.
export const r = seeded('film app 273');
const shape = waves(r, [
  [1, 1.5],
  [2, 0.8],
  [3, 0.7],
  [5, 0.4],
  [8, 0.3],
  [13, 0.22],
  [21, 0.15],
  [34, 0.1],
  [47, 0.07],
]);
export const priceAt = (t) => 190.4 + 0.36 * shape(fract(t));
export const spread = 0.1;
const toTick = (v) => Math.round(v / spread) * spread;
export const ticks = stepped((t) => toTick(priceAt(t)), 22, 0.6);
// What the button offers when it is tapped is what the order is sent and filled at.
export const limit = fmt(ticks(tapBuy / seconds).to + spread);
