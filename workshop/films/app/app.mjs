// The trading app in use: a quote runs, one tap opens the ticket, three raise the quantity, one sends it. Drawn once for
// each language, since its keys have words, and in the colours of that reader's market.
import { phone } from '../../kit/frames.mjs';
import { light, rect } from '../../kit/svg.mjs';
import { ink } from '../../lib/palette.mjs';
import { readers } from '../readers.mjs';
import { height, ph, pw, px, py, seconds, time, width } from './acts.mjs';
import { actions, depth, intraday, quote } from './quote.mjs';
import { ticket } from './ticket.mjs';

function draw(t, reader) {
  const { market } = reader;
  const now = t * seconds;
  return (
    rect(0, 0, width, height, { fill: ink.bg }) +
    light(500, 560, 280, 440, '#1F55F0', 0.62) +
    light(230, 690, 230, 310, '#1746C8', 0.5) +
    phone(
      { x: px, y: py, w: pw, h: ph, theme: ink, time },
      () => quote(t, reader) + intraday(t, market) + depth(t, market) + actions(now, reader) + ticket(now, reader),
    )
  );
}

/** Its poster opens the mobile home page. */
const film = (reader) => ({ width, height, seconds, rate: 30, opening: true, draw: (t) => draw(t, reader) });

export const app = film(readers.en);
export const appZt = film(readers.zt);
export const appZh = film(readers.zh);
