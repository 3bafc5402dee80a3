import type { ReactNode } from 'react';
import { Words } from '../text/words';
import { Container } from './container';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  title: string;
  lead?: string;
  /** Above the title: a breadcrumb. */
  before?: ReactNode;
  /** On the row of the lead, at its right, where there is room: what narrows the page. */
  beside?: ReactNode;
  /** Below the lead: more words, something to do. */
  after?: ReactNode;
  /** Beside the words, where there is room: facts. */
  aside?: ReactNode;
  /** Lies under everything: a depth field. */
  behind?: ReactNode;
  /** Ink, under a dark header, or paper. */
  tone?: 'paper' | 'ink';
}

/** The first words of a page. What follows on the same paper keeps the space that they leave below. */
export function PageHeading({ title, lead, before, beside, after, aside, behind, tone = 'paper' }: PageHeadingProps) {
  const leading = lead && (
    <p className={styles.lead}>
      <Words>{lead}</Words>
    </p>
  );
  const words = (
    <>
      <h1>
        <Words>{title}</Words>
      </h1>
      {beside ? (
        <div className={styles.row}>
          {leading}
          {beside}
        </div>
      ) : (
        leading
      )}
      {after}
    </>
  );
  return (
    <div className={styles.heading} data-page-heading={tone} data-on-ink={tone === 'ink' ? '' : undefined}>
      {behind}
      <Container>
        {before}
        {aside ? (
          <div className={styles.columns}>
            <div>{words}</div>
            {aside}
          </div>
        ) : (
          words
        )}
      </Container>
    </div>
  );
}
