'use client';

import { type ReactNode, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Layout } from '@/lib/site/routes';
import type { FormWords } from '../forms/form-words';
import { MESSAGE_FIELDS, MessageFields, type MessageFieldsProps, type MessageProblems } from '../forms/message-fields';
import { useEnhancedForm } from '../forms/use-enhanced-form';
import { BusyButton } from '../ui/actions/busy-button';
import { Button } from '../ui/actions/button';
import { MessageBox } from '../ui/fields/message-box';
import { Toast, type ToastMessage } from '../ui/overlays/toast';
import styles from './contact.module.css';

/** The contact page's toast (§9). */
const TOAST_MS = 2000;

export interface ContactFormProps {
  action: string;
  returnTo: string;
  locale: Locale;
  layout: Layout;
  businessTypes: { value: string; label: string }[];
  words: FormWords;
  /** What happens to the data. */
  privacy: ReactNode;
  individual: MessageFieldsProps['individual'];
  labels: Record<
    | 'businessType'
    | 'companyName'
    | 'name'
    | 'contact'
    | 'content'
    | 'submit'
    | 'reset'
    | 'success'
    | 'received'
    | 'failure'
    | 'failureToast'
    | 'limited'
    | 'required',
    string
  > &
    Pick<MessageFieldsProps['labels'], 'placeholder'> & { problems: MessageProblems };
}

/** The form of the contact page as a visitor sees it. */
export function ContactForm(props: ContactFormProps) {
  const { action, returnTo, locale, layout, businessTypes, words, privacy, individual, labels } = props;
  const [toast, setToast] = useState<ToastMessage>();
  const { formProps, resetProps, native, parts, failure, isSent, busy, validity } = useEnhancedForm({
    name: 'contact',
    fields: MESSAGE_FIELDS,
    locale,
    onOutcome: (outcome) => {
      if (outcome === 'sent') setToast({ text: labels.success, kind: 'success' });
      else if (layout === 'mobile') setToast({ text: labels.failureToast, kind: 'error' });
    },
  });

  return (
    <form {...formProps} action={action} className={styles.form} data-testid="consultation-form">
      <p className={styles.requiredNote}>{labels.required}</p>
      <MessageFields
        prefix="contact"
        locale={locale}
        returnTo={returnTo}
        businessTypes={businessTypes}
        reachedBy="phone-or-email"
        words={words}
        individual={individual}
        native={native}
        labels={labels}
        problems={labels.problems}
        validity={validity}
      />
      {failure && <MessageBox kind="error">{failure === 'limited' ? labels.limited : labels.failure}</MessageBox>}
      {isSent && <MessageBox kind="success">{labels.received}</MessageBox>}
      <div className={styles.buttons}>
        <BusyButton type="submit" busy={busy}>
          {labels.submit}
        </BusyButton>
        <Button {...resetProps} look="outline">
          {labels.reset}
        </Button>
      </div>
      {privacy}
      {parts}
      <Toast toast={toast} duration={TOAST_MS} onDone={() => setToast(undefined)} />
    </form>
  );
}
