// The paper of slides: 16:9, one frame for every page but the cover.
import { rect } from '../../kit/svg.mjs';
import { inWords } from '../../lib/lines.mjs';
import { blue, glow, ink } from '../../lib/palette.mjs';
import { depths } from '../cover.mjs';
import { esc } from '../html.mjs';
import { markSvg } from '../letterhead.mjs';

const [WIDE, TALL] = [1280, 720];

const style = `
@page{size:${WIDE}px ${TALL}px;margin:0}
*{box-sizing:border-box}
html{-webkit-print-color-adjust:exact}
body{margin:0;font:400 22px/1.5 Latin,Han;color:#0B1220;text-autospace:no-autospace;line-break:strict;font-kerning:normal}
h1,h2,p,ul,dl,dd,dt,blockquote{margin:0;padding:0;font-weight:inherit;font-size:inherit}
b,h1,h2,strong{font-weight:700}
.slide{position:relative;width:${WIDE}px;height:${TALL}px;padding:64px 80px 84px;overflow:hidden;break-after:page;display:grid;grid-template-rows:auto 1fr}
.slide:last-child{break-after:auto}
h1{font-size:38px;line-height:1.25;letter-spacing:-.015em;text-wrap:balance}
[lang^=zh] h1{letter-spacing:0}
.under{font-size:19px;line-height:1.4;color:#4A566C;margin-top:10px}
.foot{position:absolute;left:80px;right:80px;bottom:32px;display:flex;justify-content:space-between;font-size:15px;line-height:1.4;color:#4A566C}
.main{align-self:center;min-width:0}
.ink{background:${ink.bg};color:#fff}
.ink .foot,.ink .under{color:#BAC6DD}
svg{display:block;width:100%;height:auto}
svg text{font-family:Latin,Han}
.cover>svg{position:absolute;inset:0;width:${WIDE}px;height:${TALL}px}
.cover .brand{position:relative;display:flex;gap:16px;align-items:center;font-size:30px;font-weight:700;letter-spacing:-.01em}
.cover .brand svg{width:44px!important;height:44px!important}
.cover .brand span{margin-left:8px;font-size:19px;font-weight:400;letter-spacing:0;color:#BAC6DD}
.cover .title{position:relative;align-self:end;max-width:700px;padding-bottom:44px}
.cover h1{font-size:60px;line-height:1.18;letter-spacing:-.03em}
[lang^=zh] .cover h1{letter-spacing:0}
.cover .under{font-size:23px;margin-top:20px}
.cover .label{display:inline-block;margin-bottom:22px;padding:5px 14px;border:1.5px solid ${glow};border-radius:4px;color:${glow};font-size:19px;line-height:1.4}
.cards{display:grid;grid-template-columns:1fr 1fr;gap:0 56px}
.cards>div{padding:26px 0 30px;border-top:2px solid #0B1220}
.cards dt{font-size:22px;color:#4A566C}
.cards .large{font-size:58px;line-height:1.15;font-weight:700;letter-spacing:-.03em;margin-top:6px}
.cards .large small{font-size:23px;font-weight:400;letter-spacing:0;margin-left:10px}
.cards .than{font-size:20px;color:#4A566C;margin-top:4px}
.cards .than b{color:${blue}}
table{width:100%;border-collapse:collapse;font-size:24px;line-height:1.3}
th{font-weight:700;text-align:right;border-bottom:2px solid #0B1220;padding:0 0 12px 24px}
td{text-align:right;border-bottom:1px solid #D5DDEA;padding:15px 0 15px 24px;white-space:nowrap}
th:first-child,td:first-child{text-align:left;padding-left:0}
td.now{font-weight:700}
tr.rate td{color:#4A566C}tr.rate td.now{color:#0B1220}
.panels{display:grid;grid-template-columns:1fr 1fr;gap:72px}
.panels h2{font-size:22px;line-height:1.4;margin-bottom:14px}
.panels h2 small{font-weight:400;color:#4A566C;font-size:18px;margin-left:10px}
blockquote{font-size:48px;line-height:1.4;font-weight:700;letter-spacing:-.015em;max-width:1040px;text-wrap:balance}
[lang^=zh] blockquote{letter-spacing:0}
.who{margin-top:34px;font-size:22px;color:#BAC6DD}
.notes{max-width:1040px;list-style:none}
.notes li{padding:16px 0;border-top:1px solid #D5DDEA;font-size:23px;line-height:1.45}
.notes li:first-child{border-top:2px solid #0B1220}
`;

/** Depth on both sides of a spread, as on the covers of reports; the last price is the only light. */
function ladder(seed) {
  const { mid, rows } = depths(seed);
  const step = TALL / rows.length;
  const y = (index) => index * step + 6;
  const bars = rows.map((depth, index) => {
    const long = Math.max(20, 430 * depth);
    return rect(WIDE - long, y(index), long + 10, 6, {
      r: 3,
      fill: index > mid ? '#6C95FF' : '#33456B',
      op: +(0.28 + 0.72 * Math.min(1, depth)).toFixed(2),
    });
  });
  const price = y(mid) + step / 2 + 3;
  return (
    bars.join('') +
    rect(WIDE - 520, price - 0.8, 540, 1.6, { fill: glow, op: 0.85 }) +
    rect(WIDE - 524, price - 5, 10, 10, { r: 5, fill: glow })
  );
}

/** A page: what it says as its heading, in what amounts are below it, and what shows it. */
export const slide = (title, under, content, tone = '') =>
  `<section class="slide ${tone}"><div><h1>${inWords(esc(title))}</h1>${under ? `<p class="under">${esc(under)}</p>` : ''}</div><div class="main">${content}</div>`;

/** The whole deck as HTML: its cover, which says what it is itself, then its pages, each with company, label and number at the foot. */
export function deck({ words, title, under, day, code, seed }, pages) {
  const foot = (number) =>
    `<div class="foot"><span>${esc(`${words.brand} · ${words.code(code)}`)}</span><span>${esc(words.sample)}</span><span>${number} / ${pages.length + 1}</span></div></section>`;
  const cover = `<section class="slide cover ink"><svg viewBox="0 0 ${WIDE} ${TALL}" aria-hidden="true">${ladder(seed)}</svg><div class="brand">${markSvg('ink', 12)}${esc(words.brand)}<span>${esc(words.code(code))}</span></div><div class="title"><p class="label">${esc(words.sample)}</p><h1>${inWords(esc(title))}</h1><p class="under">${esc(under)}<br>${esc(day)}</p></div></section>`;
  const body = cover + pages.map((page, index) => page + foot(index + 2)).join('');
  return `<!doctype html><html lang="${words.lang}"><head><meta charset="utf-8"><title>${esc(`${title} · ${words.brand} (${words.code(code)})`)}</title><style>/*fonts*/${style}</style></head><body><main class="flow" data-page="190">${body}</main></body></html>`;
}
