// The paper: A4, running lines, type sizes. Margin boxes hold the sample notice on every page.
import { esc } from './html.mjs';
import { inline } from './letterhead.mjs';

const size = { roomy: [9.5, 1.66, 10.5], normal: [8.8, 1.6, 8], tight: [8.5, 1.52, 6.4], tighter: [8.2, 1.45, 5] };
export const sampleNotice = 'Sample document · 示範文件';

export function sheet({ title, body, cover = '', running = '', lang = 'zh-Hant' }, density) {
  const [pt, leading, gap] = size[density];
  const quoted = (s) => `"${s.replace(/["\\]/g, '')}"`;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${esc(title)}</title><style>/*fonts*/
@page{size:A4;margin:17mm 18mm 19mm;
  @bottom-left{content:${quoted(sampleNotice)};font:400 7pt Latin,Han;color:#4A566C;vertical-align:top;padding-top:5mm}
  @bottom-right{content:counter(page) " / " counter(pages);font:400 7pt Latin,Han;color:#4A566C;vertical-align:top;padding-top:5mm}
  @top-left{content:${quoted(running ? 'TradeGo 捷利交易寶 · GEM 08017' : '')};font:400 7pt Latin,Han;color:#4A566C;vertical-align:bottom;padding-bottom:4mm}
  @top-right{content:${quoted(running)};font:400 7pt Latin,Han;color:#4A566C;vertical-align:bottom;padding-bottom:4mm}}
@page cover{margin:0;@bottom-left{content:none}@bottom-right{content:none}@top-left{content:none}@top-right{content:none}}
*{box-sizing:border-box}
html{-webkit-print-color-adjust:exact}
body{margin:0;font:400 ${pt}pt/${leading} Latin,Han;color:#0B1220;text-autospace:no-autospace;line-break:strict;font-kerning:normal;orphans:2;widows:2}
main.flow{width:174mm}
p,h1,h2,h3{margin:0;font-weight:inherit;font-size:inherit}
b,h2,strong{font-weight:700}
[lang=zh-Hant]{line-height:inherit} /* one leading for both, so that the rows of a pair stay level */
[lang=en]{hyphens:manual}
.pair{display:grid;grid-template-columns:82mm 82mm;column-gap:10mm;margin:0 0 ${gap}pt;break-inside:avoid}
.pair p[lang=en]{color:#1b2536}
.heading{margin:${gap * 1.5}pt 0 ${gap * 0.6}pt;break-after:avoid}
.heading h2{font-size:${pt + 0.9}pt;line-height:1.4}
.heading:first-child{margin-top:0}
.clause p{display:grid;grid-template-columns:7mm 1fr}
.clause b{font-weight:400;color:#4A566C}
.rule{border:0;border-top:.5pt solid #E3E8F0;margin:${gap * 1.3}pt 0}
table{width:100%;border-collapse:collapse;margin:${gap * 1.1}pt 0 ${gap * 1.5}pt;font-size:${pt - 0.5}pt;line-height:1.4;break-inside:avoid}
table.long{break-inside:auto}
colgroup+tbody tr:first-child td{border-top:1pt solid #0B1220}
caption{text-align:left;font-weight:700;padding-bottom:4pt;break-after:avoid;font-size:${pt}pt}
caption i{font-style:normal;font-weight:400;color:#4A566C;float:right;font-size:${pt - 0.8}pt}
th{font-weight:700;text-align:left;vertical-align:bottom;border-bottom:1pt solid #0B1220;padding:3pt 4pt 3.5pt}
td{vertical-align:top;border-bottom:.5pt solid #E3E8F0;padding:${gap * 0.45}pt 4pt}
th:first-child,td:first-child{padding-left:0}th:last-child,td:last-child{padding-right:0}
thead{display:table-header-group}tr{break-inside:avoid}
.r{text-align:right;white-space:nowrap}.c{text-align:center}
.both [lang=en]{color:#4A566C;font-weight:400}
th .both [lang=en],.stack td .both [lang=en]{display:block}
.stack td .both [lang=zh-Hant]{display:inline}
tr.total td{font-weight:700;border-top:.75pt solid #0B1220;border-bottom:.75pt solid #0B1220}
tr.group td{font-weight:700;border-bottom:0;padding-top:${gap}pt}
.cols{display:grid;grid-template-columns:1fr 1fr;column-gap:10mm}
.note{margin:${gap}pt 0;padding:7pt 10pt;background:#F5F7FB;border-radius:5pt;font-size:${pt - 0.9}pt;line-height:1.5;break-inside:avoid}
.note .pair{grid-template-columns:1fr 1fr;column-gap:9mm;margin:0}
.note .pair+.pair{margin-top:4pt}
.sign{break-inside:avoid;margin-top:${gap * 1.2}pt}
.sign .pair{margin-bottom:${gap * 0.8}pt}
.fine{font-size:${pt - 0.9}pt;line-height:1.5;color:#4A566C}
.fine .pair p{color:#4A566C}
figure{margin:${gap * 0.6}pt 0 ${gap * 1.4}pt;break-inside:avoid}
figure svg{display:block;width:100%;height:auto}
figcaption{font-weight:700;padding-bottom:4pt}
.break{break-before:page}
${inline}
.cover{page:cover;position:relative;width:210mm;height:297mm;overflow:hidden;break-after:page}
.cover>svg{position:absolute;inset:0;width:210mm;height:297mm}
.cover>div{position:absolute}
svg text{font-family:Latin,Han}
</style></head><body>${cover}<main class="flow" data-page="261">${body}</main></body></html>`;
}
