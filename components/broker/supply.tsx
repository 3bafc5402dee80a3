import { useTranslations } from 'next-intl';
import { film } from '@/lib/assets/artwork';
import { SUPPLY } from '@/lib/content/broker';
import { useCarouselWords, useFilmWords } from '../media/carousel-words';
import { Carousel } from '../ui/carousel';
import { Film } from '../ui/film';
import { Container, Section, SectionHeading } from '../ui/section';
import section from '../ui/section.module.css';
import { Tabs } from '../ui/tabs';
import { Facts } from './facts';
import styles from './supply.module.css';

/**
 * The film of the market data pauses when the page is scrolled further than this, in px (§4). That is why this part
 * stands before the business centre: below it, it would never be in view while its film may play.
 */
const FILM_UNTIL = { before: 2300 };
const FACTS = ['holds', 'by', 'replaces'] as const;

type Supply = (typeof SUPPLY)[number];

function useFacts(): (key: Supply) => { name: string; text: string }[] {
  const t = useTranslations('broker.supply');
  return (key) => FACTS.map((fact) => ({ name: t(`rows.${fact}`), text: t(`${key}.${fact}`) }));
}

/** Market data as three tabs beside their film (§2, §4). */
export function DesktopSupply() {
  const t = useTranslations('broker.supply');
  const factsOf = useFacts();
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
          film={film('globe')}
          label={t('film')}
          words={words}
          playing={FILM_UNTIL}
          sizes="60vw"
          className={styles.film}
        />
      </Container>
    </section>
  );
}

/** Market data as three slides (§2). */
export function MobileSupply() {
  const t = useTranslations('broker.supply');
  const factsOf = useFacts();
  const words = useCarouselWords(SUPPLY.length);
  return (
    <Section id="supply" tone="ink" title={t('title')} lead={t('text')}>
      <Carousel
        name="supply"
        label={t('label')}
        tone="ink"
        controls="names"
        words={words}
        slideLabels={SUPPLY.map((key) => t(`${key}.name`))}
        slides={SUPPLY.map((key) => (
          <div key={key} id={`supply-${key}`} className={styles.slide}>
            <h3 className="visually-hidden">{t(`${key}.name`)}</h3>
            <Facts items={factsOf(key)} />
          </div>
        ))}
      />
    </Section>
  );
}
