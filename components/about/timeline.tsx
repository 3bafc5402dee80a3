'use client';

import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { ChevronLeft, ChevronRight } from 'lucide';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { keepFragment, useFragment } from '../ui/actions/fragment';
import { useLive } from '../ui/actions/live';
import { Icon } from '../ui/media/icon';
import { bringInView } from '../ui/motion/strip';
import { useSwipe } from '../ui/motion/swipe';
import styles from './timeline.module.css';

export interface TimelineYear {
  year: number;
  /** How many bars stand over it. */
  bars?: number;
  /** What there was in it; without one it cannot be chosen. */
  panel?: ReactNode;
  /** Up to when its bars are counted, where that is not its end, and how much of the year lies before. */
  detail?: string;
  share?: number;
  /** Why it cannot be chosen. */
  note?: string;
}

export interface TimelineProps {
  /** Names the strip of years. */
  label: string;
  words: { previous: string; next: string };
  years: readonly TimelineYear[];
  /** The year that is shown first. */
  initial: number;
}

/** How far along the strip the chosen year stands: more has been than is told of what comes. */
const PLACE = 0.7;

/** Id of what there was in a year: an address with this fragment opens it. */
const idOf = (year: number) => `year-${year}`;

/**
 * The line of years (§2, §4 About us): years with something to say are tabs, chosen by click, arrow keys, the two
 * arrows (one year, 171 px), or a finger drawn across. Without JavaScript the years follow one another.
 */
export function Timeline({ label, words, years, initial }: TimelineProps) {
  const [active, setActive] = useState(initial);
  const live = useLive();
  const opened = useRef(false);
  const strip = useRef<HTMLDivElement>(null);
  const selectable = years.filter(({ panel }) => panel !== undefined);
  const place = selectable.findIndex(({ year }) => year === active);

  useEffect(() => {
    bringInView(strip.current, String(active), opened.current, PLACE);
    opened.current = true;
  }, [active]);
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
      <List ref={strip} className={styles.strip} aria-label={label} loop={false}>
        {years.map(({ year, bars, detail, share, panel, note }) => (
          <Trigger
            key={year}
            value={String(year)}
            disabled={panel === undefined}
            className={styles.year}
            style={{ '--bars': bars ?? 0, ...(share && { '--share': share }) } as CSSProperties}
            data-counted={bars !== undefined || undefined}
            {...(panel !== undefined && { 'aria-controls': idOf(year) })}
          >
            <span className={styles.bars} data-so-far={share ? '' : undefined} aria-hidden="true" />
            <span data-figures="">{year}</span>
            {(note ?? detail) && <span className={styles.detail}>{note ?? detail}</span>}
          </Trigger>
        ))}
      </List>
    </Root>
  );
}
