// The market-data wall: a plane of quotes that change in waves, two books that breathe, a candle lattice behind.
import { clip, each, fade, group, line, path, points, rect, text } from '../kit/svg.mjs';
import { blueLight, glow, ink } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { fmt, short, signed, walk } from '../lib/series.mjs';
import { company, tickOf } from '../ui-kit/companies.mjs';
import { rolling } from './figures.mjs';
import { act, blend, clamp, ease, fract, mix, stay, swing, waves } from './motion.mjs';

const [width, height, seconds] = [1280, 720, 8];
const start = 8 / 240; // the poster catches a wave that glows while its figures have come to rest
const surges = 4; // waves of change in one film
const fresh = 7; // new points on a cell's curve with every wave
const shown = 26;

const plane = { width: 1500, height: 980 };
const [columns, rows, gap] = [6, 6, 14];
const cell = { w: (plane.width - gap * (columns - 1)) / columns, h: (plane.height - gap * (rows - 1)) / rows };
const spot = (column, row) => [column * (cell.w + gap), row * (cell.h + gap)];

const r = seeded('film data wall');
/** Where the exchange lists no ordinary shares, each another. */
const codeOf = (i) => `071${String((i * 37 + 11) % 100).padStart(2, '0')}`;
/** Two of the kit's companies, at the price every picture gives them. */
const books = [
  { column: 2, row: 1, ...company('02871') },
  { column: 4, row: 2, ...company('02853') },
];
const taken = ({ column, row }) => books.some((b) => b.column === column && (b.row === row || b.row + 1 === row));

/** A curve as long as the film, closed: what is left of the walk's drift is taken out evenly. */
function closedWalk(count) {
  const open = walk(r, count + 1, { start: 0, vol: 1.1 });
  return open.slice(0, count).map((v, i) => v - (open[count] * i) / count);
}

const cells = Array.from({ length: columns * rows }, (_, i) => ({ column: i % columns, row: Math.floor(i / columns) }))
  .filter((at) => !taken(at))
  .map(({ column, row }, i) => {
    const base = r.between(6, 420);
    return {
      column,
      row,
      code: codeOf(i),
      base,
      lean: r.between(-1.4, 1.9),
      curve: closedWalk(fresh * surges),
      // The wave runs from the upper left to the lower right; no two neighbours turn at the very same moment.
      late: (column * 0.62 + row * 0.5) / 6 + r.between(-0.06, 0.06),
    };
  });

const valueAt = ({ curve }, k) => curve[((k % curve.length) + curve.length) % curve.length];
const changeAt = (one, k) => one.lean + valueAt(one, k) * 0.32;

/** How far the walk strays from the straight way of a day's line, against that line's rise or fall. */
const stray = 0.34;

/**
 * The walk up to `head` as a line of the day, whose end lies above its beginning where the percentage is positive and below
 * where it is negative: the wall hangs askew, so that a line that did less would fall as it is seen. Returns height, 0 to 1,
 * of point `k` at a place from the line's beginning (0) to its end (1).
 */
function dayLine(one, head) {
  const [tail, count] = [head - shown + 1, shown - 1];
  const [from, to] = [valueAt(one, tail), valueAt(one, head)];
  const window = Array.from({ length: shown }, (_, i) => i);
  const off = (k, along) => valueAt(one, k) - mix(from, to, along);
  const offs = window.map((i) => off(tail + i, i / count));
  const scale = stray / (Math.max(...offs) - Math.min(...offs));
  const way = changeAt(one, head) < 0 ? -1 : 1;
  const line = (k, along) => way * along + scale * off(k, along);
  const seen = window.map((i) => line(tail + i, i / count));
  const [low, high] = [Math.min(...seen), Math.max(...seen)];
  return (k, along) => (line(k, along) - low) / (high - low);
}

/** The nearest price that can be dealt at. */
const onTick = (price) => Math.round(price / tickOf(price)) * tickOf(price);

function quote(one, t) {
  const [x, y] = spot(one.column, one.row);
  const beat = t * surges + 0.58 - one.late;
  const surge = Math.floor(beat);
  const since = beat - surge;
  const turn = clamp(since / 0.2);
  const head = surge * fresh;
  const [was, is] = [changeAt(one, head - fresh), changeAt(one, head)];
  const price = (change) => fmt(onTick(one.base * (1 + change / 100)), 2);
  const rises = is >= was;
  const warm = stay(since, 0, 0.44, 0.05, 0.36);
  const colour = is < 0 ? ink.down : blueLight;
  const [from, to] = [price(was), price(is)];
  const same = from.length === to.length;
  const figure = { size: 34, weight: 600, fill: blend(ink.text, rises ? '#DCE7FF' : '#DCE3EF', warm), down: !rises };
  const part = { size: 19, weight: 550, fill: colour, anchor: 'r', down: !rises };
  const [a, b] = [`${signed(was)}%`, `${signed(is)}%`];
  return group(
    rect(0, 0, cell.w, cell.h, {
      r: 12,
      fill: blend('#0C1424', rises ? '#16347F' : '#222D45', warm * 0.8),
      fo: 0.78,
      stroke: blend('#1E2A44', rises ? '#4B7DFF' : '#66768F', warm),
    }) +
      text(18, 34, one.code, { size: 19, weight: 550, fill: ink.soft }) +
      rolling(cell.w - 18, 34, a.length === b.length ? a : b, b, turn, part) +
      rolling(18, 78, same ? from : to, to, turn, figure) +
      curve(one, head, since, colour),
    { transform: `translate(${x.toFixed(2)} ${y.toFixed(2)})` },
  );
}

/** New points push the curve on; the last one keeps a light for a moment. */
function curve(one, head, since, colour) {
  const [x, y, w, h] = [18, 92, cell.w - 36, cell.h - 106];
  const push = act(since, 0, 0.26, ease.inOut);
  const [was, is] = [dayLine(one, head - fresh), dayLine(one, head)];
  const list = Array.from({ length: shown + fresh }, (_, i) => {
    const k = head - fresh - shown + 1 + i;
    const along = (i - fresh * push) / (shown - 1);
    return [x + along * w, y + h - mix(was(k, along), is(k, along), push) * h];
  });
  const d = points(list);
  const at = shown - 1 + fresh * push;
  const i = Math.min(list.length - 2, Math.floor(at));
  const ey = mix(list[i][1], list[i + 1][1], at - i);
  const [defs, area] = fade([
    [0, colour, 0.24],
    [1, colour, 0],
  ]);
  return (
    defs +
    clip(
      x,
      y - 8,
      w,
      h + 16,
      0,
      path(`${d}L${list.at(-1)[0]} ${y + h}L${list[0][0]} ${y + h}Z`, { fill: area }) +
        path(d, { stroke: colour, sw: 2, join: 'round' }),
    ) +
    `<circle cx="${(x + w).toFixed(2)}" cy="${ey.toFixed(2)}" r="3.4" fill="${blend(colour, glow, stay(since, 0, 0.7, 0.05, 0.5))}"/>`
  );
}

const levels = 6;
const breath = books.map(() =>
  Array.from({ length: levels * 2 }, (_, i) => ({
    base: 0.4 + 0.085 * (i % levels),
    move: waves(r, [
      [1, 0.1],
      [2, 0.09],
      [3, 0.05],
    ]),
  })),
);

function book({ column, row, code, price: mid, tick }, n, t) {
  const [x, y] = spot(column, row);
  const h = cell.h * 2 + gap;
  const rowH = (h - 88) / (levels * 2);
  const bars = each(breath[n], ({ move }, i) => {
    const bid = i >= levels;
    const k = bid ? i - levels : levels - 1 - i;
    const share = clamp(breath[n][bid ? levels + k : k].base + move(t), 0.34, 1);
    const top = 14 + i * rowH + (bid ? 60 : 0);
    const w = (cell.w - 112) * share;
    const price = fmt(mid + tick * (bid ? -k : k + 1));
    const size = Math.round(share * 40 + move(Math.floor(t * 12 + 0.5) / 12) * 30) * 400;
    return (
      rect(cell.w - 16 - w, top + 1.5, w, rowH - 3, { r: 3, fill: bid ? '#1A3F9C' : '#24324E' }) +
      text(18, top + rowH / 2 + 6, price, { size: 17, weight: 550, fill: bid ? ink.up : ink.soft }) +
      text(cell.w - 24, top + rowH / 2 + 5.5, short(Math.max(400, size)), {
        size: 15,
        fill: ink.text,
        anchor: 'r',
        fo: 0.85,
      })
    );
  });
  const middle = 14 + levels * rowH;
  return group(
    rect(0, 0, cell.w, h, { r: 12, fill: '#0C1424', stroke: '#2A3A5E', fo: 0.9 }) +
      bars +
      text(18, middle + 41, fmt(mid), { size: 31, weight: 650, fill: '#fff' }) +
      text(cell.w - 18, middle + 38, code, { size: 22, weight: 550, fill: ink.soft, anchor: 'r' }),
    { transform: `translate(${x.toFixed(2)} ${y.toFixed(2)})` },
  );
}

const candleStep = 28;
const candles = (() => {
  const count = 48;
  const path = closedWalk(count);
  return path.map((v, i) => ({
    open: v,
    close: path[(i + 1) % count],
    wick: r.between(0.3, 1.6),
    tail: r.between(0.3, 1.6),
  }));
})();

/** Stands behind the wall and only breathes. */
function lattice(t) {
  return each(candles, (c, i) => {
    const x = i * candleStep - 8;
    const y = (v) => 370 - v * 52 * (1 + 0.2 * swing(t, 1, i / 12)) - 36 * swing(t, 1, i / 24);
    const [a, b] = [y(c.open), y(c.close)];
    const rises = c.close >= c.open;
    const colour = rises ? '#2C5BDB' : '#31436B';
    return (
      line(x, Math.min(a, b) - c.wick * 34, x, Math.max(a, b) + c.tail * 34, colour, { sw: 2 }) +
      rect(x - 9, Math.min(a, b), 18, Math.max(6, Math.abs(a - b)), {
        r: 3,
        fill: rises ? colour : ink.bg,
        stroke: colour,
        sw: 2,
      })
    );
  });
}

const shade = (x, y, w, h, from, to, along) => {
  const [defs, fill] = fade(
    [
      [0, ink.bg, from],
      [1, ink.bg, to],
    ],
    along,
  );
  return defs + rect(x, y, w, h, { fill });
};

function draw(share) {
  const t = share + start;
  const sideways = { x2: 1, y2: 0 };
  const wall = each(cells, (one) => quote(one, t)) + each(books, (one, n) => book(one, n, t)) + sheen(t);
  return [
    rect(0, 0, width, height, { fill: ink.bg }) + group(lattice(t), { op: 0.46 }),
    {
      ...plane,
      svg: wall,
      transform: 'translate(286px, -88px) perspective(1700px) rotateX(9deg) rotateY(-21deg) rotateZ(2.4deg) scale(0.8)',
    },
    shade(0, 0, 460, height, 0.98, 0, sideways) +
      shade(width - 150, 0, 150, height, 0, 1, sideways) +
      shade(0, 0, width, 130, 1, 0, {}) +
      shade(0, height - 170, width, 170, 0, 1, {}),
  ];
}

/** The wave itself, faint, crossing the wall ahead of the changes. */
function sheen(t) {
  const at = fract(t * surges + 0.58);
  const x = mix(-700, plane.width + 500, at);
  const [defs, fill] = fade(
    [
      [0, blueLight, 0],
      [0.75, blueLight, 0.1],
      [1, glow, 0],
    ],
    { x2: 1, y2: 0 },
  );
  return `${defs}<g transform="skewX(-24)">${rect(x, 0, 460, plane.height, { fill })}</g>`;
}

export default { width, height, seconds, rate: 30, draw };
