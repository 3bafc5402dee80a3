import type { PageContext } from '@/lib/site/page-context';
import { NAVIGATION } from '@/lib/site/routes';
import { Backdrop } from '../media/backdrop';
import { Container } from '../ui/section';
import styles from './frame.module.css';

const BACKDROPS = [1, 2, 3] as const;

/** Opening of a page on ink: one headline over the market's own light. */
export function InkHero({ title, lead, page }: { title: string; lead: string; page: PageContext }) {
  const place = Math.max(0, NAVIGATION.indexOf(page.route as (typeof NAVIGATION)[number]));
  return (
    <div className={styles.hero} data-on-ink="">
      <Backdrop variant={BACKDROPS[place % BACKDROPS.length] ?? 1} layout={page.layout} />
      <Container className={styles.heroWords}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </Container>
    </div>
  );
}
