/**
 * Scrolls a strip of tabs or names, and only the strip, until the active one stands in its middle, or as far along it
 * as `place` says.
 */
export function bringInView(
  strip: HTMLElement | null,
  active: string | number | undefined,
  moving: boolean,
  place = 0.5,
): void {
  const tab = strip?.querySelector<HTMLElement>('[data-state="active"], [aria-current]');
  if (!strip || !tab || active === undefined || strip.scrollWidth <= strip.clientWidth) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip.scrollTo({
    left: tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) * place,
    behavior: calm || !moving ? 'instant' : 'smooth',
  });
}
