'use client';

import { X } from 'lucide';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from '../actions/link';
import { useLive } from '../actions/live';
import { Icon } from '../media/icon';
import { useHold, usePrefersReducedMotion } from './motion';
import styles from './notice-bar.module.css';
import { useNoticeBarClosed } from './notice-bar-closed';
import { PlayToggle } from './play-toggle';

/** §4, §9: ms before the text starts to move. */
const WAIT = 1000;
/** §4, §9: ms for each px. */
const MS_PER_PX = 20;
/** px between the end of the text and its beginning that follows. */
const GAP = 64;

export interface NoticeBarProps {
  text: string;
  words: { close: string; pause: string; play: string };
  link?: { href: string; label: string };
  className?: string;
}

/** One line about the whole site. It moves only when it is longer than its place (§4). */
export function NoticeBar({ text, words, link, className = '' }: NoticeBarProps) {
  const [closed, close] = useNoticeBarClosed();
  /** Its key goes with it: the focus goes on to what follows it. */
  const onClose = () => {
    close();
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return closed ? null : <OpenBar text={text} words={words} link={link} className={className} onClose={onClose} />;
}

function OpenBar({ text, words, link, className, onClose }: NoticeBarProps & { onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const [paused, setPaused] = useState(false);
  const { held, handlers, letGo } = useHold();
  const reducedMotion = usePrefersReducedMotion();
  const toggle = useRef<HTMLButtonElement>(null);
  const live = useLive();
  const { tooWide, width } = useLineWidth(place, line, toggle);
  const moves = tooWide && !reducedMotion;

  function onToggle() {
    if (paused) letGo();
    setPaused(!paused);
  }

  const travel = width + GAP;
  const motion = {
    '--travel': `${travel}px`,
    '--gap': `${GAP}px`,
    animationDelay: `${WAIT}ms`,
    animationDuration: `${travel * MS_PER_PX}ms`,
    animationPlayState: paused || held ? 'paused' : 'running',
  } as CSSProperties;
  return (
    <div role="note" className={`${styles.bar} ${className}`} data-testid="notice-bar" data-live={live} {...handlers}>
      <div ref={place} className={styles.place}>
        <div className={styles.track} data-moves={moves} style={moves ? motion : undefined}>
          <p ref={line} className={styles.line}>
            {text}
          </p>
          {moves && (
            <p className={styles.line} aria-hidden="true">
              {text}
            </p>
          )}
        </div>
      </div>
      {moves && (
        <PlayToggle
          ref={toggle}
          playing={!paused}
          words={words}
          className={styles.button}
          size={14}
          onToggle={onToggle}
        />
      )}
      {link && (
        <Link href={link.href} className={styles.link}>
          {link.label}
        </Link>
      )}
      <button type="button" className={styles.button} aria-label={words.close} data-live={live} onClick={onClose}>
        <Icon of={X} size={18} />
      </button>
    </div>
  );
}

/**
 * How wide a line is, and whether its place is too narrow for it; followed as either changes.
 *
 * @param toggle stands beside a line that moves, and takes of its place
 */
function useLineWidth(
  place: RefObject<HTMLElement | null>,
  line: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLElement | null>,
) {
  const [measured, setMeasured] = useState({ tooWide: false, width: 0 });
  useEffect(() => {
    const [around, inside] = [place.current, line.current];
    if (!around || !inside) return;
    const measure = () => {
      const width = inside.scrollWidth;
      const gap = Number.parseFloat(getComputedStyle(around.parentElement ?? around).columnGap) || 0;
      const without = toggle.current ? toggle.current.offsetWidth + gap : 0;
      const tooWide = width > around.clientWidth + without;
      setMeasured((before) => (before.width === width && before.tooWide === tooWide ? before : { tooWide, width }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    observer.observe(inside);
    return () => observer.disconnect();
  }, [place, line, toggle]);
  return measured;
}
