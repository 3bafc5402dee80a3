import { displayFaults } from '@/lib/content-folder/documents-faults';

const messages = (faults: { message: string }[]) => faults.map(({ message }) => message);
const isThere = { filing: () => true };
const isMissing = { filing: () => false };

describe('a document on display', () => {
  const days = { from: '2026-11-13', until: '2026-11-26' };
  const of = (over: object, known = isThere) => messages(displayFaults({ kind: 'display', ...over }, known));

  it('has a first and a last day in their order, which may be one, and may name the filing that puts it there', () => {
    expect(of({ ...days, filing: 'f' })).toEqual([]);
    expect(of({ from: '2026-11-13', until: '2026-11-13' })).toEqual([]);
    expect(of({ from: '2026-11-13', until: '2026-11-12' })).toEqual([
      'until is 2026-11-12, and from is 2026-11-13: days are out of order.',
    ]);
    expect(of({})).toEqual([
      'from is missing: what is on display has a first day, from, and a last one, until.',
      'until is missing: what is on display has a first day, from, and a last one, until.',
    ]);
    expect(of({ ...days, filing: 'f' }, isMissing)).toEqual(['filing names f, and filings does not have it.']);
  });

  it('alone has such days', () => {
    expect(of({ kind: 'policy' })).toEqual([]);
    expect(of({ kind: 'policy', ...days, filing: 'f' })).toEqual([
      'kind is policy: from is for what is on display alone.',
      'kind is policy: until is for what is on display alone.',
      'kind is policy: filing is for what is on display alone.',
    ]);
  });
});
