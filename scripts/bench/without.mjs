import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the site does for speed beyond plain Next, each with the change of source that takes it out. Nothing in
 * the site knows of this: `npm run bench -- --without NAME` builds a copy of the sources with the change made.
 * What each gains stands in docs/measuring.md.
 *
 * @type {Record<string, { file: string, from: string | RegExp, to: string }[]>}
 */
export const DEVICES = {
  'styles-within': [
    {
      file: 'lib/next/inline-styles.ts',
      from: 'if (sheets.length === 0 ||',
      to: 'if (sheets.length >= 0 ||',
    },
  ],
  'font-within': [{ file: 'lib/next/built-files.ts', from: /^ {4}font: .*$/m, to: '    font: () => undefined,' }],
  'scripts-after-paint': [
    {
      file: 'lib/next/after-paint.ts',
      from: 'if (sources.length === 0 ||',
      to: 'if (sources.length >= 0 ||',
    },
  ],
  'lazy-pictures': [{ file: 'lib/next/after-paint.ts', from: /^const KEPT_AWAY = .*$/m, to: "const KEPT_AWAY = '';" }],
  brotli: [
    {
      file: 'lib/next/compress-answers.ts',
      from: /^ {4}compress\(/m,
      to: "    request.headers['accept-encoding'] = 'gzip';\n    compress(",
    },
  ],
  'best-copies': [
    { file: 'lib/next/compress-answers.ts', from: /^ {4}copies\.watch.*$/m, to: '    void copies;' },
    { file: 'lib/next/page-cache.ts', from: 'this.#toCompress.add(address);', to: 'this.#toCompress.clear();' },
  ],
};

/** What a build reads. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'open-api',
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'next.config.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
];

/**
 * A file without the device; what cannot be taken out is an error, for the sources have moved on.
 *
 * @param {string} name @param {string} text @param {{ file: string, from: string | RegExp, to: string }} change
 */
export function changed(name, text, { file, from, to }) {
  const result = text.replace(from, to);
  if (result === text) throw new Error(`${name} cannot be taken out of ${file}: it no longer has ${from}.`);
  return result;
}

/**
 * Builds a copy of the project without a device.
 *
 * @param {string} root the project's folder @param {string} folder of the copy @param {string} name of the device
 */
export function buildWithout(root, folder, name) {
  const changes = DEVICES[name];
  if (!changes) throw new Error(`--without takes ${Object.keys(DEVICES).join(', ')}, but has "${name}".`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of SOURCES) {
    if (existsSync(path.join(root, source)))
      cpSync(path.join(root, source), path.join(folder, source), { recursive: true });
  }
  // Packages by hard links: the bundler takes none that lie outside the project's folder.
  const linked = spawnSync('cp', ['-al', path.join(root, 'node_modules'), folder], { stdio: 'inherit' });
  for (const change of changes) {
    const file = path.join(folder, change.file);
    writeFileSync(file, changed(name, readFileSync(file, 'utf8'), change));
  }
  const built = spawnSync(process.execPath, ['scripts/site.mjs', '--build-only'], { cwd: folder, stdio: 'inherit' });
  if (linked.status !== 0 || built.status !== 0) throw new Error(`The site did not build without ${name}.`);
}
