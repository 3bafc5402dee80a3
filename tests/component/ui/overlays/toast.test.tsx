/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toast } from '@/components/ui/overlays/toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const SENT = { text: 'Sent' };
const FIRST = { text: 'First' };
const SECOND = { text: 'Second' };

const onAction = jest.fn();
const REFUSED = { text: 'Not sent', kind: 'error', action: { label: 'Write again', onAction } } as const;

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('toast', () => {
  test('without a message its region is there and empty', () => {
    render(<Toast duration={2000} onDone={jest.fn()} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('a message appears in the region that was there', () => {
    const { rerender } = render(<Toast duration={2000} onDone={jest.fn()} />);
    const region = screen.getByRole('status');
    rerender(<Toast toast={SENT} duration={2000} onDone={jest.fn()} />);
    expect(region).toHaveTextContent('Sent');
  });

  test.each([1000, 2000])('§9 a toast of %d ms is done then, and not before', (duration) => {
    const onDone = jest.fn();
    render(<Toast toast={SENT} duration={duration} onDone={onDone} />);
    pass(duration - 1);
    expect(onDone).not.toHaveBeenCalled();
    pass(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('another message has its whole time', () => {
    const onDone = jest.fn();
    const { rerender } = render(<Toast toast={FIRST} duration={2000} onDone={onDone} />);
    pass(1500);
    rerender(<Toast toast={SECOND} duration={2000} onDone={onDone} />);
    pass(1999);
    expect(onDone).not.toHaveBeenCalled();
    pass(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('a page that draws itself again does not lengthen a toast', () => {
    const latest = jest.fn();
    const { rerender } = render(<Toast toast={SENT} duration={2000} onDone={jest.fn()} />);
    pass(1500);
    rerender(<Toast toast={SENT} duration={2000} onDone={latest} />);
    pass(500);
    expect(latest).toHaveBeenCalledTimes(1);
  });

  test('a toast with the focus in it stays, and goes once the focus has left', () => {
    const onDone = jest.fn();
    render(<Toast toast={REFUSED} duration={2000} onDone={onDone} />);
    const button = screen.getByRole('button', { name: 'Write again' });
    button.focus();
    pass(10_000);
    expect(onDone).not.toHaveBeenCalled();
    button.blur();
    pass(2000);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('a toast with the pointer on it stays', () => {
    const onDone = jest.fn();
    render(<Toast toast={SENT} duration={2000} onDone={onDone} />);
    jest.spyOn(screen.getByTestId('toast'), 'matches').mockImplementation((selector) => selector.includes(':hover'));
    pass(10_000);
    expect(onDone).not.toHaveBeenCalled();
  });

  test('a toast that is taken away is not done later', () => {
    const onDone = jest.fn();
    const { unmount } = render(<Toast toast={SENT} duration={2000} onDone={onDone} />);
    unmount();
    pass(5000);
    expect(onDone).not.toHaveBeenCalled();
  });

  test('§9 the same words shown again have their whole time again', () => {
    const onDone = jest.fn();
    const { rerender } = render(<Toast toast={{ text: 'Copied' }} duration={2000} onDone={onDone} />);
    const first = screen.getByTestId('toast');
    pass(1500);
    rerender(<Toast toast={{ text: 'Copied' }} duration={2000} onDone={onDone} />);
    expect(screen.getByTestId('toast')).not.toBe(first);
    pass(1999);
    expect(onDone).not.toHaveBeenCalled();
    pass(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('Forms: what a toast offers is done, and the toast goes', () => {
    const onDone = jest.fn();
    render(<Toast toast={REFUSED} duration={2000} onDone={onDone} />);
    fireEvent.click(screen.getByRole('button', { name: 'Write again' }));
    expect([onAction.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 1]);
  });
});
