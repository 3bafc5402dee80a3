import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { ROOT } from './lib/project.mjs';

/**
 * Checks the messages: the same keys in every language, the same arguments in
 * every translation, none empty, none unused. A key counts as used when a
 * source file that asks for its namespace holds the rest of it as text, or a
 * template that fits it. What a page reads as a list (the chapters of a white paper,
 * see components/personal/personal-page.tsx) counts as used with the page.
 */

const LANGUAGES = readdirSync(path.join(ROOT, 'messages'));
const READ_WHOLE = [/^personal\.whitePapers\.\w+\.chapters\./];

/** @type {string[]} */
const problems = [];

/** @param {unknown} node @param {string} prefix @returns {[string, string][]} */
function leaves(node, prefix) {
  if (typeof node === 'string') return [[prefix, node]];
  return Object.entries(/** @type {Record<string, unknown>} */ (node)).flatMap(([key, value]) =>
    leaves(value, `${prefix}.${key}`),
  );
}

/** @param {string} language */
function load(language) {
  const folder = path.join(ROOT, 'messages', language);
  return new Map(
    readdirSync(folder).flatMap((file) =>
      leaves(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), path.basename(file, '.json')),
    ),
  );
}

/** @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements @returns {string[]} */
function argumentsOf(elements) {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const own = element.type === TYPE.tag ? [`<${element.value}>`] : [element.value];
    const inner =
      element.type === TYPE.tag
        ? argumentsOf(element.children)
        : 'options' in element
          ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value))
          : [];
    return [...own, ...inner];
  });
}

/** @param {string} text @param {string} where */
function signature(text, where) {
  try {
    return [...new Set(argumentsOf(parse(text)))].sort().join(', ');
  } catch (error) {
    problems.push(`${where}: not a message (${error instanceof Error ? error.message : error})`);
    return '';
  }
}

const catalogues = new Map(LANGUAGES.map((language) => [language, load(language)]));
const keys = new Set([...catalogues.values()].flatMap((catalogue) => [...catalogue.keys()]));
for (const key of keys) {
  const signatures = new Set();
  for (const [language, catalogue] of catalogues) {
    const text = catalogue.get(key);
    if (text === undefined) problems.push(`${language}: ${key} is missing`);
    else if (text.trim() === '') problems.push(`${language}: ${key} is empty`);
    else signatures.add(signature(text, `${language}: ${key}`));
  }
  if (signatures.size > 1)
    problems.push(`${key}: the languages take different arguments (${[...signatures].join(' / ')})`);
}

/** @returns {string[]} */
function sources() {
  return ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(path.join(ROOT, folder, name), 'utf8')),
  );
}

const used = sources().flatMap((source) => {
  const namespaces = [
    ...source.matchAll(
      /(?:useTranslations|getTranslations|createTranslator)\(\s*(?:'([\w.]+)'|\{[^}]*namespace: '([\w.]+)')/g,
    ),
  ].map((match) => /** @type {string} */ (match[1] ?? match[2]));
  if (namespaces.length === 0) return [];
  const literals = [...source.matchAll(/'([\w.]+)'/g)].map((match) => literally(match[1] ?? ''));
  const templates = [...source.matchAll(/`([\w.]*(?:\$\{[^}]+\}[\w.]*)+)`/g)].map((match) =>
    (match[1] ?? '')
      .split(/\$\{[^}]+\}/)
      .map(literally)
      .join('[\\w-]+'),
  );
  // Calls such as t(id) and t(problem) take any key of their namespace's first level.
  const anyKey = /\bt\(\s*[a-zA-Z]+[^'`)]*\)/.test(source) ? ['[\\w-]+'] : [];
  return namespaces.flatMap((namespace) =>
    [...literals, ...templates, ...anyKey].map((rest) => new RegExp(`^${literally(namespace)}\\.${rest}$`)),
  );
});

/** @param {string} text */
function literally(text) {
  return text.replaceAll('.', '\\.');
}

for (const key of keys) {
  if (![...used, ...READ_WHOLE].some((pattern) => pattern.test(key))) problems.push(`${key} is not used`);
}

for (const problem of problems) console.error(problem);
console.log(`${keys.size} messages in ${LANGUAGES.length} languages, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
