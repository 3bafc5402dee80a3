import { ChartNoAxesCombined, Globe as GlobeLines, ReceiptText, ShieldCheck, Waypoints } from 'lucide';
import { useTranslations } from 'next-intl';
import { film } from '@/lib/assets/artwork';
import type { PageContext } from '@/lib/site/page-context';
import { useFilmWords } from '../media/carousel-words';
import { Section } from '../ui/layout/section';
import { Film } from '../ui/media/film';
import { Icon } from '../ui/media/icon';
import { Prose } from '../ui/text/words';
import styles from './globe.module.css';
import { type City, GlobeCities } from './globe-cities';

/** In the order in which the film's light visits them, clockwise from the top. */
const CAPABILITIES = [
  ['quotes', GlobeLines],
  ['routing', Waypoints],
  ['risk', ShieldCheck],
  ['settlement', ReceiptText],
  ['analytics', ChartNoAxesCombined],
] as const;

const CITIES = ['hongKong', 'shanghai', 'tokyo', 'singapore', 'london', 'newYork'] as const satisfies City[];

/**
 * The globe film with the five capabilities (§2): around it, each at its own disc of
 * the film, where there is room; below it as a list where there is not.
 */
export function Globe({ page }: { page: PageContext }) {
  const t = useTranslations('markets.globe');
  const cities = useTranslations('markets.sessions.cities');
  const words = useFilmWords();
  return (
    <Section id="globe" tone="ink" title={t('title')} lead={t('text')} align="center">
      <div className={styles.globe}>
        <div className={styles.film}>
          <Film
            name="globe"
            film={film('globe', page.locale)}
            label={t('film')}
            words={words}
            sizes="(min-width: 60rem) 960px, 100vw"
          />
          <GlobeCities names={CITIES.map((city) => [city, cities(city)] as const)} />
        </div>
        <ul className={styles.capabilities}>
          {CAPABILITIES.map(([key, icon]) => (
            <li key={key} data-place={key}>
              <Icon of={icon} strokeWidth={1.5} />
              <h3>{t(`${key}.title`)}</h3>
              <p>
                <Prose>{t(`${key}.text`)}</Prose>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
