/** @jest-environment jsdom */
import '../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { Announcements } from '@/components/investors/announcements';
import { FinancialReports } from '@/components/investors/financial-reports';
import type { CurrentList } from '@/lib/content/list-page';
import type { ListFilter } from '@/lib/routing/query';
import { isSampleContent } from '@/lib/website-api';
import type { Circular, RegisterPage, Report } from '@/lib/website-api/types';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));
jest.mock('@/lib/website-api', () => ({ isSampleContent: jest.fn() }));

const circular = (day: string, title: string): Circular => ({
  title,
  fileUrl: `/assets/circulars/${day}.pdf`,
  publishTime: Date.parse(`${day}T00:30:00+08:00`),
  fileType: 'pdf',
  fileSize: 78_123,
});
const THREE = [circular('2026-11-12', '業績公告'), circular('2026-01-01', '月報表'), circular('2025-12-31', '通函')];

const neverKept = '[data-page-kept="never"]';

function register<T>(
  route: CurrentList<T>['page']['route'],
  data: RegisterPage<T> | 'failed',
  filter: ListFilter = {},
): CurrentList<T> {
  return {
    page: { route, layout: 'desktop', locale: 'zt', query: { ...filter, pageSize: 6 } },
    list: {
      read: data === 'failed' ? { state: 'failed' } : { state: 'fresh', data },
      paging: { pageIndex: 1, pageSize: 6 },
      filter,
      kept: true,
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

  test('decisions, Calls: those without a readable date stand last, under words that say so', () => {
    const { publishTime, ...undated } = circular('2026-05-05', '澄清公告');
    show({ ...whole, items: [...THREE, undated] });
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(groups).toEqual(['2026', '2025', '日期未註明']);
    const row = within(screen.getByRole('region', { name: '日期未註明' })).getByTestId('circular-row');
    expect(row).toHaveTextContent('澄清公告');
    expect(row.querySelector('time')).toBeNull();
  });

  test('an API whose order is not by year has one heading for each year all the same', () => {
    const [first, second, third] = THREE as [Circular, Circular, Circular];
    show({ ...whole, items: [first, third, second] });
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(groups).toEqual(['2026', '2025']);
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

  test('§2 a year says that the list is narrowed and leads back to the whole', () => {
    show({ ...whole, total: 12 }, { year: 2025 });
    expect(screen.getByRole('status')).toHaveTextContent('2025 年共有 12 項');
    expect(addresses([screen.getByRole('link', { name: '顯示全部' })])).toEqual(['/sub-annAndCir?pageSize=6']);
  });

  test('a year and a search are cleared together', () => {
    show({ ...whole, total: 3 }, { year: 2025, q: '業績' });
    expect(addresses([screen.getByRole('link', { name: '顯示全部' })])).toEqual(['/sub-annAndCir?pageSize=6']);
  });

  test('the whole list says nothing of the kind', () => {
    show(whole);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '顯示全部' })).not.toBeInTheDocument();
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

  test('decisions, Calls: that could not be had has the failed state and the way to ask again', () => {
    show('failed', { year: 2025 });
    expect(addresses(screen.getAllByRole('link').slice(-1))).toEqual(['/sub-annAndCir?year=2025&pageSize=6']);
    expect(screen.queryByTestId('circular-row')).not.toBeInTheDocument();
  });

  test('decisions, Routes: one whose years are not known is searched all the same', () => {
    show({ ...whole, years: [] });
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: '刊發年份' })).not.toBeInTheDocument();
    expect(screen.getAllByTestId('circular-row')).toHaveLength(3);
  });

  test('decisions, Routes: a search that found nothing there can be changed and cleared', () => {
    show({ items: [], total: 0, years: [] }, { q: '沒有' });
    expect(screen.getByRole('searchbox')).toHaveValue('沒有');
    expect(addresses([screen.getByRole('link', { name: '清除搜尋' })])).toEqual(['/sub-annAndCir?pageSize=6']);
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

describe('decisions, Routes: a page is kept under the address it belongs to', () => {
  test.each([
    ['a page that was asked for', true, 0],
    ['the last page, shown for one past the end', false, 1],
  ])('decisions, Routes: %s', (_, kept, marks) => {
    const asked = register('announcements', whole);
    const { container } = render(<Announcements {...asked} list={{ ...asked.list, kept }} />);
    expect(container.querySelectorAll(neverKept)).toHaveLength(marks);
  });
});
