/** @jest-environment jsdom */
import '../../support/node-globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { queryClient } from '@/components/data/query-client';
import { SharePriceBlock } from '@/components/investors/share-price/share-price-block';
import type { Read } from '@/lib/api/reader';
import { isSample } from '@/lib/company/sample';
import type { SharePrice } from '@/lib/contract/types';
import type { Locale } from '@/lib/i18n/locales';
import type { Layout } from '@/lib/site/routes';
import { answer, record } from '@/tests/unit/support/prices';
import { comesIntoView, installMotion, pass, tabShown } from '../../support/motion';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn() }));

const SESSION = answer([
  record('930', 0.84),
  record('945', 0.82, { avgPrice: 0.835 }),
  record('1000', 0.86, { avgPrice: 0.84 }),
]);
const FRESH: Read<SharePrice> = { state: 'fresh', data: SESSION };

function Block({ read, locale, layout }: { read: Read<SharePrice>; locale: Locale; layout: Layout }) {
  speak(locale);
  return <SharePriceBlock page={{ route: 'investorRelations', layout, locale }} read={read} />;
}

const show = (read: Read<SharePrice> = FRESH, locale: Locale = 'en', layout: Layout = 'desktop') =>
  render(<Block read={read} locale={locale} layout={layout} />);
const of = (data: SharePrice): Read<SharePrice> => ({ state: 'fresh', data });
const chart = () => screen.getByTestId('price-chart');
const lines = () => within(chart()).getByRole('img');
const change = () => screen.getByText(/^(Up|Down|升|涨)$/).parentElement;

const fetched = jest.fn<Promise<Response>, [RequestInfo | URL]>();
const answers = (data: object | undefined) =>
  fetched.mockImplementation(async () =>
    data ? Response.json({ result: 1, data }) : Response.json({ result: 0 }, { status: 503 }),
  );

const ZONES = { 'Hong Kong': -480, London: 0 };
const readerIn = (place: keyof typeof ZONES) =>
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(ZONES[place]);

/** A Friday like any other, in Hong Kong. */
const onFriday = (time: string) => jest.setSystemTime(new Date(`2026-11-20T${time}:00+08:00`));

beforeEach(() => {
  jest.useFakeTimers();
  installMotion();
  onFriday('20:00');
  jest.mocked(isSample).mockReturnValue(false);
  readerIn('Hong Kong');
  fetched.mockReset();
  globalThis.fetch = fetched as typeof fetch;
});
afterEach(() => {
  document.body.replaceChildren();
  queryClient.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('§2 share price: the quote', () => {
  test('§3 share price: price, change, percentage and the time they are of', () => {
    show();
    expect(screen.getByText('HK$').parentElement).toHaveTextContent('HK$0.86');
    expect(change()).toHaveTextContent('Up ▲0.03+3.61%');
    expect(screen.getByText('As at 20 November 2026, 10:00')).toHaveAttribute('datetime', '2026-11-20T10:00+08:00');
  });

  test.each([
    ['Previous close', '0.83'],
    ['High', '0.86'],
    ['Low', '0.82'],
    ['Average', '0.84'],
  ])('§2 share price: %s is %s', (term, figure) => {
    show();
    expect(screen.getByText(term, { selector: 'dt' }).nextElementSibling).toHaveTextContent(figure);
  });

  test('§9 a fall is told by word, mark and sign', () => {
    show(of(answer([record('930', 0.79)])));
    expect(change()).toHaveTextContent('Down ▼0.04−4.82%');
  });

  test.each([
    ['en', 'green'],
    ['zt', 'green'],
    ['zh', 'red'],
  ] as const)('Page by page: a rise is in the colour of the reader’s market, in %s %s', (locale, tone) => {
    show(FRESH, locale);
    expect(change()).toHaveAttribute('data-tone', tone);
  });

  test('Calls: without a date it is that of the last session', () => {
    show(of({ ...SESSION, date: undefined }));
    expect(screen.getByText('Last session, 10:00')).toBeVisible();
  });

  test.each([
    ['en', 'Last close, 19 November 2026', 'No trades recorded on 20 November 2026'],
    ['zt', /^2026\s?年\s?11\s?月\s?19\s?日收市價$/, /^2026\s?年\s?11\s?月\s?20\s?日未錄得成交$/],
    ['zh', /^2026\s?年\s?11\s?月\s?19\s?日收盘价$/, /^2026\s?年\s?11\s?月\s?20\s?日无成交记录$/],
  ] as const)(
    'a session without a trade shows the last close with its day, in words for before and after the close, in %s',
    (locale, close, none) => {
      show(of(answer([])), locale);
      expect(screen.getByText('HK$').parentElement).toHaveTextContent('HK$0.83');
      expect(screen.getByText(close)).toBeVisible();
      // Beside the price, in the chart and under the table.
      expect(screen.getAllByText(none)).toHaveLength(3);
      expect(document.querySelector('p [data-tone]')).toBeNull();
      expect(lines()).toHaveAccessibleName(/0\.83/);
      expect(document.body.textContent).not.toMatch(/yet|尚未|暫未|暂无/);
    },
  );

  test('a session without a trade and without a date tells no day', () => {
    show(of({ ...answer([]), date: undefined }));
    expect(screen.getAllByText('No trades recorded in the last session')).toHaveLength(3);
    expect(screen.getByText('Previous close', { selector: 'p' })).toBeVisible();
  });

  test.each<[string, Read<SharePrice>, RegExp]>([
    ['no answer', { state: 'failed' }, /did not answer/],
    ['an answer without figures', of(answer([], { zs: 0 })), /answered without a price/],
    ['an API that gives nothing', { state: 'failed', empty: true }, /answered without a price/],
  ])('Calls: %s is a state of its own that says which, with a way on', (_, read, words) => {
    show(read);
    expect(screen.getByRole('status')).toHaveTextContent('No share price to show at the moment');
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'Reload' })).toHaveAttribute('href', '/investorRelations?lang=en');
    expect(screen.queryByTestId('price-chart')).toBeNull();
  });

  test('Calls: figures that are on their way are not said to be missing', () => {
    show({ state: 'failed', awaited: 'next' });
    expect(screen.getByRole('status')).toHaveTextContent('Still on its way');
  });

  test('Calls: figures of a moment ago stand without a word while the next are on their way', () => {
    show({ state: 'late', data: SESSION, at: Date.parse('2026-11-20T10:16:00+08:00'), awaited: 'next' });
    expect(screen.getByTestId('price-chart')).toBeInTheDocument();
    expect(screen.queryByText(/not answering/)).toBeNull();
  });

  test('Calls: a last good answer says of when it is', () => {
    show({ state: 'stale', data: SESSION, at: Date.parse('2026-11-20T10:16:00+08:00') });
    expect(screen.getByText(/not answering/)).toHaveTextContent(/20 Nov 2026.*10:16/);
  });

  test('Calls: a last good answer says so where the API answers and gives nothing', () => {
    show({ state: 'stale', data: SESSION, at: Date.parse('2026-11-20T10:16:00+08:00'), empty: true });
    expect(screen.getByText(/answered without any figures/)).toHaveTextContent(/20 Nov 2026.*10:16/);
  });

  test.each([
    ['en', 'As at 20 November 2026, 10:00 Hong Kong time', 'Time (Hong Kong)'],
    ['zt', /^截至 2026.*日 香港時間 10:00$/, '時間（香港）'],
    ['zh', /^截至 2026.*日 香港时间 10:00$/, '时间（香港）'],
  ] as const)(
    'Language: a reader in London is told that the times are Hong Kong’s, in %s',
    async (locale, asAt, column) => {
      readerIn('London');
      show(FRESH, locale);
      await pass(0);
      expect(screen.getByText(asAt)).toBeVisible();
      expect(screen.getByRole('columnheader', { name: column, hidden: true })).toBeInTheDocument();
      expect(lines().getAttribute('aria-label')).toMatch(/Hong Kong time|香港[時时][間间]/);
    },
  );
});

describe('§9 the chart', () => {
  test('it stands in the HTML of the server, with a sentence that says what it shows', () => {
    document.body.innerHTML = renderToString(<Block read={FRESH} locale="en" layout="desktop" />);
    expect(lines()).toHaveAccessibleName(
      'Intraday chart, 20 November 2026. Last price HK$0.86 at 10:00, up 3.61% from the previous close of HK$0.83. High HK$0.86, low HK$0.82.',
    );
    expect(lines().querySelectorAll('path[d^="M0"]')).toHaveLength(3);
  });

  test('§9 4 intervals: five lines with price and percentage', () => {
    show();
    const labels = [...chart().querySelectorAll('li[data-tone]')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['0.87+4.82%', '0.85+2.41%', '0.830.00%', '0.81−2.41%', '0.79−4.82%']);
  });

  test('§9 the time axis names the session’s ends and the lunch break', () => {
    show(FRESH, 'en', 'mobile');
    for (const time of ['09:30', '12:00 / 13:00', '16:00']) expect(chart()).toHaveTextContent(time);
  });

  test('the minutes before a late opening are no line, nor figures in the table', () => {
    show(of(answer([record('946', 0.86), record('948', 0.87)])));
    expect([...lines().querySelectorAll('path')].map((path) => path.getAttribute('d')?.split(' ')[0])).toEqual([
      'M16',
      'M16',
      'M16',
    ]);
    const table = screen.getByRole('table', { hidden: true });
    const cells = within(table).getByRole('row', { name: /^09:45/, hidden: true });
    expect(cells).toHaveTextContent('09:45––––');
  });
});

describe('§9 the chart without a script', () => {
  test('it has no control that would do nothing', () => {
    document.body.innerHTML = renderToString(<Block read={FRESH} locale="en" layout="desktop" />);
    expect(lines()).not.toHaveAttribute('tabindex');
  });
});

describe('§2 share price: the same figures as a table and as a file', () => {
  test('a row every 15 minutes', async () => {
    jest.useRealTimers();
    show();
    await userEvent.click(screen.getByText('View as table'));
    const table = screen.getByRole('table', { name: 'Share price every 15 minutes, 20 November 2026' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['09:30', '0.84', '+0.01', '+1.20%', '0.84'],
      ['09:45', '0.82', '−0.01', '−1.20%', '0.84'],
      ['10:00', '0.86', '+0.03', '+3.61%', '0.84'],
    ]);
  });

  test('the file is a link', () => {
    show();
    const link = screen.getByRole('link', { name: 'Download CSV' });
    expect(link).toHaveAttribute('href', '/website/Website/sharePrice?code=08017&format=csv&lang=en');
    expect(link).toHaveAttribute('download');
  });
});

describe('Page by page: open or shut by the Hong Kong calendar', () => {
  test.each([
    ['11:00', 'Market open'],
    ['12:30', 'Lunch break'],
    ['09:00', 'Not yet open'],
    ['16:30', 'Closed'],
  ])('§9 at %s it says %s', async (time, words) => {
    onFriday(time);
    answers(SESSION);
    show();
    await pass(0);
    expect(screen.getByText(words)).toBeVisible();
  });

  test('the page itself does not say it: it may be older than the visit', () => {
    onFriday('11:00');
    expect(renderToString(<Block read={FRESH} locale="en" layout="desktop" />)).not.toContain('Market');
  });

  test('it turns with the clock', async () => {
    onFriday('15:59');
    answers(SESSION);
    show();
    await pass(90_000);
    expect(screen.getByText('Closed')).toBeVisible();
  });

  test.each([
    ['zt', '已收市', '今日休市'],
    ['zh', '已收盘', '今日休市'],
    ['en', 'Closed', 'No trading today'],
  ] as const)('after 16:10 of a trading day it is closed, not on holiday, in %s', async (locale, closed, holiday) => {
    onFriday('16:11');
    const { unmount } = show(FRESH, locale);
    await pass(0);
    expect(screen.getByText(closed)).toBeVisible();
    unmount();
    jest.setSystemTime(new Date('2026-11-21T16:11:00+08:00'));
    show(FRESH, locale);
    await pass(0);
    expect(screen.getByText(holiday)).toBeVisible();
  });

  test('a quote of an earlier day says so while today’s session is under way', async () => {
    onFriday('11:00');
    show(of({ ...SESSION, date: '2026-11-19' }));
    await pass(0);
    expect(screen.getByText(/No quote from today’s session/)).toHaveTextContent(
      'These figures are from 19 November 2026.',
    );
  });

  test.each([
    ['10:40', '10:00', ''],
    ['12:30', '10:00', 'The latest price we have is of 10:00. Nothing newer has reached us.'],
    ['15:00', '10:00', 'The latest price we have is of 10:00. Nothing newer has reached us.'],
    ['13:20', '12:00', ''],
    ['16:30', '10:00', ''],
  ])('at %s, minutes that stop at %s are called old while the market is open: %s', async (time, last, words) => {
    onFriday(time);
    show(of(answer([record('930', 0.84), record(last.replace(':', ''), 0.86)])));
    await pass(0);
    expect(screen.getByTestId('quote-remark')).toHaveTextContent(words || /^$/);
  });

  test.each([
    ['10:20', '16:00'],
    ['15:00', '10:00'],
  ])('at %s, an undated session that stops at %s is old too', async (time, last) => {
    onFriday(time);
    show(of({ ...answer([record(last.replace(':', ''), 0.86)]), date: undefined }));
    await pass(0);
    expect(screen.getByTestId('quote-remark')).toHaveTextContent(`The latest price we have is of ${last}.`);
  });

  test('a sample is of a past session: it is closed, whatever the market does now', async () => {
    jest.mocked(isSample).mockReturnValue(true);
    jest.setSystemTime(new Date('2026-11-24T11:00:00+08:00'));
    answers(SESSION);
    show(of({ ...SESSION, date: '2026-11-20' }));
    await pass(0);
    expect(screen.getByText('Closed')).toBeInTheDocument();
    expect(screen.queryByText('Market open')).toBeNull();
  });
});

describe('§7 share price: refreshed while the market is open', () => {
  const LATER = answer([...SESSION.sharePriceRtVos, record('1001', 0.88)]);
  const look = async (time: string) => {
    onFriday(time);
    show();
    comesIntoView();
    await pass(1000);
  };

  test('in view and open, the quote is asked for and shown', async () => {
    answers(LATER);
    await look('10:20');
    expect(String(fetched.mock.calls[0]?.[0])).toBe('/website/Website/sharePrice?code=08017');
    expect(screen.getByText('HK$').parentElement).toHaveTextContent('HK$0.88');
    expect(screen.getByText('As at 20 November 2026, 10:01')).toBeVisible();
  });

  test('once a minute', async () => {
    answers(LATER);
    await look('10:20');
    await pass(119_000);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test.each(['08:00', '12:40', '16:30', '22:00'])('quiet at %s', async (time) => {
    answers(LATER);
    await look(time);
    await pass(120_000);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('quiet when it is not in view', async () => {
    answers(LATER);
    onFriday('10:20');
    show();
    await pass(120_000);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('quiet while the tab is in the back', async () => {
    answers(LATER);
    await look('10:20');
    tabShown(false);
    await pass(180_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('a refresh that fails keeps the figures and says so', async () => {
    answers(undefined);
    await look('10:20');
    expect(screen.getByText('HK$').parentElement).toHaveTextContent('HK$0.86');
    expect(screen.getByText(/could not be refreshed/)).toBeVisible();
  });

  test('an answer without figures does not replace them, and is called so', async () => {
    answers(answer([], { zs: 0 }));
    await look('10:20');
    expect(screen.getByText('HK$').parentElement).toHaveTextContent('HK$0.86');
    expect(screen.getByText(/just answered without a price/)).toBeVisible();
  });

  test('what is open and where the focus is stay when the query takes over', async () => {
    answers(LATER);
    onFriday('10:20');
    show();
    const table = () => screen.getByRole('group') as HTMLDetailsElement;
    table().open = true;
    const before = screen.getByText('View as table');
    await act(async () => before.focus());
    comesIntoView();
    await pass(1000);
    expect(screen.getByText('View as table')).not.toBe(before);
    expect(table().open).toBe(true);
    expect(screen.getByText('View as table')).toHaveFocus();
  });

  test('a last good answer loses its notice once a new one is here', async () => {
    answers(LATER);
    onFriday('10:20');
    show({ state: 'stale', data: SESSION, at: Date.parse('2026-11-20T10:16:00+08:00') });
    comesIntoView();
    await pass(1000);
    expect(screen.queryByText(/not answering/)).toBeNull();
  });
});
