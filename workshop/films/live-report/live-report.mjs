// The live report being read: chapter after chapter comes up, its figures grow, a marker passes, a note appears beside it.
import { clip, each, fade, line, many, rect, shadow, text } from '../../kit/svg.mjs';
import { blue, glow, paper } from '../../lib/palette.mjs';
import { act, blend, clamp, fract, mix } from '../motion.mjs';
import { accounts, growth, outlook } from './chapters.mjs';
import { rail, screen, word } from './sheet.mjs';

const [width, height, seconds] = [960, 720, 12];
const chapters = 3;
const reading = seconds / chapters;
const begin = 3.05; // the film opens on the first chapter read to its end: that is the poster

const draws = [growth, accounts, outlook];

/** Which chapter is up. Each moves in one calm step of a second; the last is followed by the first. */
function place(now) {
  const next = Math.floor((now + 0.5) / reading);
  return next - 1 + act(now + 0.5 - next * reading, 0, 1);
}

function contents(at) {
  const rowH = 58;
  const top = screen.y + 196;
  const up = at < chapters - 1 ? at : mix(chapters - 1, 0, at - chapters + 1);
  const x = rail.x + 18;
  return (
    rect(rail.x, screen.y, rail.w, screen.h, { fill: '#F5F7FB' }) +
    line(rail.x + rail.w, screen.y, rail.x + rail.w, screen.y + screen.h, paper.line) +
    cover(rail.x + 26, screen.y + 34) +
    rect(x - 6, top + up * rowH, rail.w - 24, 46, { r: 12, fill: '#E1EAFF' }) +
    rect(x - 6, top + up * rowH + 11, 4, 24, { r: 2, fill: blue }) +
    many(7, (i) => {
      const near = clamp(1 - Math.abs(up - i));
      const y = top + i * rowH + 23;
      return (
        text(x + 14, y + 7, String(i + 1), { size: 20, weight: 600, fill: blend('#8A97AE', blue, near) }) +
        word(x + 42, y - 4, [74, 88, 62, 80, 52, 84, 66][i], blend('#D0D9E7', '#4A6FD8', near))
      );
    })
  );
}

const cover = (x, y) => {
  const [defs, fill] = fade(
    [
      [0, '#2A66FF'],
      [1, '#102F8C'],
    ],
    { x2: 0.7, y2: 1 },
  );
  return (
    defs +
    shadow(rect(x, y, 92, 120, { r: 8, fill }), { dy: 8, blur: 8, colour: '#0B1B44', op: 0.25 }) +
    word(x + 14, y + 20, 46, '#fff', 7) +
    word(x + 14, y + 34, 30, '#9DB8FF', 5) +
    many(7, (i) =>
      rect(x + 14 + i * 9.6, y + 102 - [14, 20, 17, 28, 34, 31, 46][i], 6, [14, 20, 17, 28, 34, 31, 46][i], {
        r: 2,
        fill: i === 6 ? glow : '#8FAEFF',
        op: 0.9,
      }),
    )
  );
};

function draw(t) {
  const now = t * seconds + begin;
  const at = place(now);
  const [ground, fill] = fade(
    [
      [0, '#E6EDFB'],
      [1, '#F5F7FB'],
    ],
    { x2: 0.4, y2: 1 },
  );
  const shown = [Math.floor(at), Math.ceil(at)].filter((c, i, list) => list.indexOf(c) === i);
  return (
    ground +
    rect(0, 0, width, height, { fill }) +
    shadow(rect(screen.x - 12, screen.y - 12, screen.w + 24, screen.h + 24, { r: 34, fill: '#0B1220' }), {
      dy: 16,
      blur: 16,
      colour: '#0B1B44',
      op: 0.2,
    }) +
    clip(
      screen.x,
      screen.y,
      screen.w,
      screen.h,
      screen.r,
      rect(screen.x, screen.y, screen.w, screen.h, { fill: '#fff' }) +
        each(
          shown,
          (c) =>
            `<g transform="translate(0 ${(screen.y + (c - at) * screen.h).toFixed(2)})">${draws[c % chapters](now - c * reading)}</g>`,
        ) +
        contents(fract(at / chapters) * chapters) +
        rect(rail.x + rail.w, screen.y, (screen.w - rail.w) * read(at), 4, { fill: blue }),
    )
  );
}

const read = (at) => {
  const k = fract(at / chapters) * chapters;
  return k <= chapters - 1 ? (k + 1) / chapters : mix(1, 1 / chapters, k - chapters + 1);
};

export default { width, height, seconds, rate: 30, draw };
