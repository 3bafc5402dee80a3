import { textOfPage } from '@/lib/search/files/text-of-pdf';

describe('Search: the text of a page of a PDF', () => {
  test('Search: a line stands between two languages, a space between lines of one', () => {
    const page = '董事會謹此公布\n業績。\nThe Board announces\nthe results.\n2026\n承董事會命';
    expect(textOfPage(page)).toBe('董事會謹此公布 業績。\nThe Board announces the results. 2026\n承董事會命');
  });

  test('Search: empty lines and spaces are one space, and a page without letters is itself', () => {
    expect(textOfPage('  1 \n\n 2  3 ')).toBe('1 2 3');
    expect(textOfPage('')).toBe('');
  });
});
