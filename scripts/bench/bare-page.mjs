import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/project.mjs';

/**
 * The smallest page that Next makes, with this project's own versions but in a
 * package of its own: inside this one it would get our middleware too.
 *
 * @param {Record<string, number>} [weights] pages beside it, by their path's one segment: about how many bytes of HTML
 * each is, in words that compress by nothing
 * @returns {string} its folder
 */
export function buildBarePage(weights = {}) {
  const folder = path.join(ROOT, '.data', 'bare');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'app'), { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const { next, react, 'react-dom': reactDom } = dependencies;
  const files = {
    'package.json': JSON.stringify({ private: true, dependencies: { next, react, 'react-dom': reactDom } }),
    'next.config.mjs': `export default { compress: process.env.COMPRESS !== 'never', turbopack: { root: ${JSON.stringify(folder)} } };`,
    'app/layout.js': `export const metadata = { title: 'Bare page', description: 'A page with a heading.' };
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
    'app/page.js': `export default function Page() { return <main><h1>Bare page</h1><p>Text.</p></main>; }`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  for (const [name, bytes] of Object.entries(weights)) {
    mkdirSync(path.join(folder, 'app', name));
    writeFileSync(path.join(folder, 'app', name, 'page.js'), heavyPage(bytes));
  }
  const options = { cwd: folder, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } };
  const installed = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], options);
  const built = spawnSync('npx', ['next', 'build'], options);
  if (installed.status !== 0 || built.status !== 0) throw new Error(`The bare page did not build.\n${built.stderr}`);
  return folder;
}

/** What a page's HTML is without its words, and how often they stand in it: once to be read, once as the router's data. */
const EMPTY_PAGE_BYTES = 4600;
const TIMES_WRITTEN = 2;

/** @param {number} bytes */
function heavyPage(bytes) {
  const length = Math.max(0, Math.round((bytes - EMPTY_PAGE_BYTES) / TIMES_WRITTEN));
  const words = randomBytes(length).toString('base64').slice(0, length);
  return `export default function Page() { return <main><h1>Bare page</h1><p>${words}</p></main>; }`;
}
