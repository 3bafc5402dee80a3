'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { closeLeftMenus } from './close-left-menus';
import { keepFragmentEntries } from './keep-fragment-entries';
import { leadToTop } from './lead-to-top';
import { openSearchByKey } from './search-key';

/** The header is white after this many px of scroll, and its text dark past this ratio (§2). */
const FADE_OVER = 200;
const DARK_TEXT_FROM = 0.45;

/**
 * The sticky header's frame. Over a dark hero its background fades from
 * translucent ink to white with the scroll; elsewhere it is white from the start.
 * It stands on every page, so it also looks after menus and links of the page.
 */
export function HeaderFrame({ className, dark, children }: { className?: string; dark: boolean; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);

  useEffect(closeLeftMenus, []);
  useEffect(leadToTop, []);
  useEffect(keepFragmentEntries, []);
  useEffect(openSearchByKey, []);

  useEffect(() => {
    const header = ref.current;
    if (!dark || !header) return;
    let frame = 0;
    const paint = () => {
      frame = 0;
      const ratio = Math.min(1, Math.max(0, window.scrollY / FADE_OVER));
      const isDark = ratio <= DARK_TEXT_FROM;
      header.style.setProperty('--fade', String(ratio));
      header.dataset.theme = isDark ? 'dark' : 'light';
      header.toggleAttribute('data-on-ink', isDark);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(paint);
    };
    paint();
    window.addEventListener('scroll', schedule, { passive: true });
    return () => {
      window.removeEventListener('scroll', schedule);
      cancelAnimationFrame(frame);
      header.style.removeProperty('--fade');
    };
  }, [dark]);

  return (
    <header
      ref={ref}
      className={className}
      data-testid="site-header"
      data-theme={dark ? 'dark' : 'light'}
      data-on-ink={dark ? '' : undefined}
    >
      {children}
    </header>
  );
}
