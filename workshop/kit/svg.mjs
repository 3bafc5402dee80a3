// Thin wrappers that keep cover code readable. Every function returns an SVG string.
let serial = 0;
export const uid = (name = 'd') => `${name}${++serial}`;

const num = (v) => (typeof v === 'number' ? +v.toFixed(2) : v);
const names = {
  sw: 'stroke-width',
  dash: 'stroke-dasharray',
  op: 'opacity',
  fo: 'fill-opacity',
  so: 'stroke-opacity',
  cap: 'stroke-linecap',
  join: 'stroke-linejoin',
  r: 'rx',
};
const attrs = (o) =>
  Object.entries(o)
    .filter(([, v]) => v !== undefined && v !== null)
    .map(([k, v]) => ` ${names[k] ?? k}="${num(v)}"`)
    .join('');

export const many = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');
export const each = (list, draw) => list.map(draw).join('');

export const rect = (x, y, width, height, o = {}) =>
  `<rect${attrs({ x, y, width: Math.max(0, width), height: Math.max(0, height), ...o })}/>`;
export const line = (x1, y1, x2, y2, stroke, o = {}) => `<line${attrs({ x1, y1, x2, y2, stroke, sw: 1, ...o })}/>`;
export const circle = (cx, cy, radius, o = {}) =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}"${attrs(o)}/>`;
export const ellipse = (cx, cy, rx, ry, o = {}) =>
  `<ellipse${attrs({ cx, cy })} rx="${num(rx)}" ry="${num(ry)}"${attrs(o)}/>`;
export const path = (d, o = {}) => `<path d="${d}"${attrs({ fill: 'none', ...o })}/>`;
export const group = (inner, o = {}) => `<g${attrs(o)}>${inner}</g>`;
export const at = (x, y, inner, extra = '') => `<g transform="translate(${num(x)} ${num(y)}) ${extra}">${inner}</g>`;

const escaped = (s) => String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The least size of type that can be read where the picture is shown. */
let least = 0;
/** Type that nearly can is set at that size. */
const NEARLY = 0.72;

/**
 * Draws a picture for where it is shown small: type of less than `size` could not be read there, so it is drawn as a
 * bar of its length, or, where it nearly can, at that size.
 */
export function legibleFrom(size, draw) {
  least = size;
  try {
    return draw();
  } finally {
    least = 0;
  }
}

export const isLegible = (size) => size >= least * NEARLY;

/** Words as a bar, of about their length. */
export function typeBar(x, y, value, { size, fill, weight = 450, end = 'start', em = 0.58, ...o }) {
  const width = String(value).trim().length * size * em;
  const height = size * 0.44;
  const left = { start: x, middle: x - width / 2, end: x - width }[end];
  return rect(left, y - size * 0.36 - height / 2, width, height, {
    ...o,
    r: height / 2,
    fill,
    op: weight < 560 ? 0.42 : 0.62,
  });
}

export function text(x, y, value, { size = 16, fill = '#fff', weight = 450, anchor = 'start', spacing, ...o } = {}) {
  const end = { l: 'start', m: 'middle', r: 'end' }[anchor] ?? anchor;
  if (!isLegible(size)) return typeBar(x, y, value, { size, fill, weight, end, ...o });
  return `<text x="${num(x)}" y="${num(y)}" font-size="${Math.max(size, least)}" font-weight="${weight}" fill="${fill}" text-anchor="${end}"${spacing ? ` letter-spacing="${spacing}"` : ''}${attrs(o)}>${escaped(value)}</text>`;
}

export const points = (list) => list.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('');

// Catmull-Rom through the points, for curves that are meant to be smooth.
export function smooth(list, tension = 0.5) {
  let d = `M${num(list[0][0])} ${num(list[0][1])}`;
  for (let i = 0; i < list.length - 1; i++) {
    const p0 = list[i - 1] ?? list[i];
    const [p1, p2] = [list[i], list[i + 1]];
    const p3 = list[i + 2] ?? p2;
    const k = tension / 3;
    const c = [
      p1[0] + (p2[0] - p0[0]) * k,
      p1[1] + (p2[1] - p0[1]) * k,
      p2[0] - (p3[0] - p1[0]) * k,
      p2[1] - (p3[1] - p1[1]) * k,
    ];
    d += `C${c.map(num).join(' ')} ${num(p2[0])} ${num(p2[1])}`;
  }
  return d;
}

/** A gradient, ready for fill: [markup, "url(#id)"]. stops: [offset, colour, opacity] */
export function fade(stops, { x1 = 0, y1 = 0, x2 = 0, y2 = 1, units } = {}) {
  const id = uid('f');
  const body = stops
    .map(([at, colour, op = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${op}"/>`)
    .join('');
  return [
    `<defs><linearGradient id="${id}"${attrs({ x1, y1, x2, y2, gradientUnits: units })}>${body}</linearGradient></defs>`,
    `url(#${id})`,
  ];
}

export function light(cx, cy, rx, ry, colour, op) {
  const id = uid('l');
  // Three stops fall off like light does; two leave a visible rim.
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${op}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${op * 0.38}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs>${ellipse(cx, cy, rx, ry, { fill: `url(#${id})` })}`;
}

export function clip(x, y, w, h, radius, inner) {
  const id = uid('c');
  return `<clipPath id="${id}">${rect(x, y, w, h, { r: radius })}</clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

export function clipTo(shape, inner) {
  const id = uid('c');
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

export function shadow(inner, { dy = 24, blur = 32, colour = '#000', op = 0.5 } = {}) {
  const id = uid('s');
  return `<filter id="${id}" x="-30%" y="-30%" width="160%" height="180%"><feDropShadow dx="0" dy="${dy}" stdDeviation="${blur}" flood-color="${colour}" flood-opacity="${op}"/></filter><g filter="url(#${id})">${inner}</g>`;
}

export function blur(inner, deviation) {
  const id = uid('b');
  return `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter><g filter="url(#${id})">${inner}</g>`;
}

export const polar = (cx, cy, radius, turn) => {
  const a = (turn - 0.25) * 2 * Math.PI;
  return [cx + radius * Math.cos(a), cy + radius * Math.sin(a)];
};

export function arc(cx, cy, radius, from, to) {
  const [x1, y1] = polar(cx, cy, radius, from);
  const [x2, y2] = polar(cx, cy, radius, to);
  return `M${num(x1)} ${num(y1)}A${num(radius)} ${num(radius)} 0 ${to - from > 0.5 ? 1 : 0} 1 ${num(x2)} ${num(y2)}`;
}
