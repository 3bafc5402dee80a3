import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hintFramework } from './compile-hints.mjs';
import { compressCopies } from './compress-copies.mjs';
import { shareEqualChunks } from './equal-chunks.mjs';

/** What the project's commands share. Only Node's own modules: it runs before anything is installed. */

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const STANDALONE = path.join(ROOT, '.next', 'standalone');

/**
 * How the server is started, here and in the image (Dockerfile): cached pages are outside of the heap, so a small one
 * loses nothing, and Node would let garbage grow to several times that. What compressing takes by the half megabyte goes
 * back to the system at once: the C library would keep it, and raise this limit by itself. docs/operating.md, Memory.
 */
export const MEMORY = {
  NODE_OPTIONS: '--max-old-space-size=384 --max-semi-space-size=4',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

/** Commands of operators, which stand beside the server as programs of their own; the last is started by the one before. */
const COMMANDS = ['inbox', 'invalidate', 'backup', 'restore', 'publish', 'read-pdfs'];

const SOURCES = ['app', 'components', 'content', 'lib', 'messages', 'public', 'scripts/publish'];
/** They go wherever the server goes. */
const LICENCES = ['LICENSE', 'THIRD-PARTY-LICENSES.txt'];
const SOURCE_FILES = [
  'package.json',
  'package-lock.json',
  'next.config.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  ...COMMANDS.map((name) => `scripts/${name}.ts`),
  ...LICENCES,
];
/** Of the store: packages that are no JavaScript alone, and stand beside a program as they are. */
const ENGINES = ['libsql', 'pg'];
const BUILD_MARK = path.join(ROOT, '.next', 'built-from');

/** Nothing that is run tells its makers of it. */
const QUIET = { NEXT_TELEMETRY_DISABLED: '1' };

/**
 * Runs a command to its end, in the project's folder.
 *
 * @param {string} command @param {string[]} args @param {Record<string, string | undefined>} [env]
 * @returns {number} its exit code
 */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...QUIET, ...env },
  });
  return status ?? 1;
}

/**
 * Runs a program of Node's to its end, in the project's folder, while others go on.
 *
 * @param {string[]} args @param {(text: Buffer) => void} [say] takes what it says, which is shown at once without
 * @param {Record<string, string>} [env] @param {string} [node] path of another Node
 * @returns {Promise<number>} its exit code
 */
export function runBeside(args, say, env = {}, node = process.execPath) {
  const stdio = say ? 'pipe' : 'inherit';
  const program = spawn(node, args, {
    cwd: ROOT,
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...QUIET, ...env },
  });
  if (say) for (const stream of [program.stdout, program.stderr]) stream?.on('data', say);
  return new Promise((resolve) => program.on('exit', (code) => resolve(code ?? 1)));
}

/** Where a program of node_modules is. @param {string} name */
export const toolPath = (name) => path.join(ROOT, 'node_modules', '.bin', name);

/** @param {string} tool name of a program of node_modules @param {string[]} args @param {Record<string, string | undefined>} [env] */
export function runTool(tool, args, env) {
  return run(toolPath(tool), args, env);
}

/**
 * Installs the locked packages when they are not the ones that are there.
 *
 * @param {string} [folder] of the project, with a lock of its own
 * @returns {boolean} whether they are there now
 */
export function installed(folder = '.') {
  const mark = path.join(ROOT, folder, 'node_modules', '.installed-from');
  const wanted = digest([path.join(ROOT, folder, 'package-lock.json')]);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return true;
  console.log('Installing packages …');
  const code = run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 0) writeFileSync(mark, wanted);
  return code === 0;
}

/** The same for whoever cannot go on without them. @param {string} [folder] */
export function installWhenNeeded(folder) {
  if (!installed(folder)) process.exit(1);
}

/** Builds when the sources changed since the last build, and lays out the standalone server. @returns {number} exit code */
export function buildWhenNeeded() {
  const wanted = digest([...SOURCES.flatMap(filesBelow), ...SOURCE_FILES.map((name) => path.join(ROOT, name))]);
  if (existsSync(BUILD_MARK) && readFileSync(BUILD_MARK, 'utf8') === wanted) return 0;
  console.log('Building …');
  rmSync(STANDALONE, { recursive: true, force: true });
  const code = runTool('next', ['build']) || completeStandalone();
  if (code !== 0) return code;
  writeFileSync(BUILD_MARK, wanted);
  return 0;
}

/**
 * Completes the standalone server. Next leaves static files and public/ to whoever deploys; they are copied beside the
 * server, as are the files of the sample company (content/, read by lib/publishing/files.ts). Next's `server.js` is
 * replaced by ours (lib/server/main.ts), which starts it. Chunks that pages share are kept once, those of the framework
 * get a hint to be compiled at once, and static text is compressed. Commands of operators are laid beside it.
 *
 * @returns {number} exit code
 */
function completeStandalone() {
  const entry = path.join(STANDALONE, 'server.js');
  renameSync(entry, path.join(STANDALONE, 'next-server.js'));
  for (const name of ['public', 'content']) {
    cpSync(path.join(ROOT, name), path.join(STANDALONE, name), { recursive: true });
  }
  mkdirSync(path.join(STANDALONE, '.next'), { recursive: true });
  cpSync(path.join(ROOT, '.next', 'static'), path.join(STANDALONE, '.next', 'static'), { recursive: true });
  cpSync(path.join(ROOT, 'node_modules', 'pdfjs-dist', 'cmaps'), path.join(STANDALONE, 'cmaps'), { recursive: true });
  for (const name of LICENCES) cpSync(path.join(ROOT, name), path.join(STANDALONE, name));
  shareEqualChunks(path.join(STANDALONE, '.next', 'server', 'chunks'));
  hintFramework(path.join(STANDALONE, '.next'));
  for (const folder of ['.next/static', 'public/assets']) compressCopies(path.join(STANDALONE, folder));
  return (
    runTool('tsx', ['scripts/build-sample.ts', STANDALONE]) ||
    bundle('lib/server/main.ts', entry) ||
    bundle('lib/search/files/reader-process.ts', path.join(STANDALONE, 'file-reader.mjs')) ||
    bundle('lib/search/search-worker.ts', path.join(STANDALONE, 'search.mjs'), ENGINES) ||
    bundleCommands(STANDALONE)
  );
}

/**
 * Makes the commands of operators: a start of one takes a fifth of that from the source.
 *
 * @param {string} folder where they find the engines of the store, and the tables of Chinese codes in `cmaps`
 * @param {string[]} [names]
 * @returns {number} exit code
 */
export function bundleCommands(folder, names = COMMANDS) {
  return runTool('esbuild', [
    ...names.map((name) => `scripts/${name}.ts`),
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--target=node20',
    '--log-level=error',
    ...ENGINES.map((name) => `--external:${name}`),
    '--out-extension:.js=.mjs',
    `--outdir=${folder}`,
    "--banner:js=import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  ]);
}

/**
 * Makes one file of a program of ours.
 *
 * @param {string} source @param {string} file @param {string[]} [external] packages that stand beside it as they are
 * @returns {number} exit code
 */
function bundle(source, file, external = []) {
  return runTool('esbuild', [
    source,
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--target=node20',
    '--log-level=warning',
    ...external.map((name) => `--external:${name}`),
    `--outfile=${file}`,
  ]);
}

/**
 * Starts the standalone server, as it is deployed. Its data stands in the
 * project's own `.data` unless DATABASE_URL says otherwise.
 *
 * @param {Record<string, string | undefined>} [env] @param {import('node:child_process').IOType | import('node:child_process').IOType[]} [stdio]
 * @param {string} [folder] of the server, where it is not this build's
 */
export function startServer(env = {}, stdio = 'inherit', folder = STANDALONE) {
  const database = env.DATABASE_URL ?? process.env.DATABASE_URL ?? 'file:.data/tradego.db';
  const relative = /^file:(?!\/)(.+)$/.exec(database);
  return spawn(process.execPath, ['server.js'], {
    cwd: folder,
    // Over the fourth it says that it listens, and where.
    stdio: typeof stdio === 'string' ? [stdio, stdio, stdio, 'ipc'] : [...stdio, 'ipc'],
    env: {
      ...MEMORY,
      ...process.env,
      ...QUIET,
      // A shell and a container call the machine by this name.
      HOSTNAME: '0.0.0.0',
      ...env,
      NODE_ENV: 'production',
      DATABASE_URL: relative ? `file:${path.resolve(ROOT, relative[1] ?? '')}` : database,
    },
  });
}

/**
 * Waits until the server that was started listens, whoever else may answer on the port it wanted.
 *
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<number | undefined>} its port; undefined when it ended or took too long
 */
export function untilListening(server, seconds = 60) {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), seconds * 1000);
    const done = (/** @type {number | undefined} */ port) => {
      clearTimeout(timer);
      resolve(port);
    };
    server.once('message', (message) => done(/** @type {{ listening: number }} */ (message).listening));
    server.once('exit', () => done(undefined));
  });
}

/** Waits until somebody answers on a port. @param {number} port @param {import('node:child_process').ChildProcess} server */
export async function untilReady(port, server, seconds = 60, host = '127.0.0.1') {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline && server.exitCode === null) {
    try {
      const response = await fetch(`http://${host}:${port}/healthz`);
      await response.arrayBuffer();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** @param {string[]} files */
function digest(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    if (existsSync(file)) hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
