'use client';

import { useEffect, useState } from 'react';
import { Film, type FilmProps } from '../ui/film';
import { usePanelShown } from '../ui/tabs';

/** How long after its tab was chosen a film starts (§4, §9). */
const START_MS = 500;

/** The film of a tab: only that of the panel shown plays. */
export function TabFilm(props: Omit<FilmProps, 'active'>) {
  const shown = usePanelShown();
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!shown) return setDue(false);
    const timer = setTimeout(() => setDue(true), START_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return <Film {...props} active={shown && due} />;
}
