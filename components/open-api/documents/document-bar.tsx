'use client';

import { ChevronDown } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/media/icon';
import styles from './document-bar.module.css';

export interface DocumentBarProps {
  lists: readonly { label: string; content: ReactNode }[];
}

/**
 * On a phone: the lists of a document side by side under the header, one open at a time and over what is read.
 * They open without scripts; with them a list that has led somewhere closes, as does one that is left.
 */
export function DocumentBar({ lists }: DocumentBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const close = ({ target }: Event) => {
      for (const list of bar.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
        if (target instanceof Element && (!list.contains(target) || target.closest('a'))) list.open = false;
      }
    };
    document.addEventListener('click', close);
    return () => document.removeEventListener('click', close);
  }, []);
  return (
    <div ref={bar} className={styles.bar}>
      {lists.map(({ label, content }) => (
        <details key={label} name="document-lists">
          <summary>
            {label}
            <Icon of={ChevronDown} size={20} />
          </summary>
          <div className={styles.list}>{content}</div>
        </details>
      ))}
    </div>
  );
}
