import { useTranslations } from 'next-intl';
import { film } from '@/lib/assets/artwork';
import { company } from '@/lib/company/facts';
import type { PageContext } from '@/lib/site/page-context';
import { useFilmWords } from '../media/carousel-words';
import { TextLink } from '../ui/actions/text-link';
import { SplitSection } from '../ui/layout/split-section';
import { Film, type FilmProps } from '../ui/media/film';
import styles from './reading-film.module.css';

/** Where the page has to be scrolled to (§4, §9): on a desktop near the section, on a phone past the opening. */
const PLAYING = {
  desktop: { within: 160 },
  mobile: { after: 600 },
} as const satisfies Record<string, FilmProps['playing']>;

/** The live-report film with the way to its cloud site (§2 listed-company services). */
export function ReadingFilm({ page }: { page: PageContext }) {
  const t = useTranslations('listed.film');
  const footer = useTranslations('layout.footer');
  const words = useFilmWords();
  return (
    <SplitSection
      id="live-report"
      tone="mist"
      side="left"
      title={t('title')}
      lead={t('text')}
      picture={
        <figure className={styles.shown}>
          <Film
            name="live-report"
            film={film('live-report', page.locale)}
            label={t('picture')}
            words={words}
            playing={PLAYING[page.layout]}
            sizes={page.layout === 'mobile' ? '100vw' : '(min-width: 961px) 700px, 100vw'}
            className={styles.film}
          />
          <figcaption>{t('caption')}</figcaption>
        </figure>
      }
    >
      <TextLink href={company().partnerSites.liveReport} newTab={footer('newTab')}>
        {t('open')}
      </TextLink>
    </SplitSection>
  );
}
