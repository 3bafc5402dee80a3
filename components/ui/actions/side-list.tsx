'use client';

import type { MouseEvent } from 'react';
import styles from './side-list.module.css';
import { useSectionRead } from './use-section-read';

export interface SideListProps {
  label: string;
  entries: readonly { anchor: string; label: string }[];
}

/**
 * The list beside the sections (§2 Download page): stays in view, leads to them smoothly, and marks
 * the one that is being read. Its entries are links to their addresses, so they work without scripts.
 */
export function SideList({ label, entries }: SideListProps) {
  const current = useSectionRead(entries);
  return (
    <nav className={styles.list} aria-label={label}>
      <ul>
        {entries.map(({ anchor, label: name }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              aria-current={anchor === current ? 'location' : undefined}
              onClick={(event) => leadTo(event, anchor)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to the section, and gives the page its address. Where the reader wants no motion the browser does it at once. */
function leadTo(event: MouseEvent, anchor: string): void {
  const section = document.getElementById(anchor);
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!section || !plain || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.preventDefault();
  window.history.pushState(window.history.state, '', `#${anchor}`);
  section.scrollIntoView({ behavior: 'smooth' });
  // Where the keyboard goes on from, as it would by the browser's own jump.
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
