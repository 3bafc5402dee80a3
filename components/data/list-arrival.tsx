'use client';

import { useEffect, useRef } from 'react';

/** Which list was shown last, and which part of it: the router makes a page anew for every query. */
let shown: { path: string; part: string } | undefined;

export interface ListArrivalProps {
  /** What tells one part of the list from another. */
  part: string;
  /** What is heard of the part that has come. */
  children: string;
}

/**
 * The beginning of a list. A link that turned its page, or narrowed it, is gone with the page before: the focus goes on
 * from here, and what has come is heard. Whoever holds the focus elsewhere keeps it.
 */
export function ListArrival({ part, children }: ListArrivalProps) {
  const beginning = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const { pathname: path } = window.location;
    const isTurned = shown?.path === path && shown.part !== part;
    shown = { path, part };
    const { activeElement } = document;
    if (isTurned && (activeElement === null || activeElement === document.body))
      beginning.current?.focus({ preventScroll: true });
  }, [part]);

  return (
    <p ref={beginning} tabIndex={-1} className="visually-hidden">
      {children}
    </p>
  );
}
