'use client';

import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Layout } from '@/lib/site/routes';
import type { FormWords } from '../forms/form-words';
import { MESSAGE_FIELDS, MessageFields, type MessageFieldsProps } from '../forms/message-fields';
import { type EnhancedFormOptions, useEnhancedForm } from '../forms/use-enhanced-form';
import { BusyButton } from '../ui/actions/busy-button';
import { Button } from '../ui/actions/button';
import { MessageBox } from '../ui/fields/message-box';
import styles from './consultation.module.css';

/** What a consultation form is made of, in a popup or in a page. */
export interface ConsultationContent {
  layout: Layout;
  locale: Locale;
  action: string;
  returnTo: string;
  businessType: string;
  businessTypes: MessageFieldsProps['businessTypes'];
  words: Record<'submit' | 'reset' | 'success' | 'failure' | 'failureToast' | 'limited', string> & {
    /** What happens to the data. */
    privacy: ReactNode;
    form: FormWords;
    individual: MessageFieldsProps['individual'];
    fields: MessageFieldsProps['labels'];
    problems: MessageFieldsProps['problems'];
  };
}

/** §4's state machine of a consultation form. */
export const useConsultationForm = (locale: Locale, onOutcome: EnhancedFormOptions['onOutcome']) =>
  useEnhancedForm({ name: 'consultation', fields: MESSAGE_FIELDS, locale, onOutcome });

export interface ConsultationFormProps extends ConsultationContent {
  /** Begins the ids of its fields. */
  prefix: string;
  machine: ReturnType<typeof useConsultationForm>;
  /** Said when a message has arrived, until something else is written; a popup closes instead. */
  received?: string;
}

/** The fields, marks and buttons of a consultation (§4, §5); what becomes of a message is for whoever shows it. */
export function ConsultationForm(props: ConsultationFormProps) {
  const { prefix, machine, received, layout, locale, action, returnTo, businessType, businessTypes, words } = props;
  const { formProps, resetProps, native, parts, failure, isSent, busy, validity } = machine;
  const isMobile = layout === 'mobile';
  return (
    <form {...formProps} action={action} className={styles.form} data-testid="consultation-form">
      <MessageFields
        prefix={prefix}
        locale={locale}
        returnTo={returnTo}
        businessTypes={businessTypes}
        defaultBusinessType={businessType}
        reachedBy="phone"
        words={words.form}
        individual={words.individual}
        native={native}
        labels={words.fields}
        problems={words.problems}
        quiet={isMobile}
        validity={validity}
      />
      {failure && !isMobile && (
        <MessageBox kind="error">{failure === 'limited' ? words.limited : words.failure}</MessageBox>
      )}
      {received && isSent && <MessageBox kind="success">{received}</MessageBox>}
      <div className={styles.buttons}>
        <BusyButton type="submit" busy={busy}>
          {words.submit}
        </BusyButton>
        <Button {...resetProps} look="outline">
          {words.reset}
        </Button>
      </div>
      {words.privacy}
      {parts}
    </form>
  );
}
