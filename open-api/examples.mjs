import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { highlighted } from './highlight.mjs';
import { SDKS } from './pack.mjs';

/**
 * Part of `npm run sdk`: writes the example of each SDK, as it stands in its archive, in lines of highlighted
 * pieces for the download page.
 */

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The example of each SDK that the download page shows, and the language it is highlighted as. */
const SHOWN = {
  javascript: { file: 'examples/quotes.mjs', language: 'javascript' },
  macObjectiveC: { file: 'Examples/Quotes/main.m', language: 'objective-c' },
  cpp: { file: 'examples/quotes.cpp', language: 'cpp' },
  java: { file: 'examples/Quotes.java', language: 'java' },
  python: { file: 'examples/quotes.py', language: 'python' },
  ios: { file: 'Examples/Quotes/main.swift', language: 'swift' },
  android: {
    file: 'examples/quotes/src/main/kotlin/com/tradego/openapi/example/QuotesActivity.kt',
    language: 'kotlin',
  },
};

const examples = SDKS.map(({ key, folder }) => {
  const { file, language } = SHOWN[/** @type {keyof typeof SHOWN} */ (key)];
  return [key, highlighted(readFileSync(path.join(ROOT, 'open-api/sdk', folder, file), 'utf8'), language)];
});
writeFileSync(path.join(ROOT, 'lib/content/sdk-examples.json'), `${JSON.stringify(Object.fromEntries(examples))}\n`);
