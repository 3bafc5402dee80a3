/** @jest-environment jsdom */
import '../../support/node-globals';
import { screen, within } from '@testing-library/react';
import { isSample } from '@/lib/company/sample';
import type { Circular } from '@/lib/contract/types';
import { speak } from '../../support/next-intl';
import { addresses, circular, show, THREE, whole } from '../../support/registers';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn() }));

beforeEach(() => {
  speak('zt');
  jest.mocked(isSample).mockReturnValue(false);
});

describe('§2 announcements and circulars', () => {
  test('§2 each has its date as day/month/year, its title, and its file in a new tab', () => {
    show(whole);
    const [row] = screen.getAllByTestId('circular-row');
    const link = within(within(row as HTMLElement).getByRole('heading')).getByRole('link');
    expect(link).toHaveTextContent(/^業績公告/);
    expect(row).toHaveTextContent(/12\/11\/2026.*PDF · 78 KB/);
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/assets/circulars/2026-11-12.pdf',
      '_blank',
    ]);
  });

  test('they stand under their months, Hong Kong time', () => {
    show({ ...whole, items: [...THREE, circular('2025-12-01', '通函')] });
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const rows = groups.map((month) =>
      within(screen.getByRole('region', { name: month ?? '' })).getAllByTestId('circular-row'),
    );
    expect([groups, rows.map(({ length }) => length)]).toEqual([
      ['2026 年 11 月', '2026 年 1 月', '2025 年 12 月'],
      [1, 1, 2],
    ]);
  });

  test('§2 a title says what is filed before the period it is about', () => {
    show({ ...whole, items: [circular('2026-11-12', '截至二零二六年九月三十日止九個月之第三季度業績公告')] });
    expect(within(screen.getByTestId('circular-row')).getByRole('heading')).toHaveTextContent(
      /^第三季度業績公告 截至二零二六年九月三十日止九個月/,
    );
  });

  test('Calls: those without a readable date stand last, under words that say so', () => {
    const { publishTime, ...undated } = circular('2026-05-05', '澄清公告');
    show({ ...whole, items: [...THREE, undated] });
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(groups).toEqual(['2026 年 11 月', '2026 年 1 月', '2025 年 12 月', '日期未註明']);
    const row = within(screen.getByRole('region', { name: '日期未註明' })).getByTestId('circular-row');
    expect(row).toHaveTextContent('澄清公告');
    expect(row.querySelector('time')).toBeNull();
  });

  test('an API whose order is not by month has one heading for each month all the same', () => {
    const [first, second, third] = THREE as [Circular, Circular, Circular];
    show({ ...whole, items: [first, third, second, circular('2026-11-01', '澄清公告')] });
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(groups).toEqual(['2026 年 11 月', '2025 年 12 月', '2026 年 1 月']);
  });

  test('a file of which the API says nothing is shown without type and size', () => {
    const { fileType, fileSize, ...bare } = THREE[0] as Circular;
    show({ ...whole, items: [bare] });
    expect(screen.getByTestId('circular-row')).not.toHaveTextContent(/PDF|KB/);
  });
});

describe('a register whose total the API does not name', () => {
  const pager = () => screen.getByTestId('pager');
  const { total, ...untotalled } = whole;

  test('a full page leads to the next one, without a total that nobody knows', () => {
    show({ ...untotalled, more: true });
    expect(pager()).toHaveTextContent('第 1 至 6 項');
    expect(pager()).not.toHaveTextContent('共');
    expect(within(pager()).getByRole('link', { name: '下一頁' })).toHaveAttribute(
      'href',
      '/sub-annAndCir?pageSize=6&pageIndex=2',
    );
  });

  test('a page that is not full is the last one, and there the total is known', () => {
    show({ ...untotalled, more: false });
    expect(pager()).toHaveTextContent('第 1 至 3 項，共 3 項');
    expect(within(pager()).queryByRole('link', { name: '下一頁' })).not.toBeInTheDocument();
  });

  test('§4 an empty one has the empty state and no pager', () => {
    show({ items: [], years: [] });
    expect(screen.queryByTestId('pager')).not.toBeInTheDocument();
    expect(screen.queryByTestId('circular-row')).not.toBeInTheDocument();
  });
});

describe('§2 a register without entries', () => {
  test('§4 of which there are none has the empty state, and neither filter nor pager', () => {
    show({ items: [], total: 0, years: [] });
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByTestId('pager')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('公告及通函');
  });

  test('Calls: that could not be had has the failed state and the way to ask again', () => {
    show('failed', { year: 2025 });
    expect(addresses(screen.getAllByRole('link').slice(-1))).toEqual(['/sub-annAndCir?year=2025&pageSize=6']);
    expect(screen.queryByTestId('circular-row')).not.toBeInTheDocument();
  });

  test('Routes: one whose years are not known is searched all the same', () => {
    show({ ...whole, years: [] });
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: '年份' })).not.toBeInTheDocument();
    expect(screen.getAllByTestId('circular-row')).toHaveLength(3);
  });

  test('Routes: a search that found nothing there can be changed and cleared', () => {
    show({ items: [], total: 0, years: [] }, { q: '沒有' });
    expect(screen.getByRole('searchbox')).toHaveValue('沒有');
    expect(addresses([screen.getByRole('link', { name: '清除搜尋' })])).toEqual(['/sub-annAndCir?pageSize=6']);
  });
});
