// Choosing among connected brokers: accounts already signed in, then everyone else.
import { account, icon } from '../../../ui-kit/index.mjs';
import { html, words } from '../base.mjs';
import { topBar } from '../device.mjs';

const emblems = [
  'M6 22V14M11 22V9M16 22V12M21 22V6M4 25H24',
  'M4 20c3-4 6-4 9 0s7 4 11 0M4 13c3-4 6-4 9 0s7 4 11 0',
  'M14 4v20M14 9c-6 0-9 3-9 8M14 9c6 0 9 3 9 8M14 14c-3 0-5 2-5 5M14 14c3 0 5 2 5 5',
  'M5 9c6 0 9 2 9 8M23 6c-6 0-9 5-9 11M10 24h8',
  'M5 20h18M7 16V9a7 7 0 0 1 14 0v7M10 24h.1M18 24h.1',
  'M8 22V6l7 9H8M16 22V10l6 7h-6M5 25h19',
  'M4 24h5v-5h5v-5h5V9h5V4',
  'M6 9h16M6 19h16M10 9h.1M15 9h.1M19 19h.1M12 19h.1',
];
const hues = [222, 196, 150, 262, 12, 210, 38, 330];

/** The emblem of one of the invented brokers, by its place in the words' list of names. */
export const emblem = (i) =>
  html`<span class="push" style="flex:none;width:40px;height:40px;border-radius:12px;background:hsl(${hues[i]} 62% 95%)"><svg width="26" height="26" viewBox="0 0 28 28" fill="none" stroke="hsl(${hues[i]} 66% 36%)" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"><path d="${emblems[i]}"/></svg></span>`;

export function brokers(locale) {
  const t = words[locale].brokers;
  const own = [
    [0, t.cash, account.number.slice(2), true],
    [1, t.margin, '7305', false],
  ];
  return html`${topBar(t.title, { left: 'X', right: ['ScanLine'] })}
<div class="row mute s14" style="flex:none;height:40px;margin:6px 16px 14px;padding:0 12px;gap:8px;border-radius:12px;background:var(--raised)">${icon('Search', 18)}${t.search}</div>
<div class="mute s12 w5" style="flex:none;margin:0 16px 8px">${t.mine}</div>
<div class="col" style="flex:none;gap:8px;margin:0 16px">${own.map(
    ([i, kind, tail, used]) =>
      html`<div class="row" style="height:68px;gap:12px;padding:0 14px;border-radius:14px;box-shadow:inset 0 0 0 ${used ? 1.5 : 0.5}px var(--${used ? 'accent' : 'edge'});${used ? 'background:var(--wash)' : ''}">${emblem(i)}<div class="grow" style="line-height:1.35"><div class="w6 s15 clip tight">${t.names[i]}</div><div class="soft s12 nowrap">${kind} ••${tail} · ${t.markets[i]}</div></div>${used ? html`<span class="row s12 w6 accent nowrap" style="gap:4px">${icon('CircleCheck', 18, 2)}${t.main}</span>` : html`<span class="mute">${icon('Circle', 18)}</span>`}</div>`,
  )}</div>
<div class="row between" style="flex:none;margin:20px 16px 4px"><span class="mute s12 w5">${t.all}</span><span class="mute s12">59</span></div>
<div class="row" style="flex:none;gap:2px;padding:2px 10px 4px">${t.filters.map((label, i) => html`<span class="chip ${i ? '' : 'on'}">${label}</span>`)}</div>
${[2, 3, 4, 5, 6].map((i) => html`<div class="row ruletop" style="flex:none;height:62px;margin:0 16px;gap:12px">${emblem(i)}<div class="grow" style="line-height:1.35"><div class="w6 s15 clip tight">${t.names[i]}</div><div class="mute s12">${t.markets[i - 2]}</div></div><span class="push s13" style="height:32px;padding:0 14px;border-radius:16px;${i === 4 ? 'color:var(--soft);box-shadow:inset 0 0 0 1px var(--edge)' : 'background:var(--wash);color:var(--accent)'}">${i === 4 ? t.open : t.connect}</span></div>`)}
<div class="row s11 mute ruletop" style="position:absolute;inset:auto 0 0;height:74px;padding:12px 20px 28px;gap:10px;align-items:flex-start;background:#fff;line-height:1.45"><span style="margin-top:1px">${icon('ShieldCheck', 17)}</span><span>${t.note}</span></div>`;
}
