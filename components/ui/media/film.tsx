'use client';

import { useContext, useEffect, useRef, useState } from 'react';
import { CarouselPlays } from '../motion/carousel-plays';
import {
  useHold,
  useInView,
  usePageAtRest,
  usePageShown,
  usePrefersReducedMotion,
  useSavesData,
  useScrolledBetween,
  useScrolledToSection,
} from '../motion/motion';
import { PlayToggle } from '../motion/play-toggle';
import { type ArtSource, Artwork } from './artwork';
import styles from './film.module.css';

export interface FilmSource {
  webm: string;
  mp4: string;
  /** The film's first frame. */
  poster: ArtSource;
}

export interface FilmProps {
  /** For `data-name`, and what a reader's pause is remembered under. */
  name: string;
  film: FilmSource;
  /** What it shows, for those who do not see it. */
  label: string;
  words: { pause: string; play: string };
  /** Besides being in view: where the page has to be scrolled to, in px from its top, or how near its section (§4, §9). */
  playing?: 'in-view' | { after?: number; before?: number; within?: number };
  /** Whether it is its turn, for a film that belongs to a tab. */
  active?: boolean;
  /** Its turn came because the reader chose it, which asks for it where the page's scroll alone would stop it too. */
  chosen?: boolean;
  /** Of the poster. */
  sizes?: string;
  /** Its poster is the largest picture of the first screen. */
  priority?: boolean;
  className?: string;
}

/** Films that the reader paused, until they press play. */
const pausedByReader = new Set<string>();

/**
 * A silent film that plays while it is looked at (§4), once the page is at rest.
 * Its poster is a picture in the HTML; the film itself is fetched when it is about
 * to play for the first time, so never for a reader who wants less motion or less data.
 * On a slide of a carousel that turns by itself, the carousel's control is the film's too.
 */
export function Film({
  name,
  film,
  label,
  words,
  playing = 'in-view',
  active = true,
  chosen = false,
  sizes = '100vw',
  priority,
  className = '',
}: FilmProps) {
  const root = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { held, handlers, letGo } = useHold();

  const inView = useInView(root);
  const pageShown = usePageShown();
  const atRest = usePageAtRest(inView);
  const between = playing === 'in-view' ? {} : playing;
  const inRange = useScrolledBetween(between.after, between.before);
  const atSection = useScrolledToSection(root, between.within);
  const scrolledThere = inRange && atSection;
  // Whoever presses play, or chooses it, where the page's scroll has stopped it wants it to play there.
  const [asked, setAsked] = useState(false);
  const place = active && (scrolledThere || asked);

  const reducedMotion = usePrefersReducedMotion();
  const savesData = useSavesData();
  const [choice, setChoice] = useState(() => (pausedByReader.has(name) ? 'pause' : undefined));
  const carousel = useContext(CarouselPlays);
  const asks = carousel ? carousel.asked : choice === 'play';
  const byItself = carousel ? carousel.playing : choice === undefined && !reducedMotion;
  const wanted = asks || (byItself && !savesData);

  const [failed, setFailed] = useState(false);
  const [shown, setShown] = useState(false);
  const mayStart = atRest || asks;
  const plays = wanted && mayStart && place && inView && pageShown && !held && !failed;
  const [fetched, setFetched] = useState(false);
  if (plays && !fetched) setFetched(true);

  // WebKit does not begin by `play()` with sources that have just come.
  useEffect(() => {
    if (fetched) video.current?.load();
  }, [fetched]);

  useEffect(() => {
    const element = video.current;
    if (!element || !fetched) return;
    if (!plays) return element.pause();
    element.play().catch((reason: unknown) => {
      // Refused by the browser, to save the battery for one: the reader may still start it.
      if (reason instanceof DOMException && reason.name === 'NotAllowedError') setChoice('pause');
    });
  }, [plays, fetched]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for at one place does not hold at the next.
  useEffect(() => setAsked(false), [scrolledThere]);
  useEffect(() => setAsked(active && chosen), [active, chosen]);

  const runs = wanted && place;
  function onToggle() {
    if (runs) {
      pausedByReader.add(name);
      setChoice('pause');
    } else {
      pausedByReader.delete(name);
      setChoice('play');
      setAsked(true);
      letGo();
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form.
    <div ref={root} role="group" aria-label={label} className={`${styles.film} ${className}`} {...handlers}>
      <Artwork art={film.poster} alt="" sizes={sizes} priority={priority} className={styles.poster} />
      <video
        ref={video}
        className={styles.video}
        data-testid="video"
        data-name={name}
        data-shown={shown}
        hidden={failed}
        aria-hidden="true"
        tabIndex={-1}
        width={film.poster.width}
        height={film.poster.height}
        muted
        playsInline
        loop
        disablePictureInPicture
        preload="none"
        onPlaying={() => setShown(true)}
        onError={({ target, currentTarget }) => {
          // React lets the error of a source come by here too, and another source may do.
          if (target === currentTarget) setFailed(true);
        }}
      >
        {fetched && (
          <>
            <source src={film.webm} type="video/webm" />
            {/* The last one: when it fails too there is no film. */}
            <source src={film.mp4} type="video/mp4" onError={() => setFailed(true)} />
          </>
        )}
      </video>
      {!failed && !carousel && (
        <PlayToggle playing={runs} words={words} className={styles.toggle} onToggle={onToggle} />
      )}
    </div>
  );
}
