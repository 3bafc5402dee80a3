import { spawn, spawnSync } from 'node:child_process';

/** Programs of the distribution: fetched where that may be done, which is as root on Debian. */

const INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];
const ENV = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

const mayInstall = () => process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;

/**
 * Fetches packages of the distribution, and waits for them.
 *
 * @param {string[]} packages
 * @returns {boolean} whether they are there now
 */
export function installPackages(packages) {
  if (!mayInstall()) return false;
  console.log(`Not on this machine: ${packages.join(', ')}. Fetching …`);
  const apt = (/** @type {string[]} */ args) => spawnSync('apt-get', args, { stdio: 'inherit', env: ENV }).status === 0;
  return apt(['update', '-qq']) && apt([...INSTALL, ...packages]);
}

/**
 * The same while others go on, for a run that will want them all: the lists of packages are read once instead of for
 * each of them. It does not fail; whoever needs a program looks for it anyway.
 *
 * @param {string[]} packages
 * @returns {Promise<void>}
 */
export async function installPackagesBeside(packages) {
  if (packages.length === 0 || !mayInstall()) return;
  console.log(`Not on this machine: ${packages.join(', ')}. Fetching …`);
  const apt = (/** @type {string[]} */ args) =>
    new Promise((resolve) =>
      spawn('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: ENV }).on('exit', resolve),
    );
  await apt(['update', '-qq']);
  await apt([...INSTALL, ...packages]);
}
