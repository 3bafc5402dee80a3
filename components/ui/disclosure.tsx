import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

/** The rest of a list, opened by those who want it. Works without scripts, and its text can be found. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        {summary}
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
