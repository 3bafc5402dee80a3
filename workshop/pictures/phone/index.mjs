// Phone-sized pictures: what they are called, how large, and who draws them.
import { appBanner, marketsBanner, reportBanner } from './banners.mjs';
import { css } from './base.mjs';
import { handset } from './device.mjs';
import { liveReport } from './reading.mjs';
import { chart } from './screens/chart.mjs';
import { order } from './screens/order.mjs';
import { portfolio } from './screens/portfolio.mjs';
import { quotes } from './screens/quotes.mjs';
import { report } from './screens/report.mjs';
import { androidPair, iosPair } from './terminals.mjs';

const KB = 1024;
const phoneBudgets = { avif: { full: 45 * KB, half: 20 * KB }, webp: { full: 70 * KB, half: 30 * KB } };
const deskBudgets = { avif: { full: 60 * KB, half: 26 * KB }, webp: { full: 90 * KB, half: 42 * KB } };
const bannerBudgets = { avif: { full: 45 * KB, half: 20 * KB }, webp: { full: 60 * KB, half: 30 * KB } };

const shared = { css, budgets: phoneBudgets, localized: true, transparent: true, scale: 2 };
/** A picture is of 14:36, unless it is one of a day with the app and tells another `time`. */
const app = (name, screen, { ground = 'ink', time = '14:36', os = 'ios' } = {}) => ({
  ...shared,
  folder: 'app',
  name,
  width: 800,
  height: 1640,
  widths: [400, 800],
  draw: (locale) => handset(screen(locale, time), { ground, time, os }),
});

const terminal = (name, draw) => ({
  ...shared,
  folder: 'app',
  name,
  width: 1000,
  height: 1300,
  widths: [500, 1000],
  draw,
});
/** The lower part of the mobile home's first screen; opaque, ink at its top. */
const banner = (name, draw) => ({
  ...shared,
  transparent: false,
  budgets: bannerBudgets,
  folder: 'banner',
  name,
  width: 780,
  height: 1000,
  widths: [390, 780],
  draw,
});

export const pictures = [
  app('quotes-android', (locale) => quotes(locale, 'android'), { os: 'android' }),
  // It opens personal services on both layouts, at 0.8 of its size on the narrower phones: nothing on it is smaller than 9 there.
  {
    ...app('chart', (locale) => chart(locale, { tall: 312, macd: 0 })),
    css: `${css}.pic :is(.s10,.s11){font-size:11.5px}.pic svg text{font-size:11.5px}`,
    widths: [400, 496, 800],
    opening: [496],
    budgets: { avif: { full: 41 * KB, half: 20 * KB }, webp: { full: 67 * KB, half: 30 * KB } },
  },
  app('order', order, { time: '10:15' }),
  app('portfolio', (locale) => portfolio(locale)),
  app('report', report, { ground: 'paper' }),
  terminal('terminal-ios', iosPair),
  terminal('terminal-android', androidPair),
  {
    ...shared,
    budgets: deskBudgets,
    folder: 'app',
    name: 'live-report',
    width: 1400,
    height: 1000,
    widths: [700, 1400],
    draw: liveReport,
  },
  banner('app', appBanner),
  banner('live-report', reportBanner),
  banner('markets', marketsBanner),
];
