/** @jest-environment jsdom */
import '../../support/node-globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HistoryChart } from '@/components/investors/shares/history-chart';
import type { ChartMark } from '@/components/investors/shares/marks';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));

const session = (date: string, close: number) => ({ date, close, high: close, low: close });
const SESSIONS = [session('2026-11-12', 0.8), session('2026-11-13', 0.82), session('2026-11-16', 0.78)];
const mark = (is: ChartMark['is'], day: string, title: string): ChartMark => ({
  is,
  day,
  filing: { id: title, title, category: 'results', fileUrl: '' },
  close: 0.82,
  at: 0.5,
});
/** The one after the close of a Friday is answered by the price of the Monday. */
const MARKS = [
  mark('filing', '2026-11-12', 'Third quarterly results'),
  mark('exDate', '2026-11-14', 'Interim dividend'),
];

/** Recharts measures nothing without one. */
class FakeResizeObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'ResizeObserver', { value: FakeResizeObserver, configurable: true });
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => DOMRect.fromRect({ width: 600, height: 300 }));
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600);
  speak('en');
  render(<HistoryChart span="1M" sessions={SESSIONS} marks={MARKS} hrefOf={({ day }) => `#${day}`} locale="en" />);
});
afterEach(() => jest.restoreAllMocks());

const chart = () => within(screen.getByTestId('history-chart'));
const drawing = () => chart().getByRole('img');

test('the line of closes is the drawing of the server until somebody turns to it, with its marks as links', () => {
  expect(drawing()).toHaveAccessibleName(/from 12 November 2026 to 16 November 2026: HK\$0.80 to HK\$0.78/);
  expect(screen.getByTestId('history-chart').querySelector('.recharts-surface')).toBeNull();
  expect(
    chart()
      .getAllByRole('link', { hidden: true })
      .map((link) => link.title),
  ).toEqual(['12 November 2026 · Third quarterly results', '14 November 2026 · Ex-dividend: Interim dividend']);
});

test('keys go from close to close, with what was published; the marks stay', async () => {
  await act(async () => drawing().focus());
  const surface = await chart().findByRole('application');
  await waitFor(() => expect(surface).toHaveFocus());
  const spoken = chart().getByRole('status', { hidden: true });
  expect(spoken).toHaveTextContent('12 November 2026, HK$0.80, Third quarterly results');
  fireEvent.keyDown(surface, { key: 'ArrowRight' });
  await waitFor(() => expect(spoken).toHaveTextContent('13 November 2026, HK$0.82'));
  fireEvent.keyDown(surface, { key: 'ArrowRight' });
  await waitFor(() => expect(spoken).toHaveTextContent('16 November 2026, HK$0.78, Ex-dividend: Interim dividend'));
  expect(chart().getByTestId('chart-readout')).toHaveTextContent('16 November 20260.78−2.50%');
  expect(chart().getAllByRole('link', { hidden: true })).toHaveLength(2);
});

test('a pointer brings the same line', async () => {
  fireEvent(drawing(), new MouseEvent('pointermove', { clientX: 1, bubbles: true }));
  await waitFor(() => expect(chart().getByTestId('chart-readout')).toHaveTextContent('12 November 2026'));
});
