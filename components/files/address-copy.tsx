'use client';

import { useSyncExternalStore } from 'react';
import { CopyButton, type CopyButtonProps } from './copy-button';

const never = () => () => {};

/** The button beside an address that is seen within an app alone; elsewhere there is none. */
export function AddressCopy(props: CopyButtonProps) {
  const isInApp = useSyncExternalStore(
    never,
    () => document.documentElement.hasAttribute('data-in-app'),
    () => false,
  );
  return isInApp && <CopyButton {...props} />;
}
