import { ArrowRight, ArrowUpRight } from 'lucide';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../media/icon';
import { Link } from './link';
import styles from './text-link.module.css';

export interface TextLinkProps {
  href: string;
  /** What "Learn more" is about, such as ": Licences": read out after the words, not shown. */
  about?: string;
  /** Opens a new tab, and these words say so to those who cannot see it. */
  newTab?: string;
  children: ReactNode;
}

/** A way on, with an arrow that goes ahead when it is pointed at. */
export function TextLink({ href, about, newTab, children }: TextLinkProps) {
  const words = (
    <>
      {children}
      {about && <span className="visually-hidden">{about}</span>}
    </>
  );
  if (newTab !== undefined) {
    return (
      <ExternalLink href={href} newTab={newTab} className={styles.link}>
        {words}
        <Icon of={ArrowUpRight} size={18} />
      </ExternalLink>
    );
  }
  const arrow = <Icon of={ArrowRight} size={18} />;
  return href.startsWith('/') ? (
    <Link href={href} className={styles.link}>
      {words}
      {arrow}
    </Link>
  ) : (
    <a href={href} className={styles.link}>
      {words}
      {arrow}
    </a>
  );
}

export interface ExternalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'> {
  href: string;
  /** Such as " (opens in a new tab)": read out after its name, not shown. */
  newTab: string;
  children: ReactNode;
}

/** A link that opens a new tab and tells nothing of this site to it. Its looks come from where it stands. */
export function ExternalLink({ newTab, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{newTab}</span>
    </a>
  );
}
