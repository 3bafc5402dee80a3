import { useTranslations } from 'next-intl';
import { artwork } from '@/lib/assets/artwork';
import type { PageContext } from '@/lib/site/page-context';
import { Consultation } from '../consultation/consultation';
import { CONSULTATION_ID } from '../consultation/consultation-id';
import { Hero } from '../media/hero';
import { Section } from '../ui/layout/section';
import { Artwork } from '../ui/media/artwork';
import { BUSINESS_TYPE } from './business-type';
import { ListedFeatureCards } from './feature-cards';
import { ListedFigures } from './figures';
import styles from './mobile-listed.module.css';
import { ListedPartners } from './partners';
import { ReadingFilm } from './reading-film';
import { ResultsDayCase } from './results-day-case';
import { ListedSteps } from './steps';

/** Listed-company services on the mobile layout (§2), with the consultation popup. */
export function MobileListed({ page }: { page: PageContext }) {
  const t = useTranslations('listed');
  const words = useTranslations('pages.listedCompanyServices');
  return (
    <>
      <Hero
        seed={600}
        shape="page"
        title={words('heading')}
        text={words('lead')}
        picture={
          <Artwork
            art={artwork('listed/opening-phone', page.locale)}
            alt={t('opening.report.picture')}
            // A shade under what it is set at, so that ordinary phones take the narrower file.
            sizes="340px"
            priority
            className={styles.picture}
          />
        }
      >
        <Consultation page={page} businessType={BUSINESS_TYPE} label={t('opening.talk')} wide />
      </Hero>
      <ListedFigures page={page} />
      <ListedSteps page={page} />
      <ResultsDayCase />
      <ReadingFilm page={page} />
      <ListedFeatureCards page={page} />
      <ListedPartners page={page} />
      <Section id={CONSULTATION_ID} tone="mist" title={t('consult.title')} lead={t('consult.text')}>
        <Consultation page={page} businessType={BUSINESS_TYPE} label={t('consult.action')} wide />
      </Section>
    </>
  );
}
