// Two phones that fill their picture edge to edge: one with an island, one with a punch hole and flatter corners.
import { icon } from '../../ui-kit/index.mjs';
import { html } from './base.mjs';

const metal = 'linear-gradient(135deg,#8b97ac 0%,#4a566d 12%,#7c889e 30%,#3b465b 52%,#8792a7 78%,#556178 100%)';

/** 400 × 820 outside; the screen is drawn on 384 × 804, its status bar included. `at`: [left, top, scale], or [scale] in the flow. */
export function handset(screen, { os = 'ios', ground = 'ink', at = [0, 0, 1], time = '14:36', style = '' } = {}) {
  const place =
    at.length === 3
      ? `position:absolute;left:${at[0] / at[2]}px;top:${at[1] / at[2]}px;zoom:${at[2]}`
      : `position:relative;zoom:${at[0]}`;
  const radius = os === 'ios' ? 60 : 38;
  return html`<div style="${place};width:400px;height:820px;border-radius:${radius}px;background:${metal};${style}">
<div style="position:absolute;inset:1.5px;border-radius:${radius - 1.5}px;background:#04060b"></div>
<div class="screen hand col ${ground}" style="position:absolute;left:8px;top:8px;width:384px;height:804px;border-radius:${radius - 8}px">
${bars[os](time)}${screen}
<div style="position:absolute;left:50%;bottom:${os === 'ios' ? 8 : 7}px;width:${os === 'ios' ? 132 : 104}px;height:${os === 'ios' ? 5 : 4}px;transform:translateX(-50%);border-radius:3px;background:var(--text);opacity:.85"></div>
</div></div>`;
}

const cells =
  '<svg width="18" height="12" fill="currentColor"><rect y="8" width="3.200" height="4" rx="1"/><rect x="4.900" y="5.400" width="3.200" height="6.600" rx="1"/><rect x="9.800" y="2.700" width="3.200" height="9.300" rx="1"/><rect x="14.700" width="3.200" height="12" rx="1"/></svg>';
const battery =
  '<svg width="27" height="13"><rect x=".5" y=".5" width="23" height="12" rx="3.600" fill="none" stroke="currentColor" opacity=".42"/><rect x="2" y="2" width="17" height="9" rx="2.200" fill="currentColor"/><path d="M25 4.400v4.200c.9-.4 1.400-1.200 1.400-2.100S25.900 4.800 25 4.400Z" fill="currentColor" opacity=".5"/></svg>';

const bars = {
  ios: (
    time,
  ) => html`<div style="position:relative;flex:none;height:52px"><span class="w6 s16" style="position:absolute;left:40px;top:17px">${time}</span>
<div style="position:absolute;left:137px;top:11px;width:110px;height:32px;border-radius:16px;background:#000"></div>
<div class="row" style="position:absolute;right:30px;top:20px;gap:5px">${cells}${icon('Wifi', 17, 2.4)}${battery}</div></div>`,
  android: (
    time,
  ) => html`<div style="position:relative;flex:none;height:44px"><span class="w5 s14" style="position:absolute;left:26px;top:13px">${time}</span>
<div style="position:absolute;left:184px;top:13px;width:16px;height:16px;border-radius:8px;background:#000;box-shadow:inset 0 0 0 4px #0a0f1c,inset 0 0 0 8px #1b2745"></div>
<div class="row" style="position:absolute;right:24px;top:16px;gap:6px">${icon('Wifi', 15, 2.4)}<svg width="13" height="13"><path d="M13 0v13H0z" fill="currentColor"/></svg><svg width="8" height="14"><rect x="2.500" width="3" height="2" rx=".5" fill="currentColor"/><rect y="1.500" width="8" height="12.500" rx="1.800" fill="currentColor"/></svg></div></div>`,
};

const places = ['Star', 'ChartCandlestick', 'ArrowLeftRight', 'ChartPie', 'User'];

/** The five places of the app; `on` is the one we are in. */
export const tabBar = (labels, on, os = 'ios') =>
  html`<div class="row ruletop" style="position:absolute;inset:auto 0 0;height:80px;padding:9px 8px 0;align-items:flex-start;background:var(--ground)">
${labels.map(
  (label, i) =>
    html`<div class="col" style="flex:1;align-items:center;gap:${os === 'ios' ? 4 : 2}px;color:var(${i === on ? '--accent' : '--mute'})">
<div style="${os === 'ios' ? '' : `padding:3px 16px;border-radius:14px;${i === on ? 'background:var(--wash)' : ''}`}">${icon(places[i], os === 'ios' ? 22 : 20, i === on ? 2.1 : 1.7)}</div>
<span style="font-size:10.5px;font-weight:${i === on ? 600 : 500};line-height:14px">${label}</span></div>`,
)}</div>`;

/** Title in the middle of a pushed screen, with the way back and one action. */
export const topBar = (title, { left = 'ChevronLeft', right = ['Search'], under = '' } = {}) =>
  html`<div class="row between" style="flex:none;height:44px;padding:0 16px 0 12px"><span style="width:60px">${icon(left, 24, 1.9)}</span>
<div class="col" style="align-items:center;line-height:1.2"><b class="w6 s16">${title}</b>${under && html`<span class="mute s11">${under}</span>`}</div>
<span class="row" style="width:60px;justify-content:flex-end;gap:16px">${right.map((name) => icon(name, 20))}</span></div>`;
