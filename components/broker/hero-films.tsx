'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import { CarouselPlays } from '../ui/motion/carousel-plays';
import { usePrefersReducedMotion, useSavesData } from '../ui/motion/motion';
import { PlayToggle } from '../ui/motion/play-toggle';
import styles from './hero-films.module.css';

const Control = createContext({ playing: false, onToggle: () => {} });

/** The two films of the banner, which one control pauses and plays: two of them side by side were a riddle. */
export function HeroFilms({ children }: { children: ReactNode }) {
  const reducedMotion = usePrefersReducedMotion();
  const savesData = useSavesData();
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const playing = choice ? choice === 'play' : !reducedMotion && !savesData;
  return (
    <Control value={{ playing, onToggle: () => setChoice(playing ? 'pause' : 'play') }}>
      <CarouselPlays value={{ playing, asked: choice === 'play' }}>{children}</CarouselPlays>
    </Control>
  );
}

/** That control: where it stands is the page's. */
export function HeroFilmsControl({ words }: { words: { pause: string; play: string } }) {
  return <PlayToggle {...useContext(Control)} words={words} className={styles.control} />;
}
