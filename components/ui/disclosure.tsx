import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon';

/** The rest of a list, opened by those who want it. Works without scripts, and its text can be found. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        {summary}
        <Icon of={ChevronDown} size={20} />
      </summary>
      {children}
    </details>
  );
}
