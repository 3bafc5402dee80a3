import { dividendFaults, eventFaults, type Known, meetingFaults } from '@/lib/content-folder/dates-faults';
import type { DividendsFile, EventFile, MeetingFile } from '@/lib/content-folder/dates-schema';
import { SAMPLE_COMPANY } from '../support/sample';

const ALL: Known = { filing: () => true, document: () => true, meeting: () => true };
const NONE: Known = { filing: () => false, document: () => false, meeting: () => false };
const inThree = (word: string) => ({ zt: word, zh: word, en: word });
const messages = (faults: { message: string }[]) => faults.map(({ message }) => message);

describe('dividends', () => {
  const declared = { kind: 'final', amount: 0.01, currency: 'HKD', filing: 'f' } as const;
  const of = (...years: DividendsFile['years']) => messages(dividendFaults({ years } as DividendsFile, ALL));

  it('may have years without one', () => {
    expect(of({ year: 2025, declared: [declared] }, { year: 2024, none: 'f' })).toEqual([]);
  });

  it('must have for each year either none or what was declared, the latest first', () => {
    expect(of({ year: 2024, none: 'f', declared: [declared] }, { year: 2025, declared: [] })).toEqual([
      '2024 must have either none, or what was declared.',
      '2025 stands below 2024: the latest year is the first one.',
      '2025 must have either none, or what was declared.',
    ]);
  });

  it('have their days in order', () => {
    const days = {
      exDate: '2026-06-10',
      lodgeBy: '2026-06-09T16:30+08:00',
      record: '2026-06-15',
      payment: '2026-06-14',
    };
    expect(of({ year: 2025, declared: [{ ...declared, ...days }] })).toEqual([
      'lodgeBy is 2026-06-09, and exDate is 2026-06-10: days are out of order.',
      'payment is 2026-06-14, and record is 2026-06-15: days are out of order.',
    ]);
  });

  it('name filings that are there', () => {
    const file = { years: [{ year: 2025, none: '2026-03-27-results' }] } as DividendsFile;
    expect(messages(dividendFaults(file, NONE))).toEqual([
      'none names 2026-03-27-results, and filings does not have it.',
    ]);
  });
});

describe('a meeting', () => {
  const resolution = (over: object) => ({ kind: 'ordinary' as const, text: inThree('To vote'), ...over });
  const meeting = (over: object) =>
    ({
      kind: 'agm',
      at: '2027-06-04T10:30+08:00',
      held: 'online',
      resolutions: [resolution({})],
      ...over,
    }) as MeetingFile;
  const of = (over: object, known = ALL) => messages(meetingFaults(meeting(over), known));
  const voted = (...resolutions: object[]) => ({
    entitled: 1000,
    voted: 400,
    resolutions: resolutions.map(resolution),
  });

  it('may be ahead, without a vote', () => {
    expect(of({})).toEqual([]);
  });

  it('may have lost a resolution', () => {
    const lost = { kind: 'special', for: 299, against: 100, abstain: 1, passed: false };
    expect(of(voted(lost, { for: 300, against: 50, passed: true }))).toEqual([]);
  });

  it('has no flag that contradicts the votes, and three quarters carry what is special', () => {
    expect(
      of(
        voted(
          { kind: 'special', for: 299, against: 101, passed: true },
          { kind: 'special', for: 300, against: 100, passed: false },
          { for: 200, against: 200, passed: true },
        ),
      ),
    ).toEqual([
      'passed is true, but 299 are for it and 101 against: a resolution that is special takes three quarters of the votes.',
      'passed is false, but 300 are for it and 100 against: a resolution that is special takes three quarters of the votes.',
      'passed is true, but 200 are for it and 200 against: a resolution that is ordinary takes more than half of the votes.',
    ]);
  });

  it('has votes that add up to the turnout, of shares that could be voted', () => {
    expect(of({ ...voted({ for: 300, against: 101, passed: true }), entitled: 399 })).toEqual([
      'voted is 400, and only 399 shares could be voted.',
      'Its votes add up to 401, the most of all, and voted is 400.',
    ]);
  });

  it('has votes on every resolution or on none, with the shares that they are of', () => {
    const some = { resolutions: [resolution({ for: 2, against: 1, passed: true }), resolution({})] };
    expect(of(some)).toEqual([
      'There are votes: entitled and voted must say of how many shares.',
      'Others of the meeting have votes: for, against and passed must be there.',
    ]);
  });

  it('has its place, its papers, and deadlines that come before it', () => {
    expect(
      of({ held: 'place', papers: { notice: 'n' }, proxyBy: '2027-06-05T10:30+08:00', closedFrom: '2027-05-31' }, NONE),
    ).toEqual([
      'notice names n, and filings does not have it.',
      'held is place, and place is missing.',
      'closedFrom is there, and closedTo is missing.',
      'at is 2027-06-04, and proxyBy is 2027-06-05: days are out of order.',
    ]);
  });
});

describe('an event', () => {
  const of = (over: object, known = ALL) => {
    const event = { id: 'e', kind: 'results', title: inThree('Results'), certainty: 'firm', filing: 'f', ...over };
    return messages(eventFaults([event as EventFile], '2027', known));
  };

  it('has one day, or a first and a last one in their order', () => {
    expect(of({ day: '2027-03-25' })).toEqual([]);
    expect(of({})).toEqual(['It must have either day, or from and to.']);
    expect(of({ from: '2027-03-25', to: '2027-03-24' })).toEqual([
      'to is 2027-03-24, and from is 2027-03-25: days are out of order.',
    ]);
    expect(of({ from: '2027-03-25' })).toEqual(['from is there, and to is missing.']);
  });

  it('stands in the file of its year', () => {
    expect(of({ from: '2026-12-31', to: '2027-01-02' })).toEqual([
      'It begins on 2026-12-31, so it belongs into 2026.yaml.',
    ]);
  });

  it('that was cancelled says when, and counts it', () => {
    expect(of({ day: '2027-03-25', cancelled: inThree('why') })).toEqual([
      'It was changed: changed must say when.',
      'It was cancelled, which is a change: sequence must be 1 or more.',
    ]);
  });

  it('names what is there', () => {
    expect(of({ day: '2027-03-25', filing: 'f', meeting: 'm' }, NONE)).toEqual([
      'filing names f, and filings does not have it.',
      'meeting names m, and meetings does not have it.',
    ]);
  });
});

describe('the sample', () => {
  it('has no fault, and a row for each year since the listing', () => {
    const { dividends, meetings } = SAMPLE_COMPANY;
    expect(dividends?.years.map(({ year }) => year)).toEqual([2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018]);
    expect(meetings.flatMap((meeting) => meetingFaults(meeting, ALL))).toEqual([]);
  });
});
