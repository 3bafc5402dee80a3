// Waterfall from revenue to profit; the sums are the ones the phone's report states.
import { fmt } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { label, svg } from '../board.mjs';
import { words } from '../words.mjs';
import { leaf } from './leaf.mjs';

/** Amount and kind: a total stands on the floor, a step hangs from the one before. */
const steps = [
  [862.4, 'total'],
  [-320.6, 'step'],
  [541.8, 'total'],
  [-178.2, 'step'],
  [-103.5, 'step'],
  [-65.2, 'step'],
  [194.9, 'total'],
  [-33.6, 'step'],
  [161.3, 'total'],
];

export function annualReport(locale) {
  const t = words[locale].research.annual;
  const [w, foot, pitch, bar] = [432, 216, 48.6, 33];
  const y = (v) => foot - (v / 900) * 196;
  let level = 0;
  const drawn = steps.map(([v, kind], i) => {
    const x = i * pitch + 5;
    const from = kind === 'total' ? 0 : level + v;
    const to = kind === 'total' ? v : level;
    level = kind === 'total' ? v : level + v;
    const fill = kind === 'step' ? '#C3CEDF' : i === 8 ? '#13B3AA' : i === 6 ? '#1F5BFF' : '#6C95FF';
    const next =
      i < 8
        ? html`<path d="M${x + bar} ${y(level)}H${x + pitch}" stroke="var(--mute)" stroke-width=".75" stroke-dasharray="2 2"/>`
        : '';
    return html`<rect x="${x}" y="${y(to)}" width="${bar}" height="${y(from) - y(to)}" rx="1.500" fill="${fill}"/>${next}${label(x + bar / 2, y(to) - 6, v < 0 ? `−${fmt(-v, 1)}` : fmt(v, 1), { anchor: 'middle', size: 11, weight: kind === 'total' ? 650 : 500, fill: kind === 'total' ? 'var(--text)' : 'var(--soft)' })}${label(x + bar / 2, foot + 16, t.bars[i], { anchor: 'middle', size: locale === 'en' ? 9 : 10, fill: kind === 'total' ? 'var(--text)' : 'var(--mute)', weight: kind === 'total' ? 600 : 450 })}`;
  });
  const note = html`<div style="position:absolute;right:24px;top:94px;padding:12px 16px;border-radius:12px;background:var(--wash)"><div class="soft s11">${t.note[0]}</div><div class="w7 s26 tight" style="line-height:1.15;color:var(--accent)">${t.note[1]}</div><div class="soft s11 nowrap">${t.note[2]}</div></div>`;
  return leaf(
    locale,
    { chapter: t.chapter, title: t.title, page: '12 / 46', note: t.unit },
    html`<div style="position:absolute;left:22px;top:104px">${svg(w, 240, html`${[300, 600].map((v) => html`<path d="M0 ${y(v)}H${w}" stroke="var(--line)"/>`)}<path d="M0 ${foot}H${w}" stroke="var(--text)"/>${drawn}`)}</div>${note}`,
  );
}
