import { ChevronDown } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../media/icon';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  className?: string;
  ref?: Ref<HTMLDetailsElement>;
}

/** The rest of a list, opened by those who want it. Works without scripts, and its text can be found. */
export function Disclosure({ summary, children, open = false, className = '', ref }: DisclosureProps) {
  return (
    <details ref={ref} open={open || undefined} className={`${styles.disclosure} ${className}`}>
      <summary>
        {summary}
        <Icon of={ChevronDown} size={20} />
      </summary>
      {children}
    </details>
  );
}
