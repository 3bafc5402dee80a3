import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { installPackages } from './distribution.mjs';
import { processorSeconds } from './processor.mjs';

/** Folders of programs for administrators are on nobody else's PATH. */
const FURTHER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

export const NGINX_PACKAGE = 'nginx-light';

/** Where nginx is. @returns {string | undefined} */
export function systemNginx() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...FURTHER_FOLDERS];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
}

/** nginx, fetched if there is none and the system is Debian and we are root. @returns {string | undefined} */
export function ensureNginx() {
  return systemNginx() ?? (installPackages([NGINX_PACKAGE]) ? systemNginx() : undefined);
}

/**
 * deploy/nginx.conf for a trial on this machine: the same rules with other ports, folders and places of its logs.
 *
 * @param {{ port: number, sites: number[], folder: string, more?: string }} options where it listens; where the
 *   instances do; a folder of its own, in which it keeps pages and `access.log`; more settings of the server
 * @throws {Error} naming what is no longer in the file
 */
export function localEdge({ port, sites, folder, more = '' }) {
  const [first, second = first] = sites;
  return [
    [' /tmp/', ` ${folder}/`],
    ['listen 8080;', `listen 127.0.0.1:${port}; ${more}`],
    ['site-1:3000', `127.0.0.1:${first}`],
    ['site-2:3000', `127.0.0.1:${second}`],
    ['root /etc/nginx;', `root ${path.resolve('deploy')};`],
    ['/var/cache/nginx', folder],
    ['/dev/stdout', `${folder}/access.log`],
    ['/dev/stderr', 'stderr'],
  ].reduce(
    (text, [there = '', here = '']) => {
      if (!text.includes(there)) throw new Error(`deploy/nginx.conf no longer says "${there}".`);
      return text.replaceAll(there, here);
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  );
}

/**
 * Starts nginx with a configuration, and waits until it listens.
 *
 * @param {string} nginx @param {string} config @param {string} folder of its own, for the configuration
 * @param {number} port where it is to listen
 */
export async function startNginx(nginx, config, folder, port) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, config);
  // Otherwise root's workers are nobody, who may not write where root does.
  const settings = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`;
  const child = spawn(nginx, ['-p', folder, '-c', file, '-e', 'stderr', '-g', settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const until = Date.now() + 10_000;
  while (!(await listens(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`nginx did not start:\n${text}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    /** What it wrote as errors. */
    errors: () => text,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    /** Ends it without waiting. SIGKILL would leave its workers. */
    kill: () => child.kill('SIGTERM'),
    /** Seconds of the processor that its workers have taken. */
    seconds: () => (child.pid === undefined ? 0 : childrenSeconds(child.pid)),
  };
}

/** @param {number} parent */
function childrenSeconds(parent) {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children.reduce((total, pid) => total + processorSeconds(pid), 0);
}

/** @param {number} port @returns {Promise<boolean>} */
function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
