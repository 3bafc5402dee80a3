import { useTranslations } from 'next-intl';
import { film } from '@/lib/assets/artwork';
import { companyWords } from '@/lib/company/company-words';
import { lineOfYears } from '@/lib/content/history';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { useFilmWords } from '../media/carousel-words';
import { ButtonLink } from '../ui/actions/button';
import { Container } from '../ui/layout/container';
import { Film } from '../ui/media/film';
import { Words } from '../ui/text/words';
import { HISTORY } from './history';
import styles from './opening.module.css';

/** On the mobile layout the film pauses when the page is scrolled further than this, in px (§2, §4). */
const FILM_UNTIL = { before: 480 };

/** The company film behind the first words of the page (§2 About us). */
export function AboutOpening({ page }: { page: PageContext }) {
  const t = useTranslations('about.film');
  const words = useTranslations('pages.aboutUs');
  return (
    <div className={styles.opening} data-on-ink="">
      <Film
        name="about"
        film={film('company', page.locale)}
        label={t('label')}
        words={useFilmWords()}
        {...(page.layout === 'mobile' && { playing: FILM_UNTIL })}
        priority
        className={styles.film}
      />
      <Container className={styles.inner}>
        <h1>
          <Words>{words('heading')}</Words>
        </h1>
        <p>
          <Words>{words('lead', companyWords(page.locale))}</Words>
        </p>
        <div className={styles.actions}>
          {lineOfYears() && <ButtonLink href={`#${HISTORY}`}>{t('action')}</ButtonLink>}
          <ButtonLink href={linkFrom(page, 'investorRelations')} look="outline">
            {t('second')}
          </ButtonLink>
        </div>
      </Container>
    </div>
  );
}
