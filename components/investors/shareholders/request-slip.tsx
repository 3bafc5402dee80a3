import { useTranslations } from 'next-intl';
import { company } from '@/lib/company/facts';
import { registrarHere } from '@/lib/company/registrar';
import type { Locale } from '@/lib/i18n/locales';
import { Disclosure } from '../../ui/actions/disclosure';
import { Prose } from '../../ui/text/words';
import styles from './request-slip.module.css';

const WHICH = ['all', 'this'] as const;
const LANGUAGES = ['chinese', 'english', 'both'] as const;
const LINES = ['name', 'address', 'email', 'signature', 'date'] as const;

/** The form with which a registered shareholder asks for printed copies: unfolded, it prints on a sheet of its own. */
export function RequestSlip({ locale }: { locale: Locale }) {
  const t = useTranslations('shareholders.communications');
  const registrar = registrarHere();
  return (
    <Disclosure summary={t('slip')} className={styles.slip}>
      <p className={styles.how}>
        <Prose>{t('slipText', { email: company().emails.investors })}</Prose>
      </p>
      <div className={styles.sheet}>
        {registrar && (
          <p>
            {t('to')}
            <br />
            {registrar.name[locale]}
            <br />
            {registrar.address[locale]}
          </p>
        )}
        <p>{t('ask')}</p>
        <ul>
          {WHICH.map((which) => (
            <li key={which}>{t(which)}</li>
          ))}
        </ul>
        <ul className={styles.languages}>
          {LANGUAGES.map((language) => (
            <li key={language}>{t(language)}</li>
          ))}
        </ul>
        <dl>
          {LINES.map((line) => (
            <div key={line}>
              <dt>{t(line)}</dt>
              <dd />
            </div>
          ))}
        </dl>
      </div>
    </Disclosure>
  );
}
