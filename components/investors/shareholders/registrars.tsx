import { useTranslations } from 'next-intl';
import { company } from '@/lib/company/facts';
import { registrarHere } from '@/lib/company/registrar';
import type { Locale } from '@/lib/i18n/locales';
import { Words } from '../../ui/text/words';
import styles from './registrars.module.css';

/** Who keeps the register of members, where and when. A company without registrars shows none. */
export function Registrars({ locale }: { locale: Locale }) {
  const t = useTranslations('shareholders.registrars.where');
  const all = company().registrars ?? [];
  // Most shareholders of a company listed here are on the register that is kept here.
  const here = registrarHere();
  const registrars = [...(here ? [here] : []), ...all.filter((one) => one !== here)];
  return (
    <ul className={styles.registrars}>
      {registrars.map(({ where, name, address, phone, hours }) => (
        <li key={where}>
          <h3>
            <Words>{name[locale]}</Words>
          </h3>
          <p className={styles.where}>
            <Words>{t(where)}</Words>
          </p>
          <p>
            <Words>{address[locale]}</Words>
          </p>
          {phone && (
            <p data-figures>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            </p>
          )}
          {hours && (
            <p data-figures>
              <Words>{hours[locale]}</Words>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
