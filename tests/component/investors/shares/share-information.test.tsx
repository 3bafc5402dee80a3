/** @jest-environment jsdom */
import '../../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { ShareInformation } from '@/components/investors/shares/share-information';
import type { ShareReading } from '@/components/investors/shares/share-reading';
import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import type { Circular } from '@/lib/contract/types';
import { filingKind } from '@/lib/domain/filing-kind';
import type { ShareSession } from '@/lib/market/share-history';
import { answer, record } from '../../../unit/support/prices';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));
// The day's chart has tests of its own.
jest.mock('@/components/investors/share-price/share-price-block', () => ({ SharePriceBlock: () => null }));

const circular = (day: string, title: string, more: Partial<Circular> = {}): Circular => ({
  id: `${day}-filing`,
  title,
  fileUrl: '/files/x.pdf',
  publishTime: Date.parse(`${day}T16:45:00+08:00`),
  category: filingKind(title),
  ...more,
});

/** A session each day of the calendar that ends on 20 November 2026, at a price that climbs. */
function sessions(days: number): ShareSession[] {
  return Array.from({ length: days }, (_, index) => {
    const date = new Date(Date.UTC(2026, 10, 20) - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10);
    const close = Number((0.5 + index / 10_000).toFixed(4));
    return { date, close, high: close, low: close };
  });
}

const MONTHLY = circular('2026-11-04', 'Monthly Return for October 2026', {
  id: '2026-11-04-monthly-return-2026-10',
});

function show(more: Partial<ShareReading> = {}) {
  const reading: ShareReading = {
    page: { route: 'shareInformation', layout: 'desktop', locale: 'en' },
    day: { state: 'fresh', data: answer([record('930', 0.84), record('1544', 0.86)]) },
    history: sessions(2000),
    circulars: [circular('2026-11-12', 'Third Quarterly Results'), MONTHLY],
    reports: [],
    ...more,
  };
  return render(<ShareInformation {...reading} />);
}

const fact = (name: string) => screen.getByText(name, { selector: 'dt, dt *' }).closest('div');
const company = companyContent();
const withShares = (shares: typeof company.company.shares | undefined) =>
  setCompanyContent({ ...company, company: { ...company.company, shares } } as typeof company);

beforeEach(() => speak('en'));
afterEach(() => setCompanyContent(company));

describe('facts of the shares', () => {
  test('market value is the shares times the price, with the price’s time and the delay', () => {
    show();
    expect(fact('Last price')).toHaveTextContent('HK$0.86 20 November 2026, 15:44 Hong Kong time'.replace('86 ', '86'));
    expect(fact('Last price')).toHaveTextContent('at least 15 minutes');
    // 503,690,000 × 0.86 = 433,173,400
    expect(fact('Market value')).toHaveTextContent('HK$433.2 million');
    expect(fact('Market value')).toHaveTextContent('503,690,000 shares at HK$0.86');
    expect(fact('Value of a board lot')).toHaveTextContent('HK$8,600');
  });

  test('each has its day and leads to the filing that says so', () => {
    show();
    const issued = fact('Shares in issue') as HTMLElement;
    expect(issued).toHaveTextContent('503,690,000');
    expect(issued).toHaveTextContent('31 October 2026');
    expect(within(issued).getByRole('link', { name: 'Filing of 4 November 2026' }).getAttribute('href')).toContain(
      'item=2026-11-04-monthly-return-2026-10',
    );
    expect(fact('Options outstanding')).toHaveTextContent('17,810,000');
  });

  test('a filing that is not in the register is no link', () => {
    show({ circulars: [] });
    expect(within(fact('Shares in issue') as HTMLElement).queryByRole('link')).toBeNull();
  });

  test('what nobody gives is not there', () => {
    withShares({ issued: 1000, asAt: '2026-10-31' } as typeof company.company.shares);
    show();
    for (const name of ['Treasury shares', 'Options outstanding', 'Public float', 'Board lot', 'ISIN']) {
      expect(screen.queryByText(name)).toBeNull();
    }
    expect(screen.queryByRole('table', { name: 'Holders of 5% or more' })).toBeNull();
  });

  test('without any share facts the price and its history stand alone', () => {
    withShares(undefined);
    show();
    expect(screen.queryByText('Market value')).toBeNull();
    expect(fact('52-week high')).toBeInTheDocument();
  });

  test('treasury shares that are none are said to be 0', () => {
    show();
    expect(fact('Treasury shares')).toHaveTextContent(/^Treasury shares0/);
  });

  test('who holds 5 % or more, in a table', () => {
    show();
    const rows = within(screen.getByRole('table', { name: 'Holders of 5% or more' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/Sample Founders Holdings Limited.*Controlling shareholder.*285,000,000.*56\.58/);
    expect(rows).toHaveLength(3);
  });
});

describe('52 weeks', () => {
  test('a year of sessions has no remark, less than that says from which day it counts', () => {
    show();
    expect(fact('52-week low')).not.toHaveTextContent('not yet 52 weeks');
  });

  test('a young history says from which day it counts', () => {
    show({ history: sessions(40) });
    expect(fact('52-week low')).toHaveTextContent('begins on 12 October 2026: not yet 52 weeks');
  });

  test('no session, no range', () => {
    show({ history: [] });
    expect(screen.queryByText('52-week high')).toBeNull();
    expect(screen.getByRole('radio', { name: '1D' })).toBeInTheDocument();
  });
});

describe('the history', () => {
  test('of years: four spans, of which the day is chosen', () => {
    show();
    expect(screen.getAllByRole('radio').map((each) => each.getAttribute('id'))).toEqual([
      'span-1D',
      'span-1M',
      'span-1Y',
      'span-5Y',
    ]);
    expect(screen.getByRole('radio', { name: '1D' })).toBeChecked();
  });

  test('of a few weeks: no span that has no more to show, and since when it grows', () => {
    show({ history: sessions(20) });
    expect(screen.queryByRole('radio', { name: '1Y' })).toBeNull();
    expect(screen.getByText(/has kept each session since/)).toHaveTextContent('1 November 2026');
  });

  test('filings along the line lead to their pages; one that was withdrawn does not', () => {
    const gone = circular('2026-11-10', 'Interim Results', { withdrawnAt: 1 });
    show({ circulars: [circular('2026-11-12', 'Third Quarterly Results'), gone, MONTHLY] });
    const links = screen.getAllByRole('link', { name: 'Third Quarterly Results' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(3).fill('/sub-annAndCir?item=2026-11-12-filing&lang=en'),
    );
    expect(screen.queryByRole('link', { name: 'Interim Results' })).toBeNull();
    // Returns mark nothing.
    expect(screen.queryByRole('link', { name: MONTHLY.title })).toBeNull();
  });

  test('an ex-date is marked on its day and leads to the filing that declared the dividend', () => {
    const dividend = circular('2026-03-27', 'Final Dividend', { id: '2026-03-27-final-dividend-2025' });
    show({ circulars: [dividend] });
    const [link] = screen.getAllByRole('link', { name: 'Ex-dividend: Final Dividend' });
    expect(link?.getAttribute('href')).toContain('item=2026-03-27-final-dividend-2025');
    expect(link?.closest('li')).toHaveTextContent('10/06/2026');
  });

  test('says in words what it shows', () => {
    show({ history: sessions(20) });
    expect(screen.getByRole('img', { name: /^Closing prices from 1 November 2026 to 20 November 2026/ })).toBeVisible();
  });
});

describe('a halt', () => {
  test('stands above the price with the filing and its time, until trading resumes', () => {
    show({ circulars: [circular('2026-11-18', 'Trading Halt')] });
    const notice = screen.getByTestId('halt-notice');
    expect(notice).toHaveTextContent('Trading in the shares is halted');
    expect(notice).toHaveTextContent(/18 Nov 2026/);
    expect(
      within(notice)
        .getByRole('link', { name: /Trading Halt/ })
        .getAttribute('href'),
    ).toContain('2026-11-18-filing');
  });

  test('is over with a resumption', () => {
    show({ circulars: [circular('2026-11-19', 'Resumption of Trading'), circular('2026-11-18', 'Trading Halt')] });
    expect(screen.queryByTestId('halt-notice')).toBeNull();
  });

  test('is said where the data service alone knows of it', () => {
    show({ day: { state: 'fresh', data: answer([record('930', 0.84)], { suspended: true }) } });
    expect(screen.getByTestId('halt-notice')).toHaveTextContent('The data service says so');
  });
});
