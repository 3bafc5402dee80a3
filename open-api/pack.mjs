import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sha256, zip } from '../scripts/lib/zip.mjs';
import { VERSION } from './sandbox/protocol.mjs';

/**
 * `npm run sdk`: packs the seven SDKs and the sandbox into `public/assets/open-api` and writes what the download page says of them.
 * The same sources give the same bytes on every machine. What the page shows of their examples is `examples.mjs`.
 */

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const ARCHIVES = '/assets/open-api';
const LIST = 'lib/content/sdk-packages.json';

/** Type codes of the tiles are those of the specification (§3). Versions stand in each SDK's own manifest too. */
export const SDKS = [
  { key: 'javascript', folder: 'javascript', type: 11, version: '4.2.1', date: '2026-11-23' },
  { key: 'macObjectiveC', folder: 'mac-objective-c', type: 12, version: '3.8.2', date: '2026-11-20' },
  { key: 'cpp', folder: 'cpp', type: 13, version: '3.9.6', date: '2026-11-20' },
  { key: 'java', folder: 'java', type: 14, version: '4.1.3', date: '2026-11-20' },
  { key: 'python', folder: 'python', type: 15, version: '3.0.0', date: '2026-10-15' },
  { key: 'ios', folder: 'ios', type: 16, version: '4.0.4', date: '2026-11-20' },
  { key: 'android', folder: 'android', type: 17, version: '4.0.4', date: '2026-11-20' },
];

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

/** The date of every file within: one for all, so that an archive changes with its sources alone. */
const PACKED = '2026-01-01';

/** Packs one SDK, with everything in a folder of the archive's name. @param {typeof SDKS[number]} sdk */
export function pack({ folder, version }) {
  const from = path.join(ROOT, 'open-api/sdk', folder);
  const name = `tradego-open-api-${folder}-${version}`;
  const files = filesOf(from).map((file) => [`${name}/${file}`, readFileSync(path.join(from, file))]);
  return { name: `${name}.zip`, bytes: zip(Object.fromEntries(files), PACKED) };
}

/** What runs in the sandbox, of all that stands in its folder. */
const SANDBOX = ['connection', 'keys', 'market', 'protocol', 'server', 'start'].map((name) => `sandbox/${name}.mjs`);
const PROTOCOL = ['errors.json', 'limits.json', 'protocol.schema.json'].map((name) => `protocol/${name}`);

/** Packs the sandbox that the guide starts from, named after its protocol. */
export function packSandbox() {
  const name = `tradego-open-api-sandbox-${VERSION}`;
  const from = path.join(ROOT, 'open-api');
  const own = filesOf(path.join(from, 'sandbox/archive')).map((file) => [file, `sandbox/archive/${file}`]);
  const files = [...own, ...[...PROTOCOL, ...SANDBOX].map((file) => [file, file])].map(([as, file = '']) => [
    `${name}/${as}`,
    readFileSync(path.join(from, file)),
  ]);
  return { file: `${ARCHIVES}/${name}.zip`, bytes: zip(Object.fromEntries(files), PACKED) };
}

/** What the site knows of the packages, with their bytes. */
export function packAll() {
  return SDKS.map((sdk) => {
    const { name, bytes } = pack(sdk);
    const { key, type, version, date } = sdk;
    return {
      bytes,
      row: { key, type, version, date, bytes: bytes.length, sha256: sha256(bytes), file: `${ARCHIVES}/${name}` },
    };
  });
}

/** How the list is written, so that the formatter has nothing to add. @param {unknown} rows */
export const listText = (rows) => `${JSON.stringify(rows, null, 2)}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = path.join(ROOT, 'public', ARCHIVES);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packed = packAll();
  for (const { row, bytes } of packed) writeFileSync(path.join(ROOT, 'public', row.file), bytes);
  const sandbox = packSandbox();
  writeFileSync(path.join(ROOT, 'public', sandbox.file), sandbox.bytes);
  writeFileSync(path.join(ROOT, LIST), listText(packed.map(({ row }) => row)));
  for (const { row } of packed) console.log(`${row.sha256}  ${row.file} (${(row.bytes / 1024).toFixed(1)} KB)`);
}
