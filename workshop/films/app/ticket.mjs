// The order ticket: quantity raised in three taps, sent, filled, put away.
import { circle, clip, each, group, line, rect, text } from '../../kit/svg.mjs';
import { blue, blueLight, ink } from '../../lib/palette.mjs';
import { fmt } from '../../lib/series.mjs';
import { measure, rolling } from '../figures.mjs';
import { act, blend, clamp, ease, mix, stay } from '../motion.mjs';
import { say, word } from '../readers.mjs';
import { code, filled, left, limit, lots, name, open, ph, pw, px, py, shut, span, tapSend, tapsMore } from './acts.mjs';
import { tap } from './finger.mjs';

function stepper(y, value, h) {
  const cy = y + h / 2;
  const minus = (x) => line(x - 10, cy, x + 10, cy, ink.soft, { sw: 3, cap: 'round' });
  return (
    rect(left, y, span, h, { r: 16, fill: '#0C1424', stroke: ink.edge }) +
    minus(left + 44) +
    minus(left + span - 44) +
    line(left + span - 44, cy - 10, left + span - 44, cy + 10, ink.soft, { sw: 3, cap: 'round' }) +
    line(left + 88, y + 18, left + 88, y + h - 18, ink.edge) +
    line(left + span - 88, y + 18, left + span - 88, y + h - 18, ink.edge) +
    value
  );
}

const shares = (count) => fmt(count, 0);

const sheetTop = py + 402;
const sheetH = ph - 402;

export function ticket(now, reader) {
  const up = act(now, ...open, ease.out) - act(now, ...shut, ease.inOut);
  if (up <= 0.001) return '';
  const taken = tapsMore.filter((moment) => now >= moment).length;
  const lastTap = tapsMore[taken - 1] ?? 0;
  const turn = taken ? clamp((now - lastTap) / 0.3) : 1;
  const [was, is] = [lots[Math.max(0, taken - 1)], lots[taken]];
  const y = sheetTop;
  const h = 82;
  const middle = (value, size) => left + span / 2 - measure(value, size, 600) / 2;
  const style = { size: 34, weight: 600, fill: ink.text };
  const amount = (n) => fmt(n * Number(limit), 2);
  const done = act(now, tapSend + 0.1, tapSend + 0.45);
  const form = group(
    say(reader, left, y + 78, name[reader.locale], { size: 28, weight: 650, fill: ink.text }) +
      text(left + (reader.locale === 'en' ? 186 : 130), y + 78, code, { size: 22, weight: 500, fill: ink.mute }) +
      text(left + span, y + 78, 'HKD', { size: 22, weight: 500, fill: ink.mute, anchor: 'r' }) +
      stepper(y + 106, text(left + span / 2, y + 106 + 53, limit, { ...style, anchor: 'm' }), h) +
      stepper(
        y + 204,
        rolling(middle(shares(is), 34), y + 204 + 53, shares(was).padStart(shares(is).length), shares(is), turn, style),
        h,
      ) +
      each(tapsMore, (moment) =>
        clip(left + span - 88, y + 204, 88, h, 16, tap(left + span - 44, y + 204 + h / 2, now - moment, 70)),
      ) +
      word(reader, 'amount', left, y + 333, { size: 24, weight: 500, fill: ink.mute }) +
      rolling(left + span, y + 334, amount(was), amount(is), turn, {
        size: 30,
        weight: 600,
        fill: ink.text,
        anchor: 'r',
      }) +
      line(left, y + 362, left + span, y + 362, ink.edge, { so: 0.7 }),
    { op: 1 - done },
  );
  return (
    rect(px, py, pw, ph, { fill: '#03060C', op: 0.62 * up }) +
    `<g transform="translate(0 ${((1 - up) * (sheetH + 20)).toFixed(2)})">` +
    rect(px, y, pw, sheetH + 60, { r: 34, fill: ink.raised, stroke: '#33425F' }) +
    rect(px + pw / 2 - 30, y + 16, 60, 5, { r: 2.5, fill: ink.faint }) +
    form +
    send(now, y, amount(lots.at(-1)), reader) +
    '</g>'
  );
}

/** The button draws in to a ring while the order travels, and the ring rises to carry the tick. */
function send(now, y, amount, reader) {
  const press = stay(now, tapSend - 0.08, tapSend + 0.2, 0.1, 0.14);
  const narrow = act(now, tapSend + 0.08, tapSend + 0.42);
  const rise = act(now, filled - 0.2, filled + 0.3);
  const drawn = act(now, filled + 0.15, filled + 0.55, ease.out);
  const said = act(now, filled + 0.3, filled + 0.75, ease.out);
  const cx = left + span / 2;
  const cy = mix(y + 428, y + 190, rise);
  const w = mix(span * (1 - 0.02 * press), 92, narrow);
  const h = mix(92, 92, narrow);
  const grow = mix(1, 1.42, rise);
  const waiting = stay(now, tapSend + 0.35, filled, 0.12, 0.16);
  const turn = now * 1.6 * 360;
  const beam = act(now, filled + 0.05, filled + 0.9, ease.out);
  const mark = (s, k, sw) =>
    `<path d="M${cx - s} ${cy + s * 0.05}L${cx - s * 0.28} ${cy + s * 0.72}L${cx + s} ${cy - s * 0.66}" fill="none" stroke="#fff" stroke-width="${sw}" stroke-linecap="round" stroke-linejoin="round" pathLength="1" stroke-dasharray="1.02 2" stroke-dashoffset="${(1.02 * (1 - k)).toFixed(3)}"${k < 0.01 ? ' opacity="0"' : ''}/>`;
  return (
    (beam > 0 && beam < 1
      ? circle(cx, cy, 66 + 96 * beam, { fill: 'none', stroke: blueLight, sw: 2.5, op: 0.7 * (1 - beam) })
      : '') +
    (beam > 0 ? circle(cx, cy, 66 + 26 * beam, { fill: blueLight, op: 0.14 * beam }) : '') +
    rect(cx - (w * grow) / 2, cy - (h * grow) / 2, w * grow, h * grow, {
      r: mix(18, 46, narrow) * grow,
      fill: blend(blue, '#4B7DFF', press),
    }) +
    (narrow < 0.6
      ? group(word(reader, 'buy', cx, cy + 11, { size: 31, weight: 650, anchor: 'm' }), { op: 1 - narrow / 0.6 })
      : '') +
    clip(left, cy - 46, span, 92, 18, narrow < 0.5 ? tap(cx + 70, cy, now - tapSend, 190) : '') +
    (waiting > 0.01
      ? `<circle cx="${cx}" cy="${cy}" r="26" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-dasharray="${62} 200" transform="rotate(${turn % 360} ${cx} ${cy})" opacity="${waiting.toFixed(3)}"/>`
      : '') +
    mark(27, drawn, 8) +
    group(
      text(cx, y + 346 + 14 * (1 - said), `${shares(lots.at(-1))} × ${limit}`, {
        size: 42,
        weight: 650,
        fill: '#fff',
        anchor: 'm',
      }) + text(cx, y + 398 + 14 * (1 - said), `HKD ${amount}`, { size: 27, weight: 500, fill: ink.soft, anchor: 'm' }),
      { op: said },
    )
  );
}
