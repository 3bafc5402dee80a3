import { assetUrl } from '@/lib/config/assets';
import type { PageContext } from '@/lib/page-context';
import { NAVIGATION } from '@/lib/routes';
import { Container } from '../ui/section';
import styles from './frame.module.css';

const BACKDROPS = 3;
const WIDTHS = { desktop: [1600, 2400], mobile: [900] } as const;

/** Opening of a page on ink: one headline over the market's own light. */
export function InkHero({ title, lead, page }: { title: string; lead: string; page: PageContext }) {
  const variant = (Math.max(0, NAVIGATION.indexOf(page.route as (typeof NAVIGATION)[number])) % BACKDROPS) + 1;
  const set = (format: string) =>
    WIDTHS[page.layout]
      .map((width) => `${assetUrl(`/assets/hero/lattice-${variant}-${width}.${format}`)} ${width}w`)
      .join(', ');
  return (
    <div className={styles.hero} data-on-ink="">
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes="100vw" />
        <img
          src={assetUrl(`/assets/hero/lattice-${variant}-${WIDTHS[page.layout][0]}.webp`)}
          srcSet={set('webp')}
          sizes="100vw"
          alt=""
          fetchPriority="high"
          decoding="async"
        />
      </picture>
      <Container className={styles.heroWords}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </Container>
    </div>
  );
}
