'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'onFocus' | 'onPointerEnter'>;

/**
 * A link of ours, whose page is fetched ahead once somebody is about to follow it: pointed at, touched, or reached by
 * keys. Left to itself Next fetches whatever comes into view, a dozen pages a visit, most of which nobody opens.
 */
export function Link(props: LinkProps) {
  const [isMeant, setMeant] = useState(false);
  const mean = () => setMeant(true);
  return <NextLink {...props} prefetch={isMeant ? null : false} onPointerEnter={mean} onFocus={mean} />;
}
