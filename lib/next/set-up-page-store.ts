import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { discardNow, FileStorage } from '../base/file-storage';
import { processWide } from '../base/process-wide';
import { type EnvironmentConfig, environment } from '../config/env';
import { buildFolder, buildId, builtFiles } from './built-files';
import { PageStore } from './page-store';
import { SplitStorage } from './split-storage';

/**
 * Gives a process its page store.
 *
 * - Gain: pages outlive a restart (a start with other settings, or of another build, never shows them).
 * - Depends on: the build's name and folder (built-files.ts); Next calling `register` of instrumentation.ts before the
 *   first page is asked for, in the process that answers.
 * - When that changes: no page is kept, each is made anew for everybody; tests/e2e/servers/next-contract.spec.ts fails.
 */

/** Room for every page of the site many times over. Requests for invented addresses cannot fill the disk. */
const LIMITS = {
  pages: { bytes: 256 * 1024 * 1024, entries: 4000 },
  pagesOfLists: { bytes: 128 * 1024 * 1024, entries: 2000 },
};

/**
 * Sets up the page store of this process, beside the database. Its folder is
 * named by a fingerprint of build and configuration, so a start with other
 * settings never shows pages made under the old ones; their folders are removed.
 *
 * @param isOutdated whether a cache tag names data that has changed, or an answer that is there by now
 */
export function setUpPageStore(isOutdated: (tag: string) => boolean): void {
  const config = environment();
  const parent = path.resolve(config.dataFolder, 'pages');
  const fingerprint = fingerprintOf(config);
  for (const name of foldersIn(parent)) {
    if (name !== fingerprint) discardNow(path.join(parent, name));
  }
  const origins = {
    assets: originsOf([config.assetBaseUrl, config.websiteApiUrl]),
    sockets: originsOf([config.sandboxUrl]),
  };
  const storage = new SplitStorage(
    new FileStorage(path.join(parent, fingerprint, 'pages'), LIMITS.pages),
    new FileStorage(path.join(parent, fingerprint, 'lists'), LIMITS.pagesOfLists),
  );
  processWide<{ pageStore: PageStore }>().pageStore = new PageStore(
    storage,
    origins,
    builtFiles(buildFolder()),
    isOutdated,
  );
}

/** A name for the build together with the settings that pages depend on. */
function fingerprintOf(config: EnvironmentConfig): string {
  const settings = {
    ...config,
    port: undefined,
    hostname: undefined,
    edgeSeconds: 0,
    endingGraceMs: 0,
    warmUpAfterMs: 0,
    submissionsPerVisitor: 0,
    submissionsPerMinute: 0,
  };
  return createHash('sha256')
    .update(JSON.stringify([buildId(buildFolder()), settings]))
    .digest('hex')
    .slice(0, 16);
}

function foldersIn(parent: string): string[] {
  try {
    return readdirSync(parent);
  } catch {
    return [];
  }
}

function originsOf(addresses: (string | undefined)[]): string[] {
  return [...new Set(addresses.filter((address) => address).map((address) => new URL(address as string).origin))];
}
