'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useNearView } from '../motion/motion';
import styles from './logo-wall.module.css';

/**
 * Rows of marks that scroll sideways. A browser fetches what is beside such rows only once it is scrolled to, and shows
 * empty tiles meanwhile: as the rows come near, all of them are asked for.
 */
export function LogoRows({ label, children }: { label: string; children: ReactNode }) {
  const root = useRef<HTMLElement>(null);
  const near = useNearView(root);
  useEffect(() => {
    if (!near) return;
    for (const mark of root.current?.querySelectorAll('img') ?? []) mark.loading = 'eager';
  }, [near]);
  return (
    <section
      ref={root}
      className={styles.scroll}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
    >
      {children}
    </section>
  );
}
