import { useLocale, useTranslations } from 'next-intl';
import { companyWords } from '@/lib/company/company-words';
import { company } from '@/lib/company/facts';
import { mainOffice } from '@/lib/company/words';
import { TextLink } from '../ui/actions/text-link';
import { Container } from '../ui/layout/container';
import { CentralMap } from './central-map';
import styles from './office.module.css';

/** Where on the page the office is. */
export const OFFICE_ID = 'office';

/** Where the office is, when it is open and how to get there, on a drawn map of Central. */
export function Office() {
  const t = useTranslations('contact.office');
  const newTab = useTranslations('layout.footer')('newTab');
  const locale = useLocale();
  const office = mainOffice();
  if (!office?.address) return null;
  const { name, address, hours, closed, ways, map, sketch } = office;
  const { mapSearch } = company();
  const place = map ?? (mapSearch && `${mapSearch}${encodeURIComponent(address[locale])}`);
  return (
    <section id={OFFICE_ID} className={styles.office} aria-labelledby="office-title">
      <Container className={styles.frame}>
        {sketch && <CentralMap className={styles.map} name={companyWords(locale).company} road={sketch.road[locale]} />}
        <div className={styles.card}>
          <h2 id="office-title">{name[locale]}</h2>
          <dl>
            <div>
              <dt>{t('addressLabel')}</dt>
              <dd>
                <address>{address[locale]}</address>
              </dd>
              {place && (
                <dd>
                  <TextLink href={place} newTab={newTab}>
                    {t('map')}
                  </TextLink>
                </dd>
              )}
            </div>
            {hours && (
              <div>
                <dt>{t('hoursLabel')}</dt>
                <dd data-figures>{hours[locale]}</dd>
                {closed && <dd>{closed[locale]}</dd>}
              </div>
            )}
            {ways && ways.length > 0 && (
              <div>
                <dt>{t('wayLabel')}</dt>
                {ways.map((way) => (
                  <dd key={way.en}>{way[locale]}</dd>
                ))}
              </div>
            )}
          </dl>
          <p>{t('visit')}</p>
        </div>
      </Container>
    </section>
  );
}
