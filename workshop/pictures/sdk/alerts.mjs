// sdk/scenario-alerts: the day's closing prices in a spreadsheet, and a phone that was told on the way there.
import {
  amount,
  asOf,
  company,
  desktopWindow,
  fmt,
  icon,
  mark,
  pct,
  phone,
  reachedAt,
  session,
  way,
} from '../../ui-kit/index.mjs';
import { html } from '../phone/base.mjs';
import { placed, stage } from './stage.mjs';
import { words } from './words.mjs';

const written = ['02853', '02871', '02892', '07061', '07083', '07421', '07436', '07452', '07466', '02866'];

function sheet(w, locale) {
  const columns = 'grid-template-columns:34px 72px 1.3fr .8fr .8fr .95fr';
  const cell = (inner, kind = '', style = '') =>
    html`<span class="clip ${kind}" style="padding:0 10px;border-left:1px solid var(--line);line-height:29px;${style}">${inner}</span>`;
  const row = (number, cells, style = '') =>
    html`<div style="display:grid;${columns};height:30px;border-bottom:1px solid var(--line);${style}"><span class="mute" style="text-align:center;line-height:29px;background:var(--deep)">${number}</span>${cells}</div>`;
  const closes = written.map((code) => asOf(company(code), '16:08'));
  const letters = row(
    '',
    ['A', 'B', 'C', 'D', 'E'].map((l) => cell(l, 'mute', 'text-align:center')),
    'background:var(--deep)',
  );
  const head = row(
    1,
    w.head.map((word, i) => cell(word, `strong ${i > 1 ? 'num' : ''}`)),
    'background:#EEF3FF',
  );
  const lines = closes.map((c, i) =>
    row(i + 2, [
      cell(c.code, 'soft'),
      cell(c.name[locale], 'strong'),
      cell(fmt(c.price), 'num', i === 0 ? 'box-shadow:inset 0 0 0 2px var(--accent)' : ''),
      cell(pct(c.percent), `num ${way(c.change)}`),
      cell(amount(session(c).turnover, locale), 'num soft'),
    ]),
  );
  return html`<div class="col" style="height:100%;font-size:12.5px"><div class="row" style="flex:none;height:38px;padding:0 14px;gap:12px;border-bottom:1px solid var(--line)"><b class="mono strong">C2</b><span style="color:var(--mute);font-style:italic;font-weight:600">fx</span><span class="mono">=TG.CLOSE("<span style="color:#0A8F63">02853</span>")</span></div>${letters}${head}${lines}
<div class="row" style="position:absolute;inset:auto 0 0;height:36px;border-top:1px solid var(--edge);background:var(--deep)">${w.sheets.map((name, i) => html`<span style="height:36px;padding:0 16px;line-height:35px;border-right:1px solid var(--line);${i ? 'color:var(--mute)' : 'background:#fff;font-weight:600;box-shadow:inset 0 2px var(--accent)'}">${name}</span>`)}</div></div>`;
}

/** What the phone was told, the latest first: application, title, text, time. */
export function told(w, locale) {
  const [up, down] = [company('02853'), company('07452')];
  const levels = [
    [w.reached(up.name[locale], '126.00'), w.text[0], reachedAt(up, 126)],
    [w.fell(down.name[locale], '89.40'), w.text[1], reachedAt(down, 89.4)],
  ].sort((a, b) => (a[2] < b[2] ? 1 : -1));
  return [[w.report[0], w.report[1], w.now], ...levels].map(([title, text, time], i) => ({
    app: w.apps[Math.min(i, 1)],
    title,
    text,
    time,
  }));
}

export function alerts(locale) {
  const w = words[locale].alerts;
  const note = ({ app, title, text, time }) =>
    html`<div style="margin:0 12px 12px;padding:15px 17px;border-radius:24px;background:rgb(245 248 255/.93);color:#0B1220;line-height:1.35"><div class="row between" style="font-size:18px;color:#4A566C"><span class="row" style="gap:9px"><span style="display:grid;place-items:center;width:28px;height:28px;border-radius:7px;background:#0B1220">${mark(18)}</span>${app}</span><span>${time}</span></div><b style="display:block;margin-top:7px;font-size:21px;font-weight:650;white-space:nowrap">${title}</b><span style="font-size:18.5px;white-space:nowrap">${text}</span></div>`;
  const screen = html`<div class="fill" style="background:linear-gradient(175deg,#2A63FF 0,#15308F 52%,#070B14 100%)"></div>
<div style="position:relative;padding-top:84px;text-align:center;color:#fff"><span style="font-size:23px;font-weight:550">${w.date}</span><br><b style="font-size:92px;font-weight:600;line-height:1.08;letter-spacing:-.02em">16:08</b></div>
<div style="position:relative;margin-top:34px">${told(w, locale).map(note)}</div>`;
  const bar = html`<span class="row" style="gap:8px;margin-left:4px;font-size:13px"><span style="color:#0A8F63">${icon('Sheet', 16, 2)}</span><b class="strong">${w.file}</b></span>`;
  return stage(
    'alerts',
    'mist',
    'lattice',
    placed(28, 34, desktopWindow({ w: 600, h: 486, bar, body: sheet(w, locale), system: 'mac', theme: 'paper' })) +
      placed(508, 96, phone({ w: 266, body: screen, time: '16:08' })),
  );
}
