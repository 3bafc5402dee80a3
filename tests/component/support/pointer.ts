import { fireEvent } from '@testing-library/react';

/** An event of a pointer at a place across the window, in pixels: the events of a pointer that jsdom makes have none. */
export function pointer(type: 'pointerdown' | 'pointermove', target: Element, clientX: number): void {
  fireEvent(target, new MouseEvent(type, { clientX, bubbles: true }));
}
