'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CarouselEngine, CarouselView } from './carousel-engine';

export interface SliderSetting {
  viewport: RefObject<HTMLElement | null>;
  /** Whether it is time to fetch Swiper. */
  wanted: boolean;
  count: number;
  slidesPerView: number | 'auto';
  spaceBetween: number;
  loop: boolean;
  initial: number;
  reducedMotion: boolean;
}

export interface Slider extends CarouselView {
  /** Swiper has taken over: only what is in view may be reached. */
  started: boolean;
  goTo: (index: number) => void;
  step: (by: 1 | -1) => void;
}

/** Moves the slides: Swiper once it is there, before that (and should it never come) the row's own scrolling. */
export function useSlider(setting: SliderSetting): Slider {
  const { viewport, wanted, count, slidesPerView, spaceBetween, loop, reducedMotion } = setting;
  const [engine, setEngine] = useState<CarouselEngine>();
  /** The same, from the moment it moves the row: who presses a mark before React has drawn again is heard too. */
  const moving = useRef<CarouselEngine>(undefined);
  const [view, setView] = useState<CarouselView>(() => ({
    active: setting.initial,
    stops: slidesPerView === 'auto' ? count : Math.max(1, count - Math.floor(slidesPerView) + 1),
    visible: [],
  }));
  /** Where the row is scrolling to; Swiper, should it come meanwhile, begins there. */
  const asked = useRef<number>(undefined);
  const latest = useRef({ active: view.active, reducedMotion });
  latest.current = { active: view.active, reducedMotion };

  useEffect(() => {
    const element = viewport.current;
    if (!element || !wanted || count < 2) return;
    let started: CarouselEngine | undefined;
    let cancelled = false;
    const start = async () => {
      const { startCarousel } = await import('./carousel-engine');
      await scrollingOver(element);
      if (cancelled) return;
      started = startCarousel(element, {
        initial: asked.current ?? latest.current.active,
        slidesPerView,
        spaceBetween,
        loop,
        reducedMotion: latest.current.reducedMotion,
        onView: setView,
      });
      asked.current = undefined;
      moving.current = started;
      setEngine(started);
    };
    start().catch(() => undefined);
    return () => {
      cancelled = true;
      started?.stop();
      moving.current = undefined;
      setEngine(undefined);
    };
  }, [viewport, wanted, count, slidesPerView, spaceBetween, loop]);

  useEffect(() => engine?.setReducedMotion(reducedMotion), [engine, reducedMotion]);

  useEffect(() => {
    const element = viewport.current;
    if (!element || engine) return;
    const follow = () => {
      // Swiper has the row, and put its scrolling back to the beginning: that is nobody's choice.
      if (moving.current) return;
      const active = nearestSlide(element);
      if (active === asked.current) asked.current = undefined;
      setView((before) => ({ ...before, active }));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [viewport, engine]);

  const scrollTo = (index: number) => {
    const element = viewport.current;
    if (!element) return;
    asked.current = index;
    element.scrollLeft = offsets(element)[index] ?? 0;
  };
  const goTo = (index: number) => (moving.current?.goTo ?? scrollTo)(index);
  const step = (by: 1 | -1) => {
    const next = view.active + by;
    if (!loop && (next < 0 || next >= view.stops)) return;
    if (moving.current) moving.current.step(by);
    else scrollTo((next + view.stops) % view.stops);
  };
  return { ...view, started: engine !== undefined, goTo, step };
}

/** Distance of each slide from the beginning of its row. */
function offsets(viewport: HTMLElement): number[] {
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const begin = slides[0]?.getBoundingClientRect().left ?? 0;
  return slides.map((slide) => slide.getBoundingClientRect().left - begin);
}

function nearestSlide(viewport: HTMLElement): number {
  const distances = offsets(viewport).map((offset) => Math.abs(offset - viewport.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

const SCROLL_REST = 100;

/** A row under somebody's finger is not taken over. */
function scrollingOver(viewport: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let seen: number | undefined;
    const look = () => {
      if (viewport.scrollLeft === seen) return resolve();
      seen = viewport.scrollLeft;
      setTimeout(look, SCROLL_REST);
    };
    look();
  });
}
