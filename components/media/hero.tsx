import type { ReactNode } from 'react';
import { Container } from '../ui/layout/container';
import { DepthField } from '../ui/motion/depth-field';
import { Words } from '../ui/text/words';
import styles from './hero.module.css';

export interface HeroProps {
  /** Of the order book behind it. */
  seed: number;
  title: string;
  text: string;
  /** The one picture: it is the largest of the first screen. Without one the words stand alone over the bars. */
  picture?: ReactNode;
  /**
   * A phone stands upright, a screen lies and runs off the edge of the page, a moment is a part of one at its own size,
   * a page follows the words at once and ends with the opening.
   */
  shape?: 'phone' | 'screen' | 'moment' | 'page';
  /** No taller than its words: what the page is for follows at once. */
  short?: boolean;
  /** Actions, then figures. */
  children?: ReactNode;
}

/** Opening of a page on ink: one thing to say, at most one picture of it, one way to go. */
export function Hero({ seed, title, text, picture, shape, short, children }: HeroProps) {
  return (
    <div
      className={styles.hero}
      data-alone={picture ? undefined : ''}
      data-short={short ? '' : undefined}
      data-on-ink=""
    >
      <DepthField seed={seed} />
      <Container className={styles.inner}>
        <div className={styles.words}>
          <h1>
            <Words>{title}</Words>
          </h1>
          <p>
            <Words>{text}</Words>
          </p>
          {children}
        </div>
        {picture && (
          <div className={styles.picture} data-shape={shape}>
            {picture}
          </div>
        )}
      </Container>
    </div>
  );
}
