'use client';

import { type ReactNode, useState } from 'react';
import { ALERT_KINDS, type AlertKind, KINDS_AT_FIRST } from '@/lib/domain/alert-kind';
import type { Locale } from '@/lib/i18n/locales';
import { TICKED } from '@/lib/validation/hidden-fields';
import { EmailField } from '../../forms/email-field';
import type { FormWords } from '../../forms/form-words';
import { HiddenFields } from '../../forms/hidden-fields';
import { useEnhancedForm } from '../../forms/use-enhanced-form';
import { BusyButton } from '../../ui/actions/busy-button';
import { Boxes } from '../../ui/fields/boxes';
import { MessageBox } from '../../ui/fields/message-box';
import styles from './email-alerts.module.css';

const FIELDS = ['email', ...ALERT_KINDS] as const;

export interface EmailFormProps {
  action: string;
  returnTo: string;
  locale: Locale;
  words: {
    form: FormWords;
    address: string;
    hint: string;
    legend: string;
    kinds: Record<AlertKind, string>;
    problems: Record<'email' | 'kinds', string>;
    submit: string;
    sent: string;
    failure: string;
    limited: string;
    /** What happens to the address. */
    privacy: ReactNode;
  };
}

/** The form of alerts by e-mail. Without JavaScript it is a plain form. */
export function EmailForm({ action, returnTo, locale, words }: EmailFormProps) {
  const [isSent, setSent] = useState(false);
  const { formProps, native, parts, busy, failure, validity } = useEnhancedForm({
    name: 'alerts',
    fields: FIELDS,
    locale,
    onOutcome: (outcome) => setSent(outcome === 'sent'),
  });
  return (
    <form {...formProps} action={action} className={styles.form} data-testid="alerts-form">
      <HiddenFields returnTo={returnTo} locale={locale} honeypotId="alerts-more" honeypotLabel={words.form.honeypot} />
      <EmailField
        id="alerts-email"
        native={native}
        words={words.form}
        label={words.address}
        hint={words.hint}
        validity={validity('email')}
        message={words.problems.email}
      />
      <Boxes
        id="alerts-kinds"
        legend={words.legend}
        value={TICKED}
        boxes={ALERT_KINDS.map((name) => ({ name, label: words.kinds[name], ticked: KINDS_AT_FIRST.includes(name) }))}
        invalid={validity(ALERT_KINDS[0]) === 'invalid'}
        message={words.problems.kinds}
      />
      {failure && <MessageBox kind="error">{failure === 'limited' ? words.limited : words.failure}</MessageBox>}
      {isSent && !failure && <MessageBox kind="success">{words.sent}</MessageBox>}
      <div>
        <BusyButton type="submit" busy={busy}>
          {words.submit}
        </BusyButton>
      </div>
      {words.privacy}
      {parts}
    </form>
  );
}
