import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';
import { highlighted } from './highlight.mjs';

/**
 * `npm run sdk`: packs the seven SDKs into `public/assets/sdk` and writes what the download page says of them.
 * The same sources give the same bytes on every machine: files in order of name, one fixed time, one level.
 */

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const ARCHIVES = 'public/assets/sdk';
const LIST = 'lib/content/sdk-packages.json';
const EXAMPLES = 'lib/content/sdk-examples.json';

/** Type codes of the tiles are those of the specification (§3). Versions stand in each SDK's own manifest too. */
export const SDKS = [
  { key: 'javascript', folder: 'javascript', type: 11, version: '4.2.0', date: '2026-11-20' },
  { key: 'macObjectiveC', folder: 'mac-objective-c', type: 12, version: '3.8.2', date: '2026-11-20' },
  { key: 'cpp', folder: 'cpp', type: 13, version: '3.9.6', date: '2026-11-20' },
  { key: 'java', folder: 'java', type: 14, version: '4.1.3', date: '2026-11-20' },
  { key: 'python', folder: 'python', type: 15, version: '3.0.0', date: '2026-10-15' },
  { key: 'ios', folder: 'ios', type: 16, version: '4.0.4', date: '2026-11-20' },
  { key: 'android', folder: 'android', type: 17, version: '4.0.4', date: '2026-11-20' },
];

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

/** The shown examples as they stand in the archives, by the key of their SDK: lines of highlighted pieces. */
export function examples() {
  return Object.fromEntries(
    SDKS.map(({ key, folder }) => {
      const { file, language } = SHOWN[/** @type {keyof typeof SHOWN} */ (key)];
      return [key, highlighted(readFileSync(path.join(ROOT, 'open-api/sdk', folder, file), 'utf8'), language)];
    }),
  );
}

/** What running or building an SDK leaves behind. */
const LEFT_BEHIND = /(^|\/)(__pycache__|node_modules|build|target|\.[^/]+)(\/|$)|\.(pyc|class|o)$/;

/** Files of a folder with their paths in it, in order of name. @param {string} folder */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !LEFT_BEHIND.test(name))
    .sort((one, other) => (one < other ? -1 : 1));
}

/** Packs one SDK, with everything in a folder of the archive's name. @param {typeof SDKS[number]} sdk */
export function pack({ folder, version }) {
  const from = path.join(ROOT, 'open-api/sdk', folder);
  const name = `tradego-open-api-${folder}-${version}`;
  // A ZIP holds local time without a zone: this is the same on every machine. Files belong to Unix, 0644.
  const options = { level: /** @type {const} */ (9), mtime: new Date(2026, 0, 1), os: 3, attrs: 0o100644 << 16 };
  /** @type {import('fflate').Zippable} */
  const content = {};
  for (const file of filesOf(from)) content[`${name}/${file}`] = [readFileSync(path.join(from, file)), options];
  return { name: `${name}.zip`, bytes: Buffer.from(zipSync(content)) };
}

/** What the site knows of the packages, with their bytes. */
export function packAll() {
  return SDKS.map((sdk) => {
    const { name, bytes } = pack(sdk);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { key, type, version, date } = sdk;
    return { bytes, row: { key, type, version, date, bytes: bytes.length, sha256, file: `/assets/sdk/${name}` } };
  });
}

/** How the list is written, so that the formatter has nothing to add. @param {unknown} rows */
export const listText = (rows) => `${JSON.stringify(rows, null, 2)}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = path.join(ROOT, ARCHIVES);
  // Pictures of the SDK page stand there too.
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    if (file.endsWith('.zip')) rmSync(path.join(folder, file));
  }
  mkdirSync(folder, { recursive: true });
  const packed = packAll();
  for (const { row, bytes } of packed) writeFileSync(path.join(ROOT, 'public', row.file), bytes);
  writeFileSync(path.join(ROOT, LIST), listText(packed.map(({ row }) => row)));
  writeFileSync(path.join(ROOT, EXAMPLES), `${JSON.stringify(examples())}\n`);
  for (const { row } of packed) console.log(`${row.sha256}  ${row.file} (${(row.bytes / 1024).toFixed(1)} KB)`);
}
