import { ChevronLeft, ChevronRight } from 'lucide';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Icon } from '../media/icon';
import styles from './carousel-controls.module.css';
import { PlayToggle } from './play-toggle';
import { bringInView } from './strip';

export interface CarouselWords {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** "Go to slide 1" and so on, one for each slide. */
  goTo: string[];
}

/** A slide as a moment on a line of time: its mark stands there, and says so. */
export interface Moment {
  /** As it is read on the line: `08:52`. */
  time: string;
  /** What happens then, for those who do not see the slide. */
  name: string;
  /** From the beginning of the line, 0, to its end, 1. */
  at: number;
}

/** Strokes, points, or the names of the slides in a row above them, as tabs have theirs. */
export type CarouselMarks = 'bars' | 'dots' | 'names' | 'none';

export interface CarouselControlsProps {
  /** Id of what they control. */
  controls: string;
  words: CarouselWords;
  active: number;
  stops: number;
  marks: CarouselMarks;
  /** What each place is called; read in marks of the kind `names`. */
  names: readonly string[];
  /** Instead of marks in a row. */
  moments?: readonly Moment[];
  arrows: boolean;
  loop: boolean;
  /** Present when the carousel moves by itself. */
  turns?: { interval: number; playing: boolean; running: boolean; onToggle: () => void };
  className: string;
  onGoTo: (index: number) => void;
  onStep: (by: 1 | -1) => void;
}

/** Pause and play first (ARIA carousel pattern), then a mark for each place, then the arrows. */
export function CarouselControls(props: CarouselControlsProps) {
  const { controls, words, active, stops, marks, names, moments, arrows, loop, turns, className } = props;
  const { onGoTo, onStep } = props;
  const strip = useRef<HTMLDivElement>(null);
  const named = marks === 'names';
  useEffect(() => {
    if (named) bringInView(strip.current, active, true);
  }, [named, active]);
  return (
    <div className={`${styles.controls} ${className}`} data-marks={marks}>
      {turns && (
        <PlayToggle
          playing={turns.playing}
          words={words}
          className={styles.round}
          size={14}
          onToggle={turns.onToggle}
        />
      )}
      {marks !== 'none' && (
        <div
          ref={strip}
          className={`${styles.marks} ${named ? styles.names : ''}`}
          data-marks={moments ? 'moments' : marks}
          style={{ '--stops': stops } as CSSProperties}
        >
          {Array.from({ length: stops }, (_, index) => (
            <button
              style={moments && { left: `${(moments[index]?.at ?? 0) * 100}%` }}
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place.
              key={index}
              type="button"
              className={styles.mark}
              aria-label={moments || named ? undefined : words.goTo[index]}
              aria-current={index === active || undefined}
              aria-controls={controls}
              onClick={() => onGoTo(index)}
            >
              <span className={styles.line}>
                {index === active && turns?.playing && (
                  <span
                    className={styles.progress}
                    data-running={turns.running}
                    style={{ animationDuration: `${turns.interval}ms` }}
                  />
                )}
              </span>
              {named && names[index]}
              {moments && (
                <>
                  <span>{moments[index]?.time}</span>
                  <span className="visually-hidden"> {moments[index]?.name}</span>
                </>
              )}
            </button>
          ))}
        </div>
      )}
      {arrows && (
        <div className={styles.arrows}>
          <button
            type="button"
            className={styles.round}
            aria-label={words.previous}
            aria-disabled={(!loop && active === 0) || undefined}
            aria-controls={controls}
            onClick={() => onStep(-1)}
          >
            <Icon of={ChevronLeft} size={20} />
          </button>
          <button
            type="button"
            className={styles.round}
            aria-label={words.next}
            aria-disabled={(!loop && active === stops - 1) || undefined}
            aria-controls={controls}
            onClick={() => onStep(1)}
          >
            <Icon of={ChevronRight} size={20} />
          </button>
        </div>
      )}
    </div>
  );
}
