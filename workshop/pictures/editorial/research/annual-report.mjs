// Waterfall from revenue to profit, for phones.
import { company, fmt } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { label, svg } from '../board.mjs';
import { words } from '../words.mjs';
import { pocketLeaf } from './leaf.mjs';

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

/** Each with where its bar begins and ends, and the level it leaves to the next. */
const bars = steps.map(([v, kind], i) => {
  const total = kind === 'total';
  const before = total ? 0 : steps.slice(0, i).reduce((level, [a, k]) => (k === 'total' ? a : level + a), 0);
  return { v, total, from: total ? 0 : before + v, to: total ? v : before, level: total ? v : before + v };
});

const fillOf = ({ total }, i) => (total ? (i === 8 ? '#13B3AA' : i === 6 ? '#1F5BFF' : '#6C95FF') : '#C3CEDF');
const amount = (v) => (v < 0 ? `−${fmt(-v, 1)}` : fmt(v, 1));

/** pocket/annual-report: it lies on its side, so that every bar has its name before it and its amount behind it. */
export function annualReportPocket(locale) {
  const t = words[locale].research.annual;
  // English names are the longer ones.
  const [w, pitch, bar, left] = [310, 20.4, 12.4, locale === 'en' ? 62 : 56];
  const x = (v) => left + (v / 862.4) * (w - left - 44);
  const drawn = bars.map((one, i) => {
    const { v, total, from, to, level } = one;
    const middle = (i + 0.5) * pitch;
    const [top, foot] = [middle - bar / 2, middle + bar / 2];
    const next =
      i < 8
        ? html`<path d="M${x(level)} ${foot}V${top + pitch}" stroke="var(--mute)" stroke-width=".75" stroke-dasharray="2 2"/>`
        : '';
    return html`${next}<rect x="${x(from)}" y="${top}" width="${x(to) - x(from)}" height="${bar}" rx="1.500" fill="${fillOf(one, i)}"/>${label(0, middle + 4, t.bars[i], { size: 11.5, fill: total ? 'var(--text)' : 'var(--soft)', weight: total ? 600 : 450 })}${label(x(to) + 6, middle + 4, amount(v), { size: 11.5, weight: total ? 650 : 500, fill: total ? 'var(--text)' : 'var(--soft)' })}`;
  });
  const note = html`<div style="position:absolute;right:20px;bottom:16px;text-align:right"><div class="soft s11">${t.note[0]}</div><div class="w7 s26 tight" style="line-height:1.2;color:var(--accent)">${t.note[1]}</div><div class="soft s11 nowrap">${t.note[2]}</div></div>`;
  const whose = `${company('07061').name[locale]} ${t.year}`;
  return pocketLeaf(
    whose,
    t.title,
    html`<div style="position:absolute;left:20px;top:36px">${svg(w, 186, drawn)}</div>${note}`,
  );
}
