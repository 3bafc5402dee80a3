import { type Filing, firstPageWithGone, placesOf, putBack, vanished } from '@/lib/api/vanished';

const filing = (title: string, publishTime?: number, more: Partial<Filing> = {}): Filing => ({
  title,
  fileUrl: `/${title}.pdf`,
  publishTime,
  ...more,
});
const titles = (list: readonly Filing[]) => list.map(({ title }) => title).join('');
const [A, B, C, D] = [filing('A', 4), filing('B', 3), filing('C', 2), filing('D', 1)];

describe('Calls: filings that were in a list', () => {
  test.each([
    ['in the middle', [A, C, D], B, 0, 'ABCD'],
    ['before all', [B, C], A, 0, 'ABC'],
    ['after all', [A, B], D, 0, 'ABD'],
    ['in an empty list', [], A, 0, 'A'],
    ['the newest of its moment', [filing('1', 3), D], B, 1, 'B1D'],
    ['the oldest of its moment', [filing('1', 3), D], B, 0, '1BD'],
    ['between two of its moment', [filing('2', 3), filing('1', 3)], B, 1, '2B1'],
    ['without a date, after all', [A, filing('X')], filing('Y'), 0, 'AXY'],
  ])('Calls: are put back %s', (_, list, item, place, expected) => {
    expect(titles(putBack(list, [{ item, place }]))).toBe(expected);
  });

  test('Calls: all of a moment come back in their order, whatever is left', () => {
    const all = ['5', '4', '3', '2', '1'].map((title) => filing(title, 7));
    const places = placesOf(all);
    for (const left of ['', '3', '51', '42', '5432']) {
      const rest = all.filter(({ title }) => left.includes(title));
      const gone = vanished(all, rest).map((item) => ({ item, place: places.get(item) ?? 0 }));
      expect(titles(putBack(rest, gone))).toBe('54321');
    }
  });

  test('Calls: of thousands of one name each answers for one, and soon', () => {
    const many = Array.from({ length: 10_000 }, () => ({ title: 'Return', fileUrl: '', publishTime: 1 }));
    expect(vanished(many, many.slice(1))).toHaveLength(1);
    expect(vanished(many, [])).toHaveLength(10_000);
  });
});

describe('Calls: the first page as the API gives it', () => {
  const gone = { ...B, missingSince: 9 };

  test.each([
    ['has what the whole list gives back', [A, C], 5, [A, gone, C, D], 'ABC', 6],
    ['has what has left it since', [A, C], 5, [A, B, C, D], 'ABC', 6],
    ['leaves to the next page what stands there', [A, B], 3, [A, B, C, { ...D, missingSince: 9 }], 'AB', 4],
    ['has all where there is no other page', [A, C], 2, [A, C, { ...D, missingSince: 9 }], 'ACD', 3],
    ['stays as it is where nothing is gone', [A, B], 4, [A, B, C, D], 'AB', 4],
  ])('Calls: %s', (_, items, total, whole, shown, counted) => {
    const page = firstPageWithGone({ items, total }, whole, [], 3);
    expect([titles(page.items), page.total]).toEqual([shown, counted]);
  });

  test('Calls: is no longer than a page', () => {
    const page = firstPageWithGone({ items: [A, C, D], total: 9 }, [A, gone, C, D], [], 3);
    expect([titles(page.items), page.total]).toEqual(['ABC', 10]);
  });

  test('Calls: lacks what is held back now', () => {
    const page = firstPageWithGone({ items: [A, C], total: 2 }, [A, B, C], [{ ...B, publishTime: 99 }], 3);
    expect(titles(page.items)).toBe('AC');
  });
});
