// slide/cloud: the console a broker runs its business on, with the module list beside it.
import { seeded } from '../../lib/random.mjs';
import {
  amount,
  avatar,
  badge,
  barChart,
  dataTable,
  desktopWindow,
  each,
  fmt,
  icon,
  mark,
  meter,
  pane,
  segments,
  sidebar,
  sparkline,
  tile,
} from '../../ui-kit/index.mjs';
import { words } from '../words/index.mjs';

const channelColours = ['var(--accent)', '#3f6de0', '#2f4f9f', 'var(--glow)'];
/** Orders come in a rush at the open, thin out to lunch and return before the close. */
const flow = () => {
  const r = seeded('order flow');
  return Array.from({ length: 25 }, (_, i) => {
    const shape = i < 3 ? 1.9 - i * 0.38 : i > 14 ? 0.84 + (i - 15) * 0.012 : 0.98 - Math.abs(i - 6) * 0.024;
    const base = 9400 * shape * r.between(0.88, 1.12);
    return [base * 0.58, base * 0.21, base * 0.12, base * r.between(0.07, 0.13)];
  });
};

export function consoleSidebar(w, on, width = 164) {
  return sidebar(
    [
      {
        title: w.groups[0],
        items: [
          ['LayoutDashboard', w.overview],
          ['Users', w.clients, '48,216'],
          ['ArrowLeftRight', w.orders],
          ['ShieldExclamationPoint', w.risk, '7'],
          ['Landmark', w.settlement],
          ['CalendarClock', w.actions],
          ['Ticket', w.ipo],
        ],
      },
      {
        title: w.groups[1],
        items: [
          ['Activity', w.quotes],
          ['Server', w.nodes],
          ['ScrollText', w.audit],
          ['Settings', w.settings],
        ],
      },
    ],
    on,
    { w: width },
  );
}

export function cloud(locale) {
  const w = words[locale].cloud;
  const r = seeded('cloud');
  const wobble = (up) => Array.from({ length: 22 }, (_, i) => 40 + up * i + r.between(-6, 6));
  const stat = (label, value, note, values, colour, kind = 'mute') =>
    `<div class="row between grow" style="border-right:1px solid var(--line);padding-right:12px">${tile(label, value, note, kind)}<div style="margin-top:14px">${sparkline(values, { w: 44, h: 26, colour })}</div></div>`;
  const figures = [
    stat(w.online, '12,486', w.onlineNote, wobble(0.6), 'var(--accent)'),
    stat(w.ordersToday, '318,204', w.ordersNote, wobble(1.4), 'var(--accent)'),
    stat(
      w.turnover,
      `${locale === 'en' ? 'HK$' : ''}${amount(4.82e9, locale)}`,
      w.turnoverNote,
      wobble(1.1),
      'var(--glow)',
      'soft',
    ),
    stat(w.alerts, '7', w.alertsNote, wobble(-0.4), 'var(--gold)'),
  ];
  const limits = [0.742, 0.583, 0.914, 0.376, 0.661];
  const caps = [8e9, 12e7, 45e6, 6e8, 25e8];
  const hues = (share) => (share > 0.9 ? 'var(--gold)' : 'var(--accent)');
  const limitRows = each(
    w.limitNames,
    (name, i) =>
      `<div style="padding:7px 12px 8px"><div class="row between"><span>${name}</span><span><b class="strong">${fmt(limits[i] * 100, 1)}%</b> <span class="mute">/ ${amount(caps[i], locale).replace('.00', '')}</span></span></div><div style="margin-top:6px;line-height:0">${meter(limits[i], { colour: hues(limits[i]) })}</div></div>`,
  );
  const pings = [0.8, 0.9, 3.4, 18.2, 34.6];
  const nodes = each(
    w.nodeNames,
    (name, i) =>
      `<div class="row between" style="height:25px;padding:0 12px"><span class="row" style="gap:8px;color:${i === 3 ? 'var(--gold)' : 'var(--green)'}"><i class="dot"></i><span style="color:var(--text)">${name}</span></span><span class="row" style="gap:14px"><span class="mute">${[4218, 3906, 2644, 1187, 531][i].toLocaleString('en')}</span><b class="strong num" style="width:52px">${fmt(pings[i], 1)} ms</b></span></div>`,
  );
  const money = (millions) => amount(millions * 1e6, locale);
  const settled = [
    [w.markets[0], '2026-11-10', money(284.16), money(241.9), badge(w.states[0], 'good', true)],
    [w.markets[1], '2026-11-11', money(96.48), money(103.27), badge(w.states[1], 'info', true)],
    [w.markets[2], '2026-11-11', money(38.05), money(29.71), badge(w.states[1], 'info', true)],
    [w.markets[0], '2026-11-11', money(312.77), money(298.04), badge(w.states[2], 'warn', true)],
  ];
  const body = `<div class="row" style="height:100%;align-items:stretch">${consoleSidebar(w, w.overview)}
    <div class="col grow" style="padding-right:40px">
      <div class="row between" style="height:48px;padding:0 16px"><div class="row" style="gap:12px;align-items:baseline"><b style="font-size:16px;font-weight:600">${w.overview}</b><span class="mute">${w.date}</span></div>${segments(w.spans, 0)}</div>
      <div class="row" style="align-items:stretch;border-block:1px solid var(--line)">${figures.join('')}</div>
      <div class="row grow" style="align-items:stretch">
        <div class="col grow" style="border-right:1px solid var(--line)">
          ${pane(
            w.flow,
            `<div class="row soft" style="gap:16px;padding:10px 14px 2px">${each(w.channels, (name, i) => `<span class="row" style="gap:6px"><i style="width:8px;height:8px;border-radius:2px;background:${channelColours[i]}"></i>${name}</span>`)}</div>
            <div style="padding:0 14px 0 4px">${barChart(flow(), { w: 496, h: 214, colours: channelColours, stack: true, round: 0, wide: 0.66, format: (v) => `${fmt(v / 1000, 0)}K`, top: 20000, labels: ['09:30', '', '', '10:00', '', '', '10:30', '', '', '11:00', '', '', '11:30', '', '', '13:00', '', '', '13:30', '', '', '14:00', '', '', '14:30'] })}</div>`,
            { note: w.flowUnit },
          )}
          ${pane(
            w.settle,
            dataTable(
              w.settleHead.map((head, i) => ({ head, num: i > 1 && i < 4 })),
              settled,
              { style: '--row:29px' },
            ),
            { style: 'border-top:1px solid var(--line);flex:1', note: 'HKD' },
          )}
        </div>
        <div class="col" style="width:244px">
          ${pane(w.limits, `<div style="padding:5px 0">${limitRows}</div>`, { note: w.used })}
          ${pane(w.gateways, `<div style="padding:6px 0">${nodes}</div>`, { note: w.latency, style: 'border-top:1px solid var(--line)' })}
        </div>
      </div></div></div>`;
  const bar = `<span class="row" style="gap:8px;margin-left:6px">${mark(15)}<b class="strong">${w.product}</b></span><span class="row soft" style="margin-left:auto;gap:14px;padding-right:44px">${icon('Search', 14)}${icon('Bell', 14)}${avatar('OP', 214)}</span>`;
  return `<div class="abs" style="left:72px;top:20px">${desktopWindow({ w: 968, h: 634, bar, body })}</div>
    <div class="abs" style="left:10px;bottom:16px">${modules(w)}</div>`;
}

const moduleIcons = ['UserPlus', 'Wallet', 'Ticket', 'Scale', 'Globe', 'CalendarClock'];
const hues = [214, 168, 262, 32, 196, 340];
function modules(w) {
  const item = (name, i) =>
    `<div class="row between" style="height:36px;padding:0 14px"><span class="row" style="gap:10px"><span style="display:grid;place-items:center;width:24px;height:24px;border-radius:7px;color:#fff;background:hsl(${hues[i]} 52% ${i === 4 ? 34 : 44}%)">${icon(moduleIcons[i], 14)}</span>${name}</span>${toggle(i !== 4)}</div>`;
  return `<div class="window" style="width:214px;background:var(--raised)"><div class="row between" style="height:42px;padding:0 14px;border-bottom:1px solid var(--line)"><b class="strong">${w.modules}</b><span class="mute" style="font-size:11px">${w.modulesNote}</span></div><div style="padding:6px 0">${each(w.moduleNames, item)}</div></div>`;
}

export const toggle = (on) =>
  `<span style="width:28px;height:16px;border-radius:8px;padding:2px;background:${on ? 'var(--brand)' : 'var(--faint)'}"><i style="display:block;width:12px;height:12px;border-radius:50%;background:#fff;margin-left:${on ? 12 : 0}px"></i></span>`;
