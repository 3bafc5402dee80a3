import { assetUrl } from '@/lib/assets/address';
import type { Layout } from '@/lib/site/routes';
import styles from './backdrop.module.css';

const WIDTHS = { desktop: [1600, 2400], mobile: [900] } as const;

/**
 * The candle lattice behind words on ink, quiet on the left where they stand. Fills its positioned parent.
 *
 * Without `priority` it comes after the first paint, and is kept from counting as the largest: by its
 * size in bytes (workshop/heroes.mjs), on a phone by filling the screen (product-hero.module.css).
 */
export function Backdrop({
  variant,
  layout,
  priority = true,
}: {
  variant: 1 | 2 | 3;
  layout: Layout;
  priority?: boolean;
}) {
  const set = (format: string) =>
    WIDTHS[layout]
      .map((width) => `${assetUrl(`/assets/hero/lattice-${variant}-${width}.${format}`)} ${width}w`)
      .join(', ');
  return (
    <picture className={styles.backdrop}>
      <source type="image/avif" srcSet={set('avif')} sizes="100vw" />
      <img
        src={assetUrl(`/assets/hero/lattice-${variant}-${WIDTHS[layout][0]}.webp`)}
        srcSet={set('webp')}
        sizes="100vw"
        alt=""
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
