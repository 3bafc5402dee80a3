/** @jest-environment jsdom */
import './support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { Announcements } from '@/components/investors/announcements';
import { FinancialReports } from '@/components/investors/financial-reports';
import type { CurrentRegister } from '@/lib/current-register';
import type { ListFilter } from '@/lib/routing/query';
import { isSampleContent } from '@/lib/website-api';
import type { Circular, RegisterPage, Report } from '@/lib/website-api/types';
import { speak } from './support/next-intl';

jest.mock('next-intl', () => jest.requireActual('./support/next-intl'));
jest.mock('@/lib/website-api', () => ({ isSampleContent: jest.fn() }));

const circular = (day: string, title: string): Circular => ({
  title,
  fileUrl: `/assets/circulars/${day}.pdf`,
  publishTime: Date.parse(`${day}T00:30:00+08:00`),
  fileType: 'pdf',
  fileSize: 78_123,
});
const THREE = [circular('2026-11-12', '業績公告'), circular('2026-01-01', '月報表'), circular('2025-12-31', '通函')];

function register<T>(
  route: CurrentRegister<T>['page']['route'],
  data: RegisterPage<T> | 'failed',
  filter: ListFilter = {},
): CurrentRegister<T> {
  return {
    page: { route, layout: 'desktop', locale: 'zt', query: { ...filter, pageSize: 6 } },
    list: {
      read: data === 'failed' ? { state: 'failed' } : { state: 'fresh', data },
      paging: { pageIndex: 1, pageSize: 6 },
      filter,
    },
  };
}

const show = (data: RegisterPage<Circular> | 'failed', filter?: ListFilter) =>
  render(<Announcements {...register('announcements', data, filter)} />);
const whole = { items: THREE, total: 20, years: [2026, 2025] };
const years = () =>
  within(screen.getByRole('navigation', { name: '刊發年份' })).getAllByRole<HTMLAnchorElement>('link');
const addresses = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

beforeEach(() => {
  speak('zt');
  jest.mocked(isSampleContent).mockReturnValue(false);
});

describe('§2 announcements and circulars', () => {
  test('§2 each has its date as day/month/year, its title, and its file in a new tab', () => {
    show(whole);
    const [row] = screen.getAllByTestId('circular-row');
    const link = within(row as HTMLElement).getByRole('link', { name: /^業績公告/ });
    expect(row).toHaveTextContent(/12\/11\/2026.*PDF · 78 KB/);
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/assets/circulars/2026-11-12.pdf',
      '_blank',
    ]);
  });

  test('they stand under their years, Hong Kong time', () => {
    show(whole);
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const rows = groups.map((year) =>
      within(screen.getByRole('region', { name: year ?? '' })).getAllByTestId('circular-row'),
    );
    expect([groups, rows.map(({ length }) => length)]).toEqual([
      ['2026', '2025'],
      [2, 1],
    ]);
  });

  test('a file of which the API says nothing is shown without type and size', () => {
    const { fileType, fileSize, ...bare } = THREE[0] as Circular;
    show({ ...whole, items: [bare] });
    expect(screen.getByTestId('circular-row')).not.toHaveTextContent(/PDF|KB/);
  });
});

describe('decisions, Routes: narrowing a register', () => {
  test('each year is a link, that of the whole first, and the one that is shown is marked', () => {
    show(whole, { year: 2025 });
    expect(years().map(({ textContent }) => textContent)).toEqual(['全部年份', '2026', '2025']);
    expect(years().map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true']);
  });

  test('a year keeps the search and the page size, and begins at the first page', () => {
    show(whole, { q: '業績' });
    const [all, latest] = years().map(({ search }) => Object.fromEntries(new URLSearchParams(search)));
    expect([all, latest]).toEqual([
      { q: '業績', pageSize: '6' },
      { q: '業績', pageSize: '6', year: '2026' },
    ]);
  });

  test('the search is a plain form that keeps the year and the page size', () => {
    show(whole, { year: 2025, q: '業績' });
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: '按標題搜尋' });
    expect([box.form?.method, box.form?.getAttribute('action')]).toEqual(['get', '/sub-annAndCir']);
    expect(Object.fromEntries(new FormData(box.form ?? undefined))).toEqual({ year: '2025', pageSize: '6', q: '業績' });
    expect(addresses([screen.getByRole('link', { name: '清除搜尋' })])).toEqual([
      '/sub-annAndCir?year=2025&pageSize=6',
    ]);
  });

  test('the pager keeps both', () => {
    show(whole, { year: 2025, q: 'x' });
    const [next] = within(screen.getByTestId('pager')).getAllByRole('link', { name: '下一頁' });
    expect(addresses(next ? [next] : [])).toEqual(['/sub-annAndCir?year=2025&q=x&pageSize=6&pageIndex=2']);
  });

  test('a search says how much it found', () => {
    show({ ...whole, total: 3 }, { year: 2025, q: '業績' });
    expect(screen.getByRole('status')).toHaveTextContent('2025 年「業績」共有 3 項結果');
  });

  test('a search without a result says so and leads back to the whole', () => {
    show({ items: [], total: 0, years: [2026] }, { q: '沒有' });
    expect(screen.getByText('找不到「沒有」')).toBeInTheDocument();
    expect(addresses([screen.getByRole('link', { name: '查看完整列表' })])).toEqual(['/sub-annAndCir']);
    expect(screen.queryByTestId('pager')).not.toBeInTheDocument();
  });

  test('decisions, Routes: only the page of a search asks not to be kept', () => {
    const { container, unmount } = show(whole, { q: 'x' });
    expect(container.querySelector('[data-page-kept="never"]')).toBeInTheDocument();
    unmount();
    expect(show(whole, { year: 2025 }).container.querySelector('[data-page-kept]')).not.toBeInTheDocument();
  });
});

describe('§2 a register without entries', () => {
  test('§4 of which there are none has the empty state, and neither filter nor pager', () => {
    show({ items: [], total: 0, years: [] });
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByTestId('pager')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('公告及通函');
  });

  test('decisions, Calls: that could not be had has the failed state and the way to ask again', () => {
    show('failed', { year: 2025 });
    expect(addresses(screen.getAllByRole('link').slice(-1))).toEqual(['/sub-annAndCir?year=2025&pageSize=6']);
    expect(screen.queryByTestId('circular-row')).not.toBeInTheDocument();
  });

  test('an API whose years are not known leaves the list without a filter', () => {
    show({ ...whole, years: [] });
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.getAllByTestId('circular-row')).toHaveLength(3);
  });
});

describe('§2 financial reports', () => {
  const report: Report = { title: '2025 年報', fileUrl: '/assets/reports/a.pdf', pictureUrl: '', publishTime: 1.77e12 };
  const showReports = (items: Report[]) =>
    render(<FinancialReports {...register('financialReports', { items, total: items.length, years: [2026] })} />);

  test('§8 a report without a picture has the plain cover', () => {
    const { container } = showReports([report]);
    expect(container.querySelector('img')).toHaveAttribute('src', '/assets/report-cover/default-1280.webp');
  });

  test('§2 the whole card opens the file in a new tab', () => {
    showReports([{ ...report, intro: '收入上升。' }]);
    const card = within(screen.getByTestId('report-card'));
    expect(card.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/assets/reports/a.pdf', '_blank'],
    ]);
    expect(card.getByText('收入上升。')).toBeInTheDocument();
  });

  test('decisions, Calls: a report whose date the API does not give is shown without one', () => {
    const { publishTime, ...undated } = report;
    const { container } = showReports([undated]);
    expect(container.querySelector('time')).not.toBeInTheDocument();
  });
});
