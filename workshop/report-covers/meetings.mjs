// Visits and small meetings: rooms and places, nobody in them.
import { candles, spark } from '../kit/charts.mjs';
import { ladder } from '../kit/market.mjs';
import { circle, clip, each, fade, light, line, many, path, rect, shadow, text } from '../kit/svg.mjs';
import { blue, blueLight, glow, ink, paper } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { ohlc, walk } from '../lib/series.mjs';
import { caption, closer, foot, heading, night, slide } from './hall.mjs';
import { layers } from './slides.mjs';

/** An afternoon in its two parts: management spoke for 25 minutes, and answered questions for an hour. */
export function shenzhen2026(words) {
  const [questions, end] = [25, 85];
  const x = (minute) => 64 + (1152 * minute) / end;
  const [top, h] = [190, 410];
  const part = (from, to, fill) => rect(x(from), top, x(to) - x(from) - (to < end ? 10 : 0), h, { r: 12, fill });
  const turn = (i, from, minutes, { size, unit }) =>
    text(x(from) + 32, top + 66, words.turns[i], { size: 40, weight: 620, fill: '#FFFFFF' }) +
    `<text x="${x(from) + 32 - size * 0.04}" y="${top + h - 36}" font-weight="680" fill="#fff"><tspan font-size="${size}" letter-spacing="-0.04em">${minutes}</tspan><tspan dx="14" font-size="${unit}">${words.minutes}</tspan></text>`;
  const moment = (minute, value, anchor) =>
    text(x(minute), top + h + 60, value, { size: 38, weight: 560, fill: '#C2CFE6', anchor });
  return (
    night([900, 260, 700, 420, blue, 0.6]) +
    heading(words, words.month(2026, 9)) +
    part(0, questions, '#2450C8') +
    part(questions, end, '#4F7BF5') +
    turn(0, 0, questions, { size: 112, unit: 42 }) +
    turn(1, questions, end - questions, { size: 340, unit: 84 }) +
    moment(0, '0:00', 'l') +
    moment(questions, `${questions}:00`, 'm') +
    moment(end, `${Math.floor(end / 60)}:${end % 60}:00`, 'r')
  );
}

/** What the meetings in Shanghai were about: the businesses through the years. */
export const shanghai2026 = (words) => slide(layers(2025, words));

/** The wall of monitors, curving away. */
export function operations2025() {
  const r = seeded('operations-centre-visit-2025');
  const tile = (x, y, i) => {
    const [w, h] = [300, 178];
    const t = ink;
    const data = ohlc(r, 26, { start: 50, drift: 0.2, vol: 1.4 });
    const kinds = [
      () => candles(data, { x: x + 18, y: y + 24, w: w - 36, h: h - 48, theme: t }).svg,
      () => spark(walk(r, 40, { drift: 0.2 }), x + 16, y + 34, w - 32, h - 64, i % 4 ? blueLight : glow, 0.4, 3),
      () =>
        many(28, (k) =>
          rect(x + 20 + (k % 7) * 38, y + 24 + Math.floor(k / 7) * 34, 30, 24, {
            r: 4,
            fill: r.next() > 0.12 ? '#2450CE' : glow,
          }),
        ),
      () =>
        ladder(r, {
          x: x + 24,
          y: y + 22,
          w: w - 48,
          rowH: 24,
          levels: 3,
          size: 14,
          mid: 86.45,
          tick: 0.05,
          theme: t,
          change: '',
        }),
    ];
    return (
      rect(x, y, w, h, { r: 6, fill: '#0C1730', stroke: '#35508C', sw: 1.5 }) +
      clip(x, y, w, h, 6, kinds[(i * 3 + Math.floor(i / 4)) % 4]())
    );
  };
  const panel = (start, css) => ({
    svg: many(9, (i) => tile((i % 3) * 312, Math.floor(i / 3) * 190, i + start)),
    width: 924,
    height: 558,
    css,
  });
  return [
    night([640, 300, 820, 420, blue, 0.6]),
    panel(0, 'transform-origin:100% 50%;transform:translate(-568px,9px) perspective(900px) rotateY(44deg) scale(.6)'),
    panel(5, 'transform-origin:0 0;transform:translate(363px,121px) scale(.6)'),
    panel(2, 'transform-origin:0 50%;transform:translate(924px,9px) perspective(900px) rotateY(-44deg) scale(.6)'),
    path('M120 640Q640 560 1160 640L1280 720H0Z', { fill: '#0A1326', stroke: '#5B82DE', sw: 2 }) + foot(),
  ];
}

/** A corridor of lit rooms. */
export function openDay2023(words) {
  const [vx, vy] = [800, 300];
  const depth = [1, 0.62, 0.4, 0.26, 0.17, 0.11];
  const at3 = (x, y, k) => `${(vx + (x - vx) * k).toFixed(1)} ${(vy + (y - vy) * k).toFixed(1)}`;
  const pane = (x, k0, k1, fill, op) =>
    path(`M${at3(x, -80, k0)}L${at3(x, -80, k1)}L${at3(x, 760, k1)}L${at3(x, 760, k0)}Z`, { fill, op });
  const rooms = each(depth.slice(0, -1), (k, i) => {
    const next = depth[i + 1];
    const edge = k - (k - next) * 0.12;
    return (
      pane(-260, edge, next, i % 2 ? '#1D49C9' : '#3F74F5', 0.95 - i * 0.1) +
      pane(1640, edge, next, i % 2 ? '#4F80F7' : '#17389B', 0.95 - i * 0.1) +
      path(`M${at3(-260, 340, edge)}L${at3(-260, 340, next)}M${at3(1640, 340, edge)}L${at3(1640, 340, next)}`, {
        stroke: '#DCE7FF',
        sw: 2,
        op: 0.4,
      }) +
      path(
        `M${at3(520, -80, k - (k - next) * 0.3)}L${at3(1080, -80, k - (k - next) * 0.3)}L${at3(1080, -80, next)}L${at3(520, -80, next)}Z`,
        { fill: '#EAF0FF', op: 0.85 },
      )
    );
  });
  const [defs, floor] = fade([
    [0, '#2C57D2', 0.75],
    [0.5, '#0E1C42', 0.9],
    [1, '#070B14'],
  ]);
  return (
    night([vx, vy, 700, 420, blue, 0.5]) +
    defs +
    path(`M${at3(-260, 760, 1)}L${at3(1640, 760, 1)}L${at3(1640, 760, 0.11)}L${at3(-260, 760, 0.11)}Z`, {
      fill: floor,
    }) +
    rooms +
    rect(vx - 118, vy - 44, 210, 97, { fill: '#F4F7FF' }) +
    light(vx - 10, vy, 260, 200, '#DCE7FF', 0.7) +
    text(vx - 13, vy + (words.face ? 24 : 19), words.shanghai, {
      size: words.face ? 60 : 44,
      weight: 700,
      fill: '#0B1220',
      anchor: 'm',
      spacing: closer(words),
    }) +
    foot() +
    caption(words, words.month(2023, 9))
  );
}

/** The life of an option, on the white board of a bright room: what has vested is solid, what has not is an outline. */
export function esop2022(words) {
  const p = paper;
  const stops = [180, 487, 793, 1100];
  const grain = (x, n) =>
    many(n, (i) => rect(x - 66 + (i % 4) * 35, 236 - Math.floor(i / 4) * 26, 28, 19, { r: 5, fill: blue }));
  return (
    rect(0, 0, 1280, 720, { fill: '#E9EEF7' }) +
    light(300, 0, 900, 420, '#FFFFFF', 1) +
    shadow(rect(64, 56, 1152, 520, { r: 14, fill: '#fff' }), { dy: 18, blur: 28, op: 0.12, colour: '#0B1B44' }) +
    line(180, 350, 1100, 350.01, '#DCE4F2', { sw: 16, cap: 'round' }) +
    path('M180 350H793', { stroke: blue, sw: 16, cap: 'round' }) +
    each(stops, (x, i) =>
      circle(x, 350, 30, {
        fill: i < 3 ? '#fff' : '#F1F5FC',
        stroke: i < 3 ? blue : '#C3CEDF',
        sw: 8,
      }),
    ) +
    each([4, 8, 12, 16], (n, i) =>
      i < 3
        ? grain(stops[i], n)
        : many(16, (k) =>
            rect(1034 + (k % 4) * 35, 236 - Math.floor(k / 4) * 26, 28, 19, {
              r: 5,
              fill: '#fff',
              stroke: '#B9C6DC',
              sw: 2,
              dash: '4 4',
            }),
          ),
    ) +
    each(words.vesting, (l, i) =>
      text(stops[i], 440, l, { size: 36, weight: 650, fill: i < 3 ? p.text : p.mute, anchor: 'm' }),
    ) +
    text(1180, 540, 'ESOP', { size: 34, weight: 650, fill: p.mute, anchor: 'r' }) +
    caption(words, words.month(2022, 9), { onPaper: true })
  );
}
