import { type CSSProperties, useEffect, useRef } from 'react';
import styles from './carousel-marks.module.css';
import { bringInView } from './strip';

/** A slide as a moment on a line of time: its mark stands there, and says so. */
export interface Moment {
  /** As it is read on the line: `08:52`. */
  time: string;
  /** What happens then, for those who do not see the slide. */
  name: string;
  /** From the beginning of the line, 0, to its end, 1. */
  at: number;
}

export interface CarouselMarksProps {
  /** Id of what they control. */
  controls: string;
  /** "Go to slide 1" and so on, one for each slide. */
  goTo: readonly string[];
  active: number;
  stops: number;
  /** Strokes, points, or the names of the slides in a row above them, as tabs have theirs. */
  marks: 'bars' | 'dots' | 'names';
  /** What each place is called; read in marks of the kind `names`. */
  names: readonly string[];
  /** Instead of marks in a row. */
  moments?: readonly Moment[] | undefined;
  /** Present when the carousel moves by itself: the mark of the slide that is shown fills with its time. */
  turns?: { interval: number; playing: boolean; running: boolean } | undefined;
  onGoTo: (index: number) => void;
}

/** A mark for each place, which leads to it. */
export function CarouselMarks(props: CarouselMarksProps) {
  const { controls, goTo, active, stops, marks, names, moments, turns, onGoTo } = props;
  const strip = useRef<HTMLDivElement>(null);
  const named = marks === 'names';
  useEffect(() => {
    if (named) bringInView(strip.current, active, true);
  }, [named, active]);
  return (
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
          aria-label={moments || named ? undefined : goTo[index]}
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
  );
}
