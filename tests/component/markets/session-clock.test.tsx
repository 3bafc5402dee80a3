/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ClockWords } from '@/components/markets/clock-words';
import { LiveClock } from '@/components/markets/live-clock';
import { dayAndWeekday } from '@/lib/i18n/dates';
import { EXCHANGE_IDS, type ExchangeId } from '@/lib/market/exchanges';
import { clockDay } from '@/lib/market/session-clock';
import { wordsOf } from '../../e2e/support/words';
import { comesIntoView, installMotion, pageOpens } from '../support/motion';

const words = wordsOf('en', 'markets').sessions as unknown as ClockWords;
const clock = (day: string) => (
  <LiveClock made={clockDay(day)} madeOn={day} madeDay={dayAndWeekday(day, 'en')} locale="en" words={words} />
);
const at = (time: string) => jest.setSystemTime(Date.parse(`${time}+08:00`));
const market = (exchange: ExchangeId) => {
  const place = screen.getByRole('heading', { level: 3, name: words.cities[exchange] }).closest('li');
  if (!place) throw new Error(`no row of ${exchange}`);
  return within(place);
};

/** In view, with the page at rest and its code there. */
async function show(day: string) {
  const view = render(clock(day));
  comesIntoView();
  await act(() => jest.advanceTimersByTimeAsync(0));
  return view;
}

beforeEach(() => {
  jest.useFakeTimers();
  installMotion();
  at('2026-11-18T15:59:10');
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('TradeGo Markets: the session clock', () => {
  test('without JavaScript it shows the sessions of its day and names that day, but no hour and no state', () => {
    const html = renderToString(clock('2026-11-18'));
    document.body.innerHTML = html;
    expect(screen.getByText('Wednesday, 18 November 2026')).toHaveAttribute('datetime', '2026-11-18');
    // Each session whole: none of them may break over two lines.
    for (const [exchange, sessions] of [
      ['hongKong', ['09:30–12:00', '13:00–16:00']],
      ['tokyo', ['09:00–11:30', '12:30–15:30']],
      ['newYork', ['22:30–05:00 next day']],
    ] as const) {
      for (const session of sessions) expect(market(exchange).getByText(session)).toBeTruthy();
    }
    // What went on since the day before has its bar; its hours are those of the session that is named.
    expect(market('newYork').queryByText(/^00:00/)).toBeNull();
    expect(html).toMatch(/data-market="newYork".*M0 \d+H300/);
    expect(market('tokyo').getByText(/^Local/)).toHaveTextContent('Local 09:00–11:30 12:30–15:30');
    expect(screen.getByTestId('session-clock')).not.toHaveAttribute('data-now');
    expect(html).not.toMatch(/Open until|Closed, opens|Now/);
  });

  test('hours of the night before are said where no session of the day goes on past midnight', () => {
    // A Saturday in Hong Kong: New York closes at five and opens again on Monday.
    document.body.innerHTML = renderToString(clock('2026-11-21'));
    expect(market('newYork').getByText('00:00–05:00')).toBeTruthy();
  });

  test('every market is a heading with its state and hours, and the minute moves on', async () => {
    await show('2026-11-18');
    expect(screen.getAllByRole('listitem')).toHaveLength(EXCHANGE_IDS.length);
    expect(screen.getByText('Now 15:59')).toBeTruthy();
    expect(market('hongKong').getByText('Open until 16:00')).toBeTruthy();
    expect(market('london').getByText('Closed, opens 16:00')).toBeTruthy();
    expect(market('newYork').getByText('02:59')).toHaveTextContent('Local 02:59');
    // A phone leaves out the hour that is Hong Kong's.
    expect(market('newYork').getByText('02:59')).not.toHaveAttribute('data-same');
    expect(market('singapore').getByText('15:59')).toHaveAttribute('data-same');
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Now 16:00')).toBeTruthy();
    expect(market('hongKong').getByText('Closed, opens Thu 09:30')).toBeTruthy();
    expect(market('london').getByText('Open until 00:30')).toBeTruthy();
  });

  test('on a day without a session it shows the next one that has some, and how long it is until then', async () => {
    at('2026-11-22T23:59:58');
    await show('2026-11-21');
    expect(screen.getByText('Monday, 23 November 2026')).toBeTruthy();
    expect(screen.getByText(words.nextTradingDay)).toBeTruthy();
    expect(screen.getByText('Singapore opens in 9 h 1 min')).toBeTruthy();
    expect(market('hongKong').getByText('09:30–12:00')).toBeTruthy();
    expect(screen.getByTestId('session-clock')).not.toHaveAttribute('data-now');
    expect(screen.queryByText(/^Now/)).toBeNull();
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.getByText('Monday, 23 November 2026')).toBeTruthy();
    expect(screen.queryByText(words.nextTradingDay)).toBeNull();
    expect(screen.queryByText(/opens in/)).toBeNull();
    expect(market('tokyo').getByText(words.holiday)).toBeTruthy();
    expect(market('tokyo').getByText(words.none)).toBeTruthy();
    expect(screen.getByText('Now 00:00')).toBeTruthy();
  });

  test('hours that began the day before are said to be of that day, where today is one of rest', async () => {
    at('2026-11-21T02:00:00');
    await show('2026-11-21');
    expect(market('newYork').getByText('00:00–05:00')).toBeTruthy();
    expect(market('newYork').getByText(words.weekendAfter)).toBeTruthy();
    expect(market('hongKong').getByText(words.weekend)).toBeTruthy();
    // Thanksgiving
    act(() => {
      at('2026-11-26T02:00:00');
      jest.advanceTimersByTime(5_000);
    });
    expect(market('newYork').getByText(words.holidayAfter)).toBeTruthy();
  });

  test('a lunch break, a half day and a year without a calendar are said', async () => {
    at('2026-12-24T12:10:00');
    await show('2026-12-24');
    expect(market('tokyo').getByText('Open until 14:30')).toBeTruthy();
    expect(market('shanghai').getByText('Lunch break until 13:00')).toBeTruthy();
    expect(market('hongKong').getByText(words.halfDay)).toBeTruthy();
    act(() => {
      at('2029-03-07T10:00:00');
      jest.advanceTimersByTime(5_000);
    });
    expect(market('singapore').getByText(words.unknown)).toBeTruthy();
  });

  test('while the page opens, or where it is not in view, it stays as it came', async () => {
    pageOpens(true);
    await show('2026-11-18');
    expect(screen.getByTestId('session-clock')).not.toHaveAttribute('data-now');
    await act(async () => pageOpens(false));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByTestId('session-clock')).toHaveAttribute('data-now', '959');
  });

  test('where markets overlap their bars are stacked: one line for each that is open', () => {
    const { container } = render(clock('2026-11-18'));
    const lines = (exchange: ExchangeId) =>
      [...container.querySelectorAll(`[data-market="${exchange}"] path`)]
        .slice(1)
        .map((path) => path.getAttribute('d'));
    expect(lines('hongKong').at(-1)).toMatch(/^M570 \d+H630M780 \d+H870$/);
    expect(lines('hongKong')).toHaveLength(4);
    expect(lines('newYork')).toHaveLength(2);
  });
});
