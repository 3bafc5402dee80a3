import { useTranslations } from 'next-intl';
import { film } from '@/lib/assets/artwork';
import { SUPPLY } from '@/lib/content/broker';
import type { PageContext } from '@/lib/site/page-context';
import { useFilmWords } from '../media/carousel-words';
import { Tabs } from '../ui/actions/tabs';
import { Container } from '../ui/layout/container';
import { SectionHeading } from '../ui/layout/section';
import section from '../ui/layout/section.module.css';
import { Film } from '../ui/media/film';
import styles from './desktop-supply.module.css';
import { Facts } from './facts';
import { useSupplyFacts } from './supply-facts';

/**
 * The film of the market data pauses when the page is scrolled further than this, in px (§4). That is why this part
 * stands before the business centre: below it, it would never be in view while its film may play.
 */
const FILM_UNTIL = { before: 2300 };

/** Market data as three tabs beside their film (§2, §4). */
export function DesktopSupply({ page }: { page: PageContext }) {
  const t = useTranslations('broker.supply');
  const factsOf = useSupplyFacts();
  const words = useFilmWords();
  return (
    <section id="supply" className={`${section.section} ${styles.supply}`} data-tone="ink" data-on-ink="">
      <Container className={styles.inner}>
        <div>
          <SectionHeading title={t('title')} lead={t('text')} />
          <Tabs
            label={t('label')}
            tabs={SUPPLY.map((key) => ({
              value: key,
              label: t(`${key}.name`),
              anchor: `supply-${key}`,
              content: <Facts items={factsOf(key)} />,
            }))}
          />
        </div>
        <Film
          name="market-data"
          film={film('globe', page.locale)}
          label={t('film')}
          words={words}
          playing={FILM_UNTIL}
          sizes="(min-width: 961px) 78vw, 48rem"
          className={styles.film}
        />
      </Container>
    </section>
  );
}
