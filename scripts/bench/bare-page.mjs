import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/project.mjs';

/**
 * The smallest page that Next makes, with this project's own versions but in a
 * package of its own: inside this one it would get our middleware too.
 *
 * @returns {string} its folder
 */
export function buildBarePage() {
  const folder = path.join(ROOT, '.data', 'bare');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'app'), { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const { next, react, 'react-dom': reactDom } = dependencies;
  const files = {
    'package.json': JSON.stringify({ private: true, dependencies: { next, react, 'react-dom': reactDom } }),
    'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(folder)} } };`,
    'app/layout.js': `export const metadata = { title: 'Bare page', description: 'A page with a heading.' };
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
    'app/page.js': `export default function Page() { return <main><h1>Bare page</h1><p>Text.</p></main>; }`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const options = { cwd: folder, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } };
  const installed = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], options);
  const built = spawnSync('npx', ['next', 'build'], options);
  if (installed.status !== 0 || built.status !== 0) throw new Error(`The bare page did not build.\n${built.stderr}`);
  return folder;
}
