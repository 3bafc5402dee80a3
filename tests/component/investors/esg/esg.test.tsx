/** @jest-environment jsdom */
import '../../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { Esg } from '@/components/investors/esg/esg';
import { esgOf } from '@/lib/content/esg';
import type { FiledDocuments } from '@/lib/content/reported-figures';
import type { EsgFile } from '@/lib/content-folder/esg-schema';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { SAMPLE_COMPANY } from '../../../unit/support/sample';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));

const ESG = SAMPLE_COMPANY.esg as EsgFile;
const report = (year: number, over: object = {}) => ({
  id: `annual-report-${year}`,
  title: `Annual Report ${year}`,
  fileUrl: `/files/${year}/ce.pdf`,
  fileType: 'pdf',
  fileSize: 115_000,
  files: [{ language: 'en', url: `/files/${year}/ce.pdf`, pages: 4 }],
  ...over,
});
const filed = (...reports: object[]) => ({ reports, circulars: [] }) as unknown as FiledDocuments;
const ALL = filed(report(2025), report(2024), report(2023));

function show(esg: EsgFile | null, documents = ALL, locale: Locale = 'en') {
  speak(locale);
  const page = { route: 'esg', layout: 'mobile', locale } as const;
  return render(<Esg page={page} reporting={esg ? esgOf(esg, locale, documents) : undefined} />);
}
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replace(/,[^,]*, page 4.*$/, ''));

test('three years stand side by side, the latest first, each leading to its report at the page', () => {
  show(ESG);
  const heads = screen.getAllByRole('columnheader').slice(1);
  expect(heads.map((head) => within(head).getByRole('link').getAttribute('href'))).toEqual([
    '/files/2025/ce.pdf#page=4',
    '/files/2024/ce.pdf#page=4',
    '/files/2023/ce.pdf#page=4',
  ]);
  expect(cells(/^Electricity used/)).toEqual(['386,000', '352,000', '318,000']);
  const link = within(screen.getByRole('row', { name: /^Electricity used/ })).getAllByRole('link')[1];
  expect(link).toHaveAccessibleName(/^352,000 ?, Annual Report 2024, page 4/);
  expect(link).toHaveAttribute('href', '/files/2024/ce.pdf#page=4');
  expect(cells(/^Work-related deaths/)).toEqual(['0', '0', '0']);
});

test('what a year does not report says so in words, and its note says why', () => {
  show(ESG);
  expect(cells(/^Scope 3/)).toEqual(['not reported', 'not reported', 'not reported']);
  expect(cells(/^Electronic waste/)).toEqual(['2.1', '0.9', 'not reported']);
  expect(screen.getByText(/^Scope 3 greenhouse gas emissions: The data are still being gathered/)).toBeInTheDocument();
});

test.each(LOCALES)('the statement of the board, its subjects and its reports are in %s', (locale) => {
  show(ESG, ALL, locale);
  const heading = { zt: '董事會的監督', zh: '董事会的监督', en: 'How the Board oversees it' }[locale];
  expect(screen.getByRole('region', { name: heading })).toHaveTextContent(ESG.oversight?.words[locale] as string);
  const subject = { zt: '環境', zh: '环境', en: 'Environment' }[locale];
  expect(screen.getByRole('rowheader', { name: subject })).toBeInTheDocument();
  const list = screen.getAllByRole('region').at(-1) as HTMLElement;
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(list).toHaveTextContent(/PDF · 115 KB/);
  expect(within(list).getAllByRole('link')[0]).toHaveAttribute('href', '/files/2025/ce.pdf#page=4');
});

test('a report that was withdrawn takes its year with it', () => {
  show(ESG, filed(report(2025, { withdrawnAt: 1 }), report(2024), report(2023)));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.slice(0, 4))).toEqual([
    'Figu',
    '2024',
    '2023',
  ]);
  expect(cells(/^Electricity used/)).toEqual(['352,000', '318,000']);
});

test('figures stand without their documents, where no register has those', () => {
  show(ESG, filed());
  expect(cells(/^Electricity used/)).toEqual(['386,000', '352,000', '318,000']);
  expect(within(screen.getByRole('table')).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'ESG reports' })).not.toBeInTheDocument();
});

test('before the first report there is the statement alone, and without both it says that there is nothing', () => {
  const { unmount } = show({ ...ESG, reports: [] });
  expect(screen.getByRole('region', { name: 'How the Board oversees it' })).toHaveTextContent('2026');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  unmount();
  show(null);
  expect(screen.getByText('Nothing here yet')).toBeInTheDocument();
});
