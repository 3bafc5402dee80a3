/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { FramedDocument } from '@/components/open-api/documents/framed-document';
import { comesIntoView, installMotion } from '../support/motion';

const chapter = '<details open><summary>Chapter</summary></details>';
const ofPhone = <FramedDocument src="/document" title="Documents" folded />;

/** A frame on a phone, its document as far as it has arrived. */
function arriving(readyState: DocumentReadyState, body: string) {
  const inner = document.implementation.createHTMLDocument();
  const state = jest.spyOn(inner, 'readyState', 'get').mockReturnValue(readyState);
  inner.body.innerHTML = body;
  const { rerender } = render(<FramedDocument src="/document" title="Documents" />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Documents');
  Object.defineProperty(frame, 'contentDocument', { value: inner });
  rerender(ofPhone);
  return {
    inner,
    chapters: () => [...inner.querySelectorAll('details')].map(({ open }) => open),
    arrives: () => inner.body.insertAdjacentHTML('beforeend', chapter),
    loads: () => {
      state.mockReturnValue('complete');
      frame.dispatchEvent(new Event('load'));
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  installMotion();
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  jest.useRealTimers();
});

describe('§2 /openApi: on a phone', () => {
  test('every chapter is folded, also one that arrives after the page was made', () => {
    const { chapters, arrives, loads } = arriving('loading', chapter);
    arrives();
    loads();
    expect(chapters()).toEqual([false, false]);
  });

  test('chapters are folded as they arrive, and one that a reader has opened since stays open', () => {
    const { inner, chapters, arrives, loads } = arriving('loading', '');
    comesIntoView();
    arrives();
    act(() => jest.advanceTimersByTime(100));
    expect(chapters()).toEqual([false]);
    (inner.querySelector('details') as HTMLDetailsElement).open = true;
    arrives();
    act(() => jest.advanceTimersByTime(100));
    loads();
    expect(chapters()).toEqual([true, false]);
  });
});

test('§2 /openApi: a heading that is pressed before the document has loaded gives the page its address', () => {
  render(<FramedDocument src="/document" title="Documents" />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Documents');
  const window = { location: { hash: '#overview-login' }, addEventListener: jest.fn() };
  Object.defineProperty(frame, 'contentWindow', { value: window });
  frame.dispatchEvent(new Event('load'));
  expect(location.hash).toBe('#doc-overview-login');
});
