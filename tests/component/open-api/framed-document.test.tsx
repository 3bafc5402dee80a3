/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { FramedDocument } from '@/components/open-api/documents/framed-document';

const chapter = '<details open><summary>Chapter</summary></details>';

beforeAll(() => {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test('§2 /openApi: on a phone every chapter is folded, also one that arrives after the page was made', () => {
  const inner = document.implementation.createHTMLDocument();
  const state = jest.spyOn(inner, 'readyState', 'get').mockReturnValue('loading');
  inner.body.innerHTML = chapter;
  const { rerender } = render(<FramedDocument src="/document" title="Documents" />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Documents');
  Object.defineProperty(frame, 'contentDocument', { value: inner });

  rerender(<FramedDocument src="/document" title="Documents" folded />);
  inner.body.innerHTML += chapter;
  state.mockReturnValue('complete');
  frame.dispatchEvent(new Event('load'));

  expect(inner.querySelectorAll('details')).toHaveLength(2);
  expect(inner.querySelectorAll('details[open]')).toHaveLength(0);
});
