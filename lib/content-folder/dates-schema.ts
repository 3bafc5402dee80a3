import { array, boolean, type InferType, number } from 'yup';
import {
  DIVIDEND_KINDS,
  EVENT_KINDS,
  MEETING_KINDS,
  RESOLUTION_KINDS,
  RESOLUTION_SUBJECTS,
} from '../domain/shareholder-dates';
import { address, day, inThree, line, moment, one, strictly, whole, words } from './fields';
import { CURRENCIES } from './investor-schema';

/** What shareholders are paid and asked, and when: dividends.yaml, meetings/ and calendar/. */

const filing = (label: string) => line(`The id of the filing ${label}`);

const dividend = strictly('A dividend that was declared', {
  kind: one('Which one', DIVIDEND_KINDS).required(),
  amount: number().label('Amount of a share, in its currency: 0.01 is one cent').strict().min(0).required(),
  currency: one('Currency', CURRENCIES).required(),
  filing: filing('that declares it').required(),
  approvedAt: line('Name of the general meeting that approves it, such as 2026-agm'),
  exDate: day('First day on which the shares are dealt in without it'),
  lodgeBy: moment('Latest moment to lodge transfers'),
  closedFrom: day('First day on which the register of members is closed'),
  closedTo: day('Last day on which it is closed'),
  record: day('Day whose register says who is paid'),
  payment: day('Day of payment'),
});

export const dividends = strictly('Dividends', {
  policy: strictly('The dividend policy', {
    words: inThree('What it says', words).required(),
    document: line('Its document: a folder of documents/'),
    reviewed: whole('Year in which the board last reviewed it', 2199),
  }).default(undefined),
  years: array(
    strictly('A financial year', {
      year: whole('Which one, such as 2025', 2199).required(),
      none: filing('that says that there is no dividend for the year'),
      declared: array(dividend).label('What was declared for it').default(undefined),
    }),
  )
    .label('Every financial year since the listing, the latest first')
    .required(),
});

const resolution = strictly('A resolution', {
  kind: one('ordinary: more than half of the votes; special: three quarters', RESOLUTION_KINDS).required(),
  about: one('What it is about, so that years can be compared; without it other', RESOLUTION_SUBJECTS),
  text: inThree('What is asked', words).required(),
  for: whole('Votes for it, in shares'),
  against: whole('Votes against it'),
  abstain: whole('Shares that were present and abstained, where the company counts them'),
  passed: boolean().label('Whether it was passed').strict(),
});

export const meeting = strictly('A general meeting', {
  kind: one('agm: annual; egm: extraordinary', MEETING_KINDS).required(),
  at: moment('When it begins').required(),
  held: one('Where it is held: at a place, online, or both', ['place', 'online', 'hybrid'] as const).required(),
  place: inThree('The place').default(undefined),
  link: address('Where it is followed online'),
  papers: strictly('Its papers, each by the id of its filing', {
    notice: filing('that calls it'),
    circular: filing('that explains its resolutions'),
    proxyForm: filing('that appoints a proxy'),
    results: filing('with the votes'),
  }).default(undefined),
  proxyBy: moment('Latest moment to lodge a form of proxy'),
  lodgeBy: moment('Latest moment to lodge transfers'),
  closedFrom: day('First day on which the register of members is closed'),
  closedTo: day('Last day on which it is closed'),
  howToVote: inThree('How to vote', words).default(undefined),
  entitled: whole('Shares that could be voted'),
  voted: whole('Turnout: shares that were voted at most on one resolution'),
  resolutions: array(resolution).label('Its resolutions, as the notice has them').min(1).required(),
  cancelled: inThree('Why it is not held').default(undefined),
});

const event = strictly('An event', {
  id: line('Names it for as long as it is known, wherever it is moved')
    .matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be words in small letters and digits with hyphens between them')
    .required(),
  kind: one('What it is', EVENT_KINDS).required(),
  title: inThree('Its name, without the day').required(),
  day: day('Its day; or else from and to'),
  from: day('Its first day'),
  to: day('Its last day'),
  certainty: one('firm: announced; expected: planned, and may still be moved', [
    'firm',
    'expected',
  ] as const).required(),
  filing: filing('that announces it'),
  meeting: line('The general meeting that it is of, such as 2027-agm'),
  note: inThree('What else there is to know, such as the place').default(undefined),
  cancelled: inThree('Why it does not take place').default(undefined),
  sequence: whole('How often it was changed since it was first told', 1000),
  changed: moment('When it was told, or changed last'),
});

export const calendar = strictly('Events of a year', {
  events: array(event).label('The events that begin in the year').required(),
});

export type DividendsFile = InferType<typeof dividends>;
export type MeetingFile = InferType<typeof meeting>;
export type CalendarFile = InferType<typeof calendar>;
export type Declared = NonNullable<DividendsFile['years'][number]['declared']>[number];
export type Resolution = MeetingFile['resolutions'][number];
export type EventFile = CalendarFile['events'][number];
