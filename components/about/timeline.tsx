'use client';

import { Content, Root } from '@radix-ui/react-tabs';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useState } from 'react';
import { keepFragment, useFragment } from '../ui/actions/fragment';
import { useLive } from '../ui/actions/live';
import { Icon } from '../ui/media/icon';
import { useSwipe } from '../ui/motion/swipe';
import styles from './timeline.module.css';
import { idOf, type TimelineYear, YearStrip } from './year-strip';

export interface TimelineProps {
  /** Names the strip of years. */
  label: string;
  words: { previous: string; next: string };
  years: readonly TimelineYear[];
  /** The year that is shown first. */
  initial: number;
}

/**
 * The line of years (§2, §4 About us): years with something to say are tabs, chosen by click, arrow keys, the two
 * arrows (one year, 171 px), or a finger drawn across. Without JavaScript the years follow one another.
 */
export function Timeline({ label, words, years, initial }: TimelineProps) {
  const [active, setActive] = useState(initial);
  const live = useLive();
  const selectable = years.filter(({ panel }) => panel !== undefined);
  const place = selectable.findIndex(({ year }) => year === active);

  useFragment((fragment) => {
    const named = selectable.find(({ year }) => idOf(year) === fragment);
    if (named) setActive(named.year);
  });

  function choose(year: number | undefined) {
    if (year === undefined || year === active) return;
    setActive(year);
    keepFragment(idOf(year));
  }
  const step = (by: 1 | -1) => choose(selectable[place + by]?.year);
  const swipe = useSwipe(step);

  return (
    <Root
      className={styles.timeline}
      value={String(active)}
      onValueChange={(year) => choose(Number(year))}
      data-testid="timeline"
      data-live={live}
      data-active={active}
    >
      <div className={styles.panels} {...swipe}>
        {selectable.map(({ year, panel }) => (
          <Content
            key={year}
            value={String(year)}
            forceMount
            id={idOf(year)}
            tabIndex={year === active ? 0 : -1}
            className={styles.panel}
            // Not before there is a script that could show it.
            aria-hidden={(live && year !== active) || undefined}
          >
            {panel}
          </Content>
        ))}
      </div>
      {/* The arrows keep the focus: what they have turned to is said. */}
      <p role="status" className="visually-hidden">
        {active === initial ? '' : active}
      </p>
      <div className={styles.arrows}>
        <button type="button" aria-label={words.previous} aria-disabled={place <= 0} onClick={() => step(-1)}>
          <Icon of={ChevronLeft} size={22} />
        </button>
        <button
          type="button"
          aria-label={words.next}
          aria-disabled={place === selectable.length - 1}
          onClick={() => step(1)}
        >
          <Icon of={ChevronRight} size={22} />
        </button>
      </div>
      <YearStrip label={label} years={years} active={active} />
    </Root>
  );
}
