/** @jest-environment jsdom */
import '../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { CompanyNews } from '@/components/news/company-news';
import type { Read } from '@/lib/api/reader';
import { isSample } from '@/lib/company/sample';
import type { List, NewsItem } from '@/lib/contract/types';
import type { NewsKind } from '@/lib/domain/news-kind';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn() }));

const item = (id: number): NewsItem => ({
  id,
  title: `Story ${id}`,
  contentTxt: '<p>Words.</p>',
  pictureUrl: '',
  publishTime: Date.UTC(2026, 10, 12, 9),
});
const fresh = (...ids: number[]): Read<List<NewsItem>> => ({
  state: 'fresh',
  data: { items: ids.map(item), total: ids.length },
});

function show(hot: Read<List<NewsItem>>, read: Read<List<NewsItem>>, pageIndex = 1) {
  const page = { route: 'companyDynamics', layout: 'desktop', locale: 'en' } as const;
  const list = { read, kept: true, paging: { pageIndex, pageSize: 6 }, filter: {} };
  render(<CompanyNews page={page} hot={hot} list={list} />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  return { headings, stories: screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent) };
}

beforeEach(() => {
  speak('en');
  jest.mocked(isSample).mockReturnValue(false);
});

describe('§2 company dynamics: stories of a kind', () => {
  const stories = { results: 12, product: 9, company: 0, investors: 5, research: 0, notice: 1 };
  const showKind = (about: NewsKind | undefined, total: number, ids: number[] = []) => {
    const data = { items: ids.map(item), total, stories };
    const list = { read: { state: 'fresh', data } as const, kept: true, paging: { pageIndex: 1, pageSize: 10 } };
    const page = { route: 'companyDynamics', layout: 'desktop', locale: 'en' } as const;
    render(<CompanyNews page={page} hot={fresh(9, 8)} list={{ ...list, filter: about ? { about } : {} }} />);
  };
  const choices = () =>
    within(screen.getByRole('navigation', { name: 'Kind of story' })).getAllByRole<HTMLAnchorElement>('link');

  test('§2 each kind is a link with its count, that of all first; none where there is nothing', () => {
    showKind('investors', 5, [7, 6]);
    expect(choices().map(({ textContent }) => textContent)).toEqual([
      'All 27',
      'Results 12',
      'Products 9',
      'Investor events 5',
      'Service notice 1',
    ]);
    expect(choices().map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null, 'true', null]);
  });

  test('§2 a kind keeps language and page size, and begins at the first page', () => {
    showKind(undefined, 27, [9, 8, 7]);
    const queries = choices().map(({ search }) => Object.fromEntries(new URLSearchParams(search)));
    expect(queries.slice(0, 2)).toEqual([
      { pageSize: '10', lang: 'en' },
      { kind: 'results', pageSize: '10', lang: 'en' },
    ]);
  });

  test('§2 nothing leads, the heading names the kind, and how many there are is said', () => {
    speak('zt');
    showKind('investors', 5, [9, 8, 7]);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('投資者活動');
    expect(screen.getByRole('status')).toHaveTextContent('共 5 則');
    expect(screen.getAllByTestId('news-item')).toHaveLength(3);
  });

  test('§2 a kind without stories says so and leads to all news', () => {
    showKind('research', 0);
    expect(choices().map(({ textContent }) => textContent)).toContain('Research 0');
    expect(screen.getByText('No stories of this kind yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all news' })).toHaveAttribute('href', '/companyDynamics?lang=en');
    expect(screen.queryByTestId('pager')).not.toBeInTheDocument();
  });
});

describe('§2 company dynamics: leading stories', () => {
  test('§2 three lead the first page, and none of them is repeated below', () => {
    const { headings, stories } = show(fresh(9, 8, 7, 6), fresh(9, 8, 7, 6, 5, 4));
    expect(headings).toEqual(['Latest news', 'More news']);
    expect(stories).toEqual([9, 8, 7, 6, 5, 4].map((id) => `Story ${id}`));
  });

  test('§2 each of the three says what it is about', () => {
    show(fresh(9, 8, 7), fresh(9, 8, 7, 6));
    const leading = screen.getAllByTestId('news-item').slice(0, 3);
    for (const story of leading) expect(story).toHaveTextContent('Words.');
  });

  test('§2 hot stories that are not the newest lead all the same', () => {
    const { stories } = show(fresh(2, 8), fresh(9, 8, 7));
    expect(stories).toEqual([2, 8, 9, 7].map((id) => `Story ${id}`));
  });

  test('§2 further pages have none', () => {
    expect(show(fresh(9, 8), fresh(9, 8, 3), 2)).toEqual({
      headings: ['All news'],
      stories: ['Story 9', 'Story 8', 'Story 3'],
    });
  });

  test('§2 nothing leads where there would be nothing below', () => {
    expect(show(fresh(9, 8), fresh(9, 8))).toEqual({ headings: ['All news'], stories: ['Story 9', 'Story 8'] });
  });

  test('Calls: what could not be read takes nothing else away', () => {
    expect(show({ state: 'failed' }, fresh(9)).headings).toEqual(['All news']);
    expect(show(fresh(9), { state: 'failed' }).stories).toContain('Story 9');
  });
});
