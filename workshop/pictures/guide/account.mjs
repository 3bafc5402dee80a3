// Steps 1 and 2: where the account's region is seen, and signing in with an account of another region.
import { icon } from '../../ui-kit/index.mjs';
import { html } from '../phone/base.mjs';
import { lifted, ringed, step, themes } from './parts.mjs';
import { words } from './words.mjs';

const glyphs = [
  ['IdCard', '#7B8798'],
  ['Cloud', '#3D8BFF'],
  ['ShoppingBag', '#1F6BFF'],
];

const row = (label, i, last) =>
  html`<div class="row" style="height:50px;padding:0 14px;gap:12px"><span class="push" style="flex:none;width:30px;height:30px;border-radius:8px;background:${glyphs[i][1]};color:#fff">${icon(glyphs[i][0], 18, 2)}</span><span class="grow row between ${last ? '' : 'rule'}" style="flex:1;height:50px"><span class="s16 nowrap">${label}</span><span class="mute" style="opacity:.7">${icon('ChevronRight', 18, 2)}</span></span></div>`;

const group = (app, inner) =>
  html`<div style="flex:none;margin:0 16px;border-radius:14px;background:${themes[app] === 'paper' ? '#fff' : 'var(--raised)'}">${inner}</div>`;

const titleBar = (t) =>
  html`<div class="row" style="flex:none;position:relative;height:44px;padding:0 8px"><span class="row accent s16 nowrap" style="gap:2px">${icon('ChevronLeft', 25, 2.1)}${t.settings}</span><b class="w6 s16 nowrap" style="position:absolute;left:50%;transform:translateX(-50%)">${t.account}</b></div>`;

/** Settings, the account: its rows down to Media & Purchases, which `mark` draws as it likes. */
const accountPage = (app, t, mark) =>
  html`${titleBar(t)}
<div class="row" style="flex:none;margin:6px 30px 16px;gap:14px"><span class="push" style="width:54px;height:54px;border-radius:27px;background:linear-gradient(150deg,#A9B6CC,#75839B);color:#fff">${icon('UserRound', 30, 1.9)}</span><span style="line-height:1.35"><b class="w6 s20 tight">${t.holder}</b><br><span class="soft s14">name@example.com</span></span></div>
${group(app, row(t.rows[0], 0, true))}
<div style="flex:none;height:16px"></div>
${group(app, html`${row(t.rows[1], 1)}${mark(row(t.rows[2], 2, true))}`)}`;

export const region = (app) => (locale) => {
  const t = words[locale];
  const screen = accountPage(app, t, (item) => ringed(item, { gap: 0, radius: 12 }));
  return step(app, screen, {
    grouped: true,
    over: lifted(app, t.region, t.mainland, html`<span class="mute">${icon('Globe', 20, 1.9)}</span>`, 372),
  });
};

const field = (label, value) =>
  html`<div class="row s16" style="height:50px;padding:0 16px;gap:14px"><span style="width:84px;flex:none" class="nowrap">${label}</span><span class="soft nowrap">${value}</span></div>`;

export const signIn = (app) => (locale) => {
  const [t, s] = [words[locale], words[locale].signIn];
  const sheet = themes[app] === 'paper' ? '#fff' : '#131C2E';
  const screen = html`<div class="fill" style="background:rgb(3 6 14/.${themes[app] === 'paper' ? '42' : '62'})"></div>
<div style="position:absolute;inset:70px 0 0;padding:24px 22px;border-radius:26px 26px 0 0;background:${sheet}">
<div class="row between"><b class="w7 s22 tight nowrap">${s.title}</b><span class="push soft" style="width:32px;height:32px;border-radius:16px;background:var(--hover)">${icon('X', 19, 2.2)}</span></div>
<p class="soft s14 nowrap" style="margin-top:8px">${s.text}</p>
<div style="margin:18px 0 22px;border-radius:13px;background:${themes[app] === 'paper' ? '#F1F3F8' : '#1C2840'}">${field(s.email, html`<span style="color:var(--text)">name@example.com</span>`)}<div class="rule" style="margin-left:16px;border-color:var(--edge)"></div>${field(s.password, html`<span style="letter-spacing:3px;color:var(--text)">••••••••••</span>`)}</div>
${ringed(html`<div class="push s17" style="height:50px;border-radius:14px;background:var(--brand);color:#fff">${s.action}</div>`, { radius: 14, gap: 6 })}</div>`;
  return step(app, screen, {
    grouped: true,
    over: lifted(
      app,
      t.region,
      s.regions[app],
      html`<span style="color:var(--green)">${icon('CircleCheck', 22, 2.1)}</span>`,
      376,
    ),
  });
};
