import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { CompanyContent, ContentEntry } from '../../lib/content-folder/model';
import { readContentFolder } from '../../lib/content-folder/read';
import { LOCALES } from '../../lib/i18n/locales';
import { type Published, planOf, type SoundFolder } from '../../lib/publishing/plan';
import { publish } from '../../lib/publishing/publish';
import { readPublished } from '../../lib/publishing/published';
import { openStore } from '../../lib/store/database';
import { DONE, filesIn, type Io, MISUSED, REFUSED, sayFaults, text, type Verb, withStore } from './verb';

/** Before what is not published, in each language; on every page, in the search and in the feeds, since it is in the title. */
const DRAFT = { zt: '【草稿】', zh: '【草稿】', en: '[Draft] ' };
/** The fields by which pages name an entry. */
const NAMES = ['title', 'questionContent'];

const FIRST_PORT = 3100;
const READY_WITHIN_MS = 60_000;

/**
 * `preview [--port N]`: the site with everything in the folder, published or not, on this machine alone. Drafts say so,
 * nothing may be indexed, and what is sent by its forms goes with it.
 */
export const preview: Verb = async ({ folder, values }, io) => {
  const port = Number(text(values.port) ?? FIRST_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    io.err('--port must be a number from 1 to 65535.');
    return MISUSED;
  }
  const server = serverFolder();
  if (!server) {
    io.err('The site is not built here: `npm run site -- --build-only` builds it.');
    return REFUSED;
  }
  const { entries, company, faults } = await readContentFolder(folder);
  sayFaults(faults, io);
  if (!company) return REFUSED;
  const work = mkdtempSync(path.join(tmpdir(), 'preview-'));
  try {
    const database = `file:${path.join(work, 'preview.db')}`;
    await fill(path.join(work, 'preview.db'), { entries, company }, await publicNow(io), folder, io.now());
    return await serve(server, { database, work, port }, io);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};

/** Where the built server lies: beside this command in the image, else where the project's build leaves it. */
function serverFolder(): string | undefined {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const places = [here, path.join(here, '..', '..', '.next', 'standalone')];
  return places.find((each) => existsSync(path.join(each, 'server.js')));
}

/** What the public has now; without a store all is a draft. */
async function publicNow(io: Io): Promise<Published> {
  return withStore(readPublished).catch(() => {
    io.err('What is published already cannot be read: everything is shown as a draft.');
    return { releases: new Map(), company: {} };
  });
}

async function fill(
  file: string,
  sound: SoundFolder,
  published: Published,
  folder: string,
  now: number,
): Promise<void> {
  const steps = new Map(planOf(sound, published).map(({ id, step }) => [id, step]));
  const entries = sound.entries
    .filter(({ id }) => steps.get(id) !== 'withdrawn')
    .map((entry) => (steps.get(entry.id) === 'none' ? entry : asDraft(entry, now)));
  const db = await openStore({ engine: 'sqlite', file });
  const company: CompanyContent = { ...sound.company, preview: true };
  await publish(db, { entries: entries.map((entry) => ({ entry })), parts: company }, filesIn(folder), now);
  await db.destroy();
}

/** An entry that says it is a draft; one that is dated later is shown all the same. */
function asDraft(entry: ContentEntry, now: number): ContentEntry {
  const items = Object.fromEntries(
    LOCALES.map((locale) => {
      const marked = NAMES.filter((name) => name in entry.items[locale]).map((name) => [
        name,
        `${DRAFT[locale]}${entry.items[locale][name]}`,
      ]);
      return [locale, { ...entry.items[locale], ...Object.fromEntries(marked) }];
    }),
  ) as ContentEntry['items'];
  return { ...entry, items, ...(entry.published !== undefined && { published: Math.min(entry.published, now) }) };
}

interface Running {
  database: string;
  work: string;
  port: number;
}

async function serve(folder: string, { database, work, port }: Running, io: Io): Promise<number> {
  const { WEBSITE_API_URL: _, ...env } = process.env;
  const server = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...env,
      NODE_ENV: 'production',
      DATABASE_URL: database,
      DATA_FOLDER: path.join(work, 'data'),
      // Nobody else's machine, and under any name but that of SITE_URL nothing may be indexed.
      HOSTNAME: '127.0.0.1',
      SITE_URL: 'https://draft.invalid',
      PORT: String(port),
    },
  });
  const ended = new Promise<number>((resolve) => server.on('exit', (code) => resolve(code ?? DONE)));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));
  if (await isReady(`http://127.0.0.1:${port}/healthz`, ended)) {
    io.out(
      `The preview is at http://127.0.0.1:${port}/ until you end it (Ctrl-C). Drafts say so; nothing is published.`,
    );
  }
  return (await ended) === 0 ? DONE : REFUSED;
}

async function isReady(address: string, ended: Promise<number>): Promise<boolean> {
  const late = Date.now() + READY_WITHIN_MS;
  let isEnded = false;
  void ended.then(() => {
    isEnded = true;
  });
  while (!isEnded && Date.now() < late) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return true;
    await pause(200);
  }
  return false;
}
