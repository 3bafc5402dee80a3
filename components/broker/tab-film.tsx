'use client';

import { useEffect, useRef, useState } from 'react';
import { usePanelShown } from '../ui/actions/tabs';
import { Film, type FilmProps } from '../ui/media/film';

/** How long after its tab was chosen a film starts (§4, §9). */
const START_MS = 500;

/**
 * The film of a tab: only that of the panel shown plays. Beyond the scroll that pauses it (§4) it plays once its tab
 * is chosen there, until the page is scrolled past that place again.
 */
export function TabFilm(props: Omit<FilmProps, 'active' | 'chosen'>) {
  const shown = usePanelShown();
  const [due, setDue] = useState(false);
  const [chosen, setChosen] = useState(false);
  const isFirst = useRef(true);
  useEffect(() => {
    if (shown) setChosen(!isFirst.current);
    isFirst.current = false;
    if (!shown) return setDue(false);
    const timer = setTimeout(() => setDue(true), START_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return <Film {...props} active={shown && due} chosen={chosen} />;
}
