import type { ReactNode } from 'react';
import { Container } from './container';
import { SectionHeading, type SectionProps } from './section';
import section from './section.module.css';
import styles from './split.module.css';

export interface SplitSectionProps extends Omit<SectionProps, 'align' | 'aside' | 'space'> {
  title: string;
  picture: ReactNode;
  /** Where the picture stands beside the words. On the mobile layout it always follows them. */
  side?: 'left' | 'right';
  /** Of the picture's place, such as `bleed` (bleed.module.css). */
  pictureClass?: string;
}

/** A part with words beside a picture. The children follow the lead: figures, a list, the way on. */
export function SplitSection({
  id,
  title,
  eyebrow,
  lead,
  picture,
  side = 'right',
  pictureClass = '',
  tone = 'paper',
  rise = true,
  testId,
  children,
}: SplitSectionProps) {
  return (
    <section
      id={id}
      className={section.section}
      data-tone={tone}
      data-on-ink={tone === 'ink' ? '' : undefined}
      data-testid={testId}
    >
      <Container className={rise ? section.rise : ''}>
        <div className={styles.split} data-side={side}>
          <div className={styles.words}>
            <SectionHeading title={title} eyebrow={eyebrow} lead={lead} beside />
            {children}
          </div>
          <div className={`${styles.picture} ${pictureClass}`}>{picture}</div>
        </div>
      </Container>
    </section>
  );
}
