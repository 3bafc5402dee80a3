/** @jest-environment jsdom */
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { CopyLink } from '@/components/layout/copy-link';
import layout from '@/messages/zh/layout.json';

const EMAIL = 'cooperation@example.com';
const WORDS = layout.footer;

function give(name: 'clipboard' | 'ClipboardItem', value: unknown) {
  Object.defineProperty(name === 'clipboard' ? navigator : globalThis, name, { value, configurable: true });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  give('clipboard', undefined);
  give('ClipboardItem', undefined);
});

function show() {
  render(
    <CopyLink href={`mailto:${EMAIL}`} text={EMAIL} labels={{ copied: WORDS.copied, failed: WORDS.copyFailed }}>
      {EMAIL}
    </CopyLink>,
  );
  return screen.getByRole('link', { name: EMAIL });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('§2 mobile footer: tapping the e-mail copies it', () => {
  test('§9 mobile footer: the e-mail is copied 500 ms after the tap, and not before', async () => {
    const writeText = jest.fn(async () => {});
    give('clipboard', { writeText });
    fireEvent.click(show());
    await pass(499);
    expect(writeText).not.toHaveBeenCalled();
    await pass(1);
    expect(writeText.mock.calls).toEqual([[EMAIL]]);
  });

  test('§8 clipboard copy success: 你已成功复制', async () => {
    give('clipboard', { writeText: async () => {} });
    fireEvent.click(show());
    await pass(500);
    expect(screen.getByRole('status')).toHaveTextContent('你已成功复制');
  });

  test('§8 nothing is said before it is copied', async () => {
    give('clipboard', { writeText: async () => {} });
    fireEvent.click(show());
    await pass(499);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('the message goes by itself', async () => {
    give('clipboard', { writeText: async () => {} });
    fireEvent.click(show());
    await pass(500);
    await pass(10_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('the tap does not open the mail program', () => {
    give('clipboard', { writeText: async () => {} });
    const link = show();
    const click = createEvent.click(link);
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(true);
  });

  test('without JavaScript it is a link to write to', () => {
    expect(show()).toHaveAttribute('href', `mailto:${EMAIL}`);
  });

  test.each([
    ['refuses', { writeText: async () => Promise.reject(new Error('NotAllowed')) }],
    ['is missing', undefined],
  ])('a clipboard that %s is said', async (_, clipboard) => {
    give('clipboard', clipboard);
    fireEvent.click(show());
    await pass(500);
    expect(screen.getByRole('status')).toHaveTextContent(WORDS.copyFailed);
  });

  test('where the clipboard takes items it is asked within the tap and gets the text after 500 ms', async () => {
    const given: Promise<Blob>[] = [];
    class Item {
      constructor(readonly content: Record<string, Promise<Blob>>) {}
    }
    const write = jest.fn(async ([item]: Item[]) => {
      if (item) given.push(...Object.values(item.content));
      await Promise.all(given);
    });
    give('ClipboardItem', Item);
    give('clipboard', { write });
    fireEvent.click(show());
    expect(write).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await pass(500);
    const blob = await given[0];
    expect([blob?.type, blob?.size]).toEqual(['text/plain', EMAIL.length]);
    expect(screen.getByRole('status')).toHaveTextContent(WORDS.copied);
  });
});
