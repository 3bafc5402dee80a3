'use client';

import { useEffect, useEffectEvent } from 'react';
import { type CopyWords, useCopy } from '../ui/actions/use-copy';

export interface HeadingAddressesProps {
  /** Address of the page in its language; a heading's is this and its fragment. */
  href: string;
  labels: CopyWords;
}

/**
 * Copies the address of a heading when the sign beside it is clicked. One listener for all of them: without
 * scripts they are links that put the address into the address bar.
 */
export function HeadingAddresses({ href, labels }: HeadingAddressesProps) {
  const { copy, told } = useCopy(labels);
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-heading-address]');
    if (!link) return;
    const address = new URL(href, window.location.origin);
    address.hash = link.hash;
    void copy(address.href);
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
  return told;
}
