/** @jest-environment jsdom */
import '../../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { FinancialReports } from '@/components/investors/reports/financial-reports';
import { isSample } from '@/lib/company/sample';
import type { Report } from '@/lib/contract/types';
import type { ListFilter } from '@/lib/domain/list-filter';
import { speak } from '../../support/next-intl';
import { register } from '../../support/registers';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn() }));

beforeEach(() => {
  speak('zt');
  jest.mocked(isSample).mockReturnValue(false);
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
