// Parts of the app's screens, each from the top of a row to the foot of one, with the same room around.
import { html } from '../phone/base.mjs';
import { alerts } from '../phone/screens/alerts.mjs';
import { chart } from '../phone/screens/chart.mjs';
import { ipo } from '../phone/screens/ipo.mjs';
import { order } from '../phone/screens/order.mjs';
import { portfolio } from '../phone/screens/portfolio.mjs';
import { quotesEarly } from '../phone/screens/quotes.mjs';

/**
 * `from` is the top of its first letters or surface below the status bar, in the screen's own pixels, and `to` the foot of the
 * last ones.
 */
const parts = {
  quotes: { draw: (locale) => quotesEarly(locale, { row: 48, line: 40 }), from: 88, to: 380 },
  chart: { draw: (locale) => chart(locale, { tall: 164, macd: 0, part: true }), from: 48, to: 340 },
  order: { draw: (locale) => order(locale, '10:15', { close: true }), from: 176, to: 468 },
  portfolio: { draw: (locale) => portfolio(locale, 'ios', { part: true, tall: 127 }), from: 8, to: 300 },
  ipo: { draw: (locale) => ipo(locale, '13:20', { demand: false }), from: 86, to: 420, ground: 'paper', bleed: true },
  alerts: { draw: (locale) => alerts(locale, '16:08', { row: 52, line: 52 }), from: 84, to: 376 },
};

const [wide, tall] = [384, 340];
/** A screen's own margin is 16; a part has this much more, so that it is 24 on every side. */
const more = 8;

/** A part of a screen as it is seen; what brings a margin of its own bleeds to the sides. */
export const partOf = (name) => (locale) => {
  const { draw, from, to, ground = 'ink', bleed = false } = parts[name];
  const aside = bleed ? 0 : more;
  return html`<div class="screen hand ${ground}" style="position:absolute;zoom:${350 / wide};width:${wide}px;height:${tall}px;border-radius:0;overflow:hidden;background:var(--${ground === 'paper' ? 'deep' : 'ground'})"><div style="position:absolute;left:${aside}px;top:${(tall - (to - from)) / 2}px;width:${wide - 2 * aside}px;height:${to - from}px;overflow:hidden"><div class="col" style="position:absolute;left:0;top:${-from}px;width:${wide - 2 * aside}px;height:752px">${draw(locale)}</div></div></div>`;
};
