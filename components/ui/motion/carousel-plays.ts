'use client';

import { createContext } from 'react';

/** Whether the carousel around something plays, and whether its reader said so. */
export interface Plays {
  playing: boolean;
  /** The reader pressed play. */
  asked: boolean;
}

/** What moves within a carousel that turns by itself has no control of its own: the carousel's pauses both. */
export const CarouselPlays = createContext<Plays | undefined>(undefined);
