import { Activity, type ReactNode } from 'react';
import styles from './section.module.css';

/** Content width and gutters of the page. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${styles.container} ${className}`}>{children}</div>;
}

/** `sizes` of a picture that runs off the edge of a phone (`data-screen`, section.module.css). */
export const SCREEN_SIZES = '(max-width: 560px) 150vw, 900px';

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
  /** Ink where the market is shown, paper where we speak. What stands on it takes its colours from it. */
  tone?: SectionTone;
  align?: 'start' | 'center';
  /** Rises a little as it comes into view. Off for what holds the largest picture of the first screen. */
  rise?: boolean;
  testId?: string;
  children?: ReactNode;
}

/**
 * One part of a page with its heading and the rhythm between parts. React takes an
 * `Activity` over on its own, after what is around it and before anything else when
 * it is touched: a long page becomes live part by part, not in one long task.
 */
export function Section({
  id,
  title,
  eyebrow,
  aside,
  lead,
  tone = 'paper',
  align = 'start',
  rise = true,
  testId,
  children,
}: SectionProps) {
  return (
    <Activity>
      <section
        id={id}
        className={styles.section}
        data-tone={tone}
        data-align={align}
        data-on-ink={tone === 'ink' ? '' : undefined}
        data-testid={testId}
      >
        <Container className={rise ? styles.rise : ''}>
          <SectionHeading title={title} eyebrow={eyebrow} lead={lead} aside={aside} />
          {children}
        </Container>
      </section>
    </Activity>
  );
}

export interface SplitSectionProps extends Omit<SectionProps, 'align' | 'aside'> {
  title: string;
  picture: ReactNode;
  /** Where the picture stands beside the words. On the mobile layout it always follows them. */
  side?: 'left' | 'right';
  /** A picture of a whole screen: on the mobile layout it is larger than the line and runs off its right edge. */
  screen?: boolean;
}

/** A part with words beside a picture. The children follow the lead: figures, a list, the way on. */
export function SplitSection({
  id,
  title,
  eyebrow,
  lead,
  picture,
  side = 'right',
  screen = false,
  tone = 'paper',
  rise = true,
  testId,
  children,
}: SplitSectionProps) {
  return (
    <Activity>
      <section
        id={id}
        className={styles.section}
        data-tone={tone}
        data-on-ink={tone === 'ink' ? '' : undefined}
        data-testid={testId}
      >
        <Container className={rise ? styles.rise : ''}>
          <div className={styles.split} data-side={side}>
            <div className={styles.splitWords}>
              <SectionHeading title={title} eyebrow={eyebrow} lead={lead} />
              {children}
            </div>
            <div className={styles.splitPicture} data-screen={screen ? '' : undefined}>
              {picture}
            </div>
          </div>
        </Container>
      </section>
    </Activity>
  );
}

function SectionHeading({ title, eyebrow, lead, aside }: HeadingProps & { aside?: ReactNode }) {
  if (!title) return null;
  return (
    <div className={styles.heading}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <div className={styles.titleRow}>
        <h2>{title}</h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
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
