/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { narrowPages, Pager, pagesAround } from '@/components/ui/actions/pager';

interface Shown {
  pageIndex?: number;
  pageSize?: number;
  total?: number | 'unknown';
}

function show({ pageIndex = 1, pageSize = 6, total = 38 }: Shown) {
  render(
    <Pager
      pageIndex={pageIndex}
      pageSize={pageSize}
      pageSizes={[6, 10, 20, 30]}
      total={total === 'unknown' ? undefined : total}
      hrefFor={(paging) => `/companyDynamics?pageIndex=${paging.pageIndex}&pageSize=${paging.pageSize}`}
      labels={{
        pager: 'Pages',
        previous: 'Previous page',
        next: 'Next page',
        page: (page) => `Page ${page}`,
        perPage: 'Per page',
        range: '1–6 of 38',
      }}
    />,
  );
}

const link = (name: string) => screen.queryByRole('link', { name });

describe('§4 pagers', () => {
  test('§4 a pager is hidden when the total is 0', () => {
    show({ total: 0 });
    expect(screen.queryByTestId('pager')).toBeNull();
  });

  test.each([1, 6, 38])('§4 a pager is shown when the total is %d', (total) => {
    show({ total });
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBe(screen.getByTestId('pager'));
  });

  test('Routes: pager links are ordinary links to the page they name', () => {
    show({ pageIndex: 2 });
    expect(link('Page 3')).toHaveAttribute('href', '/companyDynamics?pageIndex=3&pageSize=6');
  });

  test('the page that is shown is marked, and no other', () => {
    show({ pageIndex: 3 });
    const pages = screen.getAllByRole('link', { name: /^Page / });
    expect(pages.filter((page) => page.getAttribute('aria-current') === 'page')).toEqual([link('Page 3')]);
  });

  test('previous and next lead one page on', () => {
    show({ pageIndex: 3 });
    expect(link('Previous page')).toHaveAttribute('href', '/companyDynamics?pageIndex=2&pageSize=6');
    expect(link('Next page')).toHaveAttribute('href', '/companyDynamics?pageIndex=4&pageSize=6');
  });

  test('the first page has no previous one', () => {
    show({ pageIndex: 1 });
    expect([link('Previous page'), link('Next page')]).toEqual([null, expect.any(HTMLAnchorElement)]);
  });

  test('the last page has no next one', () => {
    show({ pageIndex: 7 });
    expect([link('Previous page'), link('Next page')]).toEqual([expect.any(HTMLAnchorElement), null]);
  });

  test('where nobody knows the total a page follows this one', () => {
    show({ pageIndex: 3, total: 'unknown' });
    const pages = screen.getAllByRole('link', { name: /^Page / });
    expect(pages.map((page) => page.textContent)).toEqual(['1', '2', '3', '4']);
    expect(link('Next page')).toHaveAttribute('href', '/companyDynamics?pageIndex=4&pageSize=6');
  });

  test('§9 page-size options are those of the list, and another size begins at the first page', () => {
    show({ pageIndex: 3 });
    const sizes = within(screen.getByRole('list', { name: 'Per page' })).getAllByRole('link');
    expect(sizes.map((size) => size.getAttribute('href'))).toEqual([
      '/companyDynamics?pageIndex=1&pageSize=6',
      '/companyDynamics?pageIndex=1&pageSize=10',
      '/companyDynamics?pageIndex=1&pageSize=20',
      '/companyDynamics?pageIndex=1&pageSize=30',
    ]);
  });

  test('the page size in use is marked', () => {
    show({ pageSize: 20 });
    const sizes = within(screen.getByRole('list', { name: 'Per page' })).getAllByRole('link');
    expect(sizes.filter((size) => size.hasAttribute('aria-current')).map((size) => size.textContent)).toEqual(['20']);
  });
});

describe('pages that a pager names: first, last, and those around the current one; no gap hides a single page', () => {
  test.each([
    { current: 1, last: 1, pages: [1] },
    { current: 1, last: 2, pages: [1, 2] },
    { current: 2, last: 3, pages: [1, 2, 3] },
    { current: 1, last: 5, pages: [1, 2, 3, 4, 5] },
    { current: 5, last: 5, pages: [1, 2, 3, 4, 5] },
    { current: 1, last: 7, pages: [1, 2, 3, 7] },
    { current: 3, last: 7, pages: [1, 2, 3, 4, 7] },
    { current: 4, last: 7, pages: [1, 2, 3, 4, 5, 6, 7] },
    { current: 5, last: 7, pages: [1, 4, 5, 6, 7] },
    { current: 7, last: 7, pages: [1, 5, 6, 7] },
    { current: 5000, last: 9999, pages: [1, 4999, 5000, 5001, 9999] },
  ])('page $current of $last names $pages', ({ current, last, pages }) => {
    expect(pagesAround(current, last)).toEqual(pages);
  });
});

describe('§4 pages that stay where there is little room: first, last, and one between', () => {
  test.each([
    { current: 1, last: 1, pages: [1] },
    { current: 2, last: 4, pages: [1, 2, 3, 4] },
    { current: 1, last: 5, pages: [1, 2, 5] },
    { current: 3, last: 5, pages: [1, 3, 5] },
    { current: 5, last: 5, pages: [1, 4, 5] },
    { current: 50, last: 122, pages: [1, 50, 122] },
    { current: 9999, last: 9999, pages: [1, 9998, 9999] },
  ])('§4 page $current of $last: $pages', ({ current, last, pages }) => {
    expect(narrowPages(pagesAround(current, last), current)).toEqual(pages);
  });

  test.each([
    { pageIndex: 1, total: 30, fills: [] },
    { pageIndex: 4, total: 42, fills: ['2', '6'] },
  ])('§4 of more than five pages, those that fill a gap are marked: a phone has no room for them', (shown) => {
    show(shown);
    const fills = screen.getAllByRole('link', { name: /^Page / }).filter((page) => page.closest('li')?.dataset.fills);
    expect(fills.map((page) => page.textContent)).toEqual(shown.fills);
  });

  test('§4 they are marked for the style, and so is where others are left out between them', () => {
    show({ pageIndex: 3, total: 30 });
    const places = screen.getAllByRole('link', { name: /^Page / }).map((page) => {
      const { gap, narrow } = page.closest('li')?.dataset ?? {};
      return [page.textContent, gap, narrow];
    });
    expect(places).toEqual([
      ['1', undefined, undefined],
      ['2', undefined, 'left-out'],
      ['3', undefined, 'gap'],
      ['4', undefined, 'left-out'],
      ['5', undefined, 'gap'],
    ]);
  });
});
