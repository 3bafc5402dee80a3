import { isFiled, KINDS } from '../../lib/content-folder/kinds';
import type { CompanyFile } from '../../lib/content-folder/schemas';
import { clockOf } from '../../lib/content-folder/windows';
import { type HeldBack, prepareRelease } from '../../lib/publishing/prepare';
import { type Done, type Publication, PublicationError, publish } from '../../lib/publishing/publish';
import { readPublished } from '../../lib/publishing/published';
import type { Store } from '../../lib/store/database';
import { FEEDS, type FeedName, FOLLOWED_LIST } from '../../lib/syndication/names';
import { tellHub } from '../../lib/syndication/websub';
import { correctedEntry, exchangeOf } from './exchange';
import { faultsAsText, judgePublication } from './faults';
import { reasonGiven, sayLanguagesMissing } from './reason';
import { storeFailure } from './store-failure';
import { DONE, filesIn, type Io, MISUSED, REFUSED, soundFolder, text, type Verb, withStore } from './verb';

/** `release [ID…]`: publishes what is named, or all that is new and may be published, in one transaction. */
export const release: Verb = async (options, io) => {
  const exchange = exchangeOf(options);
  if (typeof exchange === 'string') {
    io.err(exchange);
    return MISUSED;
  }
  if (exchange && options.ids.length === 0) {
    io.err('A number of the Exchange is that of one document: name it, as in release ID --exchange … --at ….');
    return MISUSED;
  }
  const folder = await soundFolder(options, io);
  if (!folder) return REFUSED;
  const outsideWindow = text(options.values['outside-window']);
  return withStore(async (db) => {
    const order = { ids: options.ids, ...(exchange && { exchange }), ...(outsideWindow && { outsideWindow }) };
    const { publication, refused, heldBack } = prepareRelease(folder, await readPublished(db), order, io.now());
    if (refused.length > 0) {
      for (const each of refused) sayHeldBack(each, io);
      io.err('Nothing was published.');
      return REFUSED;
    }
    for (const each of heldBack) sayHeldBack(each, io);
    if (heldBack.length > 0 && isEmpty(publication)) {
      io.err(`Nothing was published: ${heldBack.length === 1 ? '1 entry waits' : `${heldBack.length} entries wait`}.`);
      return REFUSED;
    }
    if (!(await areSound(publication, options.folder, folder.company.company, io))) return REFUSED;
    const code = await publishAndSay(db, publication, options.folder, io, options.values.json === true);
    if (code === DONE && folder.company.company.sample)
      io.err('company.yaml says sample: true, so every page calls this a sample. For a real company write false.');
    return code;
  });
};

const isEmpty = ({ entries = [], parts = {} }: Publication) => entries.length === 0 && Object.keys(parts).length === 0;

/** `correct ID --because "…"`: a new version beside the first one, with its reason. */
export const correct: Verb = async (options, io) => {
  const because = reasonGiven(options);
  const [id] = options.ids;
  if (because === 'twice') return saidTwice(io);
  if (id === undefined || options.ids.length > 1 || because === undefined) {
    io.err('Name one entry and say why: correct ID --because "The table on page 3 had the figures of 2025."');
    return MISUSED;
  }
  const folder = await soundFolder(options, io);
  const entry = folder?.entries.find((each) => each.id === id);
  if (!folder || !entry) {
    if (folder) io.err(`There is no ${id} in ${options.folder}.`);
    return REFUSED;
  }
  return withStore(async (db) => {
    const { releases } = await readPublished(db);
    const before = releases.get(id);
    if (!before) {
      io.err(`${id} is not published yet: release it.`);
      return REFUSED;
    }
    const judged = correctedEntry(entry, before.entry, options, io.now());
    if ('because' in judged) {
      sayHeldBack({ id, because: judged.because }, io);
      io.err('Nothing was published.');
      return REFUSED;
    }
    const outsideWindow = text(options.values['outside-window']);
    const publication = { entries: [{ ...judged, because, ...(outsideWindow && { outsideWindow }) }] };
    if (!(await areSound(publication, options.folder, folder.company.company, io))) return REFUSED;
    if (isFiled(entry)) sayLanguagesMissing(because, io);
    return publishAndSay(db, publication, options.folder, io, options.values.json === true);
  });
};

/** `withdraw ID --because "…"`: strikes a document of the rules and keeps it; a story or an answer goes. */
export const withdraw: Verb = async (options, io) => {
  const { folder, ids, values } = options;
  const because = reasonGiven(options);
  if (because === 'twice') return saidTwice(io);
  if (ids.length === 0 || because === undefined) {
    io.err('Name what is withdrawn and say why: withdraw ID --because "Published by mistake."');
    return MISUSED;
  }
  const publication = { withdrawals: ids.map((id) => ({ id, because })) };
  return withStore(async (db) => {
    const { releases } = await readPublished(db);
    const isKept = ids.some((id) => {
      const release = releases.get(id);
      return release !== undefined && isFiled(release.entry);
    });
    if (isKept) sayLanguagesMissing(because, io);
    return publishAndSay(db, publication, folder, io, values.json === true);
  });
};

function saidTwice(io: Io): number {
  io.err(
    'The reason is there twice in one language: say it with --because, or with --because-zt, --because-zh, --because-en.',
  );
  return MISUSED;
}

/** Whether the documents of a publication are what their entries say; what is wrong with them is said. */
export async function areSound(
  publication: Publication,
  folder: string,
  company: CompanyFile,
  io: Io,
): Promise<boolean> {
  const faults = await judgePublication(publication, { folder, company }, io);
  if (faults.length === 0) return true;
  io.err(faultsAsText(faults));
  io.err('Nothing was published: mend this first.');
  return false;
}

export function sayHeldBack({ id, because }: HeldBack, io: Io): void {
  io.err(`${id}: ${because}`);
}

/** Publishes and says what was done; a publication that cannot be is a sentence. */
export async function publishAndSay(
  db: Store,
  publication: Publication,
  folder: string,
  io: Io,
  asJson: boolean,
): Promise<number> {
  const started = performance.now();
  let done: Done;
  try {
    done = await publish(db, publication, filesIn(folder), io.now());
  } catch (error) {
    if (error instanceof PublicationError) {
      io.err(error.message);
      io.err('Nothing was published.');
      return REFUSED;
    }
    const failure = storeFailure(error);
    if (failure === undefined) throw error;
    io.err(failure);
    return REFUSED;
  }
  const ms = Math.round(performance.now() - started);
  if (asJson) io.out(JSON.stringify({ done, ms }));
  else sayDone(done, ms, io);
  await tellHub(feedsChanged(publication, done));
  return DONE;
}

/** The feeds that have something new. What was withdrawn is known by its name alone: both are fetched then. */
function feedsChanged({ entries = [], withdrawals = [] }: Publication, done: Done): FeedName[] {
  if (done.length === 0) return [];
  if (withdrawals.length > 0) return [...FEEDS];
  const calls = new Set<string>(entries.map(({ entry }) => KINDS[entry.kind].call));
  return FEEDS.filter((name) => calls.has(FOLLOWED_LIST[name]));
}

const SAID = { release: 'released', change: 'changed', correct: 'corrected', withdraw: 'withdrawn', remove: 'removed' };

function sayDone(done: Done, ms: number, io: Io): void {
  if (done.length === 0) {
    io.out('There was nothing to do: the public has all of it just so.');
    return;
  }
  for (const { action, id, version } of done) {
    io.out(`${SAID[action]}  ${id}${version !== undefined && version > 1 ? `  (version ${version})` : ''}`);
  }
  io.out(`At ${clockOf(io.now())} Hong Kong time, in ${ms} ms. Every page shows it within a second.`);
}
