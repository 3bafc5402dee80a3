import { useTranslations } from 'next-intl';
import { company } from '@/lib/company/facts';
import { TextLink } from '../ui/actions/text-link';
import { Container } from '../ui/layout/container';
import { CentralMap } from './central-map';
import styles from './office.module.css';

/** Where on the page the office is. */
export const OFFICE_ID = 'office';

/** Where the office is, when it is open and how to get there, on a drawn map of Central. */
export function Office() {
  const t = useTranslations('contact.office');
  const footer = useTranslations('layout.footer');
  return (
    <section id={OFFICE_ID} className={styles.office} aria-labelledby="office-title">
      <Container className={styles.frame}>
        <CentralMap className={styles.map} />
        <div className={styles.card}>
          <h2 id="office-title">{t('title')}</h2>
          <dl>
            <div>
              <dt>{t('addressLabel')}</dt>
              <dd>
                <address>{footer('address')}</address>
              </dd>
              <dd>
                <TextLink
                  href={`${company().mapSearch}${encodeURIComponent(footer('address'))}`}
                  newTab={footer('newTab')}
                >
                  {t('map')}
                </TextLink>
              </dd>
            </div>
            <div>
              <dt>{t('hoursLabel')}</dt>
              <dd data-figures>{t('hours')}</dd>
              <dd>{t('closed')}</dd>
            </div>
            <div>
              <dt>{t('wayLabel')}</dt>
              {(['mtr', 'tram', 'ferry'] as const).map((way) => (
                <dd key={way}>{t(`ways.${way}`)}</dd>
              ))}
            </div>
          </dl>
          <p>{t('visit')}</p>
        </div>
      </Container>
    </section>
  );
}
