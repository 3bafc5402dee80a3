/** @jest-environment jsdom */
import '../../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { FinancialReports } from '@/components/investors/reports/financial-reports';
import { isSample } from '@/lib/company/sample';
import type { Report } from '@/lib/contract/types';
import type { Locale } from '@/lib/i18n/locales';
import type { Layout } from '@/lib/site/routes';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn() }));

const report = (title: string, revenue?: number, attributable?: number, intro?: string): Report => ({
  title,
  fileUrl: `/assets/reports/${title}.pdf`,
  pictureUrl: '',
  publishTime: 1.77e12,
  intro,
  ...(revenue !== undefined && {
    figures: {
      period: '2026-nine-months',
      amounts: {
        revenue: { amount: revenue },
        ...(attributable !== undefined && { attributable: { amount: attributable } }),
      },
    },
  }),
});

function show(items: Report[], locale: Locale = 'zt', layout: Layout = 'desktop') {
  speak(locale);
  const page = { route: 'financialReports', layout, locale, query: { pageSize: 12 } } as const;
  const data = { items, total: items.length, years: [2026] };
  const list = {
    read: { state: 'fresh', data } as const,
    paging: { pageIndex: 1, pageSize: 12 },
    filter: {},
    kept: true,
  };
  return render(<FinancialReports page={page} list={list} />);
}
const cards = () => screen.getAllByTestId('report-card');
const textsOf = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);

beforeEach(() => jest.mocked(isSample).mockReturnValue(false));

describe('§2 the latest report leads with its figures', () => {
  const LATEST = '2026 第三季度報告';

  test.each([
    ['zt', '首九個月收入 8,640 萬港元', '應佔溢利 1,490 萬港元'],
    ['zh', '前三季度收入 8,640 万港元', '应占利润 1,490 万港元'],
    ['en', 'Nine-month revenue HK$86.4 million', 'Attributable profit HK$14.9 million'],
  ] as const)('§2 %s: %s', (locale, revenue, profit) => {
    show([report(LATEST, 86_400, 14_900)], locale);
    const [lead] = cards();
    const said = within(lead as HTMLElement)
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent);
    expect(said.slice(0, 2)).toEqual([revenue, profit]);
  });

  test('§2 a loss is called one, without a minus', () => {
    show([report(LATEST, 86_400, -1_200)], 'en');
    expect(cards()[0]).toHaveTextContent('Attributable loss HK$1.2 million');
  });

  test('§2 what its introduction says is no figure', () => {
    show([report(LATEST, undefined, undefined, '首九個月收入為 8,640 萬港元。')]);
    const [lead] = cards();
    expect(within(lead as HTMLElement).getByRole('heading')).toHaveTextContent(LATEST);
    expect(lead?.textContent?.match(/8,640/g)).toHaveLength(1);
  });
});

describe('§2 the others are a register with their figures', () => {
  const LEAD = report('2026 第三季度報告');

  test('§2 a column each, whose unit is said once', () => {
    show([LEAD, report('2025 年報', 96_100, 15_800), report('2024 年報', 78_300, 800)], 'en');
    expect(textsOf('term')).toEqual(['Revenue', 'Attributable profit', 'Revenue', 'Attributable profit']);
    expect(textsOf('definition')).toEqual(['HK$96.1 million', 'HK$15.8 million', 'HK$78.3 million', 'HK$0.8 million']);
    // In the heads of both columns.
    expect(screen.getAllByText('HK$ million', { selector: '[aria-hidden] *' })).toHaveLength(2);
  });

  test('§2 an amount that is not given has a dash, and a report without figures has none', () => {
    show([LEAD, report('2025 年報', 96_100), report('2025 中期報告')]);
    expect(textsOf('definition')).toEqual(['9,610 萬港元', '–']);
    expect(cards()).toHaveLength(3);
  });

  test('§2 where one of them is a loss no head says what they are', () => {
    show([LEAD, report('2025 年報', 96_100, 15_800), report('2024 年報', 78_300, -80)], 'en');
    expect(textsOf('term')).toEqual(['Revenue', 'Attributable profit', 'Revenue', 'Attributable loss']);
    expect(textsOf('definition').at(-1)).toBe('HK$80,000');
    expect(screen.queryByText('HK$ million', { selector: '[aria-hidden] *' })).not.toBeInTheDocument();
  });

  test('§2 without any figures there are no columns for them, whatever the introductions say', () => {
    const { container } = show([LEAD, report('2025 年報', undefined, undefined, '全年收入為 9,610 萬港元。')]);
    expect(textsOf('definition')).toEqual([]);
    expect(container.querySelector('li [data-plain]')).toHaveTextContent('2025 年報');
    expect(screen.queryByText(/^萬港元$/)).not.toBeInTheDocument();
  });

  test.each([
    [
      [96_100, 78_300],
      ['2025 財政年度 萬港元', '2024 財政年度 萬港元'],
    ],
    [
      [96_100, 0.1],
      ['2025 財政年度', '2024 財政年度'],
    ],
  ])('§2 on a phone each year says the unit of its figures, where they have one: %j', ([latest, before], names) => {
    show([LEAD, report('2025 年報', latest), report('2024 年報', before)], 'zt', 'mobile');
    expect(screen.getAllByRole('region').map(({ firstChild }) => firstChild?.textContent)).toEqual(names);
  });
});
