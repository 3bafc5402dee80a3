import type { ReactNode } from 'react';
import styles from './section.module.css';

/** Content width and gutters of the page. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${styles.container} ${className}`}>{children}</div>;
}

export interface SectionProps {
  id?: string;
  title?: string;
  /** Stands at the right of the title: a link to the whole, a label. */
  aside?: ReactNode;
  lead?: string;
  tone?: 'paper' | 'mist';
  children?: ReactNode;
}

/** One part of a page with its heading and the rhythm between parts. */
export function Section({ id, title, aside, lead, tone = 'paper', children }: SectionProps) {
  return (
    <section id={id} className={styles.section} data-tone={tone}>
      <Container>
        {title && (
          <div className={styles.heading}>
            <h2>{title}</h2>
            {aside}
          </div>
        )}
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </Container>
    </section>
  );
}

export interface PageHeadingProps {
  title: string;
  lead?: string;
  /** Above the title: a breadcrumb. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The first words of a page on paper. */
export function PageHeading({ title, lead, before, after }: PageHeadingProps) {
  return (
    <div className={styles.pageHeading}>
      <Container>
        {before}
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        {after}
      </Container>
    </div>
  );
}
