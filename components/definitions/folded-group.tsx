'use client';

import { type ReactNode, useRef } from 'react';
import { Disclosure } from '../ui/actions/disclosure';
import { useFragment } from '../ui/actions/fragment';
import styles from './definitions.module.css';

export interface FoldedGroupProps {
  name: string;
  /** Ids within it: an address with one of them opens it. */
  anchors: readonly string[];
  /** Whether it is open at first. */
  open: boolean;
  children: ReactNode;
}

/**
 * Figures of one kind, to unfold. A browser opens it by itself when the page is loaded with one of its fragments, with
 * scripts or without; not when the router comes from another page.
 */
export function FoldedGroup({ name, anchors, open, children }: FoldedGroupProps) {
  const group = useRef<HTMLDetailsElement>(null);
  useFragment((fragment) => {
    if (!group.current || !anchors.includes(fragment)) return;
    group.current.open = true;
    document.getElementById(fragment)?.scrollIntoView();
  });
  return (
    <Disclosure ref={group} open={open} summary={name} className={styles.folded}>
      {children}
    </Disclosure>
  );
}
