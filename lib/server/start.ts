import { takeCompanyCopy } from '../api/company';
import { isOutdated } from '../api/data-versions';
import { openedAndSeeded } from '../api/embedded/opened';
import { watchInvalidations } from '../api/invalidate';
import { watchOutbox } from '../api/outbox-sender';
import { isSettled } from '../api/pending-answers';
import { log, reasonOf } from '../base/log';
import { rememberOutside } from '../base/outside-render';
import { ConfigurationError, type DatabaseAddress, EVERY_ADDRESS, environment, unusedSettings } from '../config/env';
import { whenCompanyContentChanges } from '../content-folder/current';
import { notePeers } from '../endpoints/peer';
import { watchLimitCounts } from '../endpoints/shared-limits';
import { compressAnswers } from '../next/compress-answers';
import { setUpPageStore } from '../next/set-up-page-store';
import { fillSearch } from '../search/indexer';
import { PageWords } from '../search/sources/pages';
import { watchRetention } from './retention';
import { warmPages } from './warm-pages';

/** Reading files and filling the index takes half a minute of a processor the first time: the first visitors come first. */
const SEARCH_AFTER_MS = 15_000;

/** Runs once before the first request: settings, store, page store; then the pages are made, and whenever the company's content changes. */
export async function start(): Promise<void> {
  rememberOutside();
  try {
    environment();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(`\nThe site cannot start: ${error.message}\n`);
    process.exit(1);
  }
  for (const reason of unusedSettings()) log('warn', 'setting.unused', { reason });
  notePeers();
  // If the store cannot be opened, the site starts nevertheless: pages show their empty states, /healthz reports it,
  // and the next visit tries again.
  await openedAndSeeded().catch((error: unknown) => {
    log('error', 'store.failed', {
      reason: `${unusable(environment().database)} (${reasonOf(error)}). Pages are shown without it, but no message can be taken.${remedy(environment().database)}`,
    });
    return takeCompanyCopy();
  });
  // Kept pages may be from before something was published while the site was down.
  await watchInvalidations();
  watchOutbox();
  watchRetention();
  watchLimitCounts();
  if (process.env.NODE_ENV !== 'production') return;
  compressAnswers();
  setUpPageStore((tag) => isOutdated(tag) || isSettled(tag));
  makePagesAhead();
}

/** Makes every page soon, and again once the company's content is another: all show it, and the search has their words. */
function makePagesAhead(): void {
  const { port, hostname, warmUpAfterMs } = environment();
  const words = new PageWords();
  let making = Promise.resolve();
  const make = () => {
    making = making.then(() => warmPages(addressOf(hostname, port), words.take)).then(fill);
  };
  const fill = () => void setTimeout(() => void fillSearch(words), SEARCH_AFTER_MS).unref();
  let soon: NodeJS.Timeout | undefined;
  const makeSoon = () => {
    clearTimeout(soon);
    soon = setTimeout(make, warmUpAfterMs).unref();
  };
  makeSoon();
  whenCompanyContentChanges(makeSoon);
}

/** Where this process answers itself. */
function addressOf(hostname: string, port: number): string {
  const host = hostname === EVERY_ADDRESS || hostname === '::' ? '127.0.0.1' : hostname;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function unusable(database: DatabaseAddress): string {
  return database.engine === 'sqlite'
    ? `The database file ${database.file} cannot be used`
    : 'The PostgreSQL database of DATABASE_URL cannot be used';
}

function remedy({ engine }: DatabaseAddress): string {
  return engine === 'sqlite'
    ? ' Let this user write in its folder, or name another file in DATABASE_URL.'
    : ' It is tried again with the next visit.';
}
