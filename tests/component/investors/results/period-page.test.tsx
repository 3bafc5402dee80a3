/** @jest-environment jsdom */
import '../../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { ResultsPanel } from '@/components/investors/results/new-results';
import { PeriodPage } from '@/components/investors/results/period-page';
import type { PeriodResults, ResultsDetail } from '@/lib/content/results';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));

const PUBLISHED = Date.parse('2026-08-14T16:45:00+08:00');
const HALF: PeriodResults = {
  period: '2026-half',
  year: 2026,
  stretch: 'half',
  publishedAt: PUBLISHED,
  announcement: {
    id: '2026-08-14-interim-results',
    title: 'Interim Results Announcement',
    fileUrl: '/files/results.pdf',
    category: 'results',
    publishTime: PUBLISHED,
    period: '2026-half',
  },
  figures: {
    period: '2026-half',
    document: '2026-08-14-interim-results',
    audited: false,
    amounts: { revenue: { amount: 55_178, before: 44_692, page: 2 }, attributable: { amount: 9_416 } },
    segments: [
      { name: 'Data', amount: 41_384, before: 0 },
      { name: 'Terminals', amount: 13_794 },
    ],
  },
};
const NOTHING: ResultsDetail = { recordings: [], stories: [], answers: [] };
const page = { route: 'results', layout: 'desktop', locale: 'en', query: { id: '2026-half' } } as const;
const SOURCES = new Map([
  ['2026-08-14-interim-results', { id: 'x', title: 'Interim Results Announcement', url: '/files/results.pdf' }],
]);

function show(detail = NOTHING, of = HALF) {
  speak('en');
  return render(<PeriodPage page={page} periods={[of]} place={0} detail={detail} sources={SOURCES} />);
}
const row = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim());

test('a sentence answers first, and the figures stand against the year before', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Interim results 2026');
  expect(
    screen.getByText('Published on 14 August 2026. Revenue was HK$55.2 million, +23.5% on the year before.'),
  ).toBeVisible();
  expect(row(/^Revenue/)).toEqual([expect.stringMatching(/^55,178/), '44,692', '+23.5%']);
  expect(screen.getByRole('link', { name: /^55,178 ?, Interim Results Announcement, page 2/ })).toHaveAttribute(
    'href',
    '/files/results.pdf#page=2',
  );
  expect(row(/^Profit attributable/)).toEqual([expect.stringMatching(/^9,416/), '–', '–not given']);
});

test('a period without its report says that it is still to come', () => {
  show();
  expect(screen.getByRole('link', { name: /^Interim Results Announcement/ })).toHaveAttribute(
    'href',
    '/files/results.pdf',
  );
  expect(screen.getByText('The report has not been published yet.')).toBeVisible();
});

test('what is not there has no part of the page', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Main figures',
    'Documents',
    'Revenue by business',
    // Of the latest results alone, from the calendar.
    'Next results',
  ]);
});

test('parts of the business have their share of the revenue', () => {
  show();
  expect(row(/^Data/)).toEqual(['41,384', '0', '–not given', '75.0%']);
});

test('a recording opens at each of its parts, and answers since lead to themselves', () => {
  show({
    recordings: [
      {
        title: 'Interim results call',
        intro: 'What lay behind it.',
        pictureUrl: '',
        skipUrl: 'https://example.com/call',
        agenda: [{ at: 180, topic: 'Revenue' }],
        slides: {
          fileUrl: '/files/0123456789abcdef/call-e.pdf',
          fileType: 'pdf',
          fileSize: 58_000,
          files: [
            { language: 'zt', url: '/files/fedcba9876543210/call-c.pdf', fileSize: 64_000, pages: 9 },
            { language: 'en', url: '/files/0123456789abcdef/call-e.pdf', fileSize: 58_000, pages: 8 },
          ],
        },
      },
    ],
    stories: [{ id: 36, title: 'Interim results', contentTxt: '', pictureUrl: '' }],
    answers: [{ id: '2026-08-20-dividend-policy', questionContent: 'What is the policy?', answerContent: 'This.' }],
  });
  expect(screen.getByRole('link', { name: /^Revenue/ })).toHaveAttribute('href', 'https://example.com/call#t=180');
  const slides = screen.getByRole('link', { name: /^Slides/ });
  expect(slides).toHaveAttribute('href', expect.stringContaining('/files/0123456789abcdef/call-e.pdf'));
  expect(slides.parentElement).toHaveTextContent(/page.*PDF · 58.KB/);
  expect(screen.getByRole('link', { name: /^中文/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/files/fedcba9876543210/call-c.pdf'),
  );
  expect(screen.getByRole('link', { name: 'Interim results' })).toHaveAttribute(
    'href',
    '/dynamicDetails?id=36&lang=en',
  );
  expect(screen.getByRole('link', { name: 'What is the policy?' })).toHaveAttribute(
    'href',
    expect.stringMatching(/item=2026-08-20-dividend-policy/),
  );
});

test('at the head of the overview a line leads to it', () => {
  speak('en');
  render(<ResultsPanel page={{ ...page, route: 'investorRelations' }} of={HALF} />);
  expect(screen.getByRole('link', { name: 'Read the results' })).toHaveAttribute(
    'href',
    '/results?id=2026-half&lang=en',
  );
});
