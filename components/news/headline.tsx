import type { ReactNode } from 'react';
import styles from './article.module.css';

export interface HeadlineProps {
  title: string;
  /** How a part of it is set: with its places to break, where the server sets it. */
  set?: (part: string) => ReactNode;
}

/** A Chinese headline breaks at its colon, where a line of it would have to break. */
export function Headline({ title, set = (part) => part }: HeadlineProps) {
  const colon = title.indexOf('：');
  if (colon < 0) return set(title);
  return (
    <>
      {set(title.slice(0, colon + 1))}
      <span className={styles.after}>{set(title.slice(colon + 1))}</span>
    </>
  );
}
