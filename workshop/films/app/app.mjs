// The trading app in use: a quote runs, one tap opens the ticket, three raise the quantity, one sends it.
import { phone } from '../../kit/frames.mjs';
import { light, rect } from '../../kit/svg.mjs';
import { greenUp, ink, redUp } from '../../lib/palette.mjs';
import { height, ph, pw, px, py, seconds, width } from './acts.mjs';
import { actions, depth, intraday, quote } from './quote.mjs';
import { ticket } from './ticket.mjs';

function draw(t, market) {
  const now = t * seconds;
  return (
    rect(0, 0, width, height, { fill: ink.bg }) +
    light(500, 560, 280, 440, '#1F55F0', 0.62) +
    light(230, 690, 230, 310, '#1746C8', 0.5) +
    phone(
      { x: px, y: py, w: pw, h: ph, theme: ink },
      () => quote(t, market) + intraday(t, market) + depth(t, market) + actions(now) + ticket(now),
    )
  );
}

/** Its poster opens the mobile home page. */
const film = (market) => ({ width, height, seconds, rate: 30, opening: true, draw: (t) => draw(t, market) });

export const app = film(greenUp);
export const appRed = film(redUp);
