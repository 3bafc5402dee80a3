import { momentOf } from '../contract/moments';
import { isCarried } from '../domain/shareholder-dates';
import { isoDay } from '../i18n/dates';
import type { Declared, DividendsFile, EventFile, MeetingFile, Resolution } from './dates-schema';
import type { Sentence } from './sentences';

/** What is wrong with dividends, meetings and events that their schemas cannot know. Pure. */

/** What of the folder other files name: whether it is there. */
export interface Known {
  filing: (id: string) => boolean;
  document: (id: string) => boolean;
  meeting: (id: string) => boolean;
}

export type Dated = readonly [name: string, day: string | undefined];

/** Days that do not stand in the order in which they are given; moments count by their day in Hong Kong. */
export function outOfOrder(at: string, given: readonly Dated[]): Sentence[] {
  const days = given.flatMap(([name, said]) => {
    const day = said?.includes('T') ? isoDay(momentOf(said)) : said;
    return day === undefined || day === '' ? [] : [[name, day] as const];
  });
  return days.slice(1).flatMap(([name, day], index) => {
    const [before, earlier] = days[index] ?? ['', ''];
    return day >= earlier
      ? []
      : [{ at: under(at, name), message: `${name} is ${day}, and ${before} is ${earlier}: days are out of order.` }];
  });
}

const under = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);

/** An entry that is named and that the folder does not have. */
export function notThere(
  at: string,
  name: string,
  id: string | undefined,
  folder: string,
  isThere: (id: string) => boolean,
) {
  if (id === undefined || isThere(id)) return [];
  const message = `${name.split('.').at(-1)} names ${id}, and ${folder} does not have it.`;
  return [{ at: under(at, name), message }];
}

/** A span with one end only. */
function halfSpan(at: string, from: Dated, to: Dated): Sentence[] {
  if ((from[1] === undefined) === (to[1] === undefined)) return [];
  const [there, lacking] = from[1] === undefined ? [to, from] : [from, to];
  return [{ at: under(at, there[0]), message: `${there[0]} is there, and ${lacking[0]} is missing.` }];
}

/** What is wrong with the dividends. */
export function dividendFaults({ policy, years }: DividendsFile, known: Known): Sentence[] {
  return [
    ...notThere('policy', 'document', policy?.document, 'documents', known.document),
    ...years.flatMap((each, index) => {
      const at = `years[${index}]`;
      const { year, none, declared = [] } = each;
      const before = years[index - 1];
      const isOrdered = before === undefined || before.year > year;
      const isOne = (none === undefined) === declared.length > 0;
      return [
        ...(isOrdered
          ? []
          : [{ at, message: `${year} stands below ${before.year}: the latest year is the first one.` }]),
        ...(isOne ? [] : [{ at, message: `${year} must have either none, or what was declared.` }]),
        ...notThere(at, 'none', none, 'filings', known.filing),
        ...declared.flatMap((one, place) => declaredFaults(one, `${at}.declared[${place}]`, known)),
      ];
    }),
  ];
}

function declaredFaults(one: Declared, at: string, known: Known): Sentence[] {
  const { amount, filing, approvedAt, exDate, lodgeBy, closedFrom, closedTo, record, payment } = one;
  return [
    ...(amount > 0 ? [] : [{ at: `${at}.amount`, message: 'amount is 0: a year without a dividend has none.' }]),
    ...notThere(at, 'filing', filing, 'filings', known.filing),
    ...notThere(at, 'approvedAt', approvedAt, 'meetings', known.meeting),
    ...halfSpan(at, ['closedFrom', closedFrom], ['closedTo', closedTo]),
    ...outOfOrder(at, [
      ['exDate', exDate],
      ['lodgeBy', lodgeBy],
      ['closedFrom', closedFrom],
      ['closedTo', closedTo],
      ['payment', payment],
    ]),
    ...outOfOrder(at, [
      ['exDate', exDate],
      ['record', record],
      ['payment', payment],
    ]),
  ];
}

/** What is wrong with a meeting. */
export function meetingFaults(meeting: MeetingFile, known: Known): Sentence[] {
  const { at, held, place, papers = {}, proxyBy, lodgeBy, closedFrom, closedTo, entitled, voted } = meeting;
  const isVoted = meeting.resolutions.some(({ passed }) => passed !== undefined);
  return [
    ...(['notice', 'circular', 'proxyForm', 'results'] as const).flatMap((name) =>
      notThere('', `papers.${name}`, papers[name], 'filings', known.filing),
    ),
    ...(held === 'online' || place ? [] : [{ at: 'held', message: `held is ${held}, and place is missing.` }]),
    ...halfSpan('', ['closedFrom', closedFrom], ['closedTo', closedTo]),
    ...outOfOrder('', [
      ['lodgeBy', lodgeBy],
      ['closedFrom', closedFrom],
      ['closedTo', closedTo],
      ['at', at],
    ]),
    ...outOfOrder('', [
      ['proxyBy', proxyBy],
      ['at', at],
    ]),
    ...(isVoted && (entitled === undefined || voted === undefined)
      ? [{ at: 'resolutions', message: 'There are votes: entitled and voted must say of how many shares.' }]
      : []),
    ...(entitled !== undefined && voted !== undefined && voted > entitled
      ? [{ at: 'voted', message: `voted is ${voted}, and only ${entitled} shares could be voted.` }]
      : []),
    ...meeting.resolutions.flatMap((each, index) => resolutionFaults(each, `resolutions[${index}]`, isVoted)),
    ...(isVoted && voted !== undefined ? turnoutFaults(meeting.resolutions, voted) : []),
  ];
}

function resolutionFaults(resolution: Resolution, at: string, isVoted: boolean): Sentence[] {
  const { kind, for: yes, against, passed } = resolution;
  if (!isVoted) return [];
  if (yes === undefined || against === undefined || passed === undefined) {
    return [{ at, message: 'Others of the meeting have votes: for, against and passed must be there.' }];
  }
  if (isCarried(kind, { for: yes, against }) === passed) return [];
  const needed = kind === 'special' ? 'three quarters of the votes' : 'more than half of the votes';
  const votes = `${yes} are for it and ${against} against`;
  return [
    { at: `${at}.passed`, message: `passed is ${passed}, but ${votes}: a resolution that is ${kind} takes ${needed}.` },
  ];
}

/** The turnout is what was voted on the resolution with the most votes, and no other can have more. */
function turnoutFaults(resolutions: readonly Resolution[], voted: number): Sentence[] {
  const sums = resolutions.map((each) => (each.for ?? 0) + (each.against ?? 0) + (each.abstain ?? 0));
  const most = Math.max(...sums);
  if (most === voted) return [];
  const at = `resolutions[${sums.indexOf(most)}]`;
  return [{ at, message: `Its votes add up to ${most}, the most of all, and voted is ${voted}.` }];
}

/** The first and the last day of an event. */
export function spanOf({ day, from, to }: Pick<EventFile, 'day' | 'from' | 'to'>): { from: string; to: string } {
  return { from: from ?? day ?? '', to: to ?? day ?? '' };
}

/** What is wrong with the events of a year. */
export function eventFaults(events: readonly EventFile[], year: string, known: Known): Sentence[] {
  return events.flatMap((event, index) => {
    const at = `events[${index}]`;
    const { day, from, to, sequence = 0, changed, cancelled, kind } = event;
    const isSpan = from !== undefined || to !== undefined;
    const first = spanOf(event).from;
    const wrong = [
      (day === undefined) === !isSpan && 'It must have either day, or from and to.',
      first !== '' &&
        !first.startsWith(`${year}-`) &&
        `It begins on ${first}, so it belongs into ${first.slice(0, 4)}.yaml.`,
      kind === 'closedPeriod' && !isSpan && day !== undefined && 'A closed period has from and to.',
      changed === undefined &&
        event.filing === undefined &&
        'Without a filing that announces it, changed must say when it was told.',
      (sequence > 0 || cancelled) && changed === undefined && 'It was changed: changed must say when.',
      cancelled && sequence === 0 && 'It was cancelled, which is a change: sequence must be 1 or more.',
    ].flatMap((message) => (message ? [{ at, message }] : []));
    return [
      ...wrong,
      ...halfSpan(at, ['from', from], ['to', to]),
      ...outOfOrder(at, [
        ['from', from],
        ['to', to],
      ]),
      ...notThere(at, 'filing', event.filing, 'filings', known.filing),
      ...notThere(at, 'meeting', event.meeting, 'meetings', known.meeting),
    ];
  });
}
