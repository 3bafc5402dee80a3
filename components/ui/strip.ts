import { useEffect, useEffectEvent } from 'react';

/** Scrolls a strip of tabs, and only the strip, until the active one stands in its middle. */
export function bringInView(strip: HTMLElement | null, active: string | undefined, moving: boolean): void {
  const tab = strip?.querySelector<HTMLElement>('[data-state="active"]');
  if (!strip || !tab || active === undefined || strip.scrollWidth <= strip.clientWidth) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip.scrollTo({
    left: tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2,
    behavior: calm || !moving ? 'instant' : 'smooth',
  });
}

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
