import { closedPeriodAt, companyEvents, eventsChangeAt, nextEvents, nextResults } from '@/lib/content/company-events';
import { setCompanyContent } from '@/lib/content-folder/current';
import type { EventFile } from '@/lib/content-folder/dates-schema';
import { SAMPLE_COMPANY } from '../support/sample';

const inThree = (word: string) => ({ zt: `${word} zt`, zh: `${word} zh`, en: word });
const event = (id: string, over: Partial<EventFile>) =>
  ({ id, kind: 'roadshow', title: inThree(id), certainty: 'firm', ...over }) as EventFile;
const given = (calendar: EventFile[]) => setCompanyContent({ ...SAMPLE_COMPANY, calendar });
const idsAt = (moment: string, n = 9) => nextEvents('en', Date.parse(moment), n).map(({ id }) => id);

afterEach(() => setCompanyContent(SAMPLE_COMPANY));

describe('what is ahead', () => {
  it('has what is today in Hong Kong and still yesterday in UTC, and not what was yesterday there', () => {
    given([event('yesterday', { day: '2027-03-24' }), event('today', { day: '2027-03-25' })]);
    expect(idsAt('2027-03-24T16:00:00Z')).toEqual(['today']);
    expect(idsAt('2027-03-24T15:59:59Z')).toEqual(['yesterday', 'today']);
  });

  it('has an event of several days until the last of them is over', () => {
    given([event('two-days', { from: '2026-12-31', to: '2027-01-01' })]);
    expect(idsAt('2027-01-01T23:59:59+08:00')).toEqual(['two-days']);
    expect(idsAt('2027-01-02T00:00:00+08:00')).toEqual([]);
  });

  it('goes through a leap day', () => {
    given([event('leap', { day: '2028-02-29' }), event('next', { day: '2028-03-01' })]);
    expect(idsAt('2028-02-29T12:00:00+08:00')).toEqual(['leap', 'next']);
    expect(idsAt('2028-03-01T00:00:00+08:00')).toEqual(['next']);
    expect(eventsChangeAt(Date.parse('2028-02-29T00:00:00+08:00'))).toBe(Date.parse('2028-03-01T00:00:00+08:00'));
  });

  it('leaves out what was cancelled, and the periods that bind directors alone', () => {
    given([
      event('cancelled', { day: '2027-01-05', cancelled: inThree('why'), sequence: 1 }),
      event('blackout', { kind: 'closedPeriod', from: '2027-01-01', to: '2027-03-25' }),
      event('results', { kind: 'results', day: '2027-03-25' }),
    ]);
    expect(idsAt('2027-01-02T00:00:00+08:00')).toEqual(['results']);
    expect(closedPeriodAt('en', Date.parse('2027-03-25T23:00:00+08:00'))?.id).toBe('blackout');
    expect(closedPeriodAt('en', Date.parse('2027-03-26T00:00:00+08:00'))).toBeUndefined();
    expect(closedPeriodAt('en', Date.parse('2026-12-31T23:59:00+08:00'))).toBeUndefined();
  });

  it('is as long as was asked, in the language that was asked', () => {
    given([event('one', { day: '2027-01-05' }), event('two', { day: '2027-01-06' })]);
    expect(nextEvents('zh', Date.parse('2027-01-01T00:00Z'), 1).map(({ title }) => title)).toEqual(['one zh']);
  });

  it('is nothing, and never changes, where content has nothing', () => {
    given([]);
    expect(idsAt('2027-01-01T00:00Z')).toEqual([]);
    expect(nextResults(Date.now())).toBeUndefined();
    expect(eventsChangeAt(Date.now())).toBeUndefined();
  });
});

describe('the sample', () => {
  it('has the next results in March, and says that they are expected', () => {
    const next = nextResults(Date.parse('2026-11-28T12:00:00+08:00'), 'en');
    expect(next).toMatchObject({ title: 'Annual results 2026', from: '2027-03-25', certainty: 'expected' });
  });

  it('names events by one id in every language', () => {
    expect(companyEvents('zh').map(({ id }) => id)).toEqual(companyEvents('en').map(({ id }) => id));
  });
});
