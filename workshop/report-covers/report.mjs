// A report's card: the ladder of the document's own cover, laid on its side of a landscape, and how much
// of the year it accounts for. No amount: amounts belong to the filing.
import { beacon } from '../kit/charts.mjs';
import { mark } from '../kit/mark.mjs';
import { each, fade, light, many, rect, text } from '../kit/svg.mjs';
import { glow, ink } from '../lib/palette.mjs';
import { periodOf } from '../pdf/company/periods.mjs';
import { depths, tones } from '../pdf/cover.mjs';

export const size = { width: 1280, height: 800 };
const [top, step, left] = [58, 17.4, 84];
const quarters = { Q1: [1], H1: [1, 2], '9M': [1, 2, 3], FY: [1, 2, 3, 4] };

export function reportCover({ slug, kind }) {
  const { year, span } = periodOf(slug);
  const tone = tones[kind];
  const covered = quarters[span];
  const segment = (i) =>
    rect(left + i * 104, 668, 94, 10, { r: 5, fill: covered.includes(i + 1) ? tone.bid : '#1C2740' });
  return (
    book(slug, tone, 690) +
    mark(left, 84, 52) +
    text(left, 436, span, { size: 52, weight: 560, fill: tone.bid, spacing: '-0.01em' }) +
    text(left - 10, 622, year, { size: 204, weight: 700, spacing: '-0.045em' }) +
    many(4, segment)
  );
}

/** For a report that came without a picture. */
export const plainCover = () => book('default', tones.annual, 900) + mark(left, 352, 96);

function book(seed, tone, room) {
  const { mid, rows } = depths(seed);
  const { width: w, height: h } = size;
  const y = (i) => top + i * step + (i > mid ? 30 : 0);
  const spread = top + mid * step + 31;
  // Beside the year the same book is drawn shallower; cutting its bars off would leave a wall.
  const length = (depth, i) => Math.max(40, (y(i) > 340 ? room : 860) * Math.min(1, depth / 1.12));
  const bar = (depth, i) =>
    rect(w - length(depth, i), y(i), length(depth, i) + 20, 7.4, {
      r: 3.7,
      fill: i > mid ? tone.bid : tone.ask,
      op: 0.26 + 0.74 * Math.min(1, depth),
    });
  const [defs, price] = fade(
    [
      [0, glow, 0.9],
      [1, glow, 0.25],
    ],
    { x1: w - 650, x2: w, y1: 0, y2: 0, units: 'userSpaceOnUse' },
  );
  return (
    rect(0, 0, w, h, { fill: ink.bg }) +
    light(w - 190, spread, 820, 560, tone.lamp, 0.55) +
    each(rows, bar) +
    defs +
    rect(w - 650, spread - 1, 660, 2.4, { fill: price }) +
    beacon(w - 650, spread, glow, 9)
  );
}
