import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/site/page-context';
import { ConsultationBlock } from '../consultation/consultation-block';
import { Words } from '../ui/text/words';
import { BUSINESS_TYPE } from './business-type';
import styles from './desktop-listed.module.css';
import { ListedFeatures } from './features';
import { ListedFigures } from './figures';
import { ListedOpening } from './opening';
import { ListedPartners } from './partners';
import { ReadingFilm } from './reading-film';
import { ResultsDayCase } from './results-day-case';
import { ListedSteps } from './steps';

/** Listed-company services on the desktop layout (§2). */
export function DesktopListed({ page }: { page: PageContext }) {
  const t = useTranslations('listed.consult');
  return (
    <>
      <ListedOpening page={page} />
      <ListedFigures page={page} />
      <ResultsDayCase />
      <ListedSteps page={page} />
      <ReadingFilm page={page} />
      <ListedFeatures page={page} />
      <ListedPartners page={page} />
      <ConsultationBlock page={page} businessType={BUSINESS_TYPE} title={t('title')} text={t('text')}>
        <div className={styles.shown}>
          <h3>{t('shown.title')}</h3>
          <ul>
            {(['pages', 'reading', 'dates'] as const).map((key) => (
              <li key={key}>
                <Words>{t(`shown.${key}`)}</Words>
              </li>
            ))}
          </ul>
        </div>
      </ConsultationBlock>
    </>
  );
}
