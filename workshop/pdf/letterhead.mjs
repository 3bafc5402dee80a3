// The head of an announcement: disclaimer, mark, name, stock code. A filing has no cover.
import { markBars, markColours } from '../kit/mark.mjs';
import { esc, pair } from './html.mjs';

const bars = (theme) =>
  markBars
    .map((b, i) => `<rect x="${b.x}" y="${b.y}" width="${b.width}" height="4" rx="2" fill="${markColours[theme][i]}"/>`)
    .join('');
export const markSvg = (theme, mm) =>
  `<svg viewBox="0 0 24 24" style="width:${mm}mm;height:${mm}mm;display:block">${bars(theme)}</svg>`;

export const inline = `
.disclaimer{font-size:6.9pt;line-height:1.5;color:#4A566C;padding-bottom:6pt;border-bottom:.5pt solid #E3E8F0}
.disclaimer .pair{margin:0}.disclaimer .pair p{color:#4A566C}
.letterhead{display:flex;align-items:center;gap:4mm;padding:6mm 0 5mm}
.letterhead .name{font-weight:700;font-size:15pt;line-height:1.2;letter-spacing:-.01em}
.letterhead .name>span{font-size:13pt;margin-left:2.5mm;letter-spacing:0}
.letterhead small{display:block;font-size:7pt;line-height:1.55;color:#4A566C;font-weight:400;letter-spacing:0}
.letterhead .code{margin-left:auto;text-align:right;font-size:7pt;line-height:1.5;color:#4A566C}
.letterhead .code b{display:block;font-size:13pt;line-height:1.2;color:#0B1220}
.titles{border-top:1.5pt solid #0B1220;padding:4.5mm 0 5mm;break-after:avoid}
.titles h1{font-weight:700;font-size:13pt;line-height:1.4;text-wrap:balance}
.titles p{font-weight:700;font-size:10.5pt;line-height:1.35;margin-top:1.2mm;color:#4A566C;text-wrap:balance;letter-spacing:-.005em}
.titles small{display:block;font-size:7pt;color:#1F5BFF;font-weight:700;margin-bottom:1.6mm}
`;

/** kind: the noun each language uses for this document, [zh, en]. */
export function letterhead({ titleZh, titleEn, kind }) {
  const [nounZh, nounEn] = kind;
  return `<div class="disclaimer">${pair(
    `香港交易及結算所有限公司及香港聯合交易所有限公司對本${nounZh}的內容概不負責，對其準確性或完整性亦不發表任何聲明，並明確表示，概不就因本${nounZh}全部或任何部分內容而產生或因倚賴該等內容而引致的任何損失承擔任何責任。`,
    `Hong Kong Exchanges and Clearing Limited and The Stock Exchange of Hong Kong Limited take no responsibility for the contents of this ${nounEn}, make no representation as to its accuracy or completeness and expressly disclaim any liability whatsoever for any loss howsoever arising from or in reliance upon the whole or any part of the contents of this ${nounEn}.`,
  )}</div>
<div class="letterhead">${markSvg('paper', 11)}<div class="name">TRADEGO<span lang="zh-Hant">捷利交易寶</span><small><span style="margin-left:-.5em">（於開曼群島註冊成立的有限公司）</span><br>(Incorporated in the Cayman Islands with limited liability)</small></div><div class="code">GEM 股份代號 Stock code<b>08017</b></div></div>
<div class="titles"><h1 lang="zh-Hant">${esc(titleZh)}</h1><p lang="en">${esc(titleEn)}</p></div>`;
}
