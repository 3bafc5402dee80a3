import { type TouchEvent, useRef } from 'react';

/** A finger that goes this far, and twice as far along as across, turns. In px. */
const FAR = 48;

/** Turns by a finger drawn across, for what has a next and a one before. Not from within what scrolls that way itself. */
export function useSwipe(onTurn: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const touch = touches[0];
      const itself = target instanceof Element && target.closest('[data-scrolls-across]');
      start.current = touch && touches.length === 1 && !itself ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      const along = touch.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) >= FAR && Math.abs(across) > 2 * Math.abs(along)) onTurn(across < 0 ? 1 : -1);
    },
  };
}
