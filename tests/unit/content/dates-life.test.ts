import { untilDisplaysChange } from '@/lib/content/dates-life';
import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import { lowerPageLife } from '@/lib/next/page-life';

jest.mock('@/lib/next/page-life', () => ({ lowerPageLife: jest.fn() }));

const sample = companyContent();
afterAll(() => setCompanyContent(sample));

test('a page is made again soon where a document goes on display or ends within the hour', async () => {
  const [document] = sample.documents;
  if (!document) throw new Error('The sample has no document.');
  const shown = { ...document, kind: 'display' as const, from: '2026-11-13', until: '2026-11-26' };
  setCompanyContent({ ...sample, documents: [shown] });
  const times: string[] = [];
  for (const time of [
    '2026-11-12T22:59',
    '2026-11-12T23:01',
    '2026-11-13T00:00',
    '2026-11-26T23:01',
    '2026-11-27T00:00',
  ]) {
    jest.mocked(lowerPageLife).mockClear();
    await untilDisplaysChange(Date.parse(`${time}+08:00`));
    if (jest.mocked(lowerPageLife).mock.calls.length > 0) times.push(time);
  }
  expect(times).toEqual(['2026-11-12T23:01', '2026-11-26T23:01']);
});
