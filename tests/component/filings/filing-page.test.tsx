/** @jest-environment jsdom */
import '../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { Announcements } from '@/components/investors/announcements/announcements';
import { FinancialReports } from '@/components/investors/reports/financial-reports';
import { isSample } from '@/lib/company/sample';
import type { FilingBesides } from '@/lib/content/filing-page';
import type { Circular, Report } from '@/lib/contract/types';
import type { Locale } from '@/lib/i18n/locales';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn() }));

const at = (moment: string) => Date.parse(`${moment}+08:00`);
const CHINESE = { language: 'zt', url: '/files/0000000000000001/c.pdf', fileSize: 120_000, pages: 12 } as const;
const ENGLISH = { language: 'en', url: '/files/0000000000000002/e.pdf', fileSize: 98_000, pages: 10 } as const;
const EXCHANGE = { id: '2026111200123', at: at('2026-11-12T16:44:31'), url: 'https://exchange.example.com/1.pdf' };

const filing: Circular = {
  id: '2026-11-12-clarification',
  title: 'Clarification',
  fileUrl: ENGLISH.url,
  fileType: 'pdf',
  publishTime: at('2026-11-12T16:45:02'),
  category: 'other',
  files: [{ ...CHINESE, sha256: 'ab'.repeat(32) }, ENGLISH],
};
const paragraph = (text: string) => ({ is: 'paragraph' as const, text });
const besides: FilingBesides = {
  titles: [{ locale: 'zt', title: '澄清公告' }],
  text: { state: 'read', languages: ['en'], pages: [[paragraph('The Board clarifies.')]] },
  follows: [],
  followedBy: [],
};

function show(more: Partial<Circular> = {}, also: Partial<FilingBesides> = {}, locale: Locale = 'en') {
  speak(locale);
  const one = { ...filing, ...more };
  return render(
    <Announcements
      page={{ route: 'announcements', layout: 'mobile', locale, query: { item: 'an-entry' } }}
      list={{
        read: { state: 'fresh', data: { items: [one], total: 1, years: [] } },
        paging: { pageIndex: 1, pageSize: 20 },
        filter: { item: 'an-entry' },
        kept: true,
      }}
      besides={{ ...besides, ...also }}
    />,
  );
}
const region = (name: string) => screen.getByRole('region', { name });
const hrefs = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => jest.mocked(isSample).mockReturnValue(false));

describe('the page of one filing', () => {
  test('has its title in both languages, and its files to open', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Clarification');
    expect(screen.getByText('澄清公告').closest('[lang]')).toHaveAttribute('lang', 'zh-Hant');
    expect(screen.getByRole('link', { name: /^Open PDF \(中文\)/ })).toHaveAttribute('href', CHINESE.url);
    expect(screen.getByRole('link', { name: /^Open PDF \(English\)/ })).toHaveAttribute('href', ENGLISH.url);
  });

  test('says when it was published where, to the second, and how many seconds lay between', () => {
    show({ exchange: EXCHANGE }, {}, 'zt');
    const record = region('發布紀錄');
    expect(record).toHaveTextContent('聯交所發布時間12/11/2026 16:44:31香港時間');
    expect(record).toHaveTextContent('本網站發布時間12/11/2026 16:45:02香港時間');
    expect(record).toHaveTextContent('相差31 秒');
    expect(record).toHaveTextContent('聯交所文件編號2026111200123');
    expect(within(record).getByRole('link', { name: /於聯交所網站查閱/ })).toHaveAttribute('href', EXCHANGE.url);
  });

  test('without facts of the Exchange says nothing of it', () => {
    show();
    expect(region('Record of this document')).not.toHaveTextContent(/Exchange|Between/);
  });

  test('has each file with its pages, size and checksum, short and in whole', () => {
    show({}, {}, 'zt');
    const [chinese, english] = within(region('檔案')).getAllByRole('listitem');
    expect(chinese).toHaveTextContent(/12 頁 · 120 KB.*SHA-256 abababab…/);
    expect(
      within(chinese as HTMLElement).getByText((_, element) => element?.textContent === 'ab'.repeat(32)),
    ).toBeInTheDocument();
    expect(english).toHaveTextContent(/10 頁 · 98 KB/);
    expect(english).not.toHaveTextContent('SHA-256');
  });

  test('corrected twice has three versions, each with its moment and its reason', () => {
    const formerly = (version: number, moment: string, because?: string) => ({
      version,
      at: at(moment),
      because,
      files: [{ ...ENGLISH, url: `/files/000000000000000${version}/v.pdf` }],
    });
    show({
      version: 3,
      correctedAt: at('2026-11-14T09:00:00'),
      because: 'A note was missing.',
      earlier: [formerly(1, '2026-11-12T16:45:02'), formerly(2, '2026-11-13T09:00:00', 'A total was wrong.')],
    });
    const files = region('Files');
    const headings = within(files).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Version 3Current version',
      'Version 2',
      'Version 1',
    ]);
    expect(files).toHaveTextContent('14/11/2026, 09:00:00 · Reason: A note was missing.');
    expect(files).toHaveTextContent('13/11/2026, 09:00:00 · Reason: A total was wrong.');
    expect(hrefs(files)).toEqual(
      expect.arrayContaining(['/files/0000000000000002/v.pdf', '/files/0000000000000001/v.pdf']),
    );
    expect(region('Record of this document')).toHaveTextContent('Corrected14/11/2026, 09:00:00');
  });

  test('withdrawn says so with the reason, and keeps file and text', () => {
    show({ withdrawnAt: at('2026-11-28T09:30:00'), because: 'Published by mistake.' });
    expect(screen.getByTestId('filing-marks')).toHaveTextContent('Withdrawn on 28/11/2026: Published by mistake.');
    expect(screen.getByRole('deletion')).toHaveTextContent('澄清公告');
    expect(screen.getByText('The Board clarifies.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Open PDF \(English\)/ })).toBeInTheDocument();
  });

  test('of a remote API without files[] has the file that it names, and no more', () => {
    show(
      { files: undefined, id: undefined, fileSize: 78_000 },
      { titles: [], text: { state: 'awaited', languages: [], pages: [] } },
    );
    expect(screen.getByRole('link', { name: /^Open PDF/ })).toHaveAttribute('href', ENGLISH.url);
    expect(within(region('Files')).getByRole('listitem')).toHaveTextContent('78 KB');
    expect(region('Full text')).toHaveTextContent('The text is being read');
  });

  test('without any file says so, and has no text to wait for', () => {
    show({ files: undefined, fileUrl: '' }, { text: { state: 'no-file', languages: [], pages: [] } });
    expect(screen.getByText('No file available')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Full text' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Files' })).not.toBeInTheDocument();
  });

  test('leads to what it is of, what it follows and what followed it', () => {
    const link = (title: string) => ({
      register: 'circulars' as const,
      key: `2026-01-01-${title}`,
      title,
      publishTime: 0,
    });
    show(
      {},
      { period: '2026-nine-months', meeting: '2026-agm', follows: [link('notice')], followedBy: [link('report')] },
    );
    const related = region('Related');
    expect(hrefs(related)).toEqual([
      '/results?id=2026-nine-months&lang=en',
      '/generalMeetings?id=2026-agm&lang=en',
      '/sub-annAndCir?item=2026-01-01-notice&lang=en',
      '/sub-annAndCir?item=2026-01-01-report&lang=en',
    ]);
    expect(related).toHaveTextContent('First nine months of 2026');
  });
});

describe('the text of a filing', () => {
  test('of a file in one language only is in that language, and says so', () => {
    show({ files: [CHINESE] }, { text: { state: 'read', languages: ['zt'], pages: [[paragraph('董事會澄清。')]] } });
    const text = region('Full text');
    expect(text).toHaveTextContent('There is no English file of this document. The text below is in Chinese.');
    expect(screen.getByText('董事會澄清。')).toHaveAttribute('lang', 'zh-Hant');
  });

  test('of a file in both languages has each paragraph in its own, and says nothing', () => {
    show(
      {},
      {
        text: {
          state: 'read',
          languages: ['zt', 'en'],
          pages: [[paragraph('董事會澄清。'), paragraph('It clarifies.')]],
        },
      },
    );
    expect(region('Full text')).not.toHaveTextContent('There is no');
    expect(screen.getByText('董事會澄清。')).toHaveAttribute('lang', 'zh-Hant');
    expect(screen.getByText('It clarifies.')).not.toHaveAttribute('lang');
  });

  test('of a PDF without text says that there is none', () => {
    show({}, { text: { state: 'none', languages: ['en'], pages: [] } });
    expect(region('Full text')).toHaveTextContent('This PDF holds pictures only and no text.');
  });

  test('has a heading for each page, by which it can be linked to, and tables with their heads', () => {
    const table = {
      is: 'table' as const,
      rows: [
        ['', '2026', '2025'],
        ['Revenue', '86,427', '69,806'],
        ['Grants', '12'],
      ],
    };
    show({}, { text: { state: 'read', languages: ['en'], pages: [[paragraph('One.')], [table]] } });
    expect(screen.getByRole('heading', { name: 'Page 2' })).toHaveAttribute('id', 'page-2');
    expect(screen.getByRole('columnheader', { name: '2026' })).toBeInTheDocument();
    const [, revenue, grants] = screen.getAllByRole('row');
    expect(within(revenue as HTMLElement).getByRole('rowheader')).toHaveTextContent('Revenue');
    expect(
      within(grants as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['', '12']);
  });

  test.each([
    ['zt', '文件全文'],
    ['zh', '文件全文'],
    ['en', 'Full text'],
  ] as const)('leads in %s to the same as Markdown', (locale, name) => {
    show({}, {}, locale);
    expect(hrefs(region(name))).toContain(`/filings/2026-11-12-clarification.${locale}.md`);
  });
});

test('a report has the same page', () => {
  speak('en');
  const report: Report = {
    title: 'Interim Report 2026',
    id: 'interim-report-2026',
    fileUrl: ENGLISH.url,
    pictureUrl: '',
    publishTime: filing.publishTime,
  };
  render(
    <FinancialReports
      page={{ route: 'financialReports', layout: 'desktop', locale: 'en' }}
      list={{
        read: { state: 'fresh', data: { items: [report], total: 1, years: [] } },
        paging: { pageIndex: 1, pageSize: 12 },
        filter: { item: 'interim-report-2026' },
        kept: true,
      }}
      besides={besides}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Interim Report 2026');
  expect(region('Record of this document')).toHaveTextContent('KindFinancial report');
});
