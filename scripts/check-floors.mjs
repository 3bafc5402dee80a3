import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './lib/project.mjs';

/**
 * The floors of `lib`, from the ground up: a folder imports what stands above it in this list (below it in the house),
 * and nothing else. docs/architecture.md, Floors, says what each is for.
 */
export const FLOORS = [
  'base',
  'config',
  'i18n',
  'site',
  'text',
  'domain',
  'validation',
  'contract',
  'market',
  'assets',
  'routing',
  'content-folder',
  'company',
  'store',
  'publishing',
  'alerts',
  'sample',
  'next',
  'api',
  'content',
  'facts',
  'datasets',
  'search',
  'cards',
  'syndication',
  'seo',
  'endpoints',
  'pages',
  'server',
];

/**
 * What components of several subjects stand on, from the ground up; every other folder of `components` is a subject. A
 * subject imports its own files and these, and none of another subject.
 */
export const SHARED = [
  'ui',
  'media',
  'data',
  'share',
  'forms',
  'definitions',
  'licences',
  'consultation',
  'files',
  'filings',
  'stories',
  'layout',
];

/** Where alone stands what Next and React do not document: names of headers, cookies, queries, files, variables, symbols. */
const ROOM = 'next';
const UNDOCUMENTED = [
  '__next_f',
  '__next_s',
  '__NEXT_',
  '__prerender_bypass',
  '_N_T_',
  '_rsc',
  'nxtP',
  'x-nextjs-',
  'x-next-cache-tags',
  'x-middleware-',
  'next-action',
  'next-router-',
  'http_next_',
  '$$typeof',
  'react.client.reference',
  'Suspense Exception',
  'data-precedence',
  'next/dist/',
  'next-server.js',
  'http.createServer =',
  "removeAllListeners('upgrade')",
  'NEXT_MANUAL_SIG_HANDLE',
  'NEXT_PRIVATE_',
  'BUILD_ID',
  'build-manifest.json',
  'route-bundle-stats.json',
];

/** Who cannot be in the room and names such a part all the same; docs/architecture.md says why. */
export const OUTSIDE = {
  'deploy/nginx.conf': ['_rsc', 'http_next_'],
  'scripts/bench.mjs': ['next/dist/'],
  'scripts/check-budgets.mjs': ['route-bundle-stats.json'],
  'scripts/lib/compile-hints.mjs': ['build-manifest.json'],
  'scripts/lib/project.mjs': ['next-server.js'],
  'scripts/load.mjs': ['next/dist/'],
};

/** What is read for such signs, beside lib; this file holds them all. */
const PLACES = ['app', 'components', 'deploy', 'scripts'];
const ENTRIES = ['middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts', 'next.config.mjs', 'Dockerfile'];
const THIS = 'scripts/check-floors.mjs';

/** Biome begins every import on a line of its own; types that JSDoc imports and files that are loaded later count too. */
const IMPORTS = [
  /^\s*(?:import|export)\s(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm,
  /\bimport\(\s*'([^']+)'/g,
  /\brequire(?:\.resolve)?\(\s*'([^']+)'/g,
  /\bnew URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g,
];
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.json', '/index.ts', '/index.tsx'];

/** @typedef {Map<string, string>} Texts of files, by their path from the root */
/** @typedef {Map<string, string[]>} Graph files, and what of `lib` each imports */

/** @param {Texts} files @returns {Graph} */
export function importsOf(files) {
  return new Map(
    [...files].map(([file, text]) => {
      const named = IMPORTS.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, name = '']) => name));
      const found = named.flatMap((name) => {
        if (!name.startsWith('.') && !name.startsWith('@/')) return [];
        const base = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
        const whole = ENDINGS.map((ending) => base + ending).find((each) => files.has(each));
        return whole && whole !== file ? [whole] : [];
      });
      return [file, [...new Set(found)]];
    }),
  );
}

/** @param {string} file */
const floorOf = (file) => file.split('/')[1] ?? '';

/**
 * What stands where it may not, one sentence each.
 *
 * @param {Texts} files of `lib` @param {readonly string[]} [floors] from the ground up
 * @returns {string[]}
 */
export function problemsOf(files, floors = FLOORS) {
  const graph = importsOf(files);
  const height = new Map(floors.map((floor, index) => [floor, index]));
  const problems = [];
  for (const folder of new Set([...files.keys()].map(floorOf))) {
    if (!height.has(folder)) {
      problems.push(`lib/${folder} has no floor. Give it one in scripts/check-floors.mjs: above all that it imports.`);
    }
  }
  for (const [file, imported] of graph) {
    for (const other of imported) {
      const [from, to] = [height.get(floorOf(file)), height.get(floorOf(other))];
      if (from === undefined || to === undefined || to <= from) continue;
      const back = wayRound(graph, other, floorOf(file));
      problems.push(
        `${file} imports ${other}, but ${floorOf(file)} stands below ${floorOf(other)}. ${back ? `The way round: ${back}.` : `Move what is shared down, or ${file} up.`}`,
      );
    }
  }
  for (const circle of circlesOf(graph)) problems.push(`These files import one another: ${circle.join(' → ')}.`);
  problems.push(...touchesOf(files));
  return problems;
}

/**
 * Undocumented parts of Next and React that are named outside of their room, one sentence each, and exceptions that
 * nobody needs any more.
 *
 * @param {Texts} files @param {Record<string, string[]>} [outside] what a file may name all the same
 * @returns {string[]}
 */
export function touchesOf(files, outside = {}) {
  const named = [...files]
    .filter(([file]) => !file.startsWith(`lib/${ROOM}/`) && file !== THIS)
    .flatMap(([file, text]) => UNDOCUMENTED.filter((sign) => text.includes(sign)).map((sign) => ({ file, sign })))
    .filter(({ file, sign }) => !outside[file]?.includes(sign))
    .map(
      ({ file, sign }) =>
        `${file} hangs on "${sign}", which Next or React do not document: that stands in lib/${ROOM}.`,
    );
  const unneeded = Object.entries(outside).flatMap(([file, signs]) =>
    signs
      .filter((sign) => !files.get(file)?.includes(sign))
      .map((sign) => `${file} does not name "${sign}" any more: take it out of ${THIS} and docs/architecture.md.`),
  );
  return [...named, ...unneeded];
}

/**
 * Components that import what they may not, one sentence each.
 *
 * @param {Texts} files of `components` @param {readonly string[]} [shared] from the ground up
 * @returns {string[]}
 */
export function componentProblems(files, shared = SHARED) {
  const height = new Map(shared.map((folder, index) => [folder, index]));
  return [...importsOf(files)].flatMap(([file, imported]) =>
    imported
      .filter((other) => {
        const [from, to] = [floorOf(file), floorOf(other)];
        return from !== to && (height.get(to) ?? Number.POSITIVE_INFINITY) >= (height.get(from) ?? shared.length);
      })
      .map(
        (other) =>
          `${file} imports ${other}. A subject imports none of another subject, and a shared folder only those below it: move what both need to a folder that SHARED in scripts/check-floors.mjs names.`,
      ),
  );
}

/**
 * How a file's folder leads back to another folder: an import for each step.
 *
 * @param {Graph} graph @param {string} start @param {string} goal
 */
function wayRound(graph, start, goal) {
  /** @type {Map<string, string[]>} */
  const ways = new Map([[floorOf(start), []]]);
  for (const [floor, way] of ways) {
    if (floor === goal && way.length > 0) return way.join(', ');
    for (const [file, imported] of graph) {
      if (floorOf(file) !== floor) continue;
      for (const other of imported) {
        if (!ways.has(floorOf(other))) ways.set(floorOf(other), [...way, `${file} → ${other}`]);
      }
    }
  }
  return undefined;
}

/** Each circle of files once, its first file again at its end. @param {Graph} graph @returns {string[][]} */
function circlesOf(graph) {
  const seen = new Set();
  const circles = [];
  for (const start of graph.keys()) {
    if (seen.has(start)) continue;
    /** @type {Map<string, string | undefined>} */
    const from = new Map([[start, undefined]]);
    for (const file of from.keys()) {
      for (const other of graph.get(file) ?? []) {
        if (other !== start) {
          if (!from.has(other)) from.set(other, file);
          continue;
        }
        const circle = [start];
        for (let at = /** @type {string | undefined} */ (file); at !== undefined; at = from.get(at)) circle.unshift(at);
        if (!circle.slice(1, -1).some((each) => seen.has(each))) circles.push(circle);
        for (const each of circle) seen.add(each);
        break;
      }
      if (seen.has(start)) break;
    }
  }
  return circles;
}

/** @param {string} folder @returns {Texts} */
function filesIn(folder) {
  const names = readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return new Map(
    names.map((name) => [name, /\.(?:tsx?|mjs|conf)$/.test(name) ? readFileSync(path.join(ROOT, name), 'utf8') : '']),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const entries = ENTRIES.map((name) => /** @type {const} */ ([name, readFileSync(path.join(ROOT, name), 'utf8')]));
  const others = new Map([...PLACES.flatMap((folder) => [...filesIn(folder)]), ...entries]);
  const problems = [
    ...problemsOf(filesIn('lib')),
    ...componentProblems(filesIn('components')),
    ...touchesOf(others, OUTSIDE),
  ];
  const named = [...FLOORS.map((floor) => `lib/${floor}`), ...SHARED.map((folder) => `components/${folder}`)];
  const gone = named.filter((folder) => !existsSync(path.join(ROOT, folder)));
  for (const folder of gone) problems.push(`There is no ${folder}: take it out of scripts/check-floors.mjs.`);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0)
    console.log(
      `${FLOORS.length} folders of lib, each importing from below alone; subjects of components importing ${SHARED.length} shared folders`,
    );
  process.exit(problems.length === 0 ? 0 : 1);
}
