// The pictures of the developer pages: four programs built on the Open API, and a connection from first to last.
import { css } from '../phone/base.mjs';
import { alerts } from './alerts.mjs';
import { broker } from './broker.mjs';
import { desk } from './desk.mjs';
import { lifeCycle, lifeCycleTall } from './life-cycle.mjs';
import { alertsPocket, brokerPocket, deskPocket, quantPocket } from './pocket.mjs';
import { quant } from './quant.mjs';

/** Drawn on 800 × 550; seen 640 wide at most on a desktop, so no type is under 11.5. */
const scenario = (name, draw) => ({
  folder: 'sdk',
  name: `scenario-${name}`,
  width: 1600,
  height: 1100,
  widths: [800, 1600],
  scale: 2,
  localized: true,
  transparent: false,
  css,
  draw,
});

/** The same for phones: drawn on 360 × 300, seen 350 wide. */
const pocket = (name, draw) => ({
  ...scenario(name, draw),
  name: `pocket-${name}`,
  width: 1080,
  height: 900,
  widths: [720, 1080],
  scale: 3,
});

/** Lines and letters on white: small files, and every edge has to stay sharp. */
const chart = (name, width, height, scale, widths, draw) => ({
  folder: 'sdk',
  name,
  width,
  height,
  widths,
  scale,
  localized: true,
  transparent: false,
  draw,
});

export const pictures = [
  scenario('quant', quant),
  scenario('broker', broker),
  scenario('desk', desk),
  scenario('alerts', alerts),
  pocket('quant', quantPocket),
  pocket('broker', brokerPocket),
  pocket('desk', deskPocket),
  pocket('alerts', alertsPocket),
  chart('life-cycle', 1600, 1000, 2, [800, 1600], lifeCycle),
  chart('life-cycle-tall', 900, 1500, 2.25, [450, 900], lifeCycleTall),
];
