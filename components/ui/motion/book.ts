/**
 * The order book that the depth field draws: sample depth at every price level,
 * grown from a seed, so that the still frame in the HTML and the canvas that
 * takes its place show the same book. Prices are whole ticks: 0 is the last
 * price, above it offers, below it bids.
 */

/** One number from 0 up to 1 for a seed and a place; the same ones always give the same. */
export function noise(seed: number, place: number, turn = 0): number {
  let mixed =
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(place + 4096, 0xc2b2ae35) ^ Math.imul(turn + 1, 0x27d4eb2f);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** Within so many ticks of the last price the book fills up. */
const FILLS_WITHIN = 9;

/**
 * How deep the book is at a level, 0.04 to 1: a notch at the last price, filling up
 * on both sides of it as orders wait further away.
 *
 * @param price the tick that last traded
 * @param turn counts the changes of the level
 */
export function depthAt(seed: number, tick: number, price = 0, turn = 0): number {
  const filled = 1 - Math.exp(-((Math.abs(tick - price) / FILLS_WITHIN) ** 1.4));
  const grain = 0.6 * noise(seed, tick, turn) + 0.4 * noise(seed, Math.floor(tick / 4), 7);
  return Math.min(1, 0.04 + 0.1 * grain + filled * (0.3 + 0.66 * grain ** 1.2));
}

/**
 * The still frame as the `d` of two paths, offers and bids: one stroke a level,
 * held to the right edge.
 *
 * @param rows of the picture, in equal steps from top to bottom
 */
export function stillBook(
  seed: number,
  { width, rows, pitch, middle, reach }: { width: number; rows: number; pitch: number; middle: number; reach: number },
): { offers: string; bids: string } {
  const sides = { offers: '', bids: '' };
  for (let row = 0; row < rows; row++) {
    const tick = middle - row;
    if (tick === 0) continue;
    const left = Math.round(width - reach * depthAt(seed, tick));
    sides[tick > 0 ? 'offers' : 'bids'] += `M${left} ${row * pitch + pitch / 2}H${width}`;
  }
  return sides;
}
