import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../media/icon';
import styles from './carousel-controls.module.css';
import { CarouselMarks, type CarouselMarksProps } from './carousel-marks';
import { PlayToggle } from './play-toggle';

export interface CarouselWords {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** "Go to slide 1" and so on, one for each slide. */
  goTo: string[];
}

export interface CarouselControlsProps extends Omit<CarouselMarksProps, 'goTo' | 'marks'> {
  words: CarouselWords;
  marks: CarouselMarksProps['marks'] | 'none';
  arrows: boolean;
  loop: boolean;
  /** Present when the carousel moves by itself. */
  turns?: { interval: number; playing: boolean; running: boolean; onToggle: () => void };
  className: string;
  onStep: (by: 1 | -1) => void;
}

/** Pause and play first (ARIA carousel pattern), then a mark for each place, then the arrows. */
export function CarouselControls(props: CarouselControlsProps) {
  const { controls, words, active, stops, marks, names, moments, arrows, loop, turns, className } = props;
  const { onGoTo, onStep } = props;
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
        <CarouselMarks
          controls={controls}
          goTo={words.goTo}
          active={active}
          stops={stops}
          marks={marks}
          names={names}
          moments={moments}
          turns={turns}
          onGoTo={onGoTo}
        />
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
