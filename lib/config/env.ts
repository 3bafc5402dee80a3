import { EDGE_MOST } from '../base/freshness.mjs';

/**
 * The one place where environment variables are read (docs/requirements.md, Names and
 * configuration). All are optional; a bad value stops the start with a
 * sentence that names the variable.
 */

/** Where the store is: in a file of its own, or in a PostgreSQL database that several instances share. */
export type DatabaseAddress = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string };

/** The mail server that alerts are handed to, and the address that they come from. */
export interface MailSettings {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`); otherwise as soon as the server offers it. */
  secure: boolean;
  login: { user: string; password: string } | undefined;
  from: string;
}

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
  /** How alerts are sent by e-mail; without it nobody is offered any. */
  mail: MailSettings | undefined;
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
    edgeSeconds: wholeNumber(env, 'EDGE_SECONDS', 0, 0, EDGE_MOST),
    sandboxUrl: socketAddress(env, 'SANDBOX_URL'),
    websubHub: websubHub(env),
    mail: mailSettings(env),
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

/** A sentence for each setting that is set and without effect. */
export function unusedSettings(env: Environment = process.env): string[] {
  const retired = Object.entries(RETIRED).flatMap(([name, sentence]) => (value(env, name) ? [sentence] : []));
  if (!value(env, 'SMTP_URL') || !value(env, 'WEBSITE_API_URL')) return retired;
  return [
    ...retired,
    'SMTP_URL sends nothing with WEBSITE_API_URL: alerts by e-mail tell of releases, and an API does not say what is new.',
  ];
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

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
/** Names of the web and of mail in plain letters; a display name is the company's, and stands in its content. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/;
const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;

/** What is wrong with SMTP_URL is not shown: it holds a password. */
function mailSettings(env: Environment): MailSettings | undefined {
  const text = value(env, 'SMTP_URL');
  const from = value(env, 'MAIL_FROM');
  if (text === undefined) {
    if (from === undefined) return undefined;
    throw new ConfigurationError('MAIL_FROM needs SMTP_URL: without a mail server nothing is sent.');
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && !url.search && !url.hash && ['', '/'].includes(url.pathname);
  if (!isPlain || !(url.protocol in PORTS) || url.hostname === '') {
    throw new ConfigurationError(
      'SMTP_URL must be like smtp://user:password@mail.example.com:587 (smtps: for port 465).',
    );
  }
  if (!url.username !== !url.password) {
    throw new ConfigurationError('SMTP_URL must have both a user and a password, or neither.');
  }
  if (from === undefined || !PLAIN_ADDRESS.test(from)) {
    throw new ConfigurationError(
      'SMTP_URL needs MAIL_FROM, the address that mails come from, such as alerts@example.com.',
    );
  }
  const site = origin(env, 'SITE_URL');
  const isReached = site && (site.startsWith('https:') || LOCAL_HOSTS.includes(new URL(site).hostname));
  if (!isReached) {
    throw new ConfigurationError(
      'SMTP_URL needs SITE_URL with https: mails link to pages, and mail programs unsubscribe by it.',
    );
  }
  if (value(env, 'WEBSITE_API_URL') !== undefined) return undefined;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : PORTS[url.protocol as keyof typeof PORTS],
    secure: url.protocol === 'smtps:',
    login: url.username ? { user: decoded(url.username), password: decoded(url.password) } : undefined,
    from,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ConfigurationError(
      'SMTP_URL has a % in its user or password that is not followed by two digits: write %25.',
    );
  }
}

function origin(env: Environment, name: string): string | undefined {
  const text = address(env, name);
  if (text !== undefined && new URL(text).pathname !== '/') {
    throw new ConfigurationError(`${name} must be an origin such as https://www.example.com, without a path.`);
  }
  return text;
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
