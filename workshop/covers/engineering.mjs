import { tick } from '../kit/market.mjs';
import { ground } from '../kit/motif.mjs';
import { circle, clipTo, each, fade, isLegible, line, many, path, points, rect, text, typeBar } from '../kit/svg.mjs';
import { blue, blueLight, glow, ink, paper } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { fmt } from '../lib/series.mjs';
import { companies } from '../ui-kit/companies.mjs';

const t = ink;
const MONO_EM = 0.602;
/** A line of code, in coloured parts. */
function mono(x, y, parts, size) {
  if (!isLegible(size)) {
    let at = x;
    return each(parts, ([words, fill]) => {
      const lead = words.length - words.trimStart().length;
      const bar = typeBar(at + lead * size * MONO_EM, y, words, { size, fill, weight: 600, em: MONO_EM });
      at += words.length * size * MONO_EM;
      return bar;
    });
  }
  const spans = parts.map(([s, c]) => `<tspan fill="${c}">${s.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</tspan>`);
  return `<text x="${x}" y="${y}" font-size="${size}" xml:space="preserve" style="font-family:'DejaVu Sans Mono','Liberation Mono',monospace">${spans.join('')}</text>`;
}

const [_kw, _fn, _str, _id, _dim] = ['#6C95FF', '#FFFFFF', '#5ECFC9', '#C6D2EA', '#61739A'];

/** The four lines a program starts with, and the typed quote that arrives. */
export function openApiPythonSdk() {
  const [word, name] = [blue, paper.text];
  const code = [
    [
      ['from', word],
      [' tradego ', name],
      ['import', word],
      [' OpenApi', name],
    ],
    [
      ['async for', word],
      [' q ', name],
      ['in', word],
      [' api:', name],
    ],
    [
      ['    print', word],
      ['(q.last)', name],
    ],
  ];
  return (
    ground(t, { fill: '#E9EFFC', lights: [[1120, 640, 620, 420, '#9DB7FF', 0.8]] }) +
    rect(72, 72, 1136, 420, { r: 22, fill: '#fff' }) +
    rect(72, 288, 8, 84, { fill: blue }) +
    rect(80, 288, 1128, 84, { fill: '#EEF3FF' }) +
    each(code, (parts, i) => mono(128, 232 + i * 112, parts, 54)) +
    each(['#D5DDEA', '#D5DDEA', '#D5DDEA'], (fill, i) => circle(128 + i * 34, 118, 10, { fill })) +
    rect(640, 478, 568, 190, { r: 22, fill: blue }) +
    text(680, 550, '02871', { size: 40, weight: 500, fill: '#D6E2FF' }) +
    text(680, 634, '48.36', { size: 84, weight: 650 }) +
    text(1172, 632, '+1.60%', { size: 54, weight: 600, anchor: 'r' })
  );
}

/** Frames leaving one point for many; below, on one scale, how old a quote is that is pushed and one that is asked for. */
export function websocketApi() {
  const r = seeded('websocket-api');
  const [ox, oy] = [196, 288];
  const lanes = 9;
  const target = (i) => [880, 64 + i * 56];
  const flow = many(lanes, (i) => {
    const [tx, ty] = target(i);
    const hot = i === 4;
    const c = (u) => {
      const [a, b, d] = [(1 - u) ** 3, 3 * (1 - u) ** 2 * u, 3 * (1 - u) * u * u];
      return [a * ox + b * (ox + 300) + d * (tx - 320) + u ** 3 * tx, a * oy + b * oy + d * ty + u ** 3 * ty];
    };
    const d = `M${ox} ${oy}C${ox + 300} ${oy} ${tx - 320} ${ty} ${tx} ${ty}`;
    const packets = many(5, (k) => {
      const u = 0.26 + 0.17 * k + r.between(-0.05, 0.05);
      const [x, y] = c(Math.min(0.97, u));
      const [x2, y2] = c(Math.min(1, u + 0.045));
      return path(
        points([
          [x, y],
          [x2, y2],
        ]),
        { stroke: hot ? glow : k % 2 ? blueLight : '#3D66D6', sw: hot ? 9 : 7, cap: 'round' },
      );
    });
    return path(d, { stroke: hot ? '#5EE6E0' : '#2A3F78', sw: hot ? 2 : 1.6, op: hot ? 0.8 : 1 }) + packets;
  });
  const shown = companies.slice(0, lanes);
  const rows = many(lanes, (i) => {
    const [x, y] = target(i);
    const hot = i === 4;
    const { code, price } = shown[i];
    return (
      rect(x, y - 22, 328, 44, { r: 8, fill: hot ? '#12306F' : '#0E1729', stroke: hot ? glow : '#22304C' }) +
      text(x + 20, y + 8, code, { size: 22, weight: 600, fill: hot ? '#fff' : '#C9D4E8' }) +
      text(x + 308, y + 8, fmt(price, 2), { size: 22, weight: 500, fill: hot ? '#fff' : t.up, anchor: 'r' })
    );
  });
  const rings = many(5, (i) =>
    circle(ox, oy, 74 + i * 44, { fill: 'none', stroke: blueLight, sw: 1.6, op: 0.42 - i * 0.075 }),
  );
  const [from, most] = [232, 976];
  const delay = (y, name, ms, { fill, stroke, colour }) =>
    text(72, y + 13, name, { size: 36, weight: 600, fill: colour }) +
    rect(from, y - 22, (most * ms) / 520, 44, { r: 8, fill, stroke, sw: 2 });
  return (
    ground(t, {
      lights: [
        [196, 288, 520, 440, blue, 0.65],
        [196, 288, 180, 180, glow, 0.3],
      ],
    }) +
    rings +
    flow +
    rows +
    circle(ox, oy, 62, { fill: '#0B1220', stroke: blueLight, sw: 2.5 }) +
    text(ox, oy + 11, 'wss', { size: 36, weight: 650, anchor: 'm' }) +
    delay(598, 'wss', 38, { fill: glow, colour: '#fff' }) +
    text(from + (most * 38) / 520 + 22, 611, '38 ms', { size: 38, weight: 650, fill: glow }) +
    delay(656, 'REST', 520, { fill: '#16233F', stroke: '#4A5F8F', colour: t.soft }) +
    text(from + most - 16, 669, '520 ms', { size: 36, weight: 600, fill: t.soft, anchor: 'r' })
  );
}

/** Two halls of racks in perspective, one lit line between them. */
export function brokerCloudNodes() {
  const r = seeded('broker-cloud-nodes');
  const rack = (x, y, w, h, depth, hot) => {
    const units = 15;
    const face = rect(x, y, w, h, { r: 5, fill: '#0D1626', stroke: '#2A3853', sw: 1.5 });
    const side =
      path(`M${x + w} ${y}l${depth} ${-depth * 0.5}v${h}l${-depth} ${depth * 0.5}Z`, {
        fill: '#070C16',
        stroke: '#1B2740',
      }) +
      path(`M${x} ${y}l${depth} ${-depth * 0.5}h${w}l${-depth} ${depth * 0.5}Z`, {
        fill: '#16223A',
        stroke: '#2A3853',
      });
    return (
      side +
      face +
      many(units, (i) => {
        const uy = y + 12 + (i * (h - 20)) / units;
        const uh = (h - 20) / units - 5;
        const busy = r.next();
        return (
          rect(x + 10, uy, w - 20, uh, { r: 2.5, fill: busy > 0.8 ? '#1A2C58' : '#131E33' }) +
          rect(x + 18, uy + uh / 2 - 2, (w - 76) * (0.25 + 0.75 * busy), 4, {
            r: 2,
            fill: hot ? blueLight : '#3458B4',
            op: 0.35 + busy * 0.6,
          }) +
          many(3, (k) =>
            circle(x + w - 44 + k * 11, uy + uh / 2, 2.8, {
              fill: k < busy * 3.2 ? (hot ? glow : blueLight) : '#2A3853',
            }),
          )
        );
      })
    );
  };
  const hall = (x0, hot) => [2, 1, 0].map((i) => rack(x0 + i * 132, 224, 122, 360, 40, hot)).join('');
  const link = (y, w) => `M496 ${y}C580 ${y} 600 ${y - w} 640 ${y - w}S700 ${y} 786 ${y}`;
  return (
    ground(t, {
      lights: [
        [1000, 380, 520, 400, blue, 0.6],
        [260, 380, 420, 360, blue, 0.25],
        [1000, 620, 340, 120, glow, 0.24],
      ],
    }) +
    many(9, (i) => line(640 + (i - 4) * 70, 590, 640 + (i - 4) * 330, 720, '#1B2740')) +
    [600, 628, 668].map((y) => line(0, y, 1280, y, '#16213A')).join('') +
    hall(70, false) +
    hall(786, true) +
    [300, 350, 400, 450, 500]
      .map((y, i) =>
        path(link(y, 30), {
          stroke: i === 2 ? glow : '#4C74DF',
          sw: i === 2 ? 3.5 : 2,
          dash: i === 2 ? undefined : '3 9',
          cap: 'round',
        }),
      )
      .join('') +
    circle(640, 370, 40, { fill: '#0B1220', stroke: glow, sw: 2.5 }) +
    path('M624 364h28l-9 -9M656 377h-28l9 9', { stroke: '#fff', sw: 3, cap: 'round', join: 'round' }) +
    text(70, 150, 'HK1', { size: 76, weight: 650, fill: '#8FA0C4', spacing: '-0.03em' }) +
    text(786, 150, 'HK2', { size: 76, weight: 680, spacing: '-0.03em' })
  );
}

/** Ninety-three controls behind a shield: the forty-one looked at are ticked, fifty-two wait for the next years. */
export function securityAudit() {
  const r = seeded('security-audit');
  const [all, sampled, columns, s] = [93, 41, 10, 52];
  const [x0, y0] = [176, 102];
  const control = (i) => {
    const [x, y] = [x0 + (i % columns) * s, y0 + Math.floor(i / columns) * s];
    const seen = i < sampled;
    return (
      rect(x, y, s - 10, s - 10, {
        r: 9,
        fill: seen ? '#1B3A8C' : '#0B1322',
        stroke: seen ? blueLight : '#3A4C70',
        sw: 1.5,
      }) + (seen ? tick(x + 21, y + 21, 9, '#fff', 3.2) : '')
    );
  };
  const reach = (count, o) =>
    text(x0 - 26, y0 + Math.floor((count - 1) / columns) * s + 35, count, {
      size: 44,
      weight: 650,
      anchor: 'r',
      spacing: '-0.02em',
      ...o,
    });
  const list = many(all, control) + reach(sampled, { fill: '#fff' }) + reach(all, { fill: t.mute });
  const [sx, sy] = [968, 360];
  const shield = (k) =>
    `M${sx} ${sy - 236 * k}C${sx + 70 * k} ${sy - 190 * k} ${sx + 130 * k} ${sy - 172 * k} ${sx + 196 * k} ${sy - 168 * k}C${sx + 202 * k} ${sy + 26 * k} ${sx + 156 * k} ${sy + 170 * k} ${sx} ${sy + 244 * k}C${sx - 156 * k} ${sy + 170 * k} ${sx - 202 * k} ${sy + 26 * k} ${sx - 196 * k} ${sy - 168 * k}C${sx - 130 * k} ${sy - 172 * k} ${sx - 70 * k} ${sy - 190 * k} ${sx} ${sy - 236 * k}Z`;
  const bars = many(25, (i) => {
    const yy = sy - 210 + i * 18;
    const len = 90 + r.next() * 230;
    return (
      rect(sx - 200, yy, len, 9, { r: 4, fill: i < 12 ? '#2E59C9' : '#1C3474' }) +
      rect(sx - 190 + len, yy, 400, 9, { r: 4, fill: i === 12 ? glow : '#12224C' })
    );
  });
  const [d, fill] = fade([
    [0, '#12255A'],
    [1, '#0A1226'],
  ]);
  return (
    ground(t, {
      lights: [
        [968, 360, 520, 460, blue, 0.6],
        [968, 660, 260, 110, glow, 0.25],
      ],
    }) +
    list +
    d +
    path(shield(1.09), { stroke: blueLight, sw: 1.5, op: 0.5 }) +
    path(shield(1), { fill }) +
    clipTo(path(shield(0.94), { fill: '#000' }), bars) +
    path(shield(1), { stroke: '#9DB9FF', sw: 4 }) +
    rect(sx - 132, sy - 44, 264, 88, { r: 20, fill: '#070B14', stroke: '#35508F' }) +
    text(sx, sy + 19, '27001', { size: 56, weight: 680, anchor: 'm', spacing: '-0.02em' })
  );
}
