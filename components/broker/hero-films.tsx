'use client';

import { Pause, Play } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { CarouselPlays } from '../ui/carousel-plays';
import { usePrefersReducedMotion, useSavesData } from '../ui/motion';
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

export function HeroFilmsControl({ words }: { words: { pause: string; play: string } }) {
  const { playing, onToggle } = useContext(Control);
  const Icon = playing ? Pause : Play;
  return (
    <button type="button" className={styles.control} aria-label={playing ? words.pause : words.play} onClick={onToggle}>
      <Icon aria-hidden="true" size={16} fill="currentColor" strokeWidth={0} />
    </button>
  );
}
