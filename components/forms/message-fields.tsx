import type { Locale } from '@/lib/i18n/locales';
import { LENGTHS, NATIVE_CONTACT, NATIVE_PHONE, NATIVE_PHONE_LENGTH } from '@/lib/validation/patterns';
import { Field, type Validity } from '../ui/field';
import { Select } from '../ui/select';
import styles from './message-fields.module.css';

/** Fields of a consultation message (§3), in their order on the page. */
export const MESSAGE_FIELDS = ['businessType', 'companyName', 'name', 'phone', 'content'] as const;

type Words = Record<'businessType' | 'companyName' | 'name' | 'contact' | 'content', string>;

export interface MessageFieldsProps {
  /** Begins the ids: there may be two such forms on a page. */
  prefix: string;
  locale: Locale;
  /** Where a form without JavaScript leads back to. */
  returnTo: string;
  businessTypes: readonly { value: string; label: string }[];
  /** Chosen at first (§9); nothing without it. */
  defaultBusinessType?: string;
  /** A phone number alone (pop-ups), or a phone number or an e-mail address (contact page) (§5). */
  reachedBy: 'phone' | 'phone-or-email';
  labels: Words & { honeypot: string; placeholder: Words };
  /** What is wrong with a field; the mobile popup marks its fields without words (§5). */
  problems?: Words;
  validity: (field: string) => Validity;
}

const REACHED_BY = {
  phone: { maxLength: NATIVE_PHONE_LENGTH, pattern: NATIVE_PHONE, type: 'tel', autoComplete: 'tel' },
  'phone-or-email': { maxLength: LENGTHS.contact, pattern: NATIVE_CONTACT },
} as const;

/** The fields of every consultation form (§5), with what a plain form needs beside them. */
export function MessageFields(props: MessageFieldsProps) {
  const { prefix, locale, returnTo, businessTypes, defaultBusinessType, reachedBy, labels, problems, validity } = props;
  const { placeholder } = labels;
  return (
    <>
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="lang" value={locale} />
      <div className={styles.honeypot} aria-hidden="true">
        <label htmlFor={`${prefix}-website`}>{labels.honeypot}</label>
        <input id={`${prefix}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <Field
        id={`${prefix}-type`}
        label={labels.businessType}
        validity={validity('businessType')}
        message={problems?.businessType}
      >
        {(control) => (
          <Select
            {...control}
            name="businessType"
            required
            defaultValue={defaultBusinessType}
            placeholder={placeholder.businessType}
            options={businessTypes}
          />
        )}
      </Field>
      <Field
        id={`${prefix}-company`}
        label={labels.companyName}
        validity={validity('companyName')}
        message={problems?.companyName}
      >
        {(control) => (
          <input
            {...control}
            name="companyName"
            required
            maxLength={LENGTHS.companyName}
            autoComplete="organization"
            placeholder={placeholder.companyName}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field id={`${prefix}-name`} label={labels.name} validity={validity('name')} message={problems?.name}>
          {(control) => (
            <input
              {...control}
              name="name"
              required
              maxLength={LENGTHS.name}
              autoComplete="name"
              placeholder={placeholder.name}
            />
          )}
        </Field>
        <Field id={`${prefix}-contact`} label={labels.contact} validity={validity('phone')} message={problems?.contact}>
          {(control) => (
            <input
              {...control}
              {...REACHED_BY[reachedBy]}
              name="phone"
              required
              title={problems?.contact}
              placeholder={placeholder.contact}
            />
          )}
        </Field>
      </div>
      <Field id={`${prefix}-content`} label={labels.content} validity={validity('content')} message={problems?.content}>
        {(control) => (
          <textarea
            {...control}
            name="content"
            required
            maxLength={LENGTHS.content}
            rows={4}
            placeholder={placeholder.content}
          />
        )}
      </Field>
    </>
  );
}
