import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HONG_KONG_MS } from '../../lib/i18n/hong-kong';
import { existingDay, hongKongDay } from '../../lib/market/calendar';
import { LEFT } from './templates';
import { DONE, type Io, REFUSED, text, type VerbOptions } from './verb';

/** `new meeting` and `new event`: dates of shareholders, which no PDF is needed for. */
export const DATES = { meeting: newMeeting, event: newEvent } as const;

const inThree = (field: string, indent: string, words: { zt: string; zh: string; en: string }): string =>
  [`${field}:`, ...Object.entries(words).map(([locale, word]) => `${indent}${locale}: ${word} ${LEFT}`)].join('\n');

const MEETING = `kind: agm # or egm
at: DAYT10:30+08:00 ${LEFT}: when it begins
held: place # or hybrid, online
${inThree('place', '  ', { zt: '地點', zh: '地点', en: 'The place' })}
# papers: # each the id of its filing
#  notice: 2027-04-30-notice-of-agm
#  circular: 2027-04-30-agm-circular
#  proxyForm: 2027-04-30-agm-proxy-form
#  results: 2027-06-04-agm-poll-results
# proxyBy: 2027-06-02T10:30+08:00
# lodgeBy: 2027-05-28T16:30+08:00
# closedFrom: 2027-05-31
# closedTo: 2027-06-04
# howToVote: { zt: 如何投票, zh: 如何投票, en: How to vote }
# Once the votes are counted: the shares that could be voted, and those that were at most on one resolution.
# entitled: 500000000
# voted: 300000000
resolutions:
  - kind: ordinary # or special
    about: accounts # dividend, election, remuneration, auditor, issue, buyBack, articles, other
    ${inThree('text', '      ', { zt: '決議案', zh: '决议案', en: 'What is asked' })}
    # for: 299000000
    # against: 1000000
    # passed: true
`;

/** Makes meetings/2027-agm, or what --slug names, of the day of --date. */
function newMeeting({ folder, values }: VerbOptions, io: Io): number {
  const day = dayOf(values, io);
  if (day === undefined) return REFUSED;
  const id = text(values.slug) ?? `${day.slice(0, 4)}-agm`;
  const place = path.join(folder, 'meetings', id);
  if (!/^\d{4}-(?:agm|egm)(?:-[2-9])?$/.test(id) || existsSync(place)) {
    io.err(existsSync(place) ? `${place} is there already.` : `${id}: the name is a year and agm or egm: 2027-egm.`);
    return REFUSED;
  }
  const kind = id.includes('egm') ? 'kind: egm # or agm' : 'kind: agm # or egm';
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'entry.yaml'), MEETING.replace('DAY', day).replace('kind: agm # or egm', kind));
  io.out(`${place}: made. Fill in what says “${LEFT}”, then: check, release meetings.`);
  return DONE;
}

const event = (id: string, day: string, now: number) => `  - id: ${id}
    kind: results # boardMeeting, generalMeeting, bookClosure, exDate, record, payment, closedPeriod, roadshow
    ${inThree('title', '      ', { zt: '名稱', zh: '名称', en: 'Its name, without the day' })}
    day: ${day} # or from and to
    certainty: expected # or firm
    changed: ${hongKongDay(now)}T${new Date(now + HONG_KONG_MS).toISOString().slice(11, 16)}+08:00
    # When it is moved: another day, sequence one more than before, changed anew. When it does not take place:
    # cancelled: { zt: 原因, zh: 原因, en: Why }
    # sequence: 1
`;

/** Adds an event of the day of --date to the calendar of its year, under the name that --slug gives it. */
function newEvent({ folder, values }: VerbOptions, io: Io): number {
  const day = dayOf(values, io);
  if (day === undefined) return REFUSED;
  const id = text(values.slug) ?? `event-${day}`;
  const file = path.join(folder, 'calendar', `${day.slice(0, 4)}.yaml`);
  // The calendar of a new folder has an empty list.
  const before = existsSync(file) ? readFileSync(file, 'utf8').replace(/^events: \[\]$/m, 'events:') : 'events:\n';
  if (before.includes(`- id: ${id}\n`) || !/^events:\s*(?:#.*)?$/m.test(before)) {
    io.err(
      `${file} ${before.includes(`- id: ${id}\n`) ? `has ${id} already` : 'has no line “events:”'}: nothing was written.`,
    );
    return REFUSED;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${before.trimEnd()}\n${event(id, day, io.now())}`);
  io.out(`${file}: ${id} was added. Fill in what says “${LEFT}”, then: check, release calendar.`);
  return DONE;
}

function dayOf(values: VerbOptions['values'], io: Io): string | undefined {
  const given = text(values.date) ?? hongKongDay(io.now());
  const day = existingDay(given);
  if (day === undefined) io.err(`--date is ${given}, and must be a day such as 2027-06-04.`);
  return day;
}
