// Parts of the app's screens, each from the top of a row to the foot of one.
import { html } from '../phone/base.mjs';
import { alerts } from '../phone/screens/alerts.mjs';
import { chart } from '../phone/screens/chart.mjs';
import { ipo } from '../phone/screens/ipo.mjs';
import { order } from '../phone/screens/order.mjs';
import { portfolio } from '../phone/screens/portfolio.mjs';
import { quotesEarly } from '../phone/screens/quotes.mjs';

/** `from` and `to` are below the status bar, in the screen's own pixels. */
const parts = {
  quotes: { draw: quotesEarly, from: 84, to: 396 },
  chart: { draw: (locale) => chart(locale, { tall: 190, macd: 0 }), from: 44, to: 372 },
  order: { draw: (locale) => order(locale, '10:15'), from: 166, to: 498 },
  portfolio: { draw: (locale) => portfolio(locale), from: 0, to: 284 },
  ipo: { draw: (locale) => ipo(locale, '13:20', { demand: false }), from: 86, to: 420, ground: 'paper' },
  alerts: { draw: (locale) => alerts(locale, '16:08'), from: 82, to: 388 },
};

const [wide, tall] = [384, 340];

/** A part of a screen as it is seen, in the middle of what it has room for. */
export const partOf = (name) => (locale) => {
  const { draw, from, to, ground = 'ink' } = parts[name];
  return html`<div class="screen hand ${ground}" style="position:absolute;zoom:${350 / wide};width:${wide}px;height:${tall}px;border-radius:0;overflow:hidden;background:var(--${ground === 'paper' ? 'deep' : 'ground'})"><div style="position:absolute;left:0;top:${(tall - (to - from)) / 2}px;width:${wide}px;height:${to - from}px;overflow:hidden"><div class="col" style="position:absolute;left:0;top:${-from}px;width:${wide}px;height:752px">${draw(locale)}</div></div></div>`;
};
