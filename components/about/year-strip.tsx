import { List, Trigger } from '@radix-ui/react-tabs';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { bringInView } from '../ui/motion/strip';
import styles from './year-strip.module.css';

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

/** How far along the strip the chosen year stands: more has been than is told of what comes. */
const PLACE = 0.7;

/** Id of what there was in a year: an address with this fragment opens it. */
export const idOf = (year: number) => `year-${year}`;

interface YearStripProps {
  /** Names the strip for assistive technology. */
  label: string;
  years: readonly TimelineYear[];
  active: number;
}

/** The years in a row, each with a bar for each broker; the chosen one is kept in view. */
export function YearStrip({ label, years, active }: YearStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    bringInView(strip.current, String(active), opened.current, PLACE);
    opened.current = true;
  }, [active]);
  return (
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
  );
}
