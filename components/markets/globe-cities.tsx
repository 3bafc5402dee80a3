'use client';

import { type CSSProperties, useEffect, useRef } from 'react';
import films from '@/lib/assets/films.json';
import way from '@/lib/assets/globe-way.json';
import { useInView } from '../ui/motion/motion';
import styles from './globe.module.css';

export type City = keyof typeof way;

const { width, height } = films.globe;

/**
 * Where a city is at a share of the film, in percent of the film's width and height, and how near, 0 to 1; 0 is behind
 * the globe.
 */
export function cityAt(city: City, share: number): { near: number; left: number; top: number } {
  const { near, x, y } = way[city];
  return {
    near: between(near, share) / 100,
    left: (between(x, share) / width) * 100,
    top: (between(y, share) / height) * 100,
  };
}

/** The value of a share of the film, of values that are as far apart as one another and begin again after the last. */
function between(values: readonly number[], share: number): number {
  const at = (share % 1) * values.length;
  const [from = 0, to = from] = [values[Math.floor(at)], values[Math.ceil(at) % values.length]];
  return from + (to - from) * (at % 1);
}

/**
 * Names of the cities that the film's light travels between, in the reader's language, each beside its light while its
 * side of the globe is seen.
 */
export function GlobeCities({ names }: { names: readonly (readonly [City, string])[] }) {
  const root = useRef<HTMLParagraphElement>(null);
  const inView = useInView(root);
  useEffect(() => {
    const video = root.current?.parentElement?.querySelector('video');
    const labels = root.current?.querySelectorAll<HTMLElement>('[data-city]');
    if (!video || !labels || !inView) return;
    let frame = 0;
    let shown = 0;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const { currentTime, duration } = video;
      if (!(duration > 0) || currentTime === shown) return;
      shown = currentTime;
      for (const { dataset, style } of labels) {
        for (const [name, value] of Object.entries(placeOf(dataset.city as City, currentTime / duration))) {
          style.setProperty(name, String(value));
        }
      }
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [inView]);
  return (
    <p ref={root} className={styles.six}>
      {names.map(([city, name]) => (
        <span key={city} data-city={city} style={placeOf(city, 0) as CSSProperties}>
          {name}
        </span>
      ))}
    </p>
  );
}

/** As the style sheet takes it, to a hundredth. */
function placeOf(city: City, share: number): Record<`--${string}`, number> {
  const { near, left, top } = cityAt(city, share);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return { '--near': rounded(near), '--x': rounded(left), '--y': rounded(top) };
}
