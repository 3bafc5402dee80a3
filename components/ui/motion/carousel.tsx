'use client';

import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFragment } from '../actions/fragment';
import { useLive } from '../actions/live';
import styles from './carousel.module.css';
import { CarouselControls, type CarouselControlsProps, type CarouselWords } from './carousel-controls';
import type { Moment } from './carousel-marks';
import { usePicturesAhead } from './carousel-pictures';
import { CarouselPlays } from './carousel-plays';
import { useSlider } from './carousel-slider';
import { useTurns } from './carousel-turns';
import {
  useEver,
  useHold,
  useInView,
  useNearView,
  usePageAtRest,
  usePageShown,
  usePrefersReducedMotion,
} from './motion';

export interface CarouselProps {
  /** For `data-name`. */
  name: string;
  /** What the slides are about, for those who do not see them. */
  label: string;
  slides: ReactNode[];
  /** Name of each slide; its number without one. */
  slideLabels?: string[];
  /** ms a slide stays (§9); without it the carousel moves only when it is asked to. */
  interval?: number;
  /** Goes on from the last slide to the first (§2). */
  loop?: boolean;
  words: CarouselWords & {
    /** Role description of the whole, such as "carousel". */
    carousel: string;
    /** Role description of one slide, such as "slide". */
    slide: string;
  };
  /** `auto`: each slide has the width of what it holds. */
  slidesPerView?: number | 'auto';
  /** px between slides. */
  spaceBetween?: number;
  controls?: CarouselControlsProps['marks'];
  /** Where each slide stands on a line of time, instead of marks in a row. */
  moments?: readonly Moment[];
  arrows?: boolean;
  /** The ground it stands on; that of its section without one. */
  tone?: 'paper' | 'ink';
  /** Another slide is shown, whoever asked for it. */
  onChange?: (index: number) => void;
  /** The slide to show, for a carousel that follows something else. */
  active?: number;
  className?: string;
  /** Where the controls stand when that is not below the slides. */
  controlsClassName?: string;
}

/**
 * Slides in a row (§2, §9). Before Swiper is there, and without JavaScript, it
 * is a row that scrolls from slide to slide, in the same box; Swiper is fetched
 * when the carousel comes near the view and the page is at rest, or as soon as
 * somebody takes hold of it. Roles, names and what is hidden follow
 * the carousel pattern of the ARIA Authoring Practices.
 */
export function Carousel({
  name,
  label,
  slides,
  slideLabels = [],
  interval,
  loop = true,
  words,
  slidesPerView = 1,
  spaceBetween = 0,
  controls = 'bars',
  moments,
  arrows = false,
  tone,
  onChange,
  active: wanted,
  className = '',
  controlsClassName = '',
}: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);

  const near = useNearView(root);
  const inView = useInView(root);
  const pageShown = usePageShown();
  const reducedMotion = usePrefersReducedMotion();
  const atRest = usePageAtRest(near);
  const { held, handlers, letGo } = useHold();
  const slidesId = useId();
  const live = useLive();

  const handled = useEver(held);
  const mayStart = useEver(atRest || (near && held));

  const count = slides.length;
  const slider = useSlider({
    viewport,
    wanted: mayStart,
    count,
    slidesPerView,
    spaceBetween,
    loop,
    initial: wanted ?? 0,
    reducedMotion,
  });
  const { active, stops, started, visible } = slider;
  const following = Math.max(active, ...visible) + 1;
  usePicturesAhead(viewport, handled ? 'any' : mayStart ? following : undefined);

  const [choice, setChoice] = useState<'play' | 'pause'>();
  const turns = interval !== undefined && stops > 1;
  const playing = choice ? choice === 'play' : !reducedMotion;
  const running = turns && playing && !held && inView && pageShown && (loop || active < stops - 1);
  useTurns(running, interval ?? 0, active, () => slider.step(1));
  const plays = useMemo(() => (turns ? { playing, asked: choice === 'play' } : undefined), [turns, playing, choice]);

  // An address may name a slide: the browser alone would only bring it in view while the row still scrolls by itself.
  useFragment((fragment) => {
    const named = viewport.current?.querySelector(`#${CSS.escape(fragment)}`);
    const row = viewport.current?.firstElementChild;
    const index = [...(row?.children ?? [])].findIndex((slide) => named && slide.contains(named));
    if (index >= 0) slider.goTo(index);
  });

  const latest = useRef({ slider, onChange });
  latest.current = { slider, onChange };
  useEffect(() => {
    if (wanted !== undefined && wanted !== latest.current.slider.active) latest.current.slider.goTo(wanted);
  }, [wanted]);

  const reportedActive = useRef(active);
  useEffect(() => {
    if (reportedActive.current === active) return;
    reportedActive.current = active;
    latest.current.onChange?.(active);
  }, [active]);

  function onToggle() {
    setChoice(playing ? 'pause' : 'play');
    if (!playing) letGo();
  }

  // Not Swiper's Keyboard (14.4), as tried: it listens to the whole document, so one arrow key turns every carousel in
  // view, in a list of choices too. Nor its A11y: it gives slides numbers for names and leaves those out of view to Tab.
  // Ours are there before Swiper, and where it never comes.
  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    if (!by || event.defaultPrevented || (event.target as Element).matches(USES_ARROWS)) return;
    event.preventDefault();
    slider.step(by);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern's role is group; a fieldset belongs to a form.
    <div
      ref={root}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      className={`${styles.carousel} ${className}`}
      data-testid="carousel"
      data-name={name}
      data-active={active}
      data-live={live}
      data-on-ink={tone === 'ink' ? '' : undefined}
      data-on-paper={tone === 'paper' ? '' : undefined}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      {count > 1 && stops > 1 && (
        <CarouselControls
          controls={slidesId}
          words={words}
          active={active}
          stops={stops}
          marks={controls}
          names={slideLabels}
          moments={moments}
          arrows={arrows}
          loop={loop}
          turns={turns ? { interval, playing, running, onToggle } : undefined}
          className={controlsClassName}
          onGoTo={slider.goTo}
          onStep={slider.step}
        />
      )}
      <div
        ref={viewport}
        className={styles.viewport}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard, and takes the arrow keys.
        tabIndex={0}
      >
        <div
          id={slidesId}
          className={styles.row}
          aria-live={running ? 'off' : 'polite'}
          style={
            {
              '--per-view': slidesPerView === 'auto' ? undefined : slidesPerView,
              '--gap': `${spaceBetween}px`,
            } as CSSProperties
          }
          data-auto={slidesPerView === 'auto' || undefined}
        >
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: as above.
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place.
              key={index}
              role="group"
              aria-roledescription={words.slide}
              aria-label={slideLabels[index] ?? `${index + 1} / ${count}`}
              className={styles.slide}
              inert={started && !visible.includes(index)}
            >
              <CarouselPlays value={plays}>{slide}</CarouselPlays>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** What takes the arrow keys for itself. */
const USES_ARROWS = 'input, select, textarea, video, [contenteditable], [role="tab"], [role="slider"]';
