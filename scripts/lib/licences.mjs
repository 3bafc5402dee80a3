import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.mjs';

/** The licences of what is installed to run the site, which go along with it in the repository and in the image. */

export const LICENCES_FILE = path.join(ROOT, 'THIRD-PARTY-LICENSES.txt');

/** Names of the files in which a package states its licence. */
const STATED_IN = /^(?:licen[cs]e|copying|notice|unlicense)/i;

/** Of licences whose text every package has with no more than another name in it, for packages that ship none. */
const MIT = (/** @type {string} */ holder) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/**
 * @typedef {object} Installed
 * @property {string} name with its version, and a `*` for the platform where a package is made for one
 * @property {string} licence as its package.json names it
 * @property {string | undefined} text undefined where none is known
 */

/** The packages that are installed to run the site (those `npm sbom --omit=dev` lists), by name. @returns {Installed[]} */
export function installedPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  /** @type {Map<string, Installed>} */
  const found = new Map();
  for (const [place, { dev }] of Object.entries(packages)) {
    const folder = path.join(ROOT, place);
    if (place === '' || dev || !existsSync(path.join(folder, 'package.json'))) continue;
    const stated = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const licence = typeof stated.license === 'string' ? stated.license : (stated.license?.type ?? 'not named');
    const name = `${anyPlatform(stated)} ${stated.version}`;
    found.set(name, { name, licence, text: textOf(folder, licence, holderOf(stated)) });
    for (const one of within(stated.name, folder)) found.set(one.name, one);
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** @param {{ name: string, os?: string[], cpu?: string[] }} stated */
function anyPlatform({ name, os, cpu }) {
  return os || cpu
    ? name.replace(/(?<=[-/])(?:aix|android|darwin|freebsd|linux|linuxmusl|openharmony|wasm32|win32)\b.*$/, '*')
    : name;
}

/** @param {{ name: string, author?: string | { name?: string } }} stated */
function holderOf({ name, author }) {
  const named = typeof author === 'string' ? author.replace(/\s*[<(].*$/, '') : author?.name;
  return named || `the authors of ${name}`;
}

/** What Next ships of other packages, each with its licence beside it. @param {string} name @param {string} folder @returns {Installed[]} */
function within(name, folder) {
  const compiled = path.join(folder, 'dist', 'compiled');
  if (name !== 'next' || !existsSync(compiled)) return [];
  return readdirSync(compiled, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && STATED_IN.test(entry.name))
    .map((entry) => {
      const place = path.relative(compiled, entry.parentPath);
      const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8').trim();
      return { name: `${place}, within next`, licence: 'as below', text };
    });
}

/** @param {string} folder @param {string} licence @param {string} holder @returns {string | undefined} */
function textOf(folder, licence, holder) {
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && STATED_IN.test(entry.name))
    .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8').trim());
  if (texts.length > 0) return texts.join('\n\n');
  if (licence === 'LGPL-3.0-or-later') {
    // libvips: its README names the libraries within, and what each is under.
    const own = (/** @type {string} */ name) =>
      readFileSync(path.join(ROOT, 'scripts/lib/licences', name), 'utf8').trim();
    const readme = readFileSync(path.join(folder, 'README.md'), 'utf8')
      .replace(/^#.*\n+/, '')
      .trim();
    const source = 'Its source, and how it is built: https://github.com/lovell/sharp-libvips';
    return [readme, source, own('LGPL-3.0.txt'), own('GPL-3.0.txt')].join('\n\n');
  }
  if (/\bMIT\b/.test(licence)) return MIT(holder);
  if (licence === 'Apache-2.0') {
    const one = readFileSync(path.join(ROOT, 'node_modules/@swc/helpers/LICENSE'), 'utf8');
    return `Copyright ${holder}\n\n${one.slice(one.indexOf('Apache License')).trim()}`;
  }
  return undefined;
}

/** The file: each text once, under the packages that it is of. @param {Installed[]} packages */
export function licencesText(packages) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const { name, licence, text = '' } of packages) {
    const plain = text.replace(/\r\n?/g, '\n').replace(/[ \t]+$/gm, '');
    byText.set(plain, [...(byText.get(plain) ?? []), `${name} (${licence})`]);
  }
  const rule = '='.repeat(80);
  return [
    'What the site is made of besides its own code, and under which licences. Written by `npm run licences`.',
    ...[...byText].map(([text, names]) => [rule, ...names, rule, '', text].join('\n')),
    '',
  ].join('\n\n');
}
