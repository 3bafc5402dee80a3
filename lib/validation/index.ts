import { number, type ObjectSchema, object, string, ValidationError } from 'yup';
import { ALERT_KINDS, type AlertKind } from '../domain/alert-kind';
import { FILING_KINDS } from '../domain/filing-kind';
import { TICKED } from './hidden-fields';
import {
  BUSINESS_TYPES,
  EMAIL_LENGTH,
  isBlank,
  isEmail,
  isPhone,
  LENGTHS,
  normaliseEmail,
  normalisePhone,
  SEARCH_LENGTH,
  withoutControls,
} from './patterns';

/**
 * The rules of every form (§5), for the browser and again for the server.
 * A message is a code; who shows it finds the words: `required`, `tooLong`
 * or `invalid`.
 */
export type Problem = 'required' | 'tooLong' | 'invalid';
export type Problems<Fields extends string = string> = Partial<Record<Fields, Problem>>;

const required = 'required' satisfies Problem;
const tooLong = 'tooLong' satisfies Problem;
const invalid = 'invalid' satisfies Problem;

/** Transforms strings and leaves other values for the type check: a body may hold anything. */
const inText = (change: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value;
/** A text as a person wrote it: without control characters and the space around it, the rest kept. */
const trimmed = () =>
  string()
    .typeError(invalid)
    .transform(inText((text) => withoutControls(text).trim()))
    // Invisible characters alone count as empty.
    .transform(inText((text) => (isBlank(text) ? '' : text)))
    .required(required);

/** Characters are counted as a person counts them in a text field: UTF-16 units, like `maxlength`. */
const line = (most: number) => trimmed().max(most, tooLong);

const businessType = string().typeError(invalid).required(required).oneOf(BUSINESS_TYPES, required);

const phone = trimmed()
  .transform(inText(normalisePhone))
  .max(LENGTHS.phone, invalid)
  .test('phone', invalid, (text) => isPhone(text ?? ''));

/** Contact page: a phone number or an e-mail address, 50 characters at most. */
const contact = trimmed()
  .max(LENGTHS.contact, tooLong)
  .transform(inText((text) => (isPhone(text) ? normalisePhone(text) : normaliseEmail(text))))
  .test('contact', invalid, (text) => isPhone(text ?? '') || isEmail(text ?? ''));

const message = {
  businessType,
  companyName: line(LENGTHS.companyName),
  name: line(LENGTHS.name),
  content: line(LENGTHS.content),
};

/** Consultation pop-ups: desktop, broker, listed-company and mobile. */
export const consultationSchema = object({ ...message, phone });

/** The contact page's form, and whatever does not say which form it is. */
export const contactSchema = object({ ...message, phone: contact });

const email = () =>
  line(EMAIL_LENGTH)
    .transform(inText(normaliseEmail))
    .test('email', invalid, (text) => isEmail(text ?? ''));

export const questionSchema = object({
  email: email(),
  questionContent: line(LENGTHS.question),
});

const box = () => string().typeError(invalid).oneOf(['', TICKED], invalid).default('');

/** Alerts by e-mail: an address, and a box for each kind. Where none is ticked, the first one says so. */
export const alertsSchema = object({
  email: email(),
  ...(Object.fromEntries(ALERT_KINDS.map((kind) => [kind, box()])) as Record<AlertKind, ReturnType<typeof box>>),
  [ALERT_KINDS[0]]: box().test('one', required, (_, { parent }) => ALERT_KINDS.some((kind) => parent[kind] === TICKED)),
});

/** The forms of the site: the contact page's, the consultation pop-ups', the investors' question (§4), alerts by e-mail. */
export type FormName = 'contact' | 'consultation' | 'question' | 'alerts';

/** The rules of each form, for the browser and again for the server. */
export const FORM_SCHEMAS: Record<FormName, ObjectSchema<object>> = {
  contact: contactSchema,
  consultation: consultationSchema,
  question: questionSchema,
  alerts: alertsSchema,
};

/** A whole number in digits, as a number or a text: neither `0x1` nor `1e1`. */
const whole = () =>
  number()
    .transform((_, given) => (typeof given === 'string' && !/^\d+$/.test(given) ? Number.NaN : Number(given)))
    .typeError(invalid)
    .integer(invalid);

const count = (most: number) => whole().min(1, invalid).max(most, invalid);

/** Largest page that our own endpoints hand out. */
export const LARGEST_PAGE = 200;

export const pagingSchema = object({
  pageIndex: count(9999).default(1),
  pageSize: count(LARGEST_PAGE).default(20),
});

/** A register may be narrowed to a year and searched, and announcements to a kind; these are our own additions to §7. */
export const registerRequestSchema = pagingSchema.shape({
  year: whole().min(1900, invalid).max(2099, invalid),
  q: string()
    .typeError(invalid)
    .transform(inText((text) => text.replace(/\s+/g, ' ').trim()))
    .max(SEARCH_LENGTH, tooLong),
  /** Of announcements alone. */
  kind: string().typeError(invalid).oneOf(FILING_KINDS, invalid),
});

/** Hot news may be asked for without paging (§7). */
export const optionalPagingSchema = object({ pageIndex: count(9999), pageSize: count(LARGEST_PAGE) });

/** The company's own share is the only one that is told. @param ours its stock code at the moment */
export const stockCodeSchema = (ours: () => string) =>
  object({
    code: string()
      .typeError(invalid)
      .required(required)
      .test('ours', invalid, (code) => !code || code === ours()),
  });

export const downloadClickSchema = object({
  pageNum: count(99).required(required),
  plate: count(9).required(required),
  remark: string().typeError(invalid).default('').max(100, tooLong),
});

const identifier = () =>
  string()
    .typeError(invalid)
    .required(required)
    .matches(/^[\w.-]{1,64}$/, invalid);

export const downloadCountSchema = object({ orgCode: identifier(), pid: identifier() });

export type Judged<T> = { ok: true; value: T } | { ok: false; problems: Problems };

/** Judges a value; a good one comes back trimmed and normalised, a bad one with one problem per field. */
export function judge<T extends object>(schema: ObjectSchema<T>, value: unknown): Judged<T> {
  const given = fieldsOf(Object.keys(schema.fields), value);
  // No field of ours holds an object, a list or a truth, and Yup's casts throw on some of them or make words of them.
  const ofNoField = Object.entries(given).filter(([, it]) => Object(it) === it || typeof it === 'boolean');
  if (ofNoField.length > 0)
    return { ok: false, problems: Object.fromEntries(ofNoField.map(([name]) => [name, invalid])) };
  try {
    return { ok: true, value: schema.validateSync(given, { abortEarly: false, stripUnknown: true }) as T };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems: Problems = {};
    for (const { path, errors } of error.inner.length > 0 ? error.inner : [error]) {
      problems[path || 'body'] ??= asProblem(errors[0]);
    }
    return { ok: false, problems };
  }
}

/** What of a value has these names; Yup takes another one, such as `constructor`, for a field and throws. */
function fieldsOf(names: string[], value: unknown): Record<string, unknown> {
  const given = Object(value) as Record<string, unknown>;
  return Object.fromEntries(names.filter((name) => Object.hasOwn(given, name)).map((name) => [name, given[name]]));
}

function asProblem(message: string | undefined): Problem {
  return message === required || message === tooLong ? message : invalid;
}
