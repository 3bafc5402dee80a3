// Pictures of the broker page: one for each part of the business centre and of the data platform, and its console.
import { css } from '../phone/base.mjs';
import { subscribe } from './app.mjs';
import { accounts, reports, risk, settlement, trading } from './centre.mjs';
import { consoleOnDesktop, consoleOnPhone } from './console.mjs';
import { dealing } from './dealing.mjs';
import { chapters, holders, newShares, peers, sectorFlows } from './platform.mjs';
import { workList } from './work-list.mjs';

const KB = 1024;
const shared = { folder: 'broker', localized: true, transparent: false, css };
const budgets = { avif: { full: 36 * KB }, webp: { full: 56 * KB } };

/** A card of the business centre, seen 340 wide; a phone shows its first 264. */
const card = (name, draw) => ({
  ...shared,
  budgets,
  name,
  width: 680,
  height: 816,
  widths: [680],
  scale: 2,
  draw,
});
/** A module of the data platform, seen 640 wide on a desktop, 350 on a phone and 320 on the smallest: no type under 12.5. */
const module = (name, draw) => ({
  ...shared,
  budgets,
  name,
  css: `${css}.pic :is(.s11,.s12){font-size:12.5px}`,
  width: 1056,
  height: 720,
  widths: [1056],
  scale: 2.4,
  draw,
});

export const pictures = [
  card('accounts', accounts),
  card('trading', trading),
  card('risk', risk),
  card('settlement', settlement),
  card('reports', reports),
  module('chapters', chapters),
  module('new-shares', newShares),
  module('sector-flows', sectorFlows),
  module('holders', holders),
  module('peers', peers),
  { ...shared, name: 'subscribe', width: 462, height: 840, widths: [462], scale: 3, draw: subscribe },
  { ...shared, name: 'dealing', width: 462, height: 840, widths: [462], scale: 3, draw: dealing },
  { ...shared, name: 'work-list', width: 462, height: 840, widths: [462], scale: 3, draw: workList },
  { ...shared, name: 'console', width: 1492, height: 1200, widths: [1492], scale: 2, draw: consoleOnDesktop },
  { ...shared, name: 'console-phone', width: 890, height: 750, widths: [890], scale: 2.5, draw: consoleOnPhone },
];
