// The scenarios for phones, 360 × 300, where a whole screen would be too small to read: of each the part that tells it.
import { badge, company, fmt, icon, mark, meter, pct, way } from '../../ui-kit/index.mjs';
import { html } from '../phone/base.mjs';
import { told } from './alerts.mjs';
import { gateway } from './broker.mjs';
import { followed } from './desk.mjs';
import { results } from './quant.mjs';
import { stage } from './stage.mjs';
import { words } from './words.mjs';

const size = { width: 360, height: 300 };
/** Of a motif behind these only slivers would be seen: beside a card, between two notes. */
const plain = '';

/** A part of a screen, lifted off the ground. */
const card = (theme, inner) =>
  html`<div class="${theme}" style="position:absolute;inset:16px;overflow:hidden;border-radius:14px;background:${theme === 'paper' ? '#fff' : '#0B1220'};color:var(--text);box-shadow:0 0 0 1px var(--line),0 18px 40px -14px rgb(4 10 30/.6);font-size:12px">${inner}</div>`;

export const quantPocket = (locale) =>
  stage('quant', 'blue', plain, card('ink', results(words[locale].quant, { width: 300, height: 132, size: 12 })), size);

export function brokerPocket(locale) {
  const w = words[locale].broker;
  const tile = (inner, i) =>
    html`<div style="padding:17px 16px 0;border-top:1px solid var(--line);${i % 2 ? 'border-left:1px solid var(--line)' : ''}">${inner}</div>`;
  const head = html`<div class="row between" style="height:52px;padding:0 16px"><span class="row" style="gap:10px"><span class="accent">${icon('Network', 19, 1.9)}</span><b class="nowrap" style="font-size:16px;font-weight:650">${w.title}</b></span><span style="font-size:13px">${badge(w.up, 'good', true)}</span></div>`;
  return stage(
    'broker',
    'mist',
    plain,
    card(
      'paper',
      html`${head}<div style="display:grid;grid-template-columns:1fr 1fr;grid-auto-rows:108px">${gateway(w).map(tile)}</div>`,
    ),
    size,
  );
}

export function deskPocket(locale) {
  const w = words[locale].desk;
  const columns = 'display:grid;grid-template-columns:1fr 46px 52px 66px;gap:5px;align-items:center;padding:0 14px';
  const line = ([code, used], i) => {
    const one = company(code);
    return html`<div style="${columns};height:39px;border-top:1px solid var(--line);${i ? '' : 'background:var(--wash);box-shadow:inset 3px 0 var(--accent)'}"><b class="strong clip tight" style="font-size:12.5px">${one.name[locale]}</b><b class="num" style="font-size:13px;font-weight:650">${fmt(one.price)}</b><span class="num ${way(one.change)} strong">${pct(one.percent)}</span><span class="row num" style="gap:7px;justify-content:flex-end">${meter(used, { w: 24, h: 5, colour: used > 0.9 ? 'var(--gold)' : 'var(--accent)' })}<span class="soft" style="min-width:28px">${fmt(used * 100, 0)}%</span></span></div>`;
  };
  const head = [w.head[0], w.head[1], w.head[2], w.head[4]];
  return stage(
    'desk',
    'ink',
    plain,
    card(
      'ink',
      html`<div style="${columns};height:34px;background:var(--raised)" class="mute">${head.map((word, i) => html`<span class="nowrap ${i ? 'num' : ''}">${word}</span>`)}</div>${followed.slice(0, 6).map(line)}`,
    ),
    size,
  );
}

export function alertsPocket(locale) {
  const w = words[locale].alerts;
  const note = ({ app, title, text, time }) =>
    html`<div style="height:82px;margin-bottom:11px;padding:12px 15px;border-radius:18px;background:rgb(255 255 255/.96);color:#0B1220;line-height:1.35;box-shadow:0 10px 24px -12px rgb(4 10 30/.45)"><div class="row between" style="font-size:12px;color:#4A566C"><span class="row" style="gap:7px"><span style="display:grid;place-items:center;width:19px;height:19px;border-radius:5px;background:#0B1220">${mark(12)}</span>${app}</span><span>${time}</span></div><b style="display:block;margin-top:3px;font-size:15px;font-weight:650;white-space:nowrap">${title}</b><span style="font-size:13px;white-space:nowrap">${text}</span></div>`;
  return stage(
    'alerts',
    'mist',
    plain,
    html`<div style="position:absolute;inset:16px 16px 0">${told(w, locale).map(note)}</div>`,
    size,
  );
}
