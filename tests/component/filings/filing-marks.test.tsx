/** @jest-environment jsdom */
import '../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { CircularList } from '@/components/filings/circular-list';
import { FinancialReports } from '@/components/investors/reports/financial-reports';
import { isSample } from '@/lib/company/sample';
import type { Circular, Report } from '@/lib/contract/types';
import type { ListFilter } from '@/lib/domain/list-filter';
import type { Locale } from '@/lib/i18n/locales';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn() }));

const at = (moment: string) => Date.parse(`${moment}+08:00`);
const CHINESE = { language: 'zt', url: '/files/0000000000000001/c.pdf', fileSize: 120_000, pages: 12 } as const;
const ENGLISH = { language: 'en', url: '/files/0000000000000002/e.pdf', fileSize: 98_000, pages: 10 } as const;

const plain: Circular = {
  title: 'Clarification',
  fileUrl: CHINESE.url,
  fileType: 'pdf',
  fileSize: CHINESE.fileSize,
  publishTime: at('2026-11-12T16:45:02'),
  category: 'other',
};
const filing = (more: Partial<Circular> = {}): Circular => ({ ...plain, ...more });
const withdrawn = filing({ withdrawnAt: at('2026-11-28T09:30:00'), because: 'Wrong period' });
const corrected = filing({
  version: 2,
  correctedAt: at('2026-11-28T09:30:00'),
  because: 'Wrong period',
  earlier: [
    { version: 1, at: at('2026-11-12T16:45:02'), files: [{ ...CHINESE, url: '/files/0000000000000000/c.pdf' }] },
  ],
});

const showList = (circular: Circular, locale: Locale = 'en') => {
  speak(locale);
  return render(<CircularList circulars={[circular]} />);
};
beforeEach(() => jest.mocked(isSample).mockReturnValue(false));

describe('§2 a register in which nothing happened', () => {
  test.each([{}, { files: [{ ...CHINESE }, { ...CHINESE, language: 'en' as const }] }])(
    'has a title, a day and a file in each row, and nothing else: %j',
    (more) => {
      showList(filing(more));
      const row = screen.getByTestId('circular-row');
      expect(within(row).getAllByRole('link')).toHaveLength(1);
      expect(within(row).queryByRole('deletion')).not.toBeInTheDocument();
      expect(screen.queryByTestId('filing-marks')).not.toBeInTheDocument();
    },
  );
});

describe('§2 a document that was withdrawn', () => {
  test.each([
    ['zt', '已撤回：', '已於 28/11/2026 撤回：Wrong period'],
    ['zh', '已撤回：', '已于 28/11/2026 撤回：Wrong period'],
    ['en', 'Withdrawn:', 'Withdrawn on 28/11/2026: Wrong period'],
  ] as const)('is struck, and says so in words in %s', (locale, before, words) => {
    showList(withdrawn, locale);
    expect(screen.getByRole('deletion')).toHaveTextContent('Clarification');
    expect(screen.getByRole('deletion')).toHaveAttribute('datetime', '2026-11-28');
    expect(screen.getByTestId('filing-marks')).toHaveTextContent(words);
    const link = screen.getByRole('link', { name: new RegExp(`^${before} Clarification`) });
    expect(link).toHaveAttribute('href', CHINESE.url);
  });

  test('says which language its reason is in, where that is another', () => {
    showList(filing({ ...withdrawn, because: '期間有誤', becauseIn: 'zt' }));
    expect(screen.getByTestId('filing-marks')).toHaveTextContent('Withdrawn on 28/11/2026: 期間有誤');
    expect(screen.getByText('期間有誤')).toHaveAttribute('lang', 'zh-Hant');
  });

  test('that was corrected before says both, with the reason of what came last', () => {
    showList({ ...corrected, withdrawnAt: at('2026-11-30T09:30:00') });
    const lines = Array.from(
      screen.getByTestId('filing-marks').querySelectorAll('p'),
      ({ textContent }) => textContent,
    );
    expect(lines).toEqual(['Withdrawn on 30/11/2026: Wrong period', 'Corrected on 28/11/2026']);
  });
});

describe('§2 a document that was corrected', () => {
  test('says why, and leads to the versions before', () => {
    showList(corrected);
    expect(screen.queryByRole('deletion')).not.toBeInTheDocument();
    expect(screen.getByTestId('filing-marks')).toHaveTextContent('Corrected on 28/11/2026: Wrong period');
    const versions = screen.getByRole('list', { name: 'Earlier versions: Clarification' });
    expect(within(versions).getByRole('link', { name: /^Version 1, 12\/11\/2026 ?: Clarification/ })).toHaveAttribute(
      'href',
      '/files/0000000000000000/c.pdf',
    );
  });

  test('names a version whose file it does not have', () => {
    showList(filing({ earlier: [{ version: 1, at: at('2026-11-12T16:45:02'), files: [] }] }));
    expect(screen.getByText(/^Version 1, 12\/11\/2026/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Version 1/ })).not.toBeInTheDocument();
  });
});

describe('§2 a document with a file in each language', () => {
  test.each([
    ['zt', CHINESE, 'English ：Clarification', ENGLISH, '98 KB'],
    ['en', ENGLISH, '中文 : Clarification', CHINESE, '120 KB'],
  ] as const)('leads in %s to the other one too, with its size', (locale, own, name, other, size) => {
    showList(filing({ fileUrl: own.url, fileSize: own.fileSize, files: [CHINESE, ENGLISH] }), locale);
    const link = screen.getByRole('link', { name: new RegExp(`^${name}`) });
    expect(link).toHaveAttribute('href', other.url);
    expect(link.parentElement).toHaveTextContent(size);
    expect(screen.getByRole('link', { name: /^Clarification/ })).toHaveAttribute('href', own.url);
  });
});

describe('§2 reports', () => {
  const report = (title: string, more: Partial<Report> = {}): Report => ({
    title,
    fileUrl: `/files/${title}.pdf`,
    pictureUrl: '',
    publishTime: at('2026-11-12T16:45:02'),
    ...more,
  });
  const showReports = (items: Report[], filter: ListFilter = {}) => {
    speak('en');
    render(
      <FinancialReports
        page={{ route: 'financialReports', layout: 'desktop', locale: 'en' }}
        list={{
          read: { state: 'fresh', data: { items, total: items.length, years: [2026] } },
          paging: { pageIndex: 1, pageSize: 6 },
          filter,
          kept: true,
        }}
      />,
    );
    return screen.getAllByTestId('report-card');
  };
  const struck = { withdrawnAt: at('2026-11-28T09:30:00'), because: 'Wrong period' };

  test('one that was withdrawn is struck and says why; it does not lead the page', () => {
    const [first, second] = showReports([report('Third Quarter', struck), report('Interim')]);
    expect(within(first as HTMLElement).getByRole('deletion')).toHaveTextContent('Third Quarter');
    expect(first).toHaveTextContent('Withdrawn on 28/11/2026: Wrong period');
    expect(first?.closest('li')).not.toBeNull();
    expect(within(second as HTMLElement).queryByRole('deletion')).not.toBeInTheDocument();
  });

  test('where nothing happened the newest leads, and nothing is said', () => {
    const [lead] = showReports([report('Third Quarter'), report('Interim')]);
    expect(lead?.closest('li')).toBeNull();
    expect(screen.queryByRole('deletion')).not.toBeInTheDocument();
    expect(screen.queryByTestId('filing-marks')).not.toBeInTheDocument();
  });
});
