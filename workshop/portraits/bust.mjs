// A bust traced by the bars of the mark: an order book read down the page, lit on one side. No face is drawn.
// People are named by office, so what tells them apart is the outline alone.
import { seeded } from '../lib/random.mjs';

export const size = { width: 320, height: 400 };
/**
 * From bar to bar and how thick they are: whole pixels from one to the next where a desktop shows it 136 wide, so that no
 * row is broader than its neighbour. A phone shows it at 64, which has room for fewer and thicker ones.
 */
const GRAINS = { fine: { pitch: 160 / 17, thick: 6 }, coarse: { pitch: 12.5, thick: 8 } };
const GROUND = '#0B1220';

/** Light falls from the left: each tone has its bright half and its shaded one. */
const TONES = {
  skin: ['#DDE7FF', '#A9C0FB'],
  shirt: ['#FFFFFF', '#C9D6F2'],
  book: ['#1A2A4E', '#16223F'],
};
const HAIR = { dark: ['#3E66D8', '#27479F'], light: ['#8FA3CB', '#6B7EA6'], deep: ['#2B4796', '#1D3373'] };
const SUIT = { blue: ['#1F5BFF', '#1747CC'], night: ['#33477A', '#26375F'], steel: ['#5B74AE', '#425A90'] };

/**
 * @param {object} person
 * @param {string} person.seed grows the ends of the bars
 * @param {'dark'|'light'|'deep'} person.hair
 * @param {'blue'|'night'|'steel'} person.suit
 * @param {'crop'|'side'|'bald'|'bob'|'bun'|'long'|'short'|'high'} person.cut
 * @param {'tie'|'open'|'round'} person.collar
 * @param {'fine'|'coarse'} grain
 */
export function bust({ seed, hair, suit, cut, collar, head = 1, shoulders = 1, turn = 0 }, grain) {
  const { pitch, thick } = GRAINS[grain];
  const random = seeded(seed);
  const style = CUTS[cut];
  const [cx, cy, rx, ry] = [160 + turn, 152, 57 * head, 76];
  const tones = { ...TONES, hair: HAIR[hair], suit: SUIT[suit], tie: ['#5EE6E0', '#2FB9B3'] };
  const [lit, shaded] = [new Map(), new Map()];
  const bar = (tone, side, x1, x2, y) => {
    if (x2 - x1 < thick) return;
    const colour = tones[tone][side];
    const bars = side ? shaded : lit;
    const d = `M${round(x1 + thick / 2)} ${+y.toFixed(1)}h${round(x2 - x1 - thick)}`;
    bars.set(colour, (bars.get(colour) ?? '') + d);
  };
  /** A stretch of one tone. The shaded bar is whole and the lit one lies on it: a gap where the light ends looks like a crack. */
  const stretch = (tone, x1, x2, y, edge) => {
    if (edge > x1 + 6) bar(tone, 0, x1, edge < x2 - 6 ? edge : x2, y);
    if (edge < x2 - 6) bar(tone, 1, x1, x2, y);
  };
  const jitter = (most) => Math.round(random.between(-most, most));

  for (let y = pitch / 2; y < size.height; y += pitch) {
    const t = (y - cy) / ry;
    const light = cx + 10 + turn * 0.4 + jitter(5);
    const outline = t > 0 ? rx * (1 - t ** 2.5) ** 0.45 * (1 - 0.12 * t) : rx * Math.sqrt(Math.max(0, 1 - t * t));
    const face = Math.abs(t) < 1 ? outline : 0;
    const covering = style({ t, y, rx, head: face });
    const neck = y > cy + 0.7 * ry && y < 262 ? 26 : 0;
    const fall = Math.max(0, (y - 244) / 156);
    const body = y > 244 ? (30 + 106 * (1 - (1 - fall) ** 2.8)) * shoulders : 0;

    // The book behind: short orders from both edges, never touching the outline.
    const widest = Math.max(covering ? Math.max(covering.left, covering.right) : face, body, neck);
    for (const side of [0, 1]) {
      const room = side === 0 ? cx - widest - 16 : size.width - cx - widest - 16;
      const length = Math.min(room, 14 + 74 * random.next() ** 2 * (0.5 + 0.5 * Math.sin(y / 40 + side * 2) ** 2));
      if (length > 10) bar('book', side, side === 0 ? 0 : size.width - length, side === 0 ? length : size.width, y);
    }

    if (body > 0) {
      const open = opening(collar, y);
      const [left, right] = [cx - body + jitter(3), cx + body + jitter(3)];
      if (open > 0) {
        stretch('suit', left, cx - open - 2, y, Number.POSITIVE_INFINITY);
        stretch('suit', cx + open + 2, right, y, Number.NEGATIVE_INFINITY);
        const inner = collar === 'round' || (y < 262 && open < 25) ? 'skin' : 'shirt';
        if (collar === 'tie' && y > 258 && open > 9) {
          stretch('shirt', cx - open, cx - 8, y, Number.POSITIVE_INFINITY);
          bar('tie', 0, cx - 6, cx + 6, y);
          stretch('shirt', cx + 8, cx + open, y, Number.NEGATIVE_INFINITY);
        } else stretch(collar === 'open' && y < 300 ? 'skin' : inner, cx - open, cx + open, y, light);
      } else stretch('suit', left, right, y, light + 22);
      continue;
    }
    if (covering) {
      const [left, right] = [cx - covering.left + jitter(2), cx + covering.right + jitter(2)];
      if (covering.face) {
        const [from, to] = [cx - covering.face[0], cx + covering.face[1]];
        bar('hair', 0, left, from - 2, y);
        stretch('skin', from, to, y, light);
        bar('hair', 1, to + 2, right, y);
      } else stretch('hair', left, right, y, light + 8);
    } else if (face > 0 || neck > 0) {
      const half = Math.max(face, neck);
      stretch('skin', cx - half, cx + half, y, light);
    }
  }
  const paths = [...shaded, ...lit].map(([colour, d]) => `<path stroke="${colour}" d="${d}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">` +
    `<path fill="${GROUND}" d="M0 0h${size.width}v${size.height}H0z"/>` +
    `<g fill="none" stroke-width="${thick}" stroke-linecap="round">${paths}</g></svg>\n`
  );
}

const round = (x) => Math.round(x);

/** Half of what the jacket leaves open at a height. */
function opening(collar, y) {
  if (collar === 'round')
    return y < 282 ? 25 + 9 * Math.sqrt(Math.max(0, 1 - ((y - 262) / 22) ** 2)) - (y > 262 ? (y - 262) * 0.9 : 0) : 0;
  const foot = collar === 'tie' ? 372 : 338;
  return y < foot ? 30 * (1 - ((y - 244) / (foot - 244)) ** 1.1) : 0;
}

const ellipse = (t, rx, grow = 0, lift = 0) => {
  const at = t + lift;
  return Math.abs(at) < 1 + grow ? rx * Math.sqrt(Math.max(0, 1 - (at / (1 + grow)) ** 2)) : 0;
};

/**
 * How hair stands around a head at a height: how far it reaches to either side of the middle, and how much face it
 * leaves. `t` is the height in half heads, -1 the crown and 1 the chin.
 */
const CUTS = {
  crop: ({ t, rx, head }) => {
    if (t < -1.1 || t > 0.06) return undefined;
    const outer = ellipse(t, rx + 5, 0.09);
    if (t < -0.5) return { left: outer, right: outer };
    const side = 10 * (1 - (t + 0.5) / 0.56);
    return { left: Math.max(outer, head), right: Math.max(outer, head), face: [head - side, head - side] };
  },
  side: ({ t, rx, head }) => {
    if (t < -1.18 || t > 0.1) return undefined;
    const outer = ellipse(t, rx + 7, 0.17);
    if (t < -0.62) return { left: outer, right: outer + 3 };
    const side = 11 * (1 - (t + 0.62) / 0.74);
    const sweep = Math.max(0, 34 * (1 - (t + 0.62) / 0.26));
    return { left: Math.max(outer, head), right: Math.max(outer, head), face: [head - side, head - side - sweep] };
  },
  bald: ({ t, rx, head }) => {
    if (t < -0.32 || t > 0.2) return undefined;
    const outer = ellipse(t, rx + 6, 0.04);
    const side = 11 * Math.sin(((t + 0.32) / 0.52) * Math.PI);
    return { left: Math.max(outer, head), right: Math.max(outer, head), face: [head - side, head - side] };
  },
  high: ({ t, rx, head }) => {
    if (t < -1.3 || t > 0.02) return undefined;
    const outer =
      t < -0.62 ? (rx - 1) * Math.sqrt(Math.max(0, 1 - Math.abs((t + 0.62) / 0.68) ** 2.6)) : ellipse(t, rx + 4, 0.06);
    if (t < -0.56) return { left: outer - 4, right: outer };
    const side = 9 * (1 - (t + 0.56) / 0.58);
    return { left: Math.max(outer, head), right: Math.max(outer, head), face: [head - side, head - side] };
  },
  short: ({ t, rx, head }) => {
    if (t < -1.14 || t > 0.5) return undefined;
    const outer = ellipse(t * 0.86 - 0.06, rx + 13, 0.08);
    if (t < -0.58) return { left: outer, right: outer };
    const side = 15 - 8 * ((t + 0.58) / 1.08);
    const sweep = Math.max(0, 46 * (1 - (t + 0.58) / 0.42));
    return { left: outer, right: outer, face: [head - side - sweep, head - side] };
  },
  bob: ({ t, rx, head }) => {
    if (t < -1.14 || t > 0.98) return undefined;
    const outer = t < 0 ? ellipse(t, rx + 15, 0.14) : rx + 14 + 5 * t;
    if (t < -0.56) return { left: outer, right: outer };
    const side = 13 - 4 * t;
    const sweep = Math.max(0, 36 * (1 - (t + 0.56) / 0.34));
    const face = Math.max(head - side, 24);
    return { left: outer, right: outer, face: [face, face - sweep] };
  },
  bun: ({ t, rx, head }) => {
    if (t < -1.62 || t > 0.12) return undefined;
    if (t < -1.06) {
      const knot = 31 * Math.sqrt(Math.max(0, 1 - ((t + 1.3) / 0.31) ** 2));
      return { left: knot - 4, right: knot + 4 };
    }
    const outer = ellipse(t, rx + 6, 0.1);
    if (t < -0.6) return { left: outer, right: outer };
    const side = 12 * (1 - (t + 0.6) / 0.74);
    const part = Math.max(0, 22 * (1 - (t + 0.6) / 0.24));
    return {
      left: Math.max(outer, head),
      right: Math.max(outer, head),
      face: [head - side - part, head - side - part],
    };
  },
  long: ({ t, y, rx, head }) => {
    if (t < -1.14 || y > 256) return undefined;
    const outer = t < 0 ? ellipse(t, rx + 14, 0.14) : rx + 13 + 8 * Math.min(1, t);
    if (t < -0.6) return { left: outer, right: outer };
    const side = 13 - 3 * t;
    const part = Math.max(0, 26 * (1 - (t + 0.6) / 0.3));
    const face = Math.max(head - side, 25);
    return { left: outer, right: outer - 2, face: [face - part, face - part * 0.4] };
  },
};
