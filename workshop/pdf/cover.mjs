// Covers: the order-book ladder, grown from the document's own name, on ink or on paper.
import { each, light, rect } from '../kit/svg.mjs';
import { blue, blueLight, glow, ink, paper, teal } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { esc } from './html.mjs';
import { markSvg } from './letterhead.mjs';
import { sampleNotice } from './sheet.mjs';

export const tones = {
  annual: { ask: '#33456B', bid: blueLight, lamp: blue },
  interim: { ask: '#2B4A63', bid: glow, lamp: '#12808A' },
  quarterly: { ask: '#3A4763', bid: '#8FA4D6', lamp: '#24407F' },
  paper: { ask: '#C3CEDF', bid: blue, lamp: '#DCE6FF' },
};

/** The book of one document: how deep each of its rows stands, and the row of the spread. */
export function depths(seed) {
  const r = seeded(seed);
  const mid = r.int(15, 21);
  let pull = 0;
  const rows = Array.from({ length: 38 }, (_, i) => {
    pull = pull * 0.55 + r.normal() * 0.1;
    return 0.2 + 0.5 * Math.exp(-(((Math.abs(i - mid) - 9) / 9) ** 2)) + pull + r.next() * 0.16;
  });
  return { mid, rows };
}

/** Depth on both sides of a spread; the last price is the only light. */
function ladder(seed, tone, onInk) {
  const { mid, rows } = depths(seed);
  const [top, step, right] = [132, 16.4, 794];
  const bars = each(rows, (depth, i) => {
    const length = Math.max(24, Math.min(i > 27 ? 430 : 540, 560 * depth)); // the last rows leave room for the year
    const bid = i > mid;
    const y = top + i * step + (bid ? 26 : 0);
    return rect(right - length, y, length + 20, 5.6, {
      r: 2.8,
      fill: bid ? tone.bid : tone.ask,
      op: +(0.28 + 0.72 * Math.min(1, depth)).toFixed(2),
    });
  });
  const y = top + mid * step + 27;
  const price = onInk ? glow : teal;
  return (
    bars +
    rect(right - 640, y, 660, 1.6, { fill: price, op: 0.85 }) +
    rect(right - 644, y - 4, 9.6, 9.6, { r: 4.8, fill: price })
  );
}

/** lines: title in Chinese and English, figure: the large numeral, tone: one of the above. */
export function cover({ seed, titleZh, titleEn, figure, subZh = '', subEn = '', tone = 'annual', small = '' }) {
  const onInk = tone !== 'paper';
  const t = onInk ? ink : paper;
  const colours = tones[tone];
  const [strong, soft] = onInk ? ['#FFFFFF', '#BAC6DD'] : ['#0B1220', '#4A566C'];
  const art = `<svg viewBox="0 0 794 1123" preserveAspectRatio="none">${rect(0, 0, 794, 1123, { fill: t.bg })}${light(700, 380, 620, 560, colours.lamp, onInk ? 0.42 : 0.9)}${ladder(seed, colours, onInk)}</svg>`;
  return `<section class="cover" style="background:${t.bg};color:${strong}">${art}
<div style="left:18mm;top:17mm;display:flex;gap:3.4mm;align-items:center">${markSvg(onInk ? 'ink' : 'paper', 9)}<span style="font-weight:700;font-size:15pt;letter-spacing:-.01em">TradeGo</span><span style="font-size:12pt;font-weight:700">捷利交易寶</span></div>
<div style="right:18mm;top:18.5mm;font-size:8.5pt;text-align:right;color:${soft};line-height:1.55">GEM<br><span style="color:${strong};font-weight:700">08017</span></div>
${figure ? `<div style="left:17mm;bottom:83mm;font-size:64pt;font-weight:700;line-height:1;letter-spacing:-.035em">${esc(figure)}</div>` : ''}
<div style="left:18mm;right:30mm;bottom:43mm"><div lang="zh-Hant" style="font-size:24pt;font-weight:700;line-height:1.35">${esc(titleZh)}</div><div lang="en" style="font-size:15pt;line-height:1.4;margin-top:2mm;color:${soft}">${esc(titleEn)}</div>${subZh ? `<div style="font-size:8.5pt;line-height:1.65;margin-top:4mm;color:${soft}"><span lang="zh-Hant">${esc(subZh)}</span><br><span lang="en">${esc(subEn)}</span></div>` : ''}</div>
<div style="left:18mm;right:18mm;bottom:12.5mm;border-top:.5pt solid ${onInk ? '#2A3853' : '#D5DDEA'};padding-top:4mm;font-size:7pt;display:flex;justify-content:space-between;color:${soft}"><span>${sampleNotice}</span><span>${small || '股份代號 Stock code 08017'}</span></div>
</section>`;
}
