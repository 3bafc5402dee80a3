import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { LENGTHS, NATIVE_CONTACT, NATIVE_PHONE, NATIVE_PHONE_LENGTH } from '@/lib/validation/patterns';
import { Field, type Validity } from '../ui/fields/field';
import { Select } from '../ui/fields/select';
import { FillButton } from './fill-button';
import type { FormWords } from './form-words';
import { HiddenFields } from './hidden-fields';
import { LimitedField } from './limited-field';
import styles from './message-fields.module.css';

/** Fields of a consultation message (§3), in their order on the page. */
export const MESSAGE_FIELDS = ['businessType', 'companyName', 'name', 'phone', 'content'] as const;

type Words = Record<'businessType' | 'companyName' | 'name' | 'contact' | 'content', string>;

export interface MessageProblems extends Words {
  /** The same as `contact`, which takes several lines, with the places where they may break. */
  contactLines?: ReactNode;
}

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
  labels: Words & { placeholder: Words };
  words: FormWords;
  /** Fills the company in for somebody who has none; the field stays required (§5). */
  individual: { action: string; value: string };
  /** No script limits the fields (yet), so the browser does. */
  native: boolean;
  /** What is wrong with a field. */
  problems: MessageProblems;
  /** The fields are marked, and what is wrong is heard alone (§5, mobile popup). */
  quiet?: boolean;
  validity: (field: string) => Validity;
}

const REACHED_BY = {
  phone: { pattern: NATIVE_PHONE, type: 'tel', autoComplete: 'tel' },
  'phone-or-email': { pattern: NATIVE_CONTACT },
} as const;

/** The fields of every consultation form (§5), with what a plain form needs beside them. */
export function MessageFields(props: MessageFieldsProps) {
  const { prefix, locale, returnTo, businessTypes, defaultBusinessType, reachedBy, labels, problems, validity } = props;
  const { individual, native, quiet } = props;
  const limited = { native: props.native, words: props.words, quiet };
  const { placeholder } = labels;
  return (
    <>
      <HiddenFields
        returnTo={returnTo}
        locale={locale}
        honeypotId={`${prefix}-more`}
        honeypotLabel={props.words.honeypot}
      />
      <Field
        id={`${prefix}-type`}
        label={labels.businessType}
        validity={validity('businessType')}
        message={problems.businessType}
        quiet={quiet}
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
      <LimitedField
        {...limited}
        id={`${prefix}-company`}
        label={labels.companyName}
        most={LENGTHS.companyName}
        validity={validity('companyName')}
        message={problems.companyName}
        shortcut={!native && <FillButton field={`${prefix}-company`} {...individual} />}
      >
        {(control) => (
          <input
            {...control}
            name="companyName"
            required
            autoComplete="organization"
            placeholder={placeholder.companyName}
          />
        )}
      </LimitedField>
      <div className={styles.pair}>
        <LimitedField
          {...limited}
          id={`${prefix}-name`}
          label={labels.name}
          most={LENGTHS.name}
          validity={validity('name')}
          message={problems.name}
        >
          {(control) => <input {...control} name="name" required autoComplete="name" placeholder={placeholder.name} />}
        </LimitedField>
        <LimitedField
          {...limited}
          id={`${prefix}-contact`}
          label={labels.contact}
          // A number is judged by its digits, however it is written; the limit is for an address.
          most={reachedBy === 'phone' ? NATIVE_PHONE_LENGTH : LENGTHS.contact}
          validity={validity('phone')}
          message={problems.contactLines ?? problems.contact}
        >
          {(control) => (
            <input
              {...control}
              {...REACHED_BY[reachedBy]}
              name="phone"
              required
              title={problems.contact}
              placeholder={placeholder.contact}
            />
          )}
        </LimitedField>
      </div>
      <LimitedField
        {...limited}
        id={`${prefix}-content`}
        label={labels.content}
        most={LENGTHS.content}
        validity={validity('content')}
        message={problems.content}
      >
        {(control) => <textarea {...control} name="content" required rows={4} placeholder={placeholder.content} />}
      </LimitedField>
    </>
  );
}
