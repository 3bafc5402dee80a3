import { ArrowRight, ArrowUpRight } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from '../actions/link';
import { ExternalLink } from '../actions/text-link';
import { Icon } from '../media/icon';
import { Prose, Words } from '../text/words';
import styles from './card.module.css';

export interface CardProps {
  title: string;
  /** Makes the whole card a link whose one name is the title. */
  href?: string;
  /** Opens a new tab, and these words say so to those who cannot see it. */
  newTab?: string;
  /** Fills the upper edge: an `Artwork` or a `Picture`. */
  picture?: ReactNode;
  /** Stands above the title when there is no picture. */
  icon?: ReactNode;
  /** A short line above the title: a date, a kind, a "NEW". */
  label?: ReactNode;
  text?: ReactNode;
  level?: 2 | 3 | 4;
  /** `plain` has no edge of its own: for grids parted by space or hairlines. */
  look?: 'outline' | 'plain';
  testId?: string;
  children?: ReactNode;
}

/** One thing among several: picture or icon, title, a few words, and the way there. */
export function Card({
  title,
  href,
  newTab,
  picture,
  icon,
  label,
  text,
  level = 3,
  look = 'outline',
  testId,
  children,
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-look={look} data-linked={href ? '' : undefined} data-testid={testId}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        {icon && <div className={styles.icon}>{icon}</div>}
        {label && <p className={styles.label}>{label}</p>}
        <Heading className={styles.title}>
          {href === undefined ? (
            <Words>{title}</Words>
          ) : newTab === undefined ? (
            <Link href={href} className={styles.link}>
              <Words>{title}</Words>
            </Link>
          ) : (
            <ExternalLink href={href} newTab={newTab} className={styles.link}>
              <Words>{title}</Words>
            </ExternalLink>
          )}
        </Heading>
        {text && (
          <div className={styles.text}>
            <Prose>{text}</Prose>
          </div>
        )}
        {children}
        {href !== undefined && (
          <span className={styles.arrow} aria-hidden="true">
            {newTab === undefined ? <Icon of={ArrowRight} size={20} /> : <Icon of={ArrowUpRight} size={20} />}
          </span>
        )}
      </div>
    </article>
  );
}
