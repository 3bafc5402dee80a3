'use client';

import { useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Layout } from '@/lib/routes';
import { LENGTHS, NATIVE_CONTACT } from '@/lib/validation/patterns';
import { useEnhancedForm } from '../forms/use-enhanced-form';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Toast } from '../ui/toast';
import styles from './contact.module.css';

const FIELDS = ['businessType', 'companyName', 'name', 'phone', 'content'] as const;

/** The contact page's toast (§9). */
const TOAST_MS = 2000;

export interface ContactFormProps {
  action: string;
  returnTo: string;
  locale: Locale;
  layout: Layout;
  businessTypes: { value: string; label: string }[];
  labels: Record<
    | 'businessType'
    | 'companyName'
    | 'name'
    | 'contact'
    | 'content'
    | 'submit'
    | 'reset'
    | 'success'
    | 'failure'
    | 'failureToast'
    | 'limited'
    | 'honeypot'
    | 'required',
    string
  > &
    Record<'placeholder' | 'problems', Record<'businessType' | 'companyName' | 'name' | 'contact' | 'content', string>>;
}

/** The form of the contact page as a visitor sees it. */
export function ContactForm({ action, returnTo, locale, layout, businessTypes, labels }: ContactFormProps) {
  const [toast, setToast] = useState<{ text: string; kind: 'success' | 'error' }>();
  const { formProps, parts, report, busy, validity } = useEnhancedForm({
    name: 'contact',
    fields: FIELDS,
    locale,
    onOutcome: (outcome) => {
      if (outcome === 'sent') setToast({ text: labels.success, kind: 'success' });
      else if (layout === 'mobile') setToast({ text: labels.failureToast, kind: 'error' });
    },
  });
  const failed = report.outcome === 'failed' || report.outcome === 'limited';

  return (
    <form {...formProps} action={action} className={styles.form} data-testid="consultation-form">
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="lang" value={locale} />
      <div className={styles.honeypot} aria-hidden="true">
        <label htmlFor="contact-website">{labels.honeypot}</label>
        <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <p className={styles.requiredNote}>{labels.required}</p>
      <Field
        id="contact-type"
        label={labels.businessType}
        validity={validity('businessType')}
        message={labels.problems.businessType}
      >
        {(control) => (
          <select {...control} name="businessType" required defaultValue="">
            <option value="">{labels.placeholder.businessType}</option>
            {businessTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id="contact-company"
        label={labels.companyName}
        validity={validity('companyName')}
        message={labels.problems.companyName}
      >
        {(control) => (
          <input
            {...control}
            name="companyName"
            required
            maxLength={LENGTHS.companyName}
            autoComplete="organization"
            placeholder={labels.placeholder.companyName}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field id="contact-name" label={labels.name} validity={validity('name')} message={labels.problems.name}>
          {(control) => (
            <input
              {...control}
              name="name"
              required
              maxLength={LENGTHS.name}
              autoComplete="name"
              placeholder={labels.placeholder.name}
            />
          )}
        </Field>
        <Field
          id="contact-contact"
          label={labels.contact}
          validity={validity('phone')}
          message={labels.problems.contact}
        >
          {(control) => (
            <input
              {...control}
              name="phone"
              required
              maxLength={LENGTHS.contact}
              pattern={NATIVE_CONTACT}
              title={labels.problems.contact}
              placeholder={labels.placeholder.contact}
            />
          )}
        </Field>
      </div>
      <Field
        id="contact-content"
        label={labels.content}
        validity={validity('content')}
        message={labels.problems.content}
      >
        {(control) => (
          <textarea
            {...control}
            name="content"
            required
            maxLength={LENGTHS.content}
            rows={5}
            placeholder={labels.placeholder.content}
          />
        )}
      </Field>
      {failed && (
        <p role="alert" className={styles.alert}>
          {report.outcome === 'limited' ? labels.limited : labels.failure}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {labels.submit}
        </Button>
        <Button type="reset" look="outline">
          {labels.reset}
        </Button>
      </div>
      {parts}
      <Toast message={toast?.text} kind={toast?.kind} duration={TOAST_MS} onDone={() => setToast(undefined)} />
    </form>
  );
}
