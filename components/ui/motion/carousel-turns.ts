'use client';

import { useEffect, useRef } from 'react';

/**
 * Calls `next` when a slide has been shown for `interval` ms, not counting the time `running` was false.
 * Not Swiper's Autoplay (14.4), as tried: what the reader paused goes on when a mark is pressed or the tab comes back,
 * focus in a slide and a pointer on the marks do not hold it, a slide that goes on has its whole time anew, and it asks
 * for every frame meanwhile. A row that Swiper has not reached, or never does, turns here as well.
 */
export function useTurns(running: boolean, interval: number, index: number, next: () => void): void {
  const left = useRef(interval);
  const latest = useRef(next);
  latest.current = next;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide has its whole time.
  useEffect(() => {
    left.current = interval;
  }, [index, interval]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide starts its own timer.
  useEffect(() => {
    if (!running) return;
    const from = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - from));
    };
  }, [running, index, interval]);
}
