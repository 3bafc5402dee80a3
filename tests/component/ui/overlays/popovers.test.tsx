/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { HoverPopover } from '@/components/ui/overlays/popover';
import { installPopovers } from '../../support/popover';

installPopovers();

const isOpen = (element: Element) => element.matches(':popover-open');

/** Jsdom has no pointer events of its own: React hears entering as `pointerover`. */
function point(element: Element, kind: 'mouse' | 'touch', way: 'in' | 'out') {
  const event = new MouseEvent(way === 'in' ? 'pointerover' : 'pointerout', { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: kind });
  act(() => {
    element.dispatchEvent(event);
  });
}

describe('§2 popover: WeChat codes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function show() {
    render(
      <HoverPopover id="codes" label="WeChat codes" icon="W">
        Three codes
      </HoverPopover>,
    );
    return { button: screen.getByRole('button', { name: 'WeChat codes' }), panel: screen.getByText('Three codes') };
  }

  test('§2 hovering with a mouse shows it', () => {
    const { button, panel } = show();
    point(button, 'mouse', 'in');
    expect(isOpen(panel)).toBe(true);
  });

  test('§2 it goes when the pointer has left it', () => {
    const { button, panel } = show();
    point(button, 'mouse', 'in');
    point(button, 'mouse', 'out');
    act(() => jest.runAllTimers());
    expect(isOpen(panel)).toBe(false);
  });

  test('§2 what a click keeps open stays, also when the pointer has just left', () => {
    const { button, panel } = show();
    point(button, 'mouse', 'in');
    point(button, 'mouse', 'out');
    fireEvent.click(button);
    act(() => jest.runAllTimers());
    expect(isOpen(panel)).toBe(true);
  });

  test('§2 mobile footer: a tap toggles it', () => {
    const { button, panel } = show();
    fireEvent.click(button);
    expect(isOpen(panel)).toBe(true);
    fireEvent.click(button);
    expect(isOpen(panel)).toBe(false);
  });

  test('what a click has opened stays when the pointer leaves', () => {
    const { button, panel } = show();
    fireEvent.click(button);
    point(button, 'mouse', 'in');
    point(button, 'mouse', 'out');
    act(() => jest.runAllTimers());
    expect(isOpen(panel)).toBe(true);
  });
});
