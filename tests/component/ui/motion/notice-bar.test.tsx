/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeBar, type NoticeBarProps } from '@/components/ui/motion/notice-bar';
import { NOTICE_BAR_SCRIPT } from '@/components/ui/motion/notice-bar-script';
import { haveWidth, installMotion, prefersReducedMotion } from '../../support/motion';

const TEXT = 'Prices, filings and people on this site are sample content.';
const PLACE = 800;
const user = userEvent.setup();

let measure = () => {};

/** The bar with a text of this width. */
function show(width: number, props: Partial<NoticeBarProps> = {}) {
  haveWidth((element) => (element.tagName === 'P' ? width : PLACE));
  const view = render(<NoticeBar text={TEXT} words={{ close: 'Close', pause: 'Pause', play: 'Play' }} {...props} />);
  act(() => measure());
  return view;
}

const bar = () => screen.queryByTestId('notice-bar');
const track = () => bar()?.querySelector<HTMLElement>('[data-moves]');
const moves = () => track()?.dataset.moves === 'true';
const state = () => track()?.style.animationPlayState;
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  installMotion();
  sessionStorage.clear();
  Object.defineProperty(globalThis, 'ResizeObserver', {
    configurable: true,
    value: class {
      constructor(tell: () => void) {
        measure = tell;
      }
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => jest.restoreAllMocks());

describe('§4 notice bar: scrolls only if the text is wider than its container', () => {
  test.each([
    [PLACE - 1, false],
    [PLACE, false],
    [PLACE + 1, true],
  ])('§4 a text of %d px in 800 px moves: %s', (width, expected) => {
    show(width);
    expect(moves()).toBe(expected);
  });

  test('a text that fits has nothing to pause', () => {
    show(PLACE);
    expect(screen.getAllByRole('button')).toEqual([button('Close')]);
  });

  test('§4, §9 it starts after 1 s and takes 20 ms for each px', () => {
    show(1000);
    const style = track()?.style;
    const travel = Number.parseFloat(style?.getPropertyValue('--travel') ?? '');
    expect(travel).toBeGreaterThan(1000);
    expect([style?.animationDelay, style?.animationDuration]).toEqual(['1000ms', `${travel * 20}ms`]);
  });

  test('the text that follows it is not read out twice', () => {
    show(1000);
    expect(screen.getAllByText(TEXT).filter((text) => !text.closest('[aria-hidden]'))).toHaveLength(1);
  });

  test('§8 prefers-reduced-motion: it does not move', () => {
    prefersReducedMotion(true);
    show(1000);
    expect([moves(), screen.queryByRole('button', { name: 'Pause' })]).toEqual([false, null]);
  });
});

describe('Page by page: the scrolling bar can be stopped', () => {
  test('it is paused and played', async () => {
    show(1000);
    await user.click(button('Pause'));
    await user.unhover(button('Play'));
    expect(state()).toBe('paused');
    await user.click(button('Play'));
    expect(state()).toBe('running');
  });

  test('it stops while the pointer is on it', async () => {
    show(1000);
    await user.hover(screen.getByRole('note'));
    expect(state()).toBe('paused');
    await user.unhover(screen.getByRole('note'));
    expect(state()).toBe('running');
  });

  test('it stops while focus is in it', async () => {
    show(1000);
    await user.tab();
    expect(state()).toBe('paused');
    await user.tab();
    await user.tab();
    expect(state()).toBe('running');
  });
});

describe('§4 notice bar: visible until closed', () => {
  test('§4 it is there until it is closed', async () => {
    show(1000);
    expect(bar()).toBeVisible();
    await user.click(button('Close'));
    expect(bar()).toBeNull();
  });

  test('what was closed stays closed on the other pages of this session', async () => {
    const { unmount } = show(1000);
    await user.click(button('Close'));
    unmount();
    show(1000);
    expect(bar()).toBeNull();
  });

  test('a link of its own is a link', () => {
    show(1000, { link: { href: '/serviceTerms', label: 'Terms' } });
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/serviceTerms');
  });

  test.each([
    [true, 'closed'],
    [false, undefined],
  ])('the script before the first paint knows whether it was closed: %s', async (closes, mark) => {
    show(1000);
    if (closes) await user.click(button('Close'));
    delete document.documentElement.dataset.noticeBar;
    new Function(NOTICE_BAR_SCRIPT)();
    expect(document.documentElement.dataset.noticeBar).toBe(mark);
  });

  // The last one: for want of storage this document keeps in mind that the bar is closed.
  test('without storage it is closed all the same', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    show(1000);
    await user.click(button('Close'));
    expect(bar()).toBeNull();
  });
});
