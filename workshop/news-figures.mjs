// node workshop/news-figures.mjs   the charts within articles of results, once a language: they carry words and amounts,
// as the covers do not

import { line, rect, text } from './kit/svg.mjs';
import { encode, kb } from './lib/encode.mjs';
import { blue, blueLight, glow, ink } from './lib/palette.mjs';
import { inPublic } from './lib/places.mjs';
import { openStudio } from './lib/studio.mjs';

const [WIDTH, HEIGHT] = [1280, 800];
const BUDGET = 60 * 1024;

/** A phone shows 1280 pixels at 350, where this is 10 high. */
const SMALL = 37;

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
    width: 320,
    amount: inWan,
  },
  zh: {
    face: 'Noto Sans CJK SC',
    unit: '收入（万港元）',
    periods: ['2025 年前三季度', '2026 年前三季度'],
    segments: ['券商 SaaS 及交易系统', '行情数据及个人服务', '上市公司及 ESOP 服务'],
    width: 320,
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
    width: 234,
    amount: (million) => million.toFixed(1),
  },
};

/** Two columns on one scale with their totals; each segment is named beside the later one and has its amount in both. */
function thirdQuarter2026({ face, unit, periods, segments, width, amount }) {
  const [base, perMillion, gap] = [704, 5.8, 6];
  // As broad as leaves each name its line.
  const lefts = [64, 64 + width + 36];
  const fills = [blue, '#2647A3', '#1B2F63'];
  const total = (values) => values.reduce((sum, value) => sum + value, 0);
  const middleOf = (values, k) => base - (total(values.slice(0, k)) + values[k] / 2) * perMillion;
  const columns = NINE_MONTHS.map((values, c) => {
    const top = base - total(values) * perMillion;
    const centre = lefts[c] + width / 2;
    const blocks = values.map((value, k) => {
      const y = base - total(values.slice(0, k + 1)) * perMillion + gap;
      return (
        rect(lefts[c], y, width, value * perMillion - gap, { r: 6, fill: fills[k], op: c ? 1 : 0.72 }) +
        text(centre, middleOf(values, k) + 17, amount(value), { size: 42, weight: 500, anchor: 'm' })
      );
    });
    return (
      blocks.join('') +
      text(centre, top - 22, amount(total(values)), {
        size: 58,
        weight: 650,
        anchor: 'm',
        fill: c ? '#fff' : ink.soft,
      }) +
      text(centre, base + 56, periods[c], { size: SMALL, weight: 500, anchor: 'm', fill: c ? '#fff' : ink.soft })
    );
  });
  const [, now] = NINE_MONTHS;
  const edge = lefts[1] + width;
  const names = segments.map((name, k) => {
    const y = middleOf(now, k);
    return (
      line(edge + 14, y, edge + 42, y, blueLight, { sw: 2 }) +
      text(edge + 58, y + 13, name, { size: SMALL, weight: 500 })
    );
  });
  return (
    `<style>text{font-family:Geist,"${face}"}</style>` +
    rect(0, 0, WIDTH, HEIGHT, { fill: ink.panel }) +
    line(64, base, edge, base, ink.edge, { sw: 2 }) +
    columns.join('') +
    rect(lefts[1], base - total(now) * perMillion, width, 4, { fill: glow }) +
    text(64, 84, unit, { size: SMALL, weight: 450, fill: ink.soft }) +
    names.join('')
  );
}

const figures = { 'third-quarter-2026': thirdQuarter2026 };

const studio = await openStudio();
for (const [slug, draw] of Object.entries(figures))
  for (const [locale, words] of Object.entries(WORDS)) {
    const png = await studio.draw(draw(words), WIDTH, HEIGHT);
    const file = inPublic(`assets/news/${slug}-figure-${locale}-${WIDTH}.webp`);
    console.log(`${slug} ${locale}`.padEnd(28), kb(await encode(png, WIDTH, 'webp', BUDGET, file, { fine: true })));
  }
await studio.close();
