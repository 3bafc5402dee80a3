/** @jest-environment jsdom */
import '../../support/node-globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SharePriceBlock } from '@/components/investors/share-price/share-price-block';
import type { SharePrice } from '@/lib/contract/types';
import type { Locale } from '@/lib/i18n/locales';
import { answer, record } from '@/tests/unit/support/prices';
import { installMotion } from '../../support/motion';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: () => false }));

const SESSION = answer([
  record('930', 0.84),
  record('945', 0.82, { avgPrice: 0.835 }),
  record('1000', 0.86, { avgPrice: 0.84 }),
]);

function Block({ data, locale }: { data: SharePrice; locale: Locale }) {
  speak(locale);
  const page = { route: 'investorRelations', layout: 'desktop', locale } as const;
  return <SharePriceBlock page={page} read={{ state: 'fresh', data }} />;
}

const show = (data = SESSION, locale: Locale = 'en') => render(<Block data={data} locale={locale} />);
const chart = () => screen.getByTestId('price-chart');
const drawing = () => within(chart()).getByRole('img');
const island = () => within(chart()).findByRole('application');
const lines = () => chart().querySelectorAll('.recharts-area-area, .recharts-line-curve');
const readout = () => within(chart()).queryByTestId('chart-readout');
const spoken = () => within(chart()).getByRole('status', { hidden: true });
/** jsdom's pointer events have no place. */
const pointAt = (target: Element, clientX: number) =>
  fireEvent(target, new MouseEvent('pointermove', { clientX, bubbles: true }));
const press = (key: 'ArrowLeft' | 'ArrowRight') => fireEvent.keyDown(document.activeElement as Element, { key });

/** The chart by the keyboard, with its first minute selected. */
async function focused(data?: SharePrice, locale?: Locale) {
  show(data, locale);
  await act(async () => drawing().focus());
  const surface = await island();
  await waitFor(() => expect(surface).toHaveFocus());
  return surface;
}

/** Recharts measures nothing without one. */
class FakeResizeObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  installMotion();
  Object.defineProperty(globalThis, 'ResizeObserver', { value: FakeResizeObserver, configurable: true });
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480);
  // Boxes have no size here: a minute is two pixels wide.
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => DOMRect.fromRect({ width: 660, height: 300 }));
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(660);
});
afterEach(() => jest.restoreAllMocks());

describe('§9 the chart as an island', () => {
  test('whoever leaves it alone keeps the drawing of the server', async () => {
    show();
    await act(async () => screen.getByText('View as table').focus());
    expect(chart().querySelector('.recharts-surface')).toBeNull();
    expect(drawing()).toHaveAttribute('tabindex', '0');
  });

  test.each(['pointermove', 'pointerdown'])(
    '%s brings it: area, average and price line in the place of the drawing',
    async (type) => {
      show();
      const name = drawing().getAttribute('aria-label');
      fireEvent(drawing(), new MouseEvent(type, { clientX: 30, bubbles: true }));
      expect(await island()).toHaveAccessibleName(name ?? '');
      expect(within(chart()).queryByRole('img')).toBeNull();
      expect(lines()).toHaveLength(3);
      expect(chart().querySelectorAll('.recharts-reference-line line')).toHaveLength(1);
    },
  );

  test('what brought it is read at once: price, change and minute under the pointer', async () => {
    show();
    pointAt(drawing(), 2 * 15);
    await island();
    await waitFor(() => expect(readout()).toHaveTextContent('09:450.82−0.01−1.20%Average 0.84'));
    expect(spoken()).toHaveTextContent('09:45, HK$0.82, down 1.20%, average HK$0.84');
  });

  test('a mouse that has gone on leaves nothing selected', async () => {
    show();
    pointAt(drawing(), 2 * 15);
    const out = new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body });
    Object.defineProperty(out, 'pointerType', { value: 'mouse' });
    fireEvent(drawing(), out);
    await island();
    expect(readout()).toBeNull();
  });

  test.each([
    ['zh', 'green', 'red'],
    ['zt', 'red', 'green'],
    ['en', 'red', 'green'],
  ] as const)(
    'Page by page: a fall and a rise are in the colours of the reader’s market, in %s %s and %s',
    async (locale, fall, rise) => {
      await focused(answer([record('930', 0.82), record('931', 0.86)]), locale);
      expect(readout()?.querySelector('[data-tone]')).toHaveAttribute('data-tone', fall);
      press('ArrowRight');
      await waitFor(() => expect(readout()?.querySelector('[data-tone]')).toHaveAttribute('data-tone', rise));
    },
  );

  test('the keyboard takes the focus along and reads minute by minute', async () => {
    await focused();
    expect(spoken()).toHaveTextContent('09:30, HK$0.84, up 1.20%, average HK$0.84');
    press('ArrowRight');
    await waitFor(() => expect(readout()).toHaveTextContent(/^09:31/));
    fireEvent.blur(document.activeElement as Element);
    await waitFor(() => expect(readout()).toBeNull());
    expect(spoken()).toBeEmptyDOMElement();
  });

  test('12:00 and 13:00 are read together and are two steps of the keyboard, as are 16:00 and the auction', async () => {
    await focused(answer([record('1159', 0.9), record('1200', 0.9), record('1300', 0.85)]));
    for (let step = 0; step < 149; step++) press('ArrowRight');
    await waitFor(() => expect(spoken()).toHaveTextContent(/^11:59/));
    press('ArrowRight');
    await waitFor(() => expect(spoken()).toHaveTextContent('12:00, HK$0.90'));
    expect(readout()).toHaveTextContent(/12:000\.90.*13:000\.85/);
    press('ArrowRight');
    await waitFor(() => expect(spoken()).toHaveTextContent('13:00, HK$0.85'));
  });

  test('a minute before the first trade has no line, and says so', async () => {
    await focused(answer([record('932', 0.86)]));
    expect(spoken()).toHaveTextContent('09:30, no trade yet');
    expect(readout()).toHaveTextContent('09:30no trade yet');
  });

  test('0.355 to 0.350 is −1.41% there too, with an average of what is given', async () => {
    const records = [record('930', 0.355, { avgPrice: undefined }), record('931', 0.35, { avgPrice: 0.35333 })];
    await focused(answer(records, { zs: 0.355 }));
    expect(readout()).toHaveTextContent('09:300.3550.0000.00%Average –');
    press('ArrowRight');
    await waitFor(() => expect(spoken()).toHaveTextContent('09:31, HK$0.350, down 1.41%, average HK$0.353'));
  });

  test('a refresh goes on in it', async () => {
    const { rerender } = show();
    pointAt(drawing(), 0);
    await island();
    rerender(<Block data={answer([...SESSION.sharePriceRtVos, record('1001', 0.88)])} locale="en" />);
    fireEvent.mouseMove(chart().querySelector('.recharts-wrapper') as Element, { clientX: 2 * 31 });
    await waitFor(() => expect(readout()).toHaveTextContent(/^10:010\.88/));
  });

  test('a session without a line has nothing to turn to', () => {
    show(answer([]));
    expect(drawing()).not.toHaveAttribute('tabindex');
  });
});
