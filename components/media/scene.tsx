import type { ReactNode } from 'react';
import { type ArtName, artwork } from '@/lib/assets/artwork';
import type { PageContext } from '@/lib/site/page-context';
import { Container } from '../ui/layout/container';
import { Artwork } from '../ui/media/artwork';
import { Words } from '../ui/text/words';
import styles from './scene.module.css';

export interface SceneProps {
  page: PageContext;
  /** Which of the scenes of Hong Kong: each is composed for either layout. */
  name: 'desk' | 'aisle' | 'central';
  title: string;
  /** Something true that a reader can use; the picture shows when or where it holds. */
  text: string;
  /** What the picture shows, for those who do not see it. */
  picture: string;
  /** What can be done at that hour, below the words. */
  children?: ReactNode;
}

/** A scene across the whole page, with what there is to know of that hour or place below it. */
export function Scene({ page, name, title, text, picture, children }: SceneProps) {
  const mobile = page.layout === 'mobile';
  const art: ArtName = mobile ? `scene/${name}-narrow` : `scene/${name}`;
  return (
    <section className={styles.scene} aria-labelledby={`scene-${name}`} data-on-ink="" data-testid="scene">
      <Artwork art={artwork(art, page.locale)} alt={picture} sizes="100vw" className={styles.picture} />
      <Container className={styles.words}>
        <h2 id={`scene-${name}`}>
          <Words>{title}</Words>
        </h2>
        <p data-figures="">
          <Words>{text}</Words>
        </p>
        {children && <div className={styles.action}>{children}</div>}
      </Container>
    </section>
  );
}
