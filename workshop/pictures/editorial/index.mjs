// Editorial pictures: the five services of a listed life, four of its desks, two pages of Live Report.
import { css } from '../phone/base.mjs';
import { incentive } from './cycle/incentive.mjs';
import { listing } from './cycle/listing.mjs';
import { offering } from './cycle/offering.mjs';
import { relations } from './cycle/relations.mjs';
import { roadshow } from './cycle/roadshow.mjs';
import { calendar } from './listed/calendar.mjs';
import { meeting } from './listed/meeting.mjs';
import { opening, openingPhone } from './listed/opening.mjs';
import { questions } from './listed/questions.mjs';
import { reading } from './listed/reading.mjs';
import { peerComparison } from './research/peer-comparison.mjs';
import { results } from './research/results.mjs';

const KB = 1024;
const budgets = { avif: { full: 45 * KB, half: 20 * KB }, webp: { full: 66 * KB, half: 32 * KB } };

const card = (folder, name, draw) => ({
  folder,
  name,
  width: 1200,
  height: 900,
  widths: [600, 1200],
  scale: 2.5,
  localized: true,
  transparent: false,
  css,
  budgets,
  draw,
});

/** Phones of the smallest width show the desks of the listed companies' page at 0.74 of their size: nothing on them is smaller than 9 there. */
const legible = (size) => `${css}.pic :is(.s11,.s12),.pic svg text{font-size:${size}px}`;
const desk = (folder, name, draw, size = 12.5) => ({ ...card(folder, name, draw), css: legible(size) });

export const pictures = [
  card('cycle', 'listing', listing),
  card('cycle', 'offering', offering),
  card('cycle', 'roadshow', roadshow),
  desk('cycle', 'incentive', incentive),
  desk('cycle', 'relations', relations),
  // Opens its page, right of the words.
  {
    ...card('listed', 'opening', opening),
    width: 1520,
    height: 1120,
    widths: [760, 1520],
    scale: 2,
    transparent: true,
    budgets: { avif: { full: 80 * KB, half: 30 * KB }, webp: { full: 120 * KB, half: 48 * KB } },
  },
  // And below them on a phone.
  {
    ...card('listed', 'opening-phone', openingPhone),
    width: 1170,
    height: 1410,
    widths: [780, 1170],
    scale: 3,
    transparent: true,
    opening: [780],
  },
  desk('listed', 'reading', reading),
  desk('listed', 'questions', questions),
  desk('listed', 'calendar', calendar),
  card('listed', 'meeting', meeting),
  // A sheet without a ground that could be cut.
  desk('research', 'results', results, 13),
  card('research', 'peer-comparison', peerComparison),
];
