// What happens when, where it stands on the phone, and the price that runs under it all.
import { seeded } from '../../lib/random.mjs';
import { fmt } from '../../lib/series.mjs';
import { company } from '../../ui-kit/companies.mjs';
import { stepped } from '../figures.mjs';
import { fract, waves } from '../motion.mjs';

export const [width, height, seconds] = [780, 1000, 9];
/** What is dealt in, at the price that every picture has for it. */
export const { code, name, price, previous, tick } = company('02871');
/** Shares on the ticket, before and after each tap. The order is that of `pictures/broker`. */
export const lots = [500, 1000, 1500, 2000];
/** The price runs here, so this is the minute before that of the stills: at 14:36 there is one price. */
export const time = '14:35';

// The acts, in seconds.
export const tapBuy = 1.7;
export const open = [1.85, 2.5];
export const tapsMore = [3, 3.4, 3.8];
export const tapSend = 4.75;
export const filled = 5.5;
export const shut = [7.1, 7.75];

export const [px, py, pw, ph] = [142, 40, 496, 932];
export const [left, span] = [px + 44, pw - 88];

// A seed whose price is that of the first frame again when it is tapped and when the order is filled.
export const r = seeded('film app 36649');
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
const changes = 22;
/** Where the price is read that the film begins with. */
const first = -0.3 / changes;
export const priceAt = (t) => price + 0.085 * (shape(fract(t)) - shape(fract(first)));
const toTick = (v) => Math.round(v / tick) * tick;
/** The last price, which headline, tag, book and keys all show: it took the best offer, and the best bid is a tick below. */
export const ticks = stepped((t) => toTick(priceAt(t)), changes, 0.6);
// What the button offers when it is tapped is what the order is sent and filled at.
export const limit = fmt(ticks(tapBuy / seconds).to);
