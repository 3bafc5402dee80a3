// The risk desk: accounts with the share of their credit in use. One passes the line, is called, pays and is at rest.
import { each, line, rect, text } from '../kit/svg.mjs';
import { blue, blueLight, ink } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { act, blend, mix, stay, waves } from './motion.mjs';

const [width, height, seconds] = [1280, 800, 8];
const warm = '#F2A65A';
const r = seeded('film margin');
const [left, right, top, step] = [72, 1208, 128, 82];
const [from, to] = [360, 940];
const limit = 0.82;

const accounts = Array.from({ length: 8 }, (_, i) => ({
  code: `80-${String(r.int(112, 986))}-${r.int(0, 9)}`,
  base: [0.42, 0.61, 0.7, 0.55, 0.31, 0.74, 0.48, 0.22][i],
  move: waves(r, [
    [1, 0.03],
    [2, 0.025],
    [3, 0.012],
  ]),
}));
const called = 2;

/** Climbs past the line, stays there while the client is called, and falls when the money is in. */
const strain = (t) => 0.21 * act(t, 0.08, 0.36) * (1 - act(t, 0.66, 0.78));

function row(one, i, t) {
  const y = top + i * step;
  const alarm = i === called ? stay(t, 0.33, 0.74, 0.05, 0.08) : 0;
  const use = one.base + one.move(t) + (i === called ? strain(t) : 0);
  const x = mix(from, to, use);
  const colour = blend(use > 0.7 ? blue : '#2B4FA8', warm, alarm);
  const paid = i === called ? stay(t, 0.68, 0.9, 0.05, 0.1) : 0;
  return (
    rect(left - 24, y - 8, right - left + 48, step - 12, {
      r: 12,
      fill: blend('#0C1424', '#2A2118', alarm),
      stroke: blend('#17223A', warm, alarm * 0.7),
    }) +
    text(left, y + 36, one.code, { size: 25, weight: 550, fill: blend(ink.soft, '#FFFFFF', alarm) }) +
    rect(from, y + 20, to - from, 14, { r: 7, fill: '#18243C' }) +
    rect(from, y + 20, x - from, 14, { r: 7, fill: colour }) +
    text(1052, y + 37, `${Math.round(use * 100)}%`, {
      size: 27,
      weight: 600,
      anchor: 'r',
      fill: blend('#FFFFFF', warm, alarm),
    }) +
    rect(1108, y + 14, 100, 26, {
      r: 13,
      fill: blend(blend('#14203A', '#F2A65A', alarm), '#1F5BFF', paid * (1 - alarm)),
    }) +
    rect(1132, y + 24.5, 52, 5, { r: 2.5, fill: blend(blueLight, '#FFFFFF', Math.max(alarm, paid)), op: 0.9 })
  );
}

function draw(t) {
  const x = mix(from, to, limit);
  return [
    rect(0, 0, width, height, { fill: ink.bg }) +
      rect(left - 24, 44, 220, 14, { r: 7, fill: '#1B2740' }) +
      rect(right - 150, 40, 174, 22, { r: 11, fill: '#14203A' }) +
      each(accounts, (one, i) => row(one, i, t)) +
      line(x, 92, x, height - 36, warm, { sw: 2, dash: '5 7', op: 0.8 }) +
      text(x, 82, '82%', { size: 19, weight: 600, anchor: 'm', fill: warm }),
  ];
}

export default { width, height, seconds, rate: 24, draw };
