/** @jest-environment jsdom */
import '../../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { SharePriceBlock } from '@/components/investors/share-price/share-price-block';
import type { SharePrice } from '@/lib/contract/types';
import { answer, record } from '@/tests/unit/support/prices';
import { installMotion, pass } from '../../support/motion';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: () => false }));

function show(data: SharePrice) {
  speak('en');
  const page = { route: 'investorRelations', layout: 'desktop', locale: 'en' } as const;
  return render(<SharePriceBlock page={page} read={{ state: 'fresh', data }} />);
}
const chart = () => screen.getByTestId('price-chart');
const lines = () => within(chart()).getByRole('img');
const change = () => screen.getByText(/^(Up|Down)$/).parentElement;
const factOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
const rowOf = (time: string) => within(screen.getByRole('table')).getByRole('row', { name: new RegExp(`^${time}`) });
const axisLabels = () => [...chart().querySelectorAll('li[data-tone]')].map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T20:00:00+08:00') });
  installMotion();
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480);
});
afterEach(async () => {
  await pass(0);
  jest.useRealTimers();
});

describe('Page by page: 3 decimals under HK$0.50, and one arithmetic', () => {
  test('0.355 to 0.350 is −1.41% in headline, axis, table and to the ear', () => {
    const records = [record('930', 0.355, { avgPrice: 0.355 }), record('931', 0.35, { avgPrice: 0.35333 })];
    show(answer(records, { zs: 0.355 }));
    expect(screen.getByText('HK$').parentElement).toHaveTextContent('HK$0.350');
    expect(change()).toHaveTextContent('Down ▼0.005−1.41%');
    expect(axisLabels()).toEqual(['0.365+2.82%', '0.360+1.41%', '0.3550.00%', '0.350−1.41%', '0.345−2.82%']);
    expect(rowOf('09:31')).toHaveTextContent('09:310.350−0.005−1.41%0.353');
    expect(lines()).toHaveAccessibleName(
      'Intraday chart, 20 November 2026. Last price HK$0.350 at 09:31, down 1.41% from the previous close of HK$0.355. High HK$0.355, low HK$0.350.',
    );
    const facts = ['Previous close', 'High', 'Low', 'Average'].map((term) => factOf(term)?.textContent);
    expect(facts).toEqual(['0.355', '0.355', '0.350', '0.353']);
  });

  test('from HK$0.50 on there are 2 decimals', () => {
    show(answer([record('930', 0.51)], { zs: 0.495 }));
    expect(screen.getByText('HK$').parentElement).toHaveTextContent('HK$0.51');
    expect(change()).toHaveTextContent('Up ▲0.015+3.03%');
    expect(factOf('Previous close')).toHaveTextContent('0.495');
  });
});

describe('Page by page: 12:00 and 13:00 share a place on the axis, 16:00 and the closing auction too', () => {
  const DAY = answer([record('1200', 0.9), record('1300', 0.85), record('1600', 0.86), record('1608', 0.87)]);

  test('each is a row of the table, and headline, high and low agree with it', () => {
    show(DAY);
    expect(rowOf('12:00')).toHaveTextContent('12:000.90');
    expect(rowOf('13:00')).toHaveTextContent('13:000.85');
    expect(rowOf('16:00')).toHaveTextContent('16:000.86');
    expect(rowOf('16:08')).toHaveTextContent('16:080.87');
    expect(screen.getByText('As at 20 November 2026, 16:08')).toBeVisible();
    expect(screen.getByText('HK$').parentElement).toHaveTextContent('HK$0.87');
    expect(factOf('High')).toHaveTextContent('0.90');
  });
});

describe('Calls: an answer with gaps', () => {
  test('records without average or changes: a dash, a broken line, the rest as ever', () => {
    const bare = { avgPrice: undefined, change: undefined, quoteChange: undefined };
    show(answer([record('930', 0.84), record('931', 0.85, bare), record('932', 0.86)]));
    expect(change()).toHaveTextContent('Up ▲0.03+3.61%');
    expect(lines().querySelector('path.averageLine')?.getAttribute('d')).toMatch(/^M0 [\d.]+ZM2 [\d.]+Z$/);
    expect(rowOf('09:30')).toHaveTextContent('09:300.84');
  });

  test('without a previous close there are prices and no percentages', () => {
    show(answer([record('930', 0.84), record('931', 0.85)], { zs: undefined }));
    expect(screen.getByText('HK$').parentElement).toHaveTextContent('HK$0.85');
    expect(factOf('Previous close')).toHaveTextContent('–');
    expect(screen.queryByText(/^(Up|Down)$/)).toBeNull();
    expect(chart().textContent).not.toMatch(/%|NaN|undefined|Previous close/);
    expect(rowOf('09:31')).toHaveTextContent('09:310.85––0.85');
    expect(lines()).toHaveAccessibleName(
      'Intraday chart, 20 November 2026. Last price HK$0.85 at 09:31. High HK$0.85, low HK$0.84.',
    );
  });

  test('without a latest price the last record is the headline', () => {
    show(answer([record('930', 0.84), record('931', 0.85)], { xj: undefined }));
    expect(screen.getByText('HK$').parentElement).toHaveTextContent('HK$0.85');
  });

  test('a latest price without records is no previous close', () => {
    show(answer([], { xj: 0.86 }));
    expect(change()).toHaveTextContent('Up ▲0.03+3.61%');
    expect(screen.getByText('20 November 2026')).toBeVisible();
    expect(screen.queryByText(/No trades/)).toBeNull();
    expect(lines()).toHaveAccessibleName(/No minute-by-minute prices\. Last price HK\$0\.86\./);
  });

  test.each(['2026-02-30', '9999-99-99'])('%s, which no calendar has, is the last session', (date) => {
    show(answer([record('1000', 0.86)], { date }));
    expect(screen.getByText('Last session, 10:00')).toHaveAttribute('datetime', '10:00');
    expect(screen.getByText('Share price every 15 minutes, last session')).toBeInTheDocument();
  });

  test('a latest price beyond the records stands on the chart, joined to its line', () => {
    show(answer([record('930', 0.84)], { xj: 0.91 }));
    expect([axisLabels()[0], axisLabels()[4]]).toEqual(['0.91+9.64%', '0.75−9.64%']);
    expect(chart().querySelector('.dot')).toHaveStyle({ top: '0%' });
    expect(chart().querySelector('.latest')).toHaveStyle({ top: '0%', height: '43.75%' });
  });
});
