/** @jest-environment jsdom */
import '../../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { LatestResults } from '@/components/investors/overview/latest-results';
import type { Read } from '@/lib/api/reader';
import type { List, Report } from '@/lib/contract/types';
import type { Amount } from '@/lib/domain/figures';
import type { Locale } from '@/lib/i18n/locales';
import type { Layout } from '@/lib/site/routes';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));

const report = (year: number, revenue?: Amount, period = `${year}-nine-months`): Report => ({
  title: `Third Quarterly Report ${year}`,
  fileUrl: `/assets/reports/${year}.pdf`,
  pictureUrl: '',
  intro: 'Nine-month revenue was HK$1.0 million.',
  ...(revenue && { figures: { period, amounts: { revenue } } }),
});
const fresh = (items: Report[]): Read<List<Report>> => ({ state: 'fresh', data: { items, total: items.length } });

interface Shown {
  locale?: Locale;
  layout?: Layout;
  earlier?: Read<List<Report>>;
}
function show(items: Report[], { locale = 'en', layout = 'desktop', earlier = fresh(items) }: Shown = {}) {
  speak(locale);
  const page = { route: 'investorRelations', layout, locale } as const;
  return render(<LatestResults page={page} read={fresh(items.slice(0, 1))} earlier={earlier} />);
}
const bars = (figure: HTMLElement) => {
  const [years, amounts] = ['term', 'definition'].map((role) =>
    within(figure)
      .getAllByRole(role)
      .map(({ textContent }) => textContent),
  );
  return years?.map((year, index) => `${year}: ${amounts?.[index]}`);
};
const heights = (figure: HTMLElement) =>
  within(figure)
    .getAllByRole('term')
    .map((term) => term.parentElement?.style.getPropertyValue('--share'));

describe('§2 the latest results of investor relations', () => {
  test.each([
    ['en', '86.4', 'million Hong Kong dollars', 'Nine-month revenue, 2026'],
    ['zt', '8,640', '萬港元', '2026 年首九個月收入'],
    ['zh', '8,640', '万港元', '2026 年前三季度收入'],
  ] as const)('§2 %s: the revenue is the figure of the page: %s %s', (locale, figure, unit, of) => {
    show([report(2026, { amount: 86_400 })], { locale });
    expect(screen.getByText(figure)).toBeVisible();
    expect(screen.getByText(of).closest('div')).toHaveTextContent(`${figure} ${unit}`);
    expect(screen.getByRole('heading', { level: 2, name: /^Third Quarterly Report 2026/ })).toBeVisible();
  });

  test('§2 it is large enough for any company, and small enough', () => {
    show([report(2026, { amount: 1_250_000 })]);
    expect(screen.getByText('1.25').parentElement).toHaveTextContent('1.25 billion Hong Kong dollars');
    show([report(2026, { amount: 84 })]);
    expect(screen.getByText('84,000').parentElement).toHaveTextContent('84,000 Hong Kong dollars');
  });

  test('§2 a report without words has its figure all the same', () => {
    const { intro, ...wordless } = report(2026, { amount: 86_400 });
    show([wordless]);
    expect(screen.getByText('86.4')).toBeVisible();
    expect(screen.queryByText(/HK\$1\.0/)).not.toBeInTheDocument();
  });

  test.each([
    ['gives no figures, whatever its words say', report(2026)],
    [
      'gives others than revenue',
      { ...report(2026), figures: { period: '2026-half', amounts: { cash: { amount: 5 } } } },
    ],
    ['had no revenue', report(2026, { amount: 0 })],
    ['had less than none', report(2026, { amount: -300 })],
  ])('§2 nothing is shown where the latest report %s', (_, latest) => {
    const { container } = show([latest, report(2025, { amount: 69_800 })]);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('§2 the same months of other years beside them', () => {
  const FOUR = [
    report(2026, { amount: 86_400 }),
    report(2025, { amount: 69_800 }),
    report(2025, { amount: 96_100 }, '2025-year'),
    report(2024, { amount: 56_100, before: 47_200 }),
  ];

  test.each(['desktop', 'mobile'] as const)('§2 oldest first, in the unit of the latest (%s)', (layout) => {
    show(FOUR, { layout });
    const figure = screen.getByRole('figure');
    expect(bars(figure)).toEqual(['2023: 47.2', '2024: 56.1', '2025: 69.8', '2026: 86.4']);
    expect(heights(figure)).toEqual(['0.546', '0.649', '0.808', '1.000']);
    expect(figure).toHaveTextContent('Nine-month revenue, HK$ million');
  });

  test('§2 five years at most', () => {
    show([2026, 2025, 2024, 2023, 2022, 2021].map((year) => report(year, { amount: year })));
    expect(within(screen.getByRole('figure')).getAllByRole('term')[0]).toHaveTextContent('2022');
  });

  test('§2 where the others cannot be read the year before is there, as the latest report has it', () => {
    show([report(2026, { amount: 86_400, before: 69_800 })], { earlier: { state: 'failed' }, locale: 'zt' });
    const figure = screen.getByRole('figure');
    expect(bars(figure)).toEqual(['2025: 6,980', '2026: 8,640']);
    expect(figure).toHaveTextContent('歷年首九個月收入（萬港元）');
  });

  test('§2 a year alone is compared with nothing', () => {
    show([report(2026, { amount: 86_400 })]);
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });

  test('§2 a year with a loss of revenue has no column', () => {
    show([report(2026, { amount: 86_400, before: -400 })]);
    expect(bars(screen.getByRole('figure'))?.[0]).toBe('2025: \u22120.4');
    expect(heights(screen.getByRole('figure'))).toEqual(['0.000', '1.000']);
  });
});
