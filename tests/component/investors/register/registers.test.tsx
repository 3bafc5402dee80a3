/** @jest-environment jsdom */
import '../../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { Announcements } from '@/components/investors/announcements/announcements';
import { FinancialReports } from '@/components/investors/reports/financial-reports';
import { isSample } from '@/lib/company/sample';
import type { Circular, RegisterPage, Report } from '@/lib/contract/types';
import { filingKind } from '@/lib/domain/filing-kind';
import type { ListFilter } from '@/lib/domain/list-filter';
import type { CurrentList } from '@/lib/pages/list-page';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn() }));

const circular = (day: string, title: string): Circular => ({
  title,
  fileUrl: `/assets/circulars/${day}.pdf`,
  publishTime: Date.parse(`${day}T00:30:00+08:00`),
  fileType: 'pdf',
  fileSize: 78_123,
  category: filingKind(title),
});
const THREE = [circular('2026-11-12', '業績公告'), circular('2026-01-01', '月報表'), circular('2025-12-31', '通函')];

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
const years = () => within(screen.getByRole('navigation', { name: '年份' })).getAllByRole<HTMLAnchorElement>('link');
const addresses = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

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

describe('Routes: narrowing a register', () => {
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
});

describe('Routes: narrowing announcements to a kind of document', () => {
  const kinds = { results: 34, meetings: 49, transactions: 0, returns: 27, halt: 0, resumption: 0, other: 22 };
  const choices = () =>
    within(screen.getByRole('navigation', { name: '文件類別' })).getAllByRole<HTMLAnchorElement>('link');

  test('each kind is a link with its count, that of the whole first, and the one that is shown is marked', () => {
    show({ ...whole, kinds }, { kind: 'returns' });
    expect(choices().map(({ textContent }) => textContent)).toEqual([
      '全部 132',
      '業績及股息 34',
      '會議 49',
      '股份變動報表 27',
      '其他 22',
    ]);
    expect(choices().map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null, 'true', null]);
  });

  test('a kind of which there is nothing is offered only where it is the one that is shown', () => {
    show({ items: [], total: 0, years: [2026], kinds }, { kind: 'transactions', year: 2026 });
    expect(choices().map(({ textContent }) => textContent)).toContain('交易及集資 0');
    expect(screen.getByText('沒有這類文件')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2026 年「交易及集資」共有 0 項');
  });

  test('a kind keeps year, search and page size, and begins at the first page', () => {
    show({ ...whole, kinds }, { year: 2025, q: '業績' });
    const [all, results] = choices().map(({ search }) => Object.fromEntries(new URLSearchParams(search)));
    expect(all).toEqual({ year: '2025', q: '業績', pageSize: '6' });
    expect(results).toEqual({ ...all, kind: 'results' });
  });

  test('year, search and pager keep the kind', () => {
    show({ ...whole, kinds }, { kind: 'meetings' });
    const kept = [...years(), ...within(screen.getByTestId('pager')).getAllByRole<HTMLAnchorElement>('link')];
    expect(kept.filter(({ search }) => new URLSearchParams(search).get('kind') !== 'meetings')).toEqual([]);
    const { form } = screen.getByRole<HTMLInputElement>('searchbox');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ kind: 'meetings', pageSize: '6', q: '' });
  });

  test.each<[ListFilter, string]>([
    [{ kind: 'returns' }, '「股份變動報表」共有 20 項'],
    [{ kind: 'returns', year: 2025 }, '2025 年「股份變動報表」共有 20 項'],
    [{ kind: 'returns', q: '十月' }, '「股份變動報表」中找到「十月」20 項'],
    [{ kind: 'returns', q: '十月', year: 2025 }, '2025 年「股份變動報表」中找到「十月」20 項'],
  ])('the summary of %j says so', (filter, words) => {
    show({ ...whole, kinds }, filter);
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  test('Calls: where they are not known there is nothing to choose from', () => {
    show(whole);
    expect(screen.queryByRole('navigation', { name: '文件類別' })).not.toBeInTheDocument();
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
    const links = card
      .getAllByRole('link')
      .filter(({ dataset }) => dataset.share === undefined && dataset.details === undefined);
    const [whole, download] = links;
    expect([links.length, whole?.getAttribute('href'), whole?.getAttribute('target')]).toEqual([
      2,
      '/assets/reports/a.pdf',
      '_blank',
    ]);
    // The one that leads has a button besides, which fetches the same file.
    expect([download?.getAttribute('href'), download?.hasAttribute('download')]).toEqual([
      '/assets/reports/a.pdf',
      true,
    ]);
    expect(card.getByText('收入上升。')).toBeInTheDocument();
  });

  test('§2 the button of the latest says what it fetches, as far as the API does', () => {
    const { unmount } = showReports([{ ...report, fileType: 'pdf', fileSize: 114_000 }]);
    expect(screen.getByRole('link', { name: /^下載 PDF 114\sKB ?：2025 年報$/ })).toHaveAttribute('download');
    unmount();
    showReports([{ ...report, fileUrl: '' }]);
    expect(screen.queryByRole('link', { name: /下載/ })).not.toBeInTheDocument();
  });

  test('§2 the latest leads, the others are a register by the financial year their titles name', () => {
    const { publishTime, ...undated } = report;
    showReports([
      { ...report, title: '2026 第三季度報告' },
      report,
      { ...report, title: '2025 中期報告' },
      { ...report, title: '年報' },
      { ...undated, title: '季度報告' },
    ]);
    const groups = screen.getAllByRole('region');
    expect(groups.map((group) => within(group).getByRole('heading', { level: 2 }).textContent)).toEqual([
      '2025 財政年度',
      '2026 財政年度',
      '日期未註明',
    ]);
    const [lead] = screen.getAllByTestId('report-card');
    expect(lead).toHaveTextContent('2026 第三季度報告');
    expect(lead?.closest('li')).toBeNull();
  });

  test.each<[string, ListFilter, number]>([
    ['a year', { year: 2026 }, 1],
    ['a later page', {}, 2],
  ])('of %s no report leads', (_, filter, pageIndex) => {
    const shown = register('financialReports', { items: [report], total: 30, years: [2026] }, filter);
    render(<FinancialReports {...shown} list={{ ...shown.list, paging: { pageIndex, pageSize: 12 } }} />);
    expect(screen.getByTestId('report-card').closest('li')).toBeInTheDocument();
  });

  test('Calls: a report whose date the API does not give is shown without one', () => {
    const { publishTime, ...undated } = report;
    const { container } = showReports([undated]);
    expect(container.querySelector('time')).not.toBeInTheDocument();
  });
});
