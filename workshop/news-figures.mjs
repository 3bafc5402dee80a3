// node workshop/news-figures.mjs   the charts within articles of results, once a language: they carry words and amounts,
// as the covers do not, and once more for phones

import { line, rect, text } from './kit/svg.mjs';
import { encode, kb } from './lib/encode.mjs';
import { blue, blueLight, glow, ink } from './lib/palette.mjs';
import { inPublic } from './lib/places.mjs';
import { openStudio } from './lib/studio.mjs';

const WIDTH = 1280;
const BUDGET = 60 * 1024;
const PAD = 64;

/**
 * A chart is drawn twice: for the column of an article, which shows 1280 pixels at 760, and for a phone, at 350. Its words
 * are there 15 and 10 high, its totals 24 and 16. `base` is where columns stand, `reach` how high the longer one is.
 */
const SIZES = [
  { suffix: '', height: 720, words: 26, amounts: 26, totals: 40, base: 604, reach: 460, under: 46, gap: 40 },
  { suffix: '-narrow', height: 800, words: 37, amounts: 42, totals: 58, base: 704, reach: 501, under: 56, gap: 36 },
];

/** Revenue by segment in HK$ million, from the announcement: broker SaaS, market data, listed companies. */
const NINE_MONTHS = [
  [36.9, 20.1, 12.8],
  [49.2, 22.3, 14.9],
];

const inWan = (million) => Math.round(million * 100).toLocaleString('en');

const WORDS = {
  zt: {
    face: 'Noto Sans CJK HK',
    unit: '收入（萬港元）',
    periods: ['2025 年首九個月', '2026 年首九個月'],
    segments: ['券商 SaaS 及交易系統', '市場數據及個人服務', '上市公司及 ESOP 服務'],
    // The longest name, in sizes of its type.
    longest: 10.2,
    amount: inWan,
  },
  zh: {
    face: 'Noto Sans CJK SC',
    unit: '收入（万港元）',
    periods: ['2025 年前三季度', '2026 年前三季度'],
    segments: ['券商 SaaS 及交易系统', '行情数据及个人服务', '上市公司及 ESOP 服务'],
    longest: 10.2,
    amount: inWan,
  },
  en: {
    face: 'Geist',
    unit: 'Revenue, HK$ million',
    periods: ['9M 2025', '9M 2026'],
    segments: [
      'Broker SaaS and trading systems',
      'Market data and personal services',
      'Listed company and ESOP services',
    ],
    longest: 16.45,
    amount: (million) => million.toFixed(1),
  },
};

/** Two columns on one scale with their totals; each segment is named beside the later one and has its amount in both. */
function thirdQuarter2026(
  { face, unit, periods, segments, longest, amount },
  { height, words, amounts, totals, base, reach, under, gap },
) {
  const total = (values) => values.reduce((sum, value) => sum + value, 0);
  const [, now] = NINE_MONTHS;
  const perMillion = reach / total(now);
  const between = 6;
  const toName = 58;
  // As broad as leaves each name its line, and the longest ends as far from the edge as the first column begins.
  const width = (WIDTH - 2 * PAD - gap - toName - longest * words) / 2;
  const lefts = [PAD, PAD + width + gap];
  const fills = [blue, '#2647A3', '#1B2F63'];
  const middleOf = (values, k) => base - (total(values.slice(0, k)) + values[k] / 2) * perMillion;
  const columns = NINE_MONTHS.map((values, c) => {
    const top = base - total(values) * perMillion;
    const centre = lefts[c] + width / 2;
    const said = { anchor: 'm', fill: c ? '#fff' : ink.soft };
    const blocks = values.map((value, k) => {
      const y = base - total(values.slice(0, k + 1)) * perMillion + between;
      return (
        rect(lefts[c], y, width, value * perMillion - between, { r: 6, fill: fills[k], op: c ? 1 : 0.72 }) +
        text(centre, middleOf(values, k) + between / 2 + amounts * 0.36, amount(value), {
          size: amounts,
          weight: 500,
          anchor: 'm',
        })
      );
    });
    return (
      blocks.join('') +
      text(centre, top - totals * 0.4, amount(total(values)), { ...said, size: totals, weight: 650 }) +
      text(centre, base + under, periods[c], { ...said, size: words, weight: 500 })
    );
  });
  const edge = lefts[1] + width;
  const names = segments.map((name, k) => {
    const y = middleOf(now, k) + between / 2;
    return (
      line(edge + 14, y, edge + 42, y, blueLight, { sw: 2 }) +
      text(edge + toName, y + words * 0.35, name, { size: words, weight: 500 })
    );
  });
  return (
    `<style>text{font-family:Geist,"${face}"}</style>` +
    rect(0, 0, WIDTH, height, { fill: ink.panel }) +
    line(PAD, base, edge, base, ink.edge, { sw: 2 }) +
    columns.join('') +
    rect(lefts[1], base - total(now) * perMillion, width, 4, { fill: glow }) +
    text(PAD, PAD + words * 0.8, unit, { size: words, weight: 450, fill: ink.soft }) +
    names.join('')
  );
}

const figures = { 'third-quarter-2026': thirdQuarter2026 };

const studio = await openStudio();
for (const [slug, draw] of Object.entries(figures))
  for (const [locale, words] of Object.entries(WORDS))
    for (const size of SIZES) {
      const png = await studio.draw(draw(words, size), WIDTH, size.height);
      const file = inPublic(`assets/news/${slug}-figure-${locale}${size.suffix}-${WIDTH}.webp`);
      const bytes = await encode(png, WIDTH, 'webp', BUDGET, file, { fine: true });
      console.log(`${slug} ${locale}${size.suffix}`.padEnd(34), kb(bytes));
    }
await studio.close();
