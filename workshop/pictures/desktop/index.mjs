// Desktop-sized pictures: what they are called, how large, and who draws them.
import { aipoDays } from './aipo-calendar.mjs';
import { annualReport } from './annual-report.mjs';
import { marginCall } from './broker-console.mjs';
import { cloud } from './cloud.mjs';
import { dataWall } from './data-wall.mjs';
import { listed, listedDesk } from './listed.mjs';
import { liveReport } from './live-report.mjs';
import { largestShares } from './market-heat-map.mjs';
import { markets, sixMarkets } from './markets.mjs';
import { marketsWatch } from './markets-platform.mjs';
import { openApiProgram, terminalOpenApi } from './open-api.mjs';
import { subscriptionBrokers } from './subscription-brokers.mjs';
import { terminalMacos } from './terminal-macos.mjs';
import { terminalWeb } from './terminal-web.mjs';
import { terminalWindows } from './terminal-windows.mjs';
import { trading } from './trading.mjs';
import { vesting } from './vesting.mjs';

const KB = 1024;
const framed = { widths: [800, 1600], localized: true, transparent: true };
/** Home slides stand right of the words and end at the page's edge; drawn on 1000 × 700. */
const slide = (name, draw) => ({ ...framed, folder: 'slide', name, width: 1600, height: 1120, scale: 1.6, draw });
/** The one that opens a page, on a phone too. */
const openingSlide = (name, draw) => ({ ...slide(name, draw), widths: [736, 1200, 1600], opening: [736, 1200] });
/** Section pictures stand free in their frame; drawn on 1024 × 704. */
const product = (name, draw) => ({
  ...framed,
  folder: 'product',
  name,
  width: 1600,
  height: 1100,
  scale: 1.5625,
  draw,
});
/** One moment of a screen without a device around it, at its own size; drawn on 720 × 540. */
const moment = (name, draw) => ({
  widths: [720, 1440],
  localized: true,
  transparent: false,
  folder: 'moment',
  name,
  width: 1440,
  height: 1080,
  scale: 2,
  draw,
});

/** Beside the words that open the page of listed companies, whole and at its own size; drawn on 760 wide. */
const opening = (name, draw, tall) => ({
  widths: [760, 1520],
  localized: true,
  transparent: true,
  folder: 'listed',
  name,
  width: 1520,
  height: tall * 2,
  scale: 2,
  draw,
});

export const pictures = [
  // Its phone holds small type, so it may weigh 60 % more, except what a phone asks for; 640 is for windows of 1024.
  {
    ...openingSlide('trading', trading),
    widths: [640, 736, 1200, 1600],
    budgets: { avif: { full: 92 * KB, half: 17.5 * KB }, webp: { full: 132 * KB, half: 30 * KB } },
    fine: 1.6,
  },
  slide('cloud', cloud),
  slide('live-report', liveReport),
  // It opens a page of its own too, where its type is read: drawn on 800 × 560, and kept a little lighter than it may be.
  { ...openingSlide('markets', markets), scale: 2, fine: 0.965 },
  slide('listed', listed),
  moment('margin-call', marginCall),
  moment('annual-report', annualReport),
  moment('markets', marketsWatch),
  moment('aipo', aipoDays),
  moment('subscription-brokers', subscriptionBrokers),
  moment('open-api', openApiProgram),
  moment('heat-map', largestShares),
  // Opens a page on a phone, where the whole board would be too small to read.
  {
    ...moment('six-markets', sixMarkets),
    width: 1110,
    height: 1290,
    scale: 3,
    widths: [740, 1110],
    opening: [740],
  },
  opening('desk', listedDesk, 624),
  opening('vesting', vesting, 624),
  product('terminal-windows', terminalWindows),
  product('terminal-macos', terminalMacos),
  product('terminal-web', terminalWeb),
  product('terminal-openapi', terminalOpenApi),
  {
    folder: 'product',
    name: 'data-wall',
    width: 2000,
    height: 900,
    widths: [1000, 2000],
    scale: 1.6,
    localized: false,
    transparent: false,
    draw: dataWall,
  },
];
