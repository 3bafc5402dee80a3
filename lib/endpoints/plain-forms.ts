import { getTranslations } from 'next-intl/server';
import { company } from '../company/facts';
import { formAddress } from '../contract/form-address';
import { ALERT_KINDS, KINDS_AT_FIRST } from '../domain/alert-kind';
import type { Locale } from '../i18n/locales';
import type { FormName } from '../validation';
import {
  BUSINESS_TYPES,
  EMAIL_LENGTH,
  LENGTHS,
  NATIVE_CONTACT,
  NATIVE_EMAIL,
  NATIVE_PHONE,
  NATIVE_PHONE_LENGTH,
} from '../validation/patterns';

/** A form as its answer draws it again: the same fields, rules and words as on its page. */
export interface PlainForm {
  action: string;
  title: string;
  /** Heads the page that says it was not sent. */
  notSent: string;
  failure: string;
  /** The same, where nothing of what was typed is left. */
  failureEmpty: string;
  submit: string;
  fields: PlainField[];
}

export interface PlainField {
  /** Of `boxes` the first option, which says what is wrong with them. */
  name: string;
  /** `boxes`: each option is a field of its own, and is ticked or not. */
  control: 'select' | 'input' | 'textarea' | 'boxes';
  label: string;
  hint?: string;
  problem: string;
  attributes?: Record<string, string | number>;
  /** Most characters it takes. */
  most?: number;
  /** `ticked`: of a box in an empty form. */
  options?: { value: string; label: string; ticked?: boolean }[];
}

/** Not of type `email`: browsers refuse what a Chinese keyboard writes (`＠`, `。`) before our rules see it. */
const EMAIL_FIELD = {
  inputmode: 'email',
  autocapitalize: 'none',
  spellcheck: 'false',
  pattern: NATIVE_EMAIL,
  autocomplete: 'email',
};

/** Describes a form in a language. */
export async function plainForm(name: FormName, locale: Locale): Promise<PlainForm> {
  if (name === 'alerts') return alertsForm(locale);
  return name === 'question' ? questionForm(locale) : messageForm(name, locale);
}

async function messageForm(name: 'contact' | 'consultation', locale: Locale): Promise<PlainForm> {
  const [common, contact, consultation] = await Promise.all([
    getTranslations({ locale, namespace: 'common' }),
    getTranslations({ locale, namespace: 'contact.form' }),
    getTranslations({ locale, namespace: 'consultation' }),
  ]);
  const reachedBy: Omit<PlainField, 'name' | 'control'> =
    name === 'contact'
      ? {
          label: contact('contact'),
          problem: contact('problems.contact'),
          most: LENGTHS.contact,
          attributes: { pattern: NATIVE_CONTACT },
        }
      : {
          label: consultation('phone'),
          problem: consultation('phoneProblem'),
          most: NATIVE_PHONE_LENGTH,
          attributes: { pattern: NATIVE_PHONE, type: 'tel', autocomplete: 'tel' },
        };
  const instead = { phone: company().phones.hongKong.display, email: company().emails.cooperation };
  return {
    action: formAddress(name),
    title: contact('title'),
    notSent: contact('failureToast'),
    failure: contact('failure', instead),
    failureEmpty: contact('notSent', instead),
    submit: contact('submit'),
    fields: [
      {
        name: 'businessType',
        control: 'select',
        label: contact('businessType'),
        problem: contact('problems.businessType'),
        options: [
          { value: '', label: contact('placeholder.businessType') },
          ...BUSINESS_TYPES.map((value) => ({ value, label: common(`businessType${value}`) })),
        ],
      },
      {
        name: 'companyName',
        control: 'input',
        label: contact('companyName'),
        problem: contact('problems.companyName'),
        most: LENGTHS.companyName,
        attributes: { autocomplete: 'organization' },
      },
      {
        name: 'name',
        control: 'input',
        label: contact('name'),
        problem: contact('problems.name'),
        most: LENGTHS.name,
        attributes: { autocomplete: 'name' },
      },
      { name: 'phone', control: 'input', ...reachedBy },
      {
        name: 'content',
        control: 'textarea',
        label: contact('content'),
        problem: contact('problems.content'),
        most: LENGTHS.content,
        attributes: { rows: 5 },
      },
    ],
  };
}

async function questionForm(locale: Locale): Promise<PlainForm> {
  const t = await getTranslations({ locale, namespace: 'investors.ask' });
  return {
    action: formAddress('question'),
    title: t('title'),
    notSent: t('failure'),
    failure: t('failureKept', { email: company().emails.investors }),
    failureEmpty: t('failureTarget', { email: company().emails.investors }),
    submit: t('submit'),
    fields: [
      {
        name: 'questionContent',
        control: 'textarea',
        label: t('questionContent'),
        hint: t('hint.questionContent'),
        problem: t('problems.questionContent'),
        most: LENGTHS.question,
        attributes: { rows: 8 },
      },
      {
        name: 'email',
        control: 'input',
        label: t('email'),
        hint: t('hint.email'),
        problem: t('problems.email'),
        most: EMAIL_LENGTH,
        attributes: EMAIL_FIELD,
      },
    ],
  };
}

async function alertsForm(locale: Locale): Promise<PlainForm> {
  const [t, kinds] = await Promise.all([
    getTranslations({ locale, namespace: 'alerts.email' }),
    getTranslations({ locale, namespace: 'alerts.kinds' }),
  ]);
  return {
    action: formAddress('alerts'),
    title: t('formTitle'),
    notSent: t('notSent'),
    failure: t('failure', { email: company().emails.investors }),
    failureEmpty: t('failureEmpty', { email: company().emails.investors }),
    submit: t('submit'),
    fields: [
      {
        name: 'email',
        control: 'input',
        label: t('address'),
        hint: t('hint'),
        problem: t('problems.email'),
        most: EMAIL_LENGTH,
        attributes: EMAIL_FIELD,
      },
      {
        name: ALERT_KINDS[0],
        control: 'boxes',
        label: t('kinds'),
        problem: t('problems.kinds'),
        options: ALERT_KINDS.map((kind) => ({
          value: kind,
          label: kinds(kind),
          ticked: KINDS_AT_FIRST.includes(kind),
        })),
      },
    ],
  };
}
