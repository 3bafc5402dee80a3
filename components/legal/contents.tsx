'use client';

import { ChevronDown } from 'lucide';
import { useRef } from 'react';
import { useSectionRead } from '../ui/actions/use-section-read';
import { Icon } from '../ui/media/icon';
import styles from './contents.module.css';

export interface ContentsProps {
  label: string;
  entries: readonly { anchor: string; number: string; title: string }[];
  /** On phones the list is folded up under the header and names the chapter that is being read. */
  folded: boolean;
}

/** The list of chapters of a document (§2): it follows the reading, and its links work without scripts. */
export function Contents({ label, entries, folded }: ContentsProps) {
  const current = useSectionRead(entries);
  const fold = useRef<HTMLDetailsElement>(null);
  const list = (
    <ol>
      {entries.map(({ anchor, number, title }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            aria-current={anchor === current ? 'location' : undefined}
            onClick={() => fold.current?.removeAttribute('open')}
          >
            <span data-figures="">{number}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  if (!folded)
    return (
      <nav className={styles.side} aria-label={label}>
        <p className={styles.label}>{label}</p>
        {list}
      </nav>
    );
  const read = entries.find(({ anchor }) => anchor === current);
  return (
    <nav className={styles.folded} aria-label={label}>
      <details ref={fold}>
        <summary>
          <span className={styles.label}>{label}</span>
          {read && (
            <span className={styles.read}>
              <span data-figures="">{read.number}</span> {read.title}
            </span>
          )}
          <Icon of={ChevronDown} size={20} />
        </summary>
        {list}
      </details>
    </nav>
  );
}
