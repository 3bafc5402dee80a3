// The live report being read: chapter after chapter comes up, its figures grow, a marker passes, a note appears beside it.
import { clip, each, line, many, rect, text } from '../../kit/svg.mjs';
import { blue, paper } from '../../lib/palette.mjs';
import { act, blend, clamp, fract, mix } from '../motion.mjs';
import { accounts, growth, outlook } from './chapters.mjs';
import { bar, film, rail, small } from './sheet.mjs';

const { width, height } = film;
const seconds = 12;
const chapters = 3;
const reading = seconds / chapters;
const begin = 3.05; // the film opens on the first chapter read to its end: that is the poster

const draws = [growth, accounts, outlook];
const pages = ['12', '13', '14'];

/** Which chapter is up. Each moves in one calm step of a second; the last is followed by the first. */
function place(now) {
  const next = Math.floor((now + 0.5) / reading);
  return next - 1 + act(now + 0.5 - next * reading, 0, 1);
}

/** The numbers of the chapters, of which one is read. */
function contents(at) {
  const rowH = 72;
  const top = bar.h + 40;
  const up = at < chapters - 1 ? at : mix(chapters - 1, 0, at - chapters + 1);
  return (
    rect(0, bar.h, rail.w, height, { fill: '#F5F7FB' }) +
    line(rail.w, bar.h, rail.w, height, paper.line) +
    rect(14, top + up * rowH, rail.w - 28, 56, { r: 12, fill: '#E1EAFF' }) +
    many(7, (i) =>
      text(rail.w / 2, top + i * rowH + 38, String(i + 1), {
        size: 28,
        weight: 600,
        fill: blend('#8A97AE', blue, clamp(1 - Math.abs(up - i))),
        anchor: 'm',
      }),
    )
  );
}

/** What is read, and how far. */
const head = (at) =>
  rect(0, 0, width, bar.h, { fill: '#fff' }) +
  text(28, 48, '活報告 Live Report', { size: small, weight: 650, fill: paper.text }) +
  text(282, 48, '2025 年報 Annual Report', { size: small, weight: 450, fill: paper.soft }) +
  text(width - 32, 48, `${pages[Math.round(at) % chapters]} / 188`, {
    size: small,
    weight: 450,
    fill: paper.mute,
    anchor: 'r',
  }) +
  line(0, bar.h, width, bar.h, paper.line) +
  rect(0, bar.h - 2, width * read(at), 4, { fill: blue });

function draw(t) {
  const now = t * seconds + begin;
  const at = place(now);
  const shown = [Math.floor(at), Math.ceil(at)].filter((c, i, list) => list.indexOf(c) === i);
  return (
    rect(0, 0, width, height, { fill: '#fff' }) +
    clip(
      rail.w,
      bar.h,
      width - rail.w,
      height - bar.h,
      0,
      each(
        shown,
        (c) =>
          `<g transform="translate(0 ${((c - at) * (height - bar.h)).toFixed(2)})">${draws[c % chapters](now - c * reading)}</g>`,
      ),
    ) +
    contents(fract(at / chapters) * chapters) +
    head(at)
  );
}

const read = (at) => {
  const k = fract(at / chapters) * chapters;
  return k <= chapters - 1 ? (k + 1) / chapters : mix(1, 1 / chapters, k - chapters + 1);
};

export default { width, height, seconds, rate: 30, draw };
