'use client';

import { useEffect, useState } from 'react';
import { Toast, type ToastMessage } from '../ui/toast';

export interface HeadingAddressesProps {
  /** Address of the page in its language; a heading's is this and its fragment. */
  href: string;
  labels: { copied: string; failed: string };
}

/**
 * Copies the address of a heading when the sign beside it is clicked. One listener for all of them: without
 * scripts they are links that put the address into the address bar.
 */
export function HeadingAddresses({ href, labels }: HeadingAddressesProps) {
  const [toast, setToast] = useState<ToastMessage>();
  const { copied, failed } = labels;
  useEffect(() => {
    async function copy(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-heading-address]');
      if (!link) return;
      const address = new URL(href, window.location.origin);
      address.hash = link.hash;
      try {
        await navigator.clipboard.writeText(address.href);
        setToast({ text: copied, kind: 'success' });
      } catch {
        setToast({ text: failed, kind: 'error' });
      }
    }
    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, [href, copied, failed]);
  return <Toast toast={toast} duration={2000} onDone={() => setToast(undefined)} />;
}
