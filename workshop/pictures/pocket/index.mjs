// For phones: the part of a screen that tells the moment, whole and as wide as the page, without a device around it.
import { aipoPocket } from '../desktop/aipo-calendar.mjs';
import { heatMapPocket } from '../desktop/market-heat-map.mjs';
import { marketsPocket } from '../desktop/markets-platform.mjs';
import { openApiPocket } from '../desktop/open-api.mjs';
import { subscriptionBrokersPocket } from '../desktop/subscription-brokers.mjs';
import { listingPocket } from '../editorial/cycle/listing.mjs';
import { annualReportPocket } from '../editorial/research/annual-report.mjs';
import { industryMapPocket } from '../editorial/research/industry-map.mjs';
import { peersPocket } from '../editorial/research/peer-comparison.mjs';
import { readingRoomPocket } from '../editorial/research/reading-room.mjs';
import { resultsPocket } from '../editorial/research/results.mjs';
import { shareholderPocket } from '../editorial/research/shareholder.mjs';
import { css } from '../phone/base.mjs';
import { partOf } from './part.mjs';

const KB = 1024;

/** Seen 350 wide and at its own size, so no type is under 10.5. One file a format: a phone has at least two pixels to one of them. */
const pocket = (name, height, draw) => ({
  folder: 'pocket',
  name,
  width: 770,
  height: Math.round(height * 2.2),
  widths: [770],
  scale: 2.2,
  localized: true,
  transparent: false,
  budgets: { avif: { full: 32 * KB, half: 32 * KB }, webp: { full: 48 * KB, half: 48 * KB } },
  css,
  draw,
});

export const pictures = [
  pocket('aipo', 238, aipoPocket),
  pocket('subscription-brokers', 238, subscriptionBrokersPocket),
  pocket('markets', 292, marketsPocket),
  pocket('open-api', 220, openApiPocket),
  pocket('heat-map', 400, heatMapPocket),
  pocket('listing', 700 / 3, listingPocket),
  pocket('annual-report', 700 / 3, annualReportPocket),
  pocket('results', 700 / 3, resultsPocket),
  pocket('industry-map', 700 / 3, industryMapPocket),
  pocket('peer-comparison', 700 / 3, peersPocket),
  pocket('shareholder', 700 / 3, shareholderPocket),
  pocket('reading-room', 700 / 3, readingRoomPocket),
  ...['quotes', 'chart', 'order', 'portfolio', 'ipo', 'alerts'].map((name) => pocket(name, 310, partOf(name))),
];
