/** @jest-environment jsdom */
import '../../support/node-globals';
import { screen, within } from '@testing-library/react';
import { isSample } from '@/lib/company/sample';
import type { ListFilter } from '@/lib/domain/list-filter';
import { speak } from '../../support/next-intl';
import { addresses, show, whole, years } from '../../support/registers';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn() }));

beforeEach(() => {
  speak('zt');
  jest.mocked(isSample).mockReturnValue(false);
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
