'use client';

import { useEffect, useRef } from 'react';
import places from '@/lib/assets/globe-places.json';
import { useInView } from '../ui/motion';
import styles from './globe.module.css';

export type City = keyof typeof places;

const CITIES = Object.keys(places) as City[];
/** From this nearness on a name can be read; what is further round the globe has none. */
const NEAR = 0.3;

/** Where a city stands at a share of the film, 0 to 1: parts of its width and height, and how near it is. */
export function placeAt(city: City, share: number): { x: number; y: number; near: number } {
  const moments = places[city];
  const at = (share % 1) * moments.length;
  const [from, to] = [moments[Math.floor(at)] ?? [], moments[Math.ceil(at) % moments.length] ?? []];
  const part = at % 1;
  const [x = 0, y = 0, near = 0] = from.map((value, axis) => value + ((to[axis] ?? value) - value) * part);
  return { x: x / 1000, y: y / 1000, near: near / 100 };
}

/** Names of the cities that the film's light travels between, in the reader's language, each moving with its place. */
export function GlobeCities({ names }: { names: Record<City, string> }) {
  const root = useRef<HTMLDivElement>(null);
  const inView = useInView(root);
  useEffect(() => {
    const video = root.current?.parentElement?.querySelector('video');
    const labels = root.current?.querySelectorAll<HTMLElement>('[data-city]');
    if (!video || !labels || !inView) return;
    let frame = 0;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      if (!(video.duration > 0)) return;
      for (const label of labels) stand(label, placeAt(label.dataset.city as City, video.currentTime / video.duration));
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [inView]);
  return (
    <div ref={root} className={styles.cities} aria-hidden="true">
      {CITIES.map((city) => {
        const { x, y, near } = placeAt(city, 0);
        return (
          <span key={city} data-city={city} style={{ left: percent(x), top: percent(y), opacity: shown(near) }}>
            {names[city]}
          </span>
        );
      })}
    </div>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
const shown = (near: number) => Number(Math.min(1, Math.max(0, (near - NEAR) / NEAR)).toFixed(2));

function stand({ style }: HTMLElement, { x, y, near }: ReturnType<typeof placeAt>) {
  style.left = percent(x);
  style.top = percent(y);
  style.opacity = String(shown(near));
}
