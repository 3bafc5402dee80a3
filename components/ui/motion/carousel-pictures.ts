'use client';

import { type RefObject, useEffect } from 'react';

/**
 * Asks for the pictures of the slide that comes next while it is still out of view.
 * Left to themselves, lazy pictures in a row that is cut off are asked for only as
 * they slide in, and the slide would come in empty.
 *
 * @param next Index of that slide, the number of slides for the first one; `any`
 *   when somebody has taken hold and may go to each of them; undefined as long as it
 *   is too early to ask.
 */
export function usePicturesAhead(viewport: RefObject<HTMLElement | null>, next: number | 'any' | undefined): void {
  useEffect(() => {
    if (next === undefined) return;
    const slides = [...(viewport.current?.firstElementChild?.children ?? [])];
    const ahead = next === 'any' ? slides : [slides[next % slides.length]];
    for (const slide of ahead) {
      for (const picture of slide?.querySelectorAll('img') ?? []) picture.loading = 'eager';
    }
  }, [viewport, next]);
}
