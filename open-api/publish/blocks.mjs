import { readdirSync } from 'node:fs';
import path from 'node:path';
import { limit, SCHEMA, VERSION } from '../sandbox/protocol.mjs';
import { fill, OPEN_API, readJson, readText, WORDS } from './words.mjs';

/**
 * What stands in a document where a directive was, made from what the program itself reads: the schema, the
 * errors, the limits, the files of the samples and the list of packages.
 *
 * @typedef {import('./words.mjs').Locale} Locale
 * @typedef {{ kind: 'table', caption: string, head: string[], rows: string[][] }} Table cells are Markdown within a line
 * @typedef {{ kind: 'code', language: string, code: string, label: string }} Code
 * @typedef {{ kind: 'samples', name: string, label: string, files: { language: string, file: string, code: string }[] }} Samples
 * @typedef {{ kind: 'text', markdown: string }} Text
 * @typedef {{ kind: 'drawing', words: string } | { kind: 'console' }} Place
 * @typedef {Table | Code | Samples | Text | Place} Block
 */

/** Languages of the samples in the order of the switch, with their names. */
export const SAMPLE_LANGUAGES = { javascript: 'JavaScript', python: 'Python', java: 'Java', cpp: 'C++' };

/** @type {Record<string, { value: number, unit: string, words: Record<Locale, string>, exceeded: string | null }>} */
const LIMITS = readJson('open-api/protocol/limits.json');
/** More choices than these are listed in a table of their own. */
const LISTED = 6;
const code = (/** @type {unknown} */ text) => `\`${String(text)}\``;

/** @type {Record<string, (locale: Locale, name: string) => Block[]>} */
const DIRECTIVES = {
  message: (locale, name) => {
    const definition = definitionOf(name);
    const side = definition['x-direction'];
    if (!side) throw new Error(`${name} is no message`);
    const words = WORDS[locale];
    const example = JSON.stringify(definition.examples[0], null, 2);
    return [
      { kind: 'text', markdown: `**${words[side]}** ${definition['x-words'][locale]}` },
      fieldsOf(locale, name),
      { kind: 'code', language: 'json', code: example, label: `${words.example}: ${name}` },
    ];
  },
  fields: (locale, name) => [fieldsOf(locale, name)],
  types: (locale) => {
    const words = WORDS[locale];
    const names = ['Version', 'Id', 'Symbol', 'Channel', 'Sequence', 'Price', 'Time', 'Level'];
    const rows = names.map((name) => {
      const definition = definitionOf(name);
      return [code(name), formOf(definition, locale), definition['x-words'][locale]];
    });
    return [{ kind: 'table', caption: words.types, head: [words.type, words.form, words.meaning], rows }];
  },
  errors: (locale) => {
    const words = WORDS[locale];
    const rows = readJson('open-api/protocol/errors.json').map((/** @type {any} */ row) => [
      code(row.code),
      row.when[locale],
      row.do[locale],
      row.ends
        ? fill(words.closes, { code: row.closeCode }) + (row.reconnect ? `<br>${words.again}` : '')
        : words.stays,
    ]);
    return [{ kind: 'table', caption: words.errors, head: [words.code, words.when, words.do, words.ends], rows }];
  },
  limits: (locale) => {
    const words = WORDS[locale];
    const rows = Object.values(LIMITS).map(({ value, unit, words: meaning, exceeded }) => [
      meaning[locale],
      `${value.toLocaleString('en')} ${words.units[unit]}`,
      exceeded ? code(exceeded) : '',
    ]);
    return [{ kind: 'table', caption: words.limits, head: [words.limit, words.value, words.exceeded], rows }];
  },
  sample: (locale, name) => [{ kind: 'samples', name, label: WORDS[locale].samples, files: sampleFiles(name) }],
  drawing: (locale, name) => {
    if (name !== 'life-cycle') throw new Error(`there is no drawing ${name}`);
    return [{ kind: 'drawing', words: WORDS[locale].drawing }];
  },
  downloads: (locale) => {
    const words = WORDS[locale];
    const titles = readJson(`messages/${locale}/sdk.json`).names;
    const rows = readJson('lib/content/sdk-packages.json').map((/** @type {any} */ sdk) => [
      titles[sdk.key],
      sdk.version,
      sdk.date.split('-').reverse().join('/'),
      `[${(sdk.bytes / 1024).toFixed(1)}\u00a0KB](${sdk.file})`,
      code(sdk.sha256),
    ]);
    return [
      {
        kind: 'table',
        caption: words.downloads,
        head: [words.sdk, words.version, words.date, words.open, words.sha256],
        rows,
      },
    ];
  },
  key: (locale) => [{ kind: 'text', markdown: readJson(`messages/${locale}/documents.json`).access }],
  console: () => [{ kind: 'console' }],
};

/**
 * The blocks of a directive that stands alone on its line.
 * @param {string} directive `message subscribe` @param {Locale} locale @returns {Block[]}
 */
export function blocksOf(directive, locale) {
  const [kind = '', name = ''] = directive.split(/\s+/);
  const make = Object.hasOwn(DIRECTIVES, kind) ? DIRECTIVES[kind] : undefined;
  if (!make) throw new Error(`there is no directive ${directive}`);
  return make(locale, name);
}

/** The number or version of a directive within a line. @param {string} directive */
export function inlineOf(directive) {
  const [kind, name = '', unit] = directive.split(/\s+/);
  if (kind === 'version') return VERSION;
  if (kind !== 'limit') throw new Error(`there is no directive ${directive} within a line`);
  return (unit === 's' ? limit(name) / 1000 : limit(name)).toLocaleString('en');
}

/** @param {string} name @returns {any} */
function definitionOf(name) {
  const definition = SCHEMA.$defs[name];
  if (!definition) throw new Error(`the schema has no ${name}`);
  return definition;
}

/** @param {Locale} locale @param {string} name @returns {Table} */
function fieldsOf(locale, name) {
  const { properties, required = [], examples = [{}] } = definitionOf(name);
  const words = WORDS[locale];
  const rows = Object.entries(properties).map(([field, /** @type {any} */ definition]) => [
    code(field) + (required.includes(field) ? '' : `<br>${words.mayMiss}`),
    typeOf(definition, locale) + (definition['x-unit'] ? `<br>${words.units[definition['x-unit']]}` : ''),
    definition['x-words'][locale],
    // As in the message that stands below the table; what is always the same has been said.
    definition.const === undefined ? exampleOf(examples[0][field] ?? definition.examples?.[0]) : '',
  ]);
  const head = [words.field, `${words.type}`, words.meaning, words.example];
  return { kind: 'table', caption: fill(words.message, { name }), head, rows };
}

/** Short enough for its column; a list of objects is shown whole in the example of the message. @param {unknown} value */
function exampleOf(value) {
  const text = JSON.stringify(value);
  if (text === undefined) return '';
  return text.length > 31 ? code(`${text.slice(0, 24)} …`) : code(text);
}

/** @param {any} definition @param {Locale} locale @returns {string} */
function typeOf(definition, locale) {
  const words = WORDS[locale];
  if (definition.$ref) return code(definition.$ref.split('/').at(-1));
  if (definition.const !== undefined) return code(JSON.stringify(definition.const));
  if (definition.enum?.length > LISTED) return words.string;
  if (definition.enum)
    return definition.enum.map((/** @type {unknown} */ one) => code(JSON.stringify(one))).join(' · ');
  if (definition.oneOf ?? definition.anyOf) {
    const [a, b] = (definition.oneOf ?? definition.anyOf).map((/** @type {any} */ one) => typeOf(one, locale));
    return fill(words.oneOf, { a, b });
  }
  if (definition.type === 'array') return fill(words.listOf, { type: typeOf(definition.items, locale) });
  if (definition.type === 'null') return code('null');
  return words[definition.type] ?? definition.type;
}

/** How a value of a type is written: its pattern, its bounds or its choices. @param {any} definition @param {Locale} locale */
function formOf(definition, locale) {
  if (definition.pattern) return code(definition.pattern.replaceAll('|', '\\|'));
  if (definition.properties) return Object.keys(definition.properties).map(code).join(' ');
  const type = typeOf(definition, locale);
  return definition.minimum === undefined ? type : `${type}, ${definition.minimum} – ${definition.maximum ?? ''}`;
}

const CASES = { javascript: kebab, python: snake, java: pascal, cpp: snake };
/** @param {string} name */
function kebab(name) {
  return name;
}
/** @param {string} name */
function snake(name) {
  return name.replaceAll('-', '_');
}
/** @param {string} name */
function pascal(name) {
  return name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());
}

/** The same task in four languages, each a file that the suite runs against the sandbox. @param {string} name */
function sampleFiles(name) {
  return Object.entries(CASES).map(([language, spell]) => {
    const folder = `open-api/samples/${language}`;
    const file = readdirSync(path.join(OPEN_API, 'samples', language)).find((each) =>
      each.startsWith(`${spell(name)}.`),
    );
    if (!file) throw new Error(`${folder} has no ${name}`);
    return { language, file, code: sampleOf(language, file) };
  });
}

/** Every sample there is. @returns {{ language: string, file: string, code: string }[]} */
export const allSamples = () =>
  Object.keys(SAMPLE_LANGUAGES).flatMap((language) =>
    readdirSync(path.join(OPEN_API, 'samples', language)).map((file) => ({
      language,
      file,
      code: sampleOf(language, file),
    })),
  );

/** A sample as whoever installed the SDK runs it. @param {string} language @param {string} file */
const sampleOf = (language, file) => asInstalled(readText(`open-api/samples/${language}/${file}`));

/** The samples of this project stand beside the SDK's sources; a reader has the package. @param {string} text */
function asInstalled(text) {
  return text.replace(/'(?:\.\.\/)+sdk\/javascript\/src\/index\.js'/, "'@tradego/open-api'").trimEnd();
}
