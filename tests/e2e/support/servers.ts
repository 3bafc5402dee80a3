import { rmSync } from 'node:fs';
import path from 'node:path';
import { MEMORY, STANDALONE } from '../../../scripts/lib/project.mjs';

/** The servers that the whole suite shares, all from one build, each with a store of its own. */

const PORTS = { site: 4310, copy: 4311 } as const;
const DATA = path.resolve('.data/e2e');

export type ServerName = keyof typeof PORTS;

export function serverAddress(name: ServerName): string {
  return `http://localhost:${PORTS[name]}`;
}

export function databaseOf(name: string): string {
  return `file:${path.join(DATA, name, 'tradego.db')}`;
}

/** Removes what an earlier run left. */
export function forget(name: string): void {
  rmSync(path.join(DATA, name), { recursive: true, force: true });
}

function server(name: ServerName, env: Record<string, string>) {
  return {
    command: 'node server.js',
    cwd: STANDALONE,
    url: `${serverAddress(name)}/healthz`,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    env: {
      ...MEMORY,
      HOSTNAME: '0.0.0.0',
      PORT: String(PORTS[name]),
      DATABASE_URL: databaseOf(name),
      // The suite leaves more messages than a visitor would.
      SUBMISSIONS_PER_VISITOR: '1000',
      SUBMISSIONS_PER_MINUTE: '1000',
      ...env,
    },
  };
}

export const SERVERS = [
  server('site', {}),
  // A second copy of the site, with the first one as its website API.
  server('copy', {
    WEBSITE_API_URL: serverAddress('site'),
    FINTECH_API_URL: serverAddress('site'),
    // A few of its pages are looked at; making all of them ahead would take the processor from the first one.
    WARM_UP_AFTER_SECONDS: '86400',
  }),
];
