// The two white papers as booklets: the cover the PDF carries, and one of its pages open behind it.

import { cover } from '../../pdf/cover.mjs';
import { barChart } from '../../ui-kit/index.mjs';
import { html } from '../phone/base.mjs';
import { words } from './words.mjs';

const page = { width: 794, height: 1123 };
const kinds = {
  ipo: { seed: 'ipo-market-white-paper', tone: 'interim', chart: [16, 27, 28, 37, 25, 17], on: 3, spine: '#0A2227' },
  equity: {
    seed: 'equity-incentive-white-paper',
    tone: 'quarterly',
    chart: [29, 58, 91, 55, 25],
    on: 2,
    spine: '#101A33',
  },
};

export const css = `
.pic .cover{position:relative;width:794px;height:1123px;overflow:hidden}
.pic .cover>svg{position:absolute;inset:0;width:794px;height:1123px}
.pic .cover>div{position:absolute}
.pic .leaf{position:absolute;inset:0;background:#fff;color:#0B1220;padding:74px 76px;font-size:19px;line-height:1.7}
`;

function front(kind, t, locale) {
  const made = cover({
    ...kinds[kind],
    figure: '2026',
    titleZh: t.title[0],
    titleEn: t.title[1],
    subZh: t.sub[0],
    subEn: t.sub[1],
    small: t.small,
  });
  return locale === 'zh' ? made.replaceAll('捷利交易寶', '捷利交易宝').replaceAll('示範文件', '示例文件') : made;
}

const running = (t, no) =>
  html`<div style="display:flex;justify-content:space-between;font-size:14px;color:#64718A;margin-bottom:44px"><span>TradeGo · GEM 08017</span><span>${t.title[0]} · ${no}</span></div>`;
const title = (text) =>
  html`<div style="font-size:34px;font-weight:700;line-height:1.3;margin-bottom:18px">${text}</div>`;
const caption = (text) => html`<div style="font-size:18px;font-weight:700;margin:36px 0 12px">${text}</div>`;

function chartPage(kind, t) {
  const k = kinds[kind];
  return html`<div class="leaf paper">${running(t, 3)}${title(t.inside)}<div style="color:#4A566C">${t.text}</div>
${caption(t.caption)}${barChart(
  k.chart.map((v) => [v]),
  {
    w: 642,
    h: 380,
    labels: t.labels,
    colours: ['#1F5BFF'],
    axis: 0,
    size: 16,
    on: k.on,
    wide: 0.7,
    rows: 3,
    bottom: 30,
  },
)}
<table style="margin-top:30px;font-size:18px"><tbody>${t.rows.map(([label, value]) => html`<tr><td style="height:46px;padding:0">${label}</td><td class="num strong" style="padding:0">${value}</td></tr>`)}</tbody></table></div>`;
}

/** Leaves seen from the side: planes close behind one another. */
const block = (count, step, inset = 0) =>
  html`${Array.from({ length: count }, (_, i) => html`<div style="position:absolute;inset:${inset}px 0;transform:translateZ(${-(i + 1) * step}px);background:${i % 2 ? '#D3DAE6' : '#F4F6FA'}"></div>`)}`;

export const paper = (kind) => (locale) => {
  const t = words[locale].paper[kind];
  const size = `position:absolute;width:${page.width}px;height:${page.height}px`;
  const spread = html`<div style="position:absolute;left:226px;top:50px;zoom:.33;transform-style:preserve-3d;transform:rotateX(10deg) rotateY(9deg) rotateZ(7deg)">
<div style="${size};box-shadow:0 60px 120px -30px rgb(4 8 18 / .45)"><div class="leaf paper">${running(t, 2)}</div><i style="position:absolute;inset:0;background:linear-gradient(90deg,transparent 82%,rgb(11 18 32 / .16))"></i></div>
<div style="${size};left:794px;transform-origin:0 50%;transform:rotateY(-10deg);box-shadow:40px 60px 120px -30px rgb(4 8 18 / .45)">${chartPage(kind, t)}<i style="position:absolute;inset:0;background:linear-gradient(90deg,rgb(11 18 32 / .2),transparent 14%)"></i></div></div>`;
  const booklet = html`<div style="position:absolute;left:114px;top:134px;zoom:.335;width:794px;height:1123px;transform-style:preserve-3d;transform:rotateX(6deg) rotateY(-24deg) rotateZ(-3deg)">
<div style="position:absolute;inset:0;transform:translateZ(-24px);background:${kinds[kind].spine};box-shadow:60px 90px 140px -20px rgb(4 8 18 / .6)"></div>${block(10, 2.1, 5)}
<div style="position:absolute;inset:0">${front(kind, t, locale)}<i style="position:absolute;inset:0;background:linear-gradient(90deg,rgb(255 255 255 / .05) 0,rgb(0 0 0 / .34) 1.6%,rgb(255 255 255 / .07) 3.4%,transparent 9%,transparent 70%,rgb(255 255 255 / .06))"></i></div></div>`;
  return html`<div style="position:absolute;inset:0;perspective:1500px;perspective-origin:50% 46%">${spread}${booklet}</div>`;
};
