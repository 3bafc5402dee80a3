import type { ReactNode } from 'react';
import type { Layout } from '@/lib/site/routes';
import { Container } from '../ui/section';
import { Backdrop } from './backdrop';
import styles from './product-hero.module.css';

export interface ProductHeroProps {
  layout: Layout;
  backdrop: 1 | 2 | 3;
  title: string;
  text: string;
  /** The one picture: it is the largest of the first screen. */
  picture: ReactNode;
  /** A phone stands upright, a screen lies and runs off the edge of the page. */
  shape: 'phone' | 'screen';
  /** Actions, then figures. */
  children: ReactNode;
}

/** Opening of a page about a product: one thing to say, one picture of it, one way to go. */
export function ProductHero({ layout, backdrop, title, text, picture, shape, children }: ProductHeroProps) {
  return (
    <div className={styles.hero} data-on-ink="">
      <Backdrop variant={backdrop} layout={layout} priority={false} />
      <Container className={styles.inner}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>{text}</p>
          {children}
        </div>
        <div className={styles.picture} data-shape={shape}>
          {picture}
        </div>
      </Container>
    </div>
  );
}
