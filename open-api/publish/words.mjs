import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const OPEN_API = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
export const PROJECT = path.join(OPEN_API, '..');

/** @typedef {'zt' | 'zh' | 'en'} Locale */
/** @type {readonly Locale[]} */
export const LOCALES = ['zt', 'zh', 'en'];

/** The guide, which is the page /usingDocument and where one begins, and the documents in their order (specification §2). */
export const DOCUMENTS = /** @type {const} */ (['usage', 'overview', 'sdk', 'data', 'websocket']);
/** @typedef {typeof DOCUMENTS[number]} DocumentName */

/** @param {string} file */
export const readText = (file) => readFileSync(path.join(PROJECT, file), 'utf8');
/** @param {string} file @returns {any} */
export const readJson = (file) => JSON.parse(readText(file));

/** Words of the tables by language. @type {Record<Locale, any>} */
export const WORDS = readJson('open-api/publish/words.json');

/** Puts values in the places of a sentence. @param {string} words @param {Record<string, string | number>} values */
export const fill = (words, values) => words.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
