import { getTranslations } from 'next-intl/server';
import { companyWords } from '../company/company-words';
import type { Locale } from '../i18n/locales';
import { withLanguage } from '../site/href';
import { attributes, html, type Markup } from '../text/markup';
import type { FormName, Problems } from '../validation';
import { HIDDEN_FIELDS, TICKED } from '../validation/hidden-fields';
import { lengthOf, withoutControls } from '../validation/patterns';
import { plainAnswer } from './plain-document';
import { type PlainField, plainForm } from './plain-forms';

export interface FormPage {
  form: FormName;
  locale: Locale;
  /** Public path of the page that the form stands on. */
  returnTo: string;
  /** What was typed, by the names of the fields. */
  typed: Record<string, unknown>;
  status: number;
  problems?: Problems;
  /** In place of the form's own sentence. */
  sentence?: string;
  headers?: Record<string, string>;
}

/**
 * The answer to a plain form that was not taken: a whole page with the form as it was filled in, so that no
 * word has to be typed again, and with what is wrong said at each field. It is the answer to the POST itself,
 * so that what was typed stands in no address and is kept nowhere.
 */
export async function formPage(page: FormPage): Promise<Response> {
  const { locale, typed, problems = {} } = page;
  const form = await plainForm(page.form, locale);
  const [submission, privacy, layout] = await Promise.all([
    getTranslations({ locale, namespace: 'common.submission' }),
    getTranslations({ locale, namespace: 'common.privacy' }),
    getTranslations({ locale, namespace: 'layout' }),
  ]);
  const words = companyWords(locale);
  const brand = { brand: words.company, brandLink: layout('brandLink', words) };
  const isEmpty = form.fields.every(({ name, control }) => control === 'boxes' || textOf(typed, name) === '');
  const failure = isEmpty ? form.failureEmpty : form.failure;
  const wrong = form.fields.filter(({ name }) => problems[name]);
  const problemOf = (field: PlainField) => {
    if (problems[field.name] !== 'tooLong' || !field.most) return html`${field.problem}`;
    const count = lengthOf(textOf(typed, field.name)) - field.most;
    // An address is judged as mail goes to it, which may be longer than it was typed.
    return count > 0 ? html`${field.problem}<br>${submission('over', { count })}` : html`${field.problem}`;
  };
  const { returnTo, language, honeypot } = HIDDEN_FIELDS;
  const main = html`<h1>${form.title}</h1>
<div id="not-sent" class="problems" role="alert" tabindex="-1" autofocus>
<p>${page.sentence ?? (wrong.length > 0 ? submission('invalidFields') : failure)}</p>
${wrong.length > 0 ? html`<ul>${wrong.map((field) => html`<li><a href="#${field.name}">${field.label}</a></li>`)}</ul>` : ''}
</div>
<form method="post" action="${form.action}">
<input type="hidden" name="${returnTo}" value="${page.returnTo}">
<input type="hidden" name="${language}" value="${locale}">
<div class="unseen" aria-hidden="true"><label for="${honeypot}">${submission('honeypot')}</label><input id="${honeypot}" name="${honeypot}" tabindex="-1" autocomplete="off"></div>
${form.fields.map((field) => {
  const problem = problems[field.name] && problemOf(field);
  return field.control === 'boxes'
    ? boxesMarkup(field, isEmpty ? undefined : typed, problem)
    : fieldMarkup(field, textOf(typed, field.name), problem);
})}
<button type="submit">${form.submit}</button>
<p>${privacy(page.form === 'question' || page.form === 'alerts' ? page.form : 'consultation')} <a href="${withLanguage('/privacyPolicy', locale)}">${privacy('policy')}</a></p>
</form>
<p><a href="${withLanguage(page.returnTo, locale)}">${submission('back')}</a></p>`;
  return plainAnswer({ locale, title: `${form.notSent} · ${form.title}`, brand, main }, page.status, page.headers);
}

function textOf(typed: Record<string, unknown>, name: string): string {
  const text = Object.hasOwn(typed, name) ? typed[name] : '';
  return typeof text === 'string' ? withoutControls(text) : '';
}

function fieldMarkup(field: PlainField, text: string, problem: Markup | undefined): Markup {
  const { name, hint } = field;
  const control = field.control as Exclude<PlainField['control'], 'boxes'>;
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  const common = attributes({
    id: name,
    name,
    required: true,
    'aria-invalid': problem === undefined ? undefined : 'true',
    'aria-describedby': described || undefined,
    maxlength: field.most,
    ...field.attributes,
    title: field.attributes?.pattern === undefined ? undefined : field.problem,
  });
  return html`<div class="field">
<label for="${name}">${field.label}</label>
${hint ? html`<p id="${name}-hint">${hint}</p>` : ''}
${controlMarkup(control, common, text, field.options)}
${problem ? html`<p id="${name}-problem" class="problem">${problem}</p>` : ''}
</div>
`;
}

/** @param typed undefined where nothing was: then what is ticked at first is */
function boxesMarkup(
  { name, label, options = [] }: PlainField,
  typed: Record<string, unknown> | undefined,
  problem: Markup | undefined,
): Markup {
  const isTicked = (option: { value: string; ticked?: boolean }) =>
    typed === undefined ? option.ticked === true : textOf(typed, option.value) === TICKED;
  const boxes = options.map((option) => {
    const common = attributes({
      id: option.value,
      name: option.value,
      value: TICKED,
      checked: isTicked(option) ? true : undefined,
      'aria-describedby': problem && option.value === name ? `${name}-problem` : undefined,
    });
    return html`<label class="box"><input type="checkbox"${common}> ${option.label}</label>
`;
  });
  return html`<fieldset class="field">
<legend>${label}</legend>
${boxes}
${problem ? html`<p id="${name}-problem" class="problem">${problem}</p>` : ''}
</fieldset>
`;
}

function controlMarkup(
  control: Exclude<PlainField['control'], 'boxes'>,
  common: Markup,
  text: string,
  options: PlainField['options'] = [],
): Markup {
  if (control === 'select') {
    const choices = options.map(
      ({ value, label }) =>
        html`<option${attributes({ value, selected: value === text ? true : undefined })}>${label}</option>`,
    );
    return html`<select${common}>${choices}</select>`;
  }
  // A line break right after the tag is not part of the text, so one of ours stands before a visitor's.
  if (control === 'textarea') return html`<textarea${common}>\n${text}</textarea>`;
  return html`<input${common}${attributes({ value: text })}>`;
}
