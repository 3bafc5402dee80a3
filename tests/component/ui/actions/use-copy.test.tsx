/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCopy } from '@/components/ui/actions/use-copy';

const ADDRESS = 'https://www.example.com/home';

function Copier() {
  const { copy, told } = useCopy({ copied: 'Copied', failed: 'Press and hold:' });
  return (
    <>
      <button type="button" onClick={() => copy(ADDRESS)}>
        Copy
      </button>
      {told}
    </>
  );
}

function give(clipboard: unknown, command?: () => boolean) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  Object.defineProperty(document, 'execCommand', { value: command, configurable: true });
}

const closed = { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) };

async function press() {
  render(<Copier />);
  const button = screen.getByRole('button', { name: 'Copy' });
  button.focus();
  fireEvent.click(button);
  await act(() => jest.advanceTimersByTimeAsync(0));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  give(undefined);
});

describe('§8 copying', () => {
  test('§8 where the clipboard is closed to scripts, as within apps, the command of the browser copies', async () => {
    const selected: string[] = [];
    give(closed, () => {
      const field = document.activeElement as HTMLTextAreaElement;
      selected.push(field.value.slice(field.selectionStart, field.selectionEnd));
      return true;
    });
    await press();
    expect(selected).toEqual([ADDRESS]);
    expect(screen.getByRole('status')).toHaveTextContent(/^Copied$/);
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
  });

  test.each([
    ['refuses', () => false],
    [
      'throws',
      () => {
        throw new Error('unknown');
      },
    ],
    ['is missing', undefined],
  ])('§8 where that command %s, the text itself is shown, selected, for long enough', async (_, command) => {
    give(closed, command);
    await press();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('status')).toHaveTextContent(`Press and hold:${ADDRESS}`);
    expect(String(window.getSelection())).toBe(ADDRESS);
  });
});
