/** @jest-environment jsdom */
import '../support/node-globals';
import { render, screen } from '@testing-library/react';
import { CompanyNews } from '@/components/news/company-news';
import { isSampleContent } from '@/lib/website-api';
import type { Read } from '@/lib/website-api/reader';
import type { List, NewsItem } from '@/lib/website-api/types';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));
jest.mock('@/lib/website-api', () => ({ isSampleContent: jest.fn() }));

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
  jest.mocked(isSampleContent).mockReturnValue(false);
});

describe('§2 company dynamics: leading stories', () => {
  test('§2 three lead the first page, and none of them is repeated below', () => {
    const { headings, stories } = show(fresh(9, 8, 7, 6), fresh(9, 8, 7, 6, 5, 4));
    expect(headings).toEqual(['In the news now', 'More news']);
    expect(stories).toEqual([9, 8, 7, 6, 5, 4].map((id) => `Story ${id}`));
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

  test('decisions, Calls: what could not be read takes nothing else away', () => {
    expect(show({ state: 'failed' }, fresh(9)).headings).toEqual(['All news']);
    expect(show(fresh(9), { state: 'failed' }).stories).toContain('Story 9');
  });
});
