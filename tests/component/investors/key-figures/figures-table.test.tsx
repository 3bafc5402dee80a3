/** @jest-environment jsdom */
import '../../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { FiguresNotes } from '@/components/investors/key-figures/figures-notes';
import { FiguresTable, tableText } from '@/components/investors/key-figures/figures-table';
import type { SourceDocument } from '@/lib/content/reported-figures';
import { type KeyTable, keyTable, type ReportedFigures } from '@/lib/domain/key-figures';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));

const year = (of: number, more: Partial<ReportedFigures>): ReportedFigures => ({
  period: `${of}-year`,
  document: `annual-report-${of}`,
  audited: true,
  amounts: {},
  ...more,
});
const FIGURES = [
  year(2025, {
    amounts: {
      revenue: { amount: 96_075, before: 77_900, page: 3 },
      attributable: { amount: 15_781, before: -1_204, page: 4 },
    },
    restated: 'A new standard.',
  }),
  year(2024, {
    amounts: { revenue: { amount: 78_300, page: 3 }, attributable: { amount: -1_204, page: 3 }, cash: { amount: 0 } },
  }),
  year(2022, { amounts: { revenue: { amount: 50_000, page: 2 } } }),
];
const SOURCES = new Map<string, SourceDocument>(
  [2025, 2024].map((of) => {
    const id = `annual-report-${of}`;
    return [id, { id, title: `Annual Report ${of}`, url: `/files/${id}.pdf` }];
  }),
);
const table = keyTable(FIGURES, 'year') as KeyTable;

beforeEach(() => {
  speak('en');
  const page = { route: 'keyFigures', layout: 'desktop', locale: 'en' } as const;
  render(
    <>
      <h2 id="title">Full year</h2>
      <FiguresTable page={page} table={table} sources={SOURCES} labelledBy="title" />
      <FiguresNotes table={table} />
    </>,
  );
});

const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const cells = (name: RegExp) =>
  row(name)
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim());

test('years stand newest first, and one that has results of its own leads to them', () => {
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Item', '2025', '2024', '2023', '2022']);
  expect(screen.getByRole('link', { name: /^2025: Annual results 2025/ })).toHaveAttribute(
    'href',
    '/results?id=2025-year&lang=en',
  );
  // Nobody reports it.
  expect(screen.queryByRole('link', { name: /^2023/ })).toBeNull();
});

test('an amount leads to the page of its document; without its file it is only an amount', () => {
  const [revenue] = row(/^Revenue/).getAllByRole('link');
  expect(revenue).toHaveAttribute('href', '/files/annual-report-2025.pdf#page=3');
  expect(revenue).toHaveAccessibleName(/^96,075 ?, Annual Report 2025, page 3/);
  expect(row(/^Revenue/).getAllByRole('link')).toHaveLength(2);
  expect(cells(/^Revenue/).at(-1)).toContain('50,000');
});

test('a restated amount leads to the document that restates it, and a note says what it was and why', () => {
  expect(cells(/^Revenue/)[1]).toContain('77,900');
  const [, restated] = row(/^Revenue/).getAllByRole('link');
  expect(restated).toHaveAttribute('href', '/files/annual-report-2025.pdf#page=3');
  expect(screen.getByText('restated, see note 1')).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Revenue of 2024 is restated: first reported as 78,300, now 77,900. A new standard.',
  );
});

test('a loss has a true minus, zero is zero, and what is not given says so', () => {
  expect(cells(/^Profit attributable/)[1]).toContain('−1,204');
  expect(cells(/^Cash/)).toEqual(['–not given', expect.stringMatching(/^0/), '–not given', '–not given']);
  expect(screen.getByText('“–”: not given in the company’s documents.')).toBeInTheDocument();
});

test('margins are marked as calculated, of the amounts that are shown', () => {
  expect(cells(/^Net margin calculated/)).toEqual(['16.4%', '−1.5%', '–not given', '–not given']);
});

test('changes stand beside the amounts, in words where a percentage says nothing', () => {
  expect(cells(/^Revenue/)[0]).toContain('+23.3%');
  expect(cells(/^Profit attributable/)[0]).toContain('turned to profit');
  expect(screen.getByText(/^Changes are calculated by this site from amounts in HK\$’000/)).toBeInTheDocument();
});

test('copied for a spreadsheet it is plain numbers between tabs', () => {
  const words = { figure: 'HK$’000', nameOf: (name: string) => name, marginOf: (name: string) => name };
  expect(tableText(table, words).split('\n')).toEqual([
    'HK$’000\t2025\t2024\t2023\t2022',
    'revenue\t96075\t77900\t\t50000',
    'attributable\t15781\t-1204\t\t',
    'cash\t\t0\t\t',
    'netMargin\t16.4%\t-1.5%\t\t',
  ]);
});
