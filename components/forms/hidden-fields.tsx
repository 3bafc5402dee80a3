import type { Locale } from '@/lib/i18n/locales';
import { HIDDEN_FIELDS } from '@/lib/validation/hidden-fields';
import styles from './honeypot.module.css';

export interface HiddenFieldsProps {
  /** Where a form without JavaScript leads back to. */
  returnTo: string;
  locale: Locale;
  /** Of the honeypot: there may be several forms on a page. */
  honeypotId: string;
  honeypotLabel: string;
}

/** What every form sends beside what is typed. */
export function HiddenFields({ returnTo, locale, honeypotId, honeypotLabel }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name={HIDDEN_FIELDS.returnTo} value={returnTo} />
      <input type="hidden" name={HIDDEN_FIELDS.language} value={locale} />
      <Honeypot id={honeypotId} label={honeypotLabel} />
    </>
  );
}

/** A field for programs: no person sees it, and no password manager takes it for one of its own. */
function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={HIDDEN_FIELDS.honeypot}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}
