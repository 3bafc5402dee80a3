import type { ReactNode } from 'react';
import { Words } from '../text/words';
import { Container } from './container';
import styles from './section.module.css';

export type SectionTone = 'paper' | 'mist' | 'ink';

interface HeadingProps {
  /** Without one there is no heading at all. */
  title?: string;
  /** A few words above the title: what kind of thing this is. */
  eyebrow?: string;
  lead?: string;
}

export interface SectionProps extends HeadingProps {
  id?: string;
  /** Stands at the right of the title: a link to the whole, a label. */
  aside?: ReactNode;
  /** Title and link are short: on a phone too they stand on one line. */
  short?: boolean;
  /** Ink where the market is shown, paper where we speak. What stands on it takes its colours from it. */
  tone?: SectionTone;
  align?: 'start' | 'center';
  /** A strip is one row: it has less space above and below. */
  space?: 'section' | 'strip';
  /** Rises a little as it comes into view. Off for what holds the largest picture of the first screen. */
  rise?: boolean;
  testId?: string;
  children?: ReactNode;
}

/** One part of a page with its heading and the rhythm between parts. */
export function Section({
  id,
  title,
  eyebrow,
  aside,
  lead,
  short,
  tone = 'paper',
  align = 'start',
  space,
  rise = true,
  testId,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      className={styles.section}
      data-tone={tone}
      data-align={align}
      data-space={space}
      data-on-ink={tone === 'ink' ? '' : undefined}
      data-testid={testId}
    >
      <Container className={rise ? styles.rise : ''}>
        <SectionHeading title={title} eyebrow={eyebrow} lead={lead} aside={aside} short={short} />
        {children}
      </Container>
    </section>
  );
}

export interface SectionHeadingProps extends HeadingProps {
  aside?: ReactNode;
  short?: boolean;
  /** Stands beside a picture, in a column that parts what is in it. */
  beside?: boolean;
}

/** Title of a part of the page with what goes with it. */
export function SectionHeading({ title, eyebrow, lead, aside, short, beside }: SectionHeadingProps) {
  if (!title) return null;
  return (
    <div className={styles.heading} data-beside={beside || undefined} data-short={short || undefined}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <div className={styles.titleRow}>
        <h2>
          <Words>{title}</Words>
        </h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {lead && (
        <p className={styles.lead}>
          <Words>{lead}</Words>
        </p>
      )}
    </div>
  );
}
