// The terminal chooser: two phones of one system, one in front of the other.
import { handset } from './device.mjs';
import { chart } from './screens/chart.mjs';
import { order } from './screens/order.mjs';
import { portfolio } from './screens/portfolio.mjs';
import { quotes } from './screens/quotes.mjs';

/** Shadow only where one phone stands over the other, and under both. */
const pair = (os, back, front) =>
  handset(back, { os, at: [10, 12, 0.665], style: 'box-shadow:0 26px 40px -20px rgb(4 8 18 / .5)' }) +
  handset(front, {
    os,
    at: [198, 40, 0.725],
    style: 'box-shadow:-14px 10px 44px -6px rgb(4 8 18 / .6),0 30px 40px -22px rgb(4 8 18 / .5)',
  });

export const iosPair = (locale) => pair('ios', order(locale), chart(locale));
export const androidPair = (locale) => pair('android', portfolio(locale, 'android'), quotes(locale, 'android'));
