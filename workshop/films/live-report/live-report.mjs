// The live report being read: chapter after chapter comes up, its figures grow, a marker passes, a note appears beside it.
import { clip, each, line, rect, text } from '../../kit/svg.mjs';
import { blue, paper } from '../../lib/palette.mjs';
import { act, blend, clamp, fract, mix } from '../motion.mjs';
import { say } from '../readers.mjs';
import { accounts, growth, outlook } from './chapters.mjs';
import { bar, film, margin, page, rail, readersOf, small } from './sheet.mjs';

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

/** The chapters, of which one is read. */
function contents(at, reader) {
  const rowH = 62;
  const top = bar.h + 22;
  const up = at < chapters - 1 ? at : mix(chapters - 1, 0, at - chapters + 1);
  return (
    rect(0, bar.h, rail.w, height, { fill: '#F5F7FB' }) +
    line(rail.w, bar.h, rail.w, height, paper.line) +
    rect(10, top + up * rowH, rail.w - 20, 50, { r: 10, fill: '#E1EAFF' }) +
    each(reader.report.chapters, (name, i) =>
      say(reader, 24, top + i * rowH + 34, name, {
        size: small,
        weight: 550,
        fill: blend('#64718A', blue, clamp(1 - Math.abs(up - i))),
      }),
    )
  );
}

/** What is read, and how far. */
const head = (at, reader) =>
  rect(0, 0, width, bar.h, { fill: '#fff' }) +
  say(reader, 24, 43, reader.report.product, { size: small, weight: 650, fill: paper.text }) +
  say(reader, page.x, 43, reader.report.title, { size: small, weight: 450, fill: paper.soft }) +
  text(width - 20, 43, `${pages[Math.round(at) % chapters]} / 188`, {
    size: small,
    weight: 450,
    fill: paper.mute,
    anchor: 'r',
  }) +
  line(0, bar.h, width, bar.h, paper.line) +
  rect(0, bar.h - 2, width * read(at), 4, { fill: blue });

function draw(t, reader) {
  const now = t * seconds + begin;
  const at = place(now);
  const shown = [Math.floor(at), Math.ceil(at)].filter((c, i, list) => list.indexOf(c) === i);
  return (
    rect(0, 0, width, height, { fill: '#fff' }) +
    rect(margin.x - 11, bar.h, width, height, { fill: '#F5F7FB' }) +
    say(reader, margin.x + 2, 126, reader.report.notes, { size: small, weight: 500, fill: paper.mute }) +
    clip(
      rail.w,
      bar.h,
      width - rail.w,
      height - bar.h,
      0,
      each(
        shown,
        (c) =>
          `<g transform="translate(0 ${((c - at) * (height - bar.h)).toFixed(2)})">${draws[c % chapters](now - c * reading, reader)}</g>`,
      ),
    ) +
    contents(fract(at / chapters) * chapters, reader) +
    head(at, reader)
  );
}

const read = (at) => {
  const k = fract(at / chapters) * chapters;
  return k <= chapters - 1 ? (k + 1) / chapters : mix(1, 1 / chapters, k - chapters + 1);
};

const made = (reader) => ({ width, height, seconds, rate: 30, draw: (t) => draw(t, reader) });

export const liveReport = made(readersOf.en);
export const liveReportZt = made(readersOf.zt);
export const liveReportZh = made(readersOf.zh);
