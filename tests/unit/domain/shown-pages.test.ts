import { shownPages } from '@/lib/domain/shown-pages';

const pages = (count: number) => Array.from({ length: count }, (_, index) => `page ${index + 1}`);
const numbers = (shown: readonly { number: number }[]) => shown.map(({ number }) => number);

describe('pages of a document on a page of the site', () => {
  test('all of a short one are open', () => {
    const { open, folded, restFrom } = shownPages(pages(8), () => 1000);
    expect([numbers(open), numbers(folded), restFrom]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], [], undefined]);
  });

  test('of a longer one the first are, the others are folded', () => {
    const { open, folded, restFrom } = shownPages(pages(10), () => 1000);
    expect([numbers(open), numbers(folded), restFrom]).toEqual([[1, 2, 3, 4], [5, 6, 7, 8, 9, 10], undefined]);
  });

  test('what is too much is left to the file, but for the first page', () => {
    const { open, folded, restFrom } = shownPages(pages(200), () => 3000);
    expect([open.length, folded.length, restFrom]).toEqual([4, 16, 21]);
    expect(numbers(shownPages(pages(2), () => 100_000).open)).toEqual([1]);
  });
});
