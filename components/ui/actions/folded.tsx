'use client';

import { useRef } from 'react';
import { Disclosure, type DisclosureProps } from './disclosure';
import { useFragment } from './fragment';

export interface FoldedProps extends Omit<DisclosureProps, 'ref'> {
  /** Ids within it: an address with one of them opens it. */
  anchors: readonly string[];
}

/**
 * What unfolds by the address of something in it too. A browser does that by itself when the page is loaded with one of
 * its fragments, with scripts or without; not when the router comes from another page, nor for what is in the summary.
 */
export function Folded({ anchors, ...disclosure }: FoldedProps) {
  const folded = useRef<HTMLDetailsElement>(null);
  useFragment((fragment) => {
    if (!folded.current || !anchors.includes(fragment)) return;
    folded.current.open = true;
    document.getElementById(fragment)?.scrollIntoView();
  });
  return <Disclosure ref={folded} {...disclosure} />;
}
