import { relationsOf, secondsBetween } from '@/lib/domain/filing-relations';
import { publicationTimes } from '@/lib/domain/publication-times';

const notice = { id: '2026-10-30-board-meeting', publishTime: 1 };
const alert = { id: '2026-07-24-profit-alert', publishTime: 0 };
const results = { id: '2026-11-12-results', publishTime: 2, follows: [notice.id, alert.id, 'not-supplied-any-more'] };
const report = { id: 'third-quarterly-report-2026', publishTime: 3, follows: [results.id] };
const ofApi = { publishTime: 4 };
const all = [report, ofApi, results, notice, alert];

describe('what filings have to do with one another', () => {
  test('each leads to what it follows and to what followed it, oldest first', () => {
    expect(relationsOf(results, all)).toEqual({ follows: [alert, notice], followedBy: [report] });
    expect(relationsOf(notice, all)).toEqual({ follows: [], followedBy: [results] });
  });

  test('one without an id, as an API gives it, leads nowhere', () => {
    expect(relationsOf(ofApi, all)).toEqual({ follows: [], followedBy: [] });
  });

  test('one that names itself does not follow itself', () => {
    const own = { id: '2026-01-05-own', follows: ['2026-01-05-own'] };
    expect(relationsOf(own, [own])).toEqual({ follows: [], followedBy: [] });
  });
});

describe('seconds from the Exchange to this site', () => {
  test.each([
    [{ publishTime: 61_000, exchange: { at: 1_000 } }, 60],
    [{ publishTime: 1_000, exchange: { at: 61_000 } }, -60],
    [{ publishTime: 1_000, exchange: { at: 1_000 } }, 0],
    [{ publishTime: 1_000, exchange: {} }, undefined],
    [{ publishTime: 1_000 }, undefined],
    [{ exchange: { at: 1_000 } }, undefined],
  ])('%j: %j', (filing, seconds) => {
    expect(secondsBetween(filing)).toBe(seconds);
  });

  test('the median and the longest are of those whose both times are known', () => {
    const times = (...seconds: (number | undefined)[]) => publicationTimes(seconds, (each) => each);
    expect(times(9, undefined, 3, 200)).toEqual({ measured: 3, median: 9, longest: { document: 200, seconds: 200 } });
    expect(times(3, 8)).toEqual({ measured: 2, median: 5.5, longest: { document: 8, seconds: 8 } });
    expect(times(undefined)).toEqual({ measured: 0 });
  });
});
