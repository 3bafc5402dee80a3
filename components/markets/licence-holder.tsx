import { useLocale, useTranslations } from 'next-intl';
import { company } from '@/lib/company/facts';
import { ContentLabel } from '../data/content-label';
import { ExternalLink } from '../ui/actions/text-link';
import { Prose } from '../ui/text/words';
import styles from './licence-holder.module.css';

/** Which corporation holds the licences, under what number, where that can be checked, and what a licence is not. */
export function LicenceHolder() {
  const t = useTranslations('markets.licences');
  const { name, ceNumber, register } = company().licence;
  const holder = name?.[useLocale()];
  const newTab = useTranslations('layout.footer')('newTab');
  return (
    <div className={styles.holder}>
      <dl>
        {holder !== undefined && (
          <div>
            <dt>{t('corporation')}</dt>
            <dd>{holder}</dd>
          </div>
        )}
        {ceNumber !== undefined && (
          <div>
            <dt>{t('ceNumber')}</dt>
            <dd data-figures="">
              {ceNumber} <ContentLabel />
            </dd>
          </div>
        )}
        {register !== undefined && (
          <div>
            <dt>{t('register.label')}</dt>
            <dd>
              <ExternalLink href={register} newTab={newTab}>
                {t('register.value')}
              </ExternalLink>
            </dd>
          </div>
        )}
      </dl>
      <p>
        <Prose>{t('noEndorsement')}</Prose>
      </p>
    </div>
  );
}
