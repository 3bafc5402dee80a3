// Devices and sheets. Each takes a draw(x, y, w, h) for what it shows.
import { circle, clip, fade, line, many, path, rect, shadow, text } from './svg.mjs';

const lift = (theme) =>
  theme.name === 'ink' ? { op: 0.6, dy: 26, blur: 34 } : { op: 0.16, dy: 18, blur: 26, colour: '#0B1B44' };

export function windowFrame({ x, y, w, h, theme, title = '', right = '', bar = 44, radius = 14, flat = false }, draw) {
  const body =
    rect(x, y, w, h, { r: radius, fill: theme.panel, stroke: theme.edge }) +
    many(3, (i) => circle(x + 22 + i * 20, y + bar / 2, 5, { fill: theme.faint })) +
    text(x + 96, y + bar / 2 + 6, title, { size: 17, weight: 600, fill: theme.text }) +
    text(x + w - 20, y + bar / 2 + 6, right, { size: 15, fill: theme.mute, anchor: 'r' }) +
    line(x, y + bar, x + w, y + bar, theme.line);
  return (flat ? body : shadow(body, lift(theme))) + clip(x, y + bar, w, h - bar, 0, draw(x, y + bar, w, h - bar));
}

export function panel({ x, y, w, h, theme, radius = 14, flat = false, fill, stroke }, draw = () => '') {
  const body = rect(x, y, w, h, { r: radius, fill: fill ?? theme.panel, stroke: stroke ?? theme.edge });
  return (flat ? body : shadow(body, lift(theme))) + clip(x, y, w, h, radius, draw(x, y, w, h));
}

export function phone({ x, y, w, h, theme, time = '9:41' }, draw) {
  const b = w * 0.028;
  const r = w * 0.145;
  const dark = theme.name === 'ink';
  const [defs, rim] = fade(
    [
      [0, '#3A4964'],
      [0.5, '#1C2740'],
      [1, '#2C3A55'],
    ],
    { x2: 1, y2: 1 },
  );
  const [ix, iy, iw, ih] = [x + b, y + b, w - 2 * b, h - 2 * b];
  return (
    defs +
    shadow(rect(x, y, w, h, { r, fill: rim }), { ...lift(theme), op: dark ? 0.7 : 0.28 }) +
    rect(x + 2, y + 2, w - 4, h - 4, { r: r - 2, fill: '#060A12' }) +
    rect(ix, iy, iw, ih, { r: r - b, fill: theme.panel }) +
    clip(ix, iy, iw, ih, r - b, draw(ix, iy, iw, ih)) +
    text(ix + iw * 0.1, iy + 34, time, { size: Math.max(14, w * 0.048), weight: 600, fill: theme.text }) +
    rect(x + w / 2 - w * 0.13, iy + 15, w * 0.26, w * 0.075, { r: w * 0.04, fill: '#000' }) +
    rect(ix + iw * 0.82, iy + 22, w * 0.075, 12, { r: 3.5, fill: 'none', stroke: theme.soft, sw: 1.5 }) +
    rect(ix + iw * 0.82 + 2.5, iy + 24.5, w * 0.045, 7, { r: 1.5, fill: theme.soft }) +
    rect(x + w / 2 - w * 0.16, iy + ih - 13, w * 0.32, 5, { r: 2.5, fill: theme.text, fo: 0.7 })
  );
}

export function laptop({ x, y, w, theme }, draw) {
  const h = w * 0.625;
  const lid = shadow(rect(x, y, w, h, { r: 20, fill: '#05080F', stroke: '#33415C', sw: 2 }), lift(theme));
  const [d1, metal] = fade([
    [0, '#46556F'],
    [0.12, '#2A3750'],
    [1, '#131C2E'],
  ]);
  const base = y + h;
  return (
    lid +
    clip(x + 14, y + 14, w - 28, h - 30, 8, draw(x + 14, y + 14, w - 28, h - 30)) +
    d1 +
    path(`M${x - w * 0.075} ${base}h${w * 1.15}v8c0 10 -18 16 -46 16H${x - w * 0.075 + 46}c-28 0 -46 -6 -46 -16Z`, {
      fill: metal,
    }) +
    path(`M${x + w * 0.43} ${base}h${w * 0.14}c0 8 -4 9 -12 9h-${w * 0.14 - 24}c-8 0 -12 -1 -12 -9Z`, {
      fill: '#0B1220',
    })
  );
}

export function monitor({ x, y, w, h, stand = true }, draw) {
  const [d1, metal] = fade([
    [0, '#1B2740'],
    [1, '#0F1728'],
  ]);
  return (
    (stand
      ? d1 +
        rect(x + w / 2 - 46, y + h, 92, 74, { fill: metal }) +
        rect(x + w / 2 - 120, y + h + 70, 240, 10, { r: 5, fill: '#1F2B44' })
      : '') +
    shadow(rect(x, y, w, h, { r: 14, fill: '#05080F', stroke: '#2F3D59', sw: 2 }), { op: 0.6 }) +
    clip(x + 10, y + 10, w - 20, h - 20, 6, draw(x + 10, y + 10, w - 20, h - 20))
  );
}

export const sheet = ({ x, y, w, h, fill = '#fff', stroke = '#E3E8F0', radius = 6, op = 0.18 }, draw = () => '') =>
  shadow(rect(x, y, w, h, { r: radius, fill, stroke }), { dy: 16, blur: 22, colour: '#0B1B44', op }) +
  clip(x, y, w, h, radius, draw(x, y, w, h));

/** Grey lines that stand for set text on a printed page. */
export const greek = (x, y, w, rows, { gap = 14, fill = '#D5DDEA', h = 5, last = 0.6 } = {}) =>
  many(rows, (i) =>
    rect(x, y + i * gap, i === rows - 1 ? w * last : w * (0.94 + ((i * 37) % 7) / 100), h, { r: h / 2, fill }),
  );
