import type { AnchorHTMLAttributes } from 'react';

/** Stands in for next/link, which needs its router. */
export default function Link({
  prefetch: _,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { prefetch?: boolean }) {
  return <a {...rest} />;
}
