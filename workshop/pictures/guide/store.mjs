// Step 3: the app among the results of a search, its developer named, and the button that gets it.
import {
  candleChart,
  companies,
  company,
  fmt,
  heat,
  icon,
  indices,
  pct,
  signed,
  spark,
  sparkline,
  treemap,
  way,
} from '../../ui-kit/index.mjs';
import { html } from '../phone/base.mjs';
import { appIcon, ringed, step, themes } from './parts.mjs';
import { words } from './words.mjs';

/** Invented, like every firm in these pictures. */
const developer = 'TradeGo Technology (sample)';

const shot = (fill, inner) =>
  html`<div style="position:relative;flex:none;overflow:hidden;width:168px;height:240px;border-radius:16px;background:${fill};box-shadow:0 0 0 1px var(--edge)">${inner}</div>`;

const price = (c, locale, chart) =>
  html`<div style="padding:14px 14px 0"><b class="w6 s14 nowrap clip" style="display:block">${c.name[locale]}</b><b class="w7 s24" style="line-height:1.25">${fmt(c.price)}</b><br><span class="s13 w6 ${way(c.change)} nowrap">${signed(c.change)} ${pct(c.percent)}</span></div>${chart}`;

/** Two pages of the trading app: the day of a share, and its candles. */
function tradingShots(locale) {
  const [a, b] = [company('02871'), company('02853')];
  const day = sparkline(spark(a, 60), { w: 168, h: 100, base: a.previous, colour: 'var(--up)', sw: 2 });
  const candles = candleChart(b, {
    w: 200,
    h: 118,
    count: 26,
    axis: 32,
    size: 0,
    bottom: 0,
    volume: 0.2,
    spans: [5, 20],
    month: () => '',
  });
  return [
    shot('#F5F7FB', price(a, locale, html`<div style="margin-top:18px">${day}</div>`)),
    shot('#fff', price(b, locale, html`<div style="margin:10px 0 0 8px;width:160px;overflow:hidden">${candles}</div>`)),
  ];
}

/** Two pages of TradeGo Markets: the market by weight and movement, and an index. */
function marketShots(locale) {
  const cells = treemap(companies, 168, 240).map(
    ({ item, x, y, w, h }) =>
      html`<i style="position:absolute;left:${x + 1}px;top:${y + 1}px;width:${w - 2}px;height:${h - 2}px;border-radius:3px;background:${heat(item.percent)}"></i>${w > 56 && h > 40 && html`<b class="w6 s13" style="position:absolute;left:${x + 8}px;top:${y + 7}px;color:#fff;line-height:1.3">${item.code}<br>${pct(item.percent)}</b>`}`,
  );
  const c = company('07436');
  const [value, percent] = indices[0];
  const day = sparkline(spark(c, 60), { w: 168, h: 110, base: c.previous, colour: 'var(--up)', sw: 2 });
  return [
    shot('#0B1220', cells),
    shot(
      '#0B1220',
      html`<div style="padding:14px 14px 18px"><b class="w6 s14">${words[locale].markets.names[0]}</b><br><b class="w7 s22" style="line-height:1.3">${fmt(value)}</b><br><span class="s13 w6 ${way(percent)}">${pct(percent)}</span></div>${day}`,
    ),
  ];
}

const shots = { tradego: tradingShots, markets: marketShots };

export const found = (app) => (locale) => {
  const t = words[locale].store;
  const name = t.names[app];
  const get = ringed(
    html`<div class="push s15" style="height:34px;min-width:74px;padding:0 18px;border-radius:17px;background:${themes[app] === 'paper' ? '#EAF0FF' : '#22345C'};color:var(--accent)">${t.get}</div>`,
    { radius: 17, gap: 7 },
  );
  const screen = html`<div class="row" style="flex:none;gap:12px;margin:4px 16px 18px"><div class="row grow s16" style="height:42px;padding:0 12px;gap:8px;border-radius:13px;background:var(--hover)"><span class="mute">${icon('Search', 19, 2)}</span><span class="grow nowrap">${name}</span><span class="mute">${icon('CircleX', 18, 2)}</span></div><span class="accent s16 nowrap">${t.cancel}</span></div>
<div class="row" style="flex:none;gap:14px;margin:0 16px">${appIcon(app, 66)}<div class="grow" style="line-height:1.35"><b class="w6 s17 tight nowrap">${name}</b><br><span class="soft s13 nowrap">${t.about[app]}</span></div><div style="margin-right:10px">${get}</div></div>
<div class="row between s13 nowrap" style="flex:none;margin:16px 16px 0;padding:12px 0 14px;border-top:1px solid var(--line)"><span class="row" style="gap:8px"><span class="accent">${icon('Building', 18, 1.9)}</span><span><span class="mute">${t.developer}</span>&ensp;<b class="w6">${developer}</b></span></span></div>
<div class="row" style="flex:none;gap:12px;margin:0 16px;align-items:flex-start">${shots[app](locale)}</div>`;
  return step(app, screen);
};
