import { EDGE_WITH_API, EDGE_WITH_STORE } from '../base/freshness.mjs';

/**
 * The one place where environment variables are read (docs/requirements.md, Names and
 * configuration). All are optional; a bad value stops the start with a
 * sentence that names the variable.
 */

/** Where the store is: in a file of its own, or in a PostgreSQL database that several instances share. */
export type DatabaseAddress = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string };

export interface EnvironmentConfig {
  /** Origin and base path of the website API; undefined means the embedded store. */
  websiteApiUrl: string | undefined;
  /** Origin and base path of the fintech cloud API; undefined means the embedded answer. */
  fintechApiUrl: string | undefined;
  /** Prefix of every picture, film and file; empty means this site's own `public/`. */
  assetBaseUrl: string;
  /** Public origin, for canonical addresses. */
  siteUrl: string;
  /** Host of `SITE_URL`; undefined while nobody has said where the site is. Under any other host it is a preview. */
  publicHost: string | undefined;
  database: DatabaseAddress;
  /** Folder of kept pages and social cards, which may be deleted at any time; beside the database file where there is one. */
  dataFolder: string;
  /** Where the content folder is, which `npm run publish` reads. */
  contentFolder: string;
  /** How many proxies in front of the site are ours. */
  trustedProxyHops: number;
  /**
   * For how many seconds the edge cache in front (deploy/nginx.conf) shows a page before it asks for it anew, and for
   * how many more it shows it while it asks; 0 where there is none.
   */
  edgeSeconds: number;
  /** A running Open API sandbox that the console of the documents connects to; without one it replays a recording. */
  sandboxUrl: string | undefined;
  /** The WebSub hub that feeds name, and that a release tells of what is new; without one there is none. */
  websubHub: string | undefined;
  port: number;
  /** Address of this machine that the site listens on. */
  hostname: string;
  /** After the start, how long in ms before every page is made ahead of its first visitor, and the search is filled. */
  warmUpAfterMs: number;
  /** After SIGTERM, how long in ms requests are still taken while /readyz says that no more should come. */
  endingGraceMs: number;
  /** Accepted submissions of one visitor in ten minutes. */
  submissionsPerVisitor: number;
  /** Accepted submissions of all visitors in one minute. */
  submissionsPerMinute: number;
}

export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** Listening on it is listening on every address of the machine. */
export const EVERY_ADDRESS = '0.0.0.0';

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws {ConfigurationError} with a sentence for the person who starts the site. */
export function readEnvironment(env: Environment): EnvironmentConfig {
  const port = wholeNumber(env, 'PORT', 3000, 1, 65535);
  const siteUrl = origin(env, 'SITE_URL');
  const database = databaseAddress(env);
  return {
    websiteApiUrl: address(env, 'WEBSITE_API_URL'),
    fintechApiUrl: address(env, 'FINTECH_API_URL'),
    assetBaseUrl: address(env, 'ASSET_BASE_URL') ?? '',
    siteUrl: siteUrl ?? `http://localhost:${port}`,
    publicHost: siteUrl === undefined ? undefined : new URL(siteUrl).host,
    database,
    dataFolder: value(env, 'DATA_FOLDER') ?? (database.engine === 'sqlite' ? folderOf(database.file) : '.data'),
    contentFolder: value(env, 'CONTENT_FOLDER') ?? 'content',
    trustedProxyHops: wholeNumber(env, 'TRUSTED_PROXY_HOPS', 0, 0, 16),
    edgeSeconds: edgeSeconds(env),
    sandboxUrl: socketAddress(env, 'SANDBOX_URL'),
    websubHub: websubHub(env),
    port,
    hostname: value(env, 'HOSTNAME') ?? EVERY_ADDRESS,
    warmUpAfterMs: wholeNumber(env, 'WARM_UP_AFTER_SECONDS', 2, 1, 86_400) * 1000,
    endingGraceMs: wholeNumber(env, 'ENDING_GRACE_SECONDS', 0, 0, 60) * 1000,
    submissionsPerVisitor: wholeNumber(env, 'SUBMISSIONS_PER_VISITOR', 10, 1, 1_000_000),
    submissionsPerMinute: wholeNumber(env, 'SUBMISSIONS_PER_MINUTE', 120, 1, 1_000_000),
  };
}

/** Settings of earlier releases, with what to do instead. */
const RETIRED: Readonly<Record<string, string>> = {
  REDIS_URL:
    'REDIS_URL is no longer used: instances share limits and word of changes by the PostgreSQL database of DATABASE_URL, and each makes its own pages.',
};

/** A sentence for each setting that is set and no longer used. */
export function retiredSettings(env: Environment = process.env): string[] {
  return Object.entries(RETIRED).flatMap(([name, sentence]) => (value(env, name) === undefined ? [] : [sentence]));
}

function value(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function address(env: Environment, name: string): string | undefined {
  const text = value(env, name);
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new ConfigurationError(`${name} must be an http or https address such as https://www.example.com.`);
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new ConfigurationError(`${name} must be a plain address without credentials, query or fragment.`);
  }
  return url.href.replace(/\/+$/, '');
}

function socketAddress(env: Environment, name: string): string | undefined {
  const text = value(env, name);
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['ws:', 'wss:'].includes(url.protocol) || url.username || url.password || url.hash) {
    throw new ConfigurationError(`${name} must be a ws or wss address such as ws://127.0.0.1:4510/.`);
  }
  return url.href;
}

/** A hub fetches the feeds by their public address, which nobody knows without `SITE_URL`. */
function websubHub(env: Environment): string | undefined {
  const hub = address(env, 'WEBSUB_HUB');
  if (hub !== undefined && value(env, 'SITE_URL') === undefined) {
    throw new ConfigurationError('WEBSUB_HUB needs SITE_URL: the hub fetches the feeds by their public address.');
  }
  return hub;
}

function origin(env: Environment, name: string): string | undefined {
  const text = address(env, name);
  if (text !== undefined && new URL(text).pathname !== '/') {
    throw new ConfigurationError(`${name} must be an origin such as https://www.example.com, without a path.`);
  }
  return text;
}

/** The changes of a remote API are told to nobody, so the edge may not keep its pages for longer. */
function edgeSeconds(env: Environment): number {
  const seconds = wholeNumber(env, 'EDGE_SECONDS', 0, 0, EDGE_WITH_STORE);
  if (seconds > EDGE_WITH_API && value(env, 'WEBSITE_API_URL') !== undefined) {
    throw new ConfigurationError(
      `EDGE_SECONDS must be ${EDGE_WITH_API} at most with WEBSITE_API_URL, but it is "${seconds}": what the API has withdrawn must be gone within a minute.`,
    );
  }
  return seconds;
}

function wholeNumber(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = value(env, name);
  if (text === undefined) return fallback;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new ConfigurationError(`${name} must be a whole number from ${least} to ${most}, but it is "${text}".`);
  }
  return number;
}

function databaseAddress(env: Environment): DatabaseAddress {
  const text = value(env, 'DATABASE_URL') ?? 'file:.data/tradego.db';
  if (/^postgres(ql)?:/.test(text)) {
    // What is wrong with it is not shown: it holds a password.
    const names = URL.canParse(text) && new URL(text).hostname !== '' && new URL(text).pathname.length > 1;
    if (names) return { engine: 'postgres', url: text };
    throw new ConfigurationError('DATABASE_URL must be like postgres://user:password@host:5432/database.');
  }
  if (!text.startsWith('file:')) {
    const scheme = text.includes(':') ? `${text.split(':', 1)[0]}:` : 'no scheme';
    throw new ConfigurationError(
      `DATABASE_URL must be a file: or postgres: address, such as file:.data/tradego.db, but it has ${scheme}.`,
    );
  }
  const file = text.replace(/^file:(\/\/(?=\/))?/, '');
  if (!file) throw new ConfigurationError('DATABASE_URL names no file.');
  return { engine: 'sqlite', file };
}

/** Without `node:path`, which the middleware has not got. */
function folderOf(file: string): string {
  return file.replace(/[^/]*$/, '') || '.';
}

let current: EnvironmentConfig | undefined;

/** The configuration of this process, read once. */
export function environment(): EnvironmentConfig {
  current ??= readEnvironment(process.env);
  return current;
}
