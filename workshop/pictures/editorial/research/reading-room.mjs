// For phones: a page being read, with marked lines and the notes in its margin.
import { inWords } from '../../../lib/lines.mjs';
import { company, icon } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { words } from '../words.mjs';
import { pocketLeaf } from './leaf.mjs';

const tones = [
  ['#FFF6DF', '#F0DFB4', '#8A6410', 'NotebookPen'],
  ['#EAF0FF', '#C9D8FF', '#1748D1', 'MessageCircle'],
  ['#E6F7F5', '#BFE7E3', '#0B6F69', 'CircleCheck'],
];

export function readingRoomPocket(locale) {
  const t = words[locale].research.room;
  const marked = (text, colour) =>
    html`<span style="background:${colour};border-radius:2px;box-decoration-break:clone;-webkit-box-decoration-break:clone;padding:1px 0">${inWords(text)}</span>`;
  const line = (inner, look = '') =>
    html`<p class="${look}" style="font-size:11px;line-height:1.5;margin-top:4px">${inner}</p>`;
  const notes = t.marginal.map(
    ([kind, text], i) =>
      html`<div style="padding:5px 8px 6px;border-radius:8px;background:${tones[i][0]};box-shadow:inset 0 0 0 .75px ${tones[i][1]}"><div class="row w6" style="gap:4px;font-size:10.5px;color:${tones[i][2]}">${icon(tones[i][3], 11, 2)}${kind}</div><div style="margin-top:1px;font-size:10.5px;line-height:1.35">${inWords(text)}</div></div>`,
  );
  return pocketLeaf(
    company('07061').name[locale],
    `${t.report}${locale === 'en' ? ', ' : '，'}${t.page}`,
    html`<div style="position:absolute;left:20px;top:40px;width:190px"><b class="w7 s14 tight" style="display:block;line-height:1.3">${t.title}</b>${line(marked(t.paragraphs[0], 'rgb(233 180 76 / .3)'))}${line(inWords(t.paragraphs[1]), 'soft')}${line(marked(t.paragraphs[2], 'rgb(31 91 255 / .13)'))}</div>
<div class="col" style="position:absolute;left:222px;right:20px;top:42px;gap:7px;padding-left:10px;border-left:.5px solid var(--line)">${notes}</div>`,
  );
}
