import { untilBoardChanges, untilDisplaysChange, untilMidnight } from '@/lib/content/dates-life';
import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import { endPageAt } from '@/lib/next/page-life';

jest.mock('@/lib/next/page-life', () => ({ endPageAt: jest.fn() }));

const sample = companyContent();
afterEach(() => setCompanyContent(sample));
beforeEach(() => jest.mocked(endPageAt).mockClear());

const at = (time: string) => Date.parse(`${time}+08:00`);
/** When a page that was made at a moment ends, in Hong Kong time. */
async function endsOf(until: (now: number) => Promise<void>, madeAt: string): Promise<string[]> {
  await until(at(madeAt));
  return jest
    .mocked(endPageAt)
    .mock.calls.map(([moment]) => new Date(moment + 8 * 3_600_000).toISOString().slice(0, 16));
}

test.each([
  ['2026-11-01T10:00', ['2026-11-13T00:00']],
  ['2026-11-12T23:59', ['2026-11-13T00:00']],
  ['2026-11-13T00:00', ['2026-11-27T00:00']],
  ['2026-11-27T00:00', []],
])('a page of documents on display that is made at %s ends at %j', async (madeAt, ends) => {
  const [document] = sample.documents;
  if (!document) throw new Error('The sample has no document.');
  const shown = { ...document, kind: 'display' as const, from: '2026-11-13', until: '2026-11-26' };
  setCompanyContent({ ...sample, documents: [shown] });
  expect(await endsOf(untilDisplaysChange, madeAt)).toEqual(ends);
});

test('a page of the board ends at the midnight at which a director leaves, however far ahead', async () => {
  const [seat, ...seats] = sample.board.seats;
  if (!seat) throw new Error('The sample has no board.');
  setCompanyContent({ ...sample, board: { ...sample.board, seats: [{ ...seat, to: '2026-11-30' }, ...seats] } });
  expect(await endsOf(untilBoardChanges, '2026-11-28T10:00')).toEqual(['2026-12-01T00:00']);
});

test('a page that names today ends at midnight in Hong Kong', async () => {
  expect(await endsOf(untilMidnight, '2026-11-28T23:59')).toEqual(['2026-11-29T00:00']);
  jest.mocked(endPageAt).mockClear();
  expect(await endsOf(untilMidnight, '2026-11-29T00:00')).toEqual(['2026-11-30T00:00']);
});
