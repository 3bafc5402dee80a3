// A report's card carries the period's own data: its revenue as the figure, and revenue of the same period in every
// year since 2017 as bars of three parts, one for each segment. Covers of one span share a scale.
import { mark } from '../kit/mark.mjs';
import { each, light, many, rect, text } from '../kit/svg.mjs';
import { ink } from '../lib/palette.mjs';
import { figures } from '../pdf/company/figures.mjs';
import { periodOf } from '../pdf/company/periods.mjs';
import { depths, tones } from '../pdf/cover.mjs';

export const size = { width: 1280, height: 800 };
const [left, foot, pitch, thick] = [84, 690, 56, 26];
/** The first year of record. */
const FIRST = 2017;
/** Pixels for HK$1 million. */
const scales = { Q1: 22, H1: 11, '9M': 7.6, FY: 6.9 };
const quarters = { Q1: [1], H1: [1, 2], '9M': [1, 2, 3], FY: [1, 2, 3, 4] };
/** The three segments, in the order of the results: each a little fainter than the one before. */
const PARTS = [1, 0.7, 0.45];

export function reportCover({ slug }) {
  const { year, span, kind } = periodOf(slug);
  const tone = tones[kind];
  const years = Array.from({ length: year - FIRST + 1 }, (_, i) => figures(year - i, span));
  const quarter = (i) =>
    rect(left + i * 74, 742, 64, 8, { r: 4, fill: quarters[span].includes(i + 1) ? tone.bid : '#1C2740' });
  return (
    rect(0, 0, size.width, size.height, { fill: ink.bg }) +
    light(size.width - 120, foot, 900, 620, tone.lamp, 0.6) +
    each(years, ({ segments }, i) => bar(segments, scales[span], foot - i * pitch, tone, i === 0)) +
    mark(left, 84, 52) +
    text(left, 468, `${span} ${year}`, { size: 52, weight: 560, fill: tone.bid, spacing: '-0.01em' }) +
    text(left - 8, 640, years[0].revenue.toFixed(1), { size: 196, weight: 700, spacing: '-0.045em' }) +
    text(left, 704, 'HK$ million', { size: 36, weight: 500, fill: ink.soft }) +
    many(4, quarter)
  );
}

/** A year's revenue from the right edge, its segments side by side. */
function bar(segments, scale, y, tone, own) {
  let x = size.width;
  return each(segments, (amount, i) => {
    const length = amount * scale;
    x -= length;
    return rect(x, y - thick, Math.max(4, length - 5), thick, {
      r: 6,
      fill: own ? tone.bid : tone.ask,
      op: PARTS[i],
    });
  });
}

/** For a report that came without a picture. */
export const plainCover = () => {
  const { rows } = depths('default');
  const line = (depth, i) => {
    const length = Math.max(40, 900 * Math.min(1, depth / 1.12));
    return rect(size.width - length, 58 + i * 18.4, length + 20, 7.4, {
      r: 3.7,
      fill: tones.annual.ask,
      op: 0.26 + 0.6 * Math.min(1, depth),
    });
  };
  return rect(0, 0, size.width, size.height, { fill: ink.bg }) + each(rows, line) + mark(left, 352, 96);
};
