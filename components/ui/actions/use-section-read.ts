import { useEffect, useState } from 'react';

/** How far below the window's top a section has come to be the current one (§9), in px. */
const SPY_OFFSET = 120;

/** The last section whose top has passed the line: the one that is being read (§9 scroll spy). */
export function useSectionRead(entries: readonly { anchor: string }[]): string | undefined {
  const [current, setCurrent] = useState(entries[0]?.anchor);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const sections = entries.flatMap(({ anchor }) => document.getElementById(anchor) ?? []);
      // The browser stops at whole pixels of the screen, a fraction before the line.
      const passed = sections.filter((section) => section.getBoundingClientRect().top < SPY_OFFSET + 1);
      setCurrent((passed.at(-1) ?? sections[0])?.id);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [entries]);
  return current;
}
