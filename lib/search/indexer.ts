import { createHash } from 'node:crypto';
import { openedAndSeeded } from '../api/embedded/opened';
import { untilIdle } from '../base/idle';
import { log, reasonOf } from '../base/log';
import { outsideRender } from '../base/outside-render';
import { processWide } from '../base/process-wide';
import { displaysChangeAt } from '../content/documents';
import { companyContent } from '../content-folder/current';
import type { CompanyContent } from '../content-folder/model';
import { contentAt } from '../publishing/files';
import type { Store } from '../store/database';
import { type FileTexts, type NamedFile, READING } from './files/file-texts';
import { type ReadFile, UnreadableFile, withFileReader } from './files/read-files';
import { keepFiles, knownFiles, saveFile, saveUnreadable, unreadableFiles } from './files/stored-texts';
import { replaceEntries } from './search-index';
import { documentEntries } from './sources/documents';
import { LIST_SOURCES, type ListSource } from './sources/lists';
import { type PageWords, pageEntries } from './sources/pages';

/**
 * Keeps the index with what can be found. The pages of this build are indexed once after the start, when all have been
 * made; the company's documents whenever its content is another than before or one goes on display or ends, and so the
 * lists of the API, which a search looks at first. Files are read one by one behind that. What is in the index already costs a comparison.
 */

/**
 * The longest that a file waits until the process is idle, in ms: even with many visitors hundreds of files are read
 * within minutes.
 */
const LONGEST_WAIT = 500;
/** The text of files is indexed after this many, then after twice as many, and so on. */
const FIRST_FILES = 12;
/** Pause after filling the index has failed, in ms: the store may be locked or the disk full. */
const AGAIN_AFTER = 60_000;

/** Texts of files, and the files that were asked for and have not been read. */
class Files implements FileTexts {
  readonly asked = new Map<string, NamedFile>();
  /** Addresses that entries lead to. */
  readonly used = new Set<string>();
  /** Files that could not be fetched or read. This process does not try them again. */
  readonly unread = new Set<string>();
  /** Content that cannot be read, by its hash, each with the reason: the next process does not try it either. */
  unreadable = new Map<string, string>();
  /**
   * Files that this process has read: two entries may give different facts of one file, which is then read once for
   * each.
   */
  readonly #read = new Set<string>();
  #known = new Map<string, { mark: string; pages: readonly string[] }>();

  async load(db: Store): Promise<void> {
    this.#known = new Map(await knownFiles(db));
    this.unreadable = await unreadableFiles(db, READING);
  }

  pagesOf(file: NamedFile): readonly string[] | undefined {
    this.used.add(file.address);
    const known = this.#known.get(file.address);
    const isNew = known?.mark !== file.mark && !this.#read.has(nameOf(file)) && !this.unread.has(nameOf(file));
    if (isNew) this.asked.set(file.address, file);
    return known?.pages;
  }

  learn(file: NamedFile, pages: readonly string[]): void {
    const { address, mark } = file;
    this.#known.set(address, { mark, pages });
    this.#read.add(nameOf(file));
    this.asked.delete(address);
  }
}

const nameOf = ({ address, mark }: NamedFile) => `${address} ${mark}`;

class SearchIndexer {
  #files: Promise<Files> | undefined;
  /** For each source the answers that are indexed, and their digest. */
  readonly #indexed = new Map<string, { answers: unknown[]; digest: string }>();
  /** The company content whose documents are indexed, and when those on display are others (ms). */
  #documentsOf: CompanyContent | undefined;
  #documentsUntil = Number.POSITIVE_INFINITY;
  #freshening: Promise<void> | undefined;
  #reading: Promise<void> | undefined;
  /** Whether everything has been indexed once. */
  complete = false;
  /** Grows with every change of the index. */
  generation = 0;

  constructor(
    private readonly open: () => Promise<Store>,
    private readonly sources: readonly ListSource[],
    private readonly withReader: typeof withFileReader,
    private readonly rest: () => Promise<void>,
  ) {}

  /** Indexes everything, and goes on with the files. */
  async fill(words: PageWords): Promise<void> {
    const started = performance.now();
    const files = await this.#openFiles();
    const pages = await pageEntries(words);
    if (pages) await this.#replace('pages', pages);
    await this.freshen();
    await this.#readFiles(files);
    // While a list cannot be read its files are unknown, so no file is removed.
    if (this.#indexed.size === this.sources.length) await keepFiles(await this.open(), files.used);
    this.complete = true;
    log('info', 'search.filled', {
      files: files.used.size,
      unread: files.unread.size,
      seconds: Math.round((performance.now() - started) / 100) / 10,
    });
  }

  /** Takes over what the API answers now, where that is another thing than before. */
  freshen(): Promise<void> {
    this.#freshening ??= this.#freshenLists().finally(() => {
      this.#freshening = undefined;
    });
    return this.#freshening;
  }

  async #freshenLists(): Promise<void> {
    const files = await this.#openFiles();
    await this.#freshenDocuments(files);
    await Promise.all(this.sources.map((source) => this.#freshenList(source, files)));
    // After the first filling new files are read as they appear.
    if (this.complete && files.asked.size > 0) void this.#readFiles(files).catch(failed);
  }

  async #freshenDocuments(files: Files): Promise<void> {
    const content = companyContent();
    const now = Date.now();
    if (content === this.#documentsOf && now < this.#documentsUntil) return;
    await this.#replace('documents', await documentEntries(files));
    this.#documentsOf = content;
    this.#documentsUntil = displaysChangeAt(now) ?? Number.POSITIVE_INFINITY;
  }

  async #freshenList(source: ListSource, files: Files, again = false): Promise<void> {
    const data = await source.read();
    if (!data) return;
    const answers = Object.values(data);
    const before = this.#indexed.get(source.name);
    // The reader's memory returns the same objects until the API has answered again, and most answers are equal.
    if (!again && before?.answers.every((list, index) => list === answers[index])) return;
    const digest = createHash('sha1').update(JSON.stringify(data)).digest('base64');
    if (again || before?.digest !== digest) await this.#replace(source.name, source.entries(data, files));
    this.#indexed.set(source.name, { answers, digest });
  }

  async #replace(name: string, entries: Parameters<typeof replaceEntries>[2]): Promise<void> {
    const written = await replaceEntries(await this.open(), name, entries);
    if (written > 0) this.generation++;
  }

  #readFiles(files: Files): Promise<void> {
    this.#reading ??= this.withReader((read) => this.#readAll(files, read)).finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readAll(files: Files, read: ReadFile): Promise<void> {
    // New files come first. Every time all entries are made again and compared, which takes longer the more files have
    // been read.
    for (let atOnce = FIRST_FILES; files.asked.size > 0; atOnce *= 2) {
      for (const file of [...files.asked.values()].slice(0, atOnce)) {
        const content = await contentAt(await this.open(), file.address);
        const text = await read(file.address, files.unreadable, content).catch((error: unknown) =>
          this.#leave(file, files, error),
        );
        if (text) {
          // If the store cannot be written now, the file is not to blame: this filling fails and is repeated later.
          await saveFile(await this.open(), file, text);
          files.learn(file, text.pages);
        }
        await this.rest();
      }
      await this.#replace('documents', await documentEntries(files));
      for (const source of this.sources) await this.#freshenList(source, files, true);
    }
  }

  /** Goes on without a file that was not read; content that cannot be read is remembered. */
  async #leave(file: NamedFile, files: Files, error: unknown): Promise<undefined> {
    files.unread.add(nameOf(file));
    files.asked.delete(file.address);
    const reason = reasonOf(error);
    log('warn', 'search.file-unread', { file: file.address, reason });
    if (!(error instanceof UnreadableFile) || files.unreadable.has(error.sha256)) return;
    const { address } = file;
    files.unreadable.set(error.sha256, reason);
    await saveUnreadable(await this.open(), { sha256: error.sha256, address, reading: READING, reason });
  }

  #openFiles(): Promise<Files> {
    const opened =
      this.#files ??
      (async () => {
        const files = new Files();
        await files.load(await this.open());
        return files;
      })();
    this.#files = opened;
    opened.catch(() => {
      if (this.#files === opened) this.#files = undefined;
    });
    return opened;
  }
}

/** An indexer of the search in a store; its sources, the way files are read and the rest between two are the site's own. */
export function createSearchIndexer(
  open: () => Promise<Store>,
  sources = LIST_SOURCES,
  withReader = withFileReader,
  rest = () => untilIdle(LONGEST_WAIT),
) {
  return new SearchIndexer(open, sources, withReader, rest);
}

const shared = processWide<{ search: SearchIndexer }>();

/** The indexer of this process. */
export function searchIndexer(): SearchIndexer {
  shared.search ??= createSearchIndexer(openedAndSeeded);
  return shared.search;
}

const failed = (error: unknown) => log('error', 'search.failed', { reason: reasonOf(error) });

/** Fills the index of this process behind everything else. @param words of its pages, which have just been made */
export async function fillSearch(words: PageWords): Promise<void> {
  try {
    await outsideRender(() => searchIndexer().fill(words));
  } catch (error) {
    failed(error);
    setTimeout(() => void fillSearch(words), AGAIN_AFTER).unref();
  }
}
