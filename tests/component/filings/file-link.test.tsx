/** @jest-environment jsdom */
import '../support/node-globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CircularList } from '@/components/filings/circular-list';
import { DocumentList } from '@/components/investors/governance/document-list';
import { LatestRoadshows } from '@/components/investors/overview/latest-roadshows';
import { ReportRow } from '@/components/investors/reports/report-row';
import { RoadshowCard } from '@/components/investors/roadshows/roadshow-card';
import { isSample } from '@/lib/company/sample';
import type { Roadshow } from '@/lib/contract/types';
import { LOCALES } from '@/lib/i18n/locales';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn() }));

const FILE = { zt: '暫未提供檔案', zh: '暂未提供文件', en: 'No file available' };
const RECORDING = { zt: '暫未提供重溫', zh: '暂未提供回放', en: 'No recording available' };

const common = { title: 'Monthly return', publishTime: 1.77e12, fileType: 'pdf', fileSize: 78_000 };
const filing = { ...common, category: 'returns' } as const;
const roadshow = (skipUrl: string): Roadshow => ({
  title: common.title,
  intro: '',
  publishTime: 1.77e12,
  pictureUrl: '',
  skipUrl,
});
/** Everything of ours that leads to a file, with what it says where there is none. */
const PLACES: [string, Record<'zt' | 'zh' | 'en', string>, (url: string) => ReactNode][] = [
  ['a report', FILE, (url) => <ReportRow report={{ ...common, fileUrl: url, pictureUrl: '' }} />],
  ['a report of the overview', FILE, (url) => <ReportRow report={{ ...common, fileUrl: url, pictureUrl: '' }} brief />],
  ['an announcement', FILE, (url) => <CircularList circulars={[{ ...filing, fileUrl: url }]} />],
  ['an announcement of the overview', FILE, (url) => <CircularList circulars={[{ ...filing, fileUrl: url }]} dense />],
  ['a document', FILE, (url) => <DocumentList documents={[{ ...common, text: '', href: url }]} />],
  ['a roadshow', RECORDING, (url) => <RoadshowCard roadshow={roadshow(url)} sizes="1px" />],
  [
    'a roadshow of the overview',
    RECORDING,
    (url) => (
      <LatestRoadshows
        page={{ route: 'investorRelations', layout: 'mobile', locale: 'en' }}
        read={{ state: 'fresh', data: { items: [roadshow(url)], total: 1 } }}
      />
    ),
  ],
];
const links = () => screen.queryAllByRole('link', { name: /Monthly return/ });

beforeEach(() => {
  speak('en');
  jest.mocked(isSample).mockReturnValue(false);
});

describe.each(PLACES)('§2 %s', (_, words, place) => {
  test.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.example/0',
    'file:///a.pdf',
    'http://[',
  ])('§2 with an address of %j is no link and says so', (url) => {
    render(place(url));
    expect(links()).toEqual([]);
    expect(screen.getAllByText('Monthly return').length).toBeGreaterThan(0);
    expect(screen.getByText(words.en)).toBeInTheDocument();
  });

  test.each(LOCALES)('§2 without a file says so in %s', (locale) => {
    speak(locale);
    render(place(''));
    expect(screen.getByText(words[locale])).toBeInTheDocument();
    expect(screen.queryByText(/KB/)).not.toBeInTheDocument();
  });

  test('§2 with a file opens it in a new tab', () => {
    render(place('https://files.example.com/a.pdf'));
    expect(links().map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['https://files.example.com/a.pdf', '_blank'],
    ]);
    expect(screen.queryByText(words.en)).not.toBeInTheDocument();
  });
});
