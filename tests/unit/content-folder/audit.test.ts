import { audit } from '@/lib/content-folder/audit';
import type { ContentEntry } from '@/lib/content-folder/model';

const at = (day: string) => Date.parse(`${day}T17:00:00+08:00`);

function entry(kind: ContentEntry['kind'], en: string, published: string): ContentEntry {
  const items = { zt: { title: en }, zh: { title: en }, en: { title: en } };
  return { id: en, kind, published: at(published), items, files: [], digest: '' };
}
const monthly = (month: string, published: string) =>
  entry('filing', `Monthly Return for the Month Ended ${month}`, published);
const missing = (entries: ContentEntry[], now: string) => audit({ entries }, at(now)).map(({ message }) => message);

test('a month without its return is missing once it was due', () => {
  const returns = [monthly('31 July 2026', '2026-08-04'), monthly('30 September 2026', '2026-10-06')];
  // The fifth business day of November 2026 is the sixth, a Friday.
  expect(missing(returns, '2026-11-06')).toEqual(['The monthly return of 2026-08 is missing.']);
  expect(missing(returns, '2026-11-07')).toEqual([
    'The monthly return of 2026-08 is missing.',
    'The monthly return of 2026-10 is missing.',
  ]);
});

test('a return whose title names no month is of the month before it', () => {
  expect(missing([entry('filing', 'Monthly Return', '2026-10-06')], '2026-11-01')).toEqual([]);
});

test('a period without its results or its report is missing once they were due', () => {
  const entries = [
    entry('filing', 'Annual Results Announcement for the Year Ended 31 December 2025', '2026-03-20'),
    entry('report', 'Annual Report 2025', '2026-04-10'),
    entry('filing', 'Interim Results Announcement for the Six Months Ended 30 June 2026', '2026-08-12'),
  ];
  expect(missing(entries, '2026-09-20')).toEqual([]);
  expect(missing(entries, '2026-10-02')).toEqual(['The report of 2026-half is missing.']);
  expect(missing(entries.slice(0, 2), '2026-09-02')).toEqual(['The results announcement of 2026-half is missing.']);
});

test('nothing is missing of a company that has published nothing', () => {
  expect(missing([], '2026-11-28')).toEqual([]);
});
