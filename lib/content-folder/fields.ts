import { mixed, number, type ObjectShape, object, string } from 'yup';

/** What the fields of a content folder's files are made of (schemas.ts); `label` says what a field is for. */

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A moment with its zone, or Hong Kong time where none is given. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?$/;

export const line = (label: string) => string().label(label).strict().trim().max(1000);
export const words = (label: string) => string().label(label).strict().max(20_000);
export const day = (label: string) =>
  string().label(label).strict().matches(DAY, 'must be a day such as 2026-11-12').meta({ format: 'date' });
export const moment = (label: string) =>
  string().label(label).strict().matches(MOMENT, 'must be a moment such as 2026-11-12T16:45:00+08:00');
export const period = (label: string) =>
  line(label).matches(
    /^\d{4}-(?:first-quarter|half|nine-months|year)$/,
    'must be a year and first-quarter, half, nine-months or year, such as 2026-half',
  );
export const whole = (label: string, most = 1e12) => number().label(label).strict().integer().min(0).max(most);
export const one = <T extends string>(label: string, values: readonly T[]) =>
  mixed<T>()
    .label(label)
    .oneOf([...values]);
export const address = (label: string) =>
  line(label).matches(/^(?:https?:\/\/|\/)/, 'must be an address that begins with https:// or with /');

export const strictly = <T extends ObjectShape>(label: string, fields: T) => object(fields).label(label).noUnknown();

/** Words in the three languages. */
export const inThree = (label: string, of = line) =>
  strictly(label, {
    zt: of('Traditional Chinese').required(),
    zh: of('Simplified Chinese').required(),
    en: of('English').required(),
  });
/** Words whose simplified Chinese may be missing: the traditional ones are shown then. */
export const inTwo = (label: string, of = line) =>
  strictly(label, {
    zt: of('Traditional Chinese').required(),
    zh: of('Simplified Chinese; without it the traditional words are shown'),
    en: of('English').required(),
  });

const file = (label: string) =>
  strictly(label, {
    file: line('Name of the file, beside this one').required(),
    pages: whole('How many pages it has', 10_000),
    formerly: address('An address that led to it before, such as /assets/report.pdf; it redirects'),
  }).default(undefined);

/** One file for each language, or one that holds both. */
export const files = strictly('The document itself', {
  zt: file('In traditional Chinese'),
  zh: file('In simplified Chinese'),
  en: file('In English'),
  bilingual: file('In Chinese and English, in one file'),
});
