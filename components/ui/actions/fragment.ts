import { useEffect, useEffectEvent } from 'react';

/** Tells which fragment the address has, as the page opens and whenever it changes. */
export function useFragment(onFragment: (fragment: string) => void): void {
  const tell = useEffectEvent(() => {
    const fragment = window.location.hash.slice(1);
    if (fragment) onFragment(fragment);
  });
  useEffect(() => {
    const open = () => tell();
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}

/** Writes a fragment into the address, for whoever copies it. The state is the router's own and stays as it is. */
export function keepFragment(fragment: string): void {
  window.history.replaceState(window.history.state, '', `#${fragment}`);
}
