import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './features.module.css';
import { Words } from './words/words';

export interface Feature {
  title: string;
  text: string;
  Icon?: LucideIcon;
  /** Below its text: what that rests on. */
  more?: ReactNode;
}

export interface FeaturesProps {
  items: readonly Feature[];
  /** At most this many in a row; fewer where there is less room. */
  columns?: 2 | 3 | 4 | 5;
  level?: 3 | 4;
}

/** Points of one kind in a row: an icon, a title, a sentence. */
export function Features({ items, columns = 3, level = 3 }: FeaturesProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.features} data-columns={columns}>
      {items.map(({ title, text, Icon, more }) => (
        <li key={title}>
          {Icon && <Icon size={28} strokeWidth={1.5} aria-hidden="true" />}
          <Heading>
            <Words>{title}</Words>
          </Heading>
          <p>
            <Words>{text}</Words>
          </p>
          {more}
        </li>
      ))}
    </ul>
  );
}
