'use client';

import { type CSSProperties, useEffect, useRef } from 'react';
import nearness from '@/lib/assets/globe-nearness.json';
import { useInView } from '../ui/motion';
import styles from './globe.module.css';

export type City = keyof typeof nearness;

/** How near a city is at a share of the film, 0 to 1; 0 is behind the globe. */
export function nearAt(city: City, share: number): number {
  const moments = nearness[city];
  const at = (share % 1) * moments.length;
  const [from = 0, to = from] = [moments[Math.floor(at)], moments[Math.ceil(at) % moments.length]];
  return Number(((from + (to - from) * (at % 1)) / 100).toFixed(2));
}

/**
 * Names of the cities that the film's light travels between, in the reader's language: all of them below the globe,
 * whichever side of it is seen, and the light beside a name is on while its city is in view.
 */
export function GlobeCities({ names }: { names: readonly (readonly [City, string])[] }) {
  const root = useRef<HTMLParagraphElement>(null);
  const inView = useInView(root);
  useEffect(() => {
    const video = root.current?.parentElement?.querySelector('video');
    const labels = root.current?.querySelectorAll<HTMLElement>('[data-city]');
    if (!video || !labels || !inView) return;
    let frame = 0;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      // Before it has begun its first picture shows all six names alike.
      if (!(video.duration > 0) || (video.paused && video.currentTime === 0)) return;
      for (const { dataset, style } of labels) {
        style.setProperty('--near', String(nearAt(dataset.city as City, video.currentTime / video.duration)));
      }
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [inView]);
  return (
    <p ref={root} className={styles.six}>
      {names.map(([city, name]) => (
        <span key={city} data-city={city} style={{ '--near': 1 } as CSSProperties}>
          {name}
        </span>
      ))}
    </p>
  );
}
