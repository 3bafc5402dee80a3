'use client';

import { useEffect, useRef, useState } from 'react';
import styles from './depth-field.module.css';
import type { Drawing } from './draw-book';
import { useEver, useInView, usePageAtRest, usePageShown, usePrefersReducedMotion } from './motion';

/**
 * The canvas of the depth field. Its code is fetched once the page is at rest and
 * the field is in view; it stands still under reduced motion, and stops out of
 * view and while the tab is hidden.
 */
export function DepthCanvas({ seed, tone }: { seed: number; tone: 'ink' | 'paper' }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<Drawing>();
  const inView = useInView(canvas);
  const atRest = usePageAtRest(inView);
  const shown = usePageShown();
  const still = usePrefersReducedMotion();
  const wanted = useEver(atRest);

  useEffect(() => {
    const element = canvas.current;
    if (!wanted || !element) return;
    let begun: Drawing | undefined;
    let left = false;
    // Without its code the still frame stays.
    import('./draw-book').then(
      ({ drawBook }) => {
        if (left) return;
        begun = drawBook(element, { seed, tone });
        setDrawing(begun);
      },
      () => {},
    );
    return () => {
      left = true;
      begun?.end();
      setDrawing(undefined);
    };
  }, [wanted, seed, tone]);

  const runs = inView && shown && !still;
  useEffect(() => {
    if (runs) drawing?.run();
    else drawing?.pause();
  }, [drawing, runs]);

  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      data-testid="depth-field"
      data-drawn={drawing !== undefined}
      data-moves={drawing !== undefined && runs}
    />
  );
}
