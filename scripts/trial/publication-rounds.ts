import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../lib/config/env';
import { firstBrokenLine, readRecord } from '../../lib/publishing/record';
import { openStore } from '../../lib/store/database';
import { filingPdf } from '../../tests/unit/support/pdfs';

/** What a trial works with. */
export interface TrialPlace {
  /** The publish command, as the image has it. */
  program: string;
  /** The content folder, which it makes. */
  content: string;
  /** DATABASE_URL of a store of its own. */
  database: string;
}

/** What is public of a round's bundle. */
interface Public {
  released: number;
  entries: number;
  files: number;
  lines: number;
  brokenLine: number | undefined;
}

/** How the Exchange has the nth document of a round. */
const exchangeOf = (round: number, nth: number) =>
  `exchange: { id: "20260105${String(2 * round + nth).padStart(5, '0')}", at: 2026-01-05T16:44:10+08:00 }`;
const RELEASE = ['release', '--outside-window', 'A trial runs at any hour.'];
const ALL = { released: 4, entries: 12, files: 2, lines: 4, brokenLine: undefined };
const NONE = { released: 0, entries: 0, files: 0, lines: 0, brokenLine: undefined };
/** Of each document: as large as one of a few pages. */
const BYTES = 400_000;

/** Releases of bundles that are killed, and what is found after each. */
export class PublicationTrial {
  readonly found = { killed: 0, ended: 0, nothing: 0, all: 0, faults: [] as string[] };
  /** How long a release takes that nobody kills, with the start of the command. */
  usualMs = 0;

  private constructor(private readonly place: TrialPlace) {}

  /** Publishes a company and a first bundle, as a measure of time. */
  static async start(place: TrialPlace): Promise<PublicationTrial> {
    const trial = new PublicationTrial(place);
    await trial.#done('init', place.content);
    await trial.#done(...RELEASE);
    trial.#write(0);
    const begun = performance.now();
    await trial.#done(...RELEASE);
    trial.usualMs = Math.round(performance.now() - begun);
    trial.#remove(0);
    return trial;
  }

  /** Kills a release at some moment of it, looks, and has two at a time complete it. */
  async round(number: number): Promise<void> {
    this.#write(number);
    const isKilled = await this.#killedAfter(momentWithin(this.usualMs));
    this.found[isKilled ? 'killed' : 'ended']++;
    const after = await this.#public(number);
    if (isSame(after, NONE)) this.found.nothing++;
    else if (isSame(after, ALL)) this.found.all++;
    else this.found.faults.push(`Round ${number}: after the kill ${JSON.stringify(after)}.`);

    const both = await Promise.all([this.#run(...RELEASE), this.#run(...RELEASE)]);
    for (const { code, said } of both) {
      if (code !== 0) this.found.faults.push(`Round ${number}: one of two releases ended with ${code}: ${said}`);
    }
    const completed = await this.#public(number);
    if (!isSame(completed, ALL)) {
      this.found.faults.push(`Round ${number}: after two releases ${JSON.stringify(completed)}.`);
    }
    this.#remove(number);
  }

  #write(round: number): void {
    const files = (number: number) => ({ 'ce.pdf': documentOf(`${round}.${number}`) });
    const filed = (nth: number) =>
      `title: { zt: 公告, en: Announcement }\nbundle: round-${round}\n${exchangeOf(round, nth)}\nfiles:\n  bilingual: { file: ce.pdf }\n`;
    this.#put(`filings/${idsOf(round)[0]}`, { 'entry.yaml': filed(0), ...files(1) });
    this.#put(`reports/${idsOf(round)[1]}`, { 'entry.yaml': filed(1), ...files(2) });
    this.#put(`news/${idsOf(round)[2]}`, {
      'entry.yaml': `number: ${round + 2}\nbundle: round-${round}\ntitle: { zt: 消息, zh: 消息, en: News }\n`,
      ...Object.fromEntries(['zt', 'zh', 'en'].map((locale) => [`${locale}.md`, 'Text.\n'])),
    });
    this.#put(`recordings/${idsOf(round)[3]}`, {
      'entry.yaml': `bundle: round-${round}\ntitle: { zt: 會議, zh: 会议, en: Call }\nintro: { zt: 會議, zh: 会议, en: Call }\nlink: https://example.com/call\n`,
    });
  }

  #put(within: string, files: Record<string, string | Uint8Array>): void {
    const folder = path.join(this.place.content, within);
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  }

  /** What is public stays so when the folder has it no more. */
  #remove(round: number): void {
    for (const [index, kind] of ['filings', 'reports', 'news', 'recordings'].entries()) {
      rmSync(path.join(this.place.content, kind, String(idsOf(round)[index])), { recursive: true });
    }
  }

  #start(words: readonly string[]) {
    const env = { ...process.env, DATABASE_URL: this.place.database, CONTENT_FOLDER: this.place.content };
    return spawn(process.execPath, [this.place.program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  }

  async #run(...words: string[]): Promise<{ code: number | null; said: string }> {
    const child = this.#start(words);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    }
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, said };
  }

  async #done(...words: string[]): Promise<void> {
    const { code, said } = await this.#run(...words);
    if (code !== 0) throw new Error(`${words[0]} ended with ${code}: ${said}`);
  }

  /** @returns whether it was killed before its end */
  async #killedAfter(ms: number): Promise<boolean> {
    const child = this.#start(RELEASE);
    for (const stream of [child.stdout, child.stderr]) stream.resume();
    const timer = setTimeout(() => child.kill('SIGKILL'), ms);
    const signal = await new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, by) => resolve(by)));
    clearTimeout(timer);
    return signal === 'SIGKILL';
  }

  /** What visitors and the record have of a round, once PostgreSQL has let go of whoever was killed. */
  async #public(round: number): Promise<Public> {
    const store = await openStore(readEnvironment({ DATABASE_URL: this.place.database }).database);
    const ids = idsOf(round);
    try {
      return await store.alone('publication', async (db) => {
        const released = await db.selectFrom('released').select('release').where('entry_id', 'in', ids).execute();
        const entries = await db.selectFrom('entries').select('entry_id').where('entry_id', 'in', ids).execute();
        const files = await db
          .selectFrom('content_files')
          .select('content')
          .where('name', 'in', [`round-${round}-results.pdf`, `round-${round}-report.pdf`])
          .execute();
        const record = await readRecord(db);
        return {
          released: released.length,
          entries: entries.length,
          files: files.filter(({ content }) => content && Buffer.from(content).length === BYTES).length,
          lines: record.filter(({ line }) => ids.includes(line.id)).length,
          brokenLine: firstBrokenLine(record),
        };
      });
    } finally {
      await store.destroy();
    }
  }
}

/** A document in both languages that differs from every other, and is as large as one of a few pages. */
function documentOf(name: string): Uint8Array {
  const page = filingPdf('公告 Announcement', `範例控股有限公司股份代號董事會宣布示範公告 Stock code 00000 ${name}`);
  return Buffer.concat([page, Buffer.alloc(BYTES - page.length, `\n% ${name}`)]);
}

const idsOf = (round: number): string[] => [
  `2026-01-05-round-${round}-results`,
  `round-${round}-report`,
  `2026-01-05-round-${round}-story`,
  `round-${round}-call`,
];

/** A random moment, the later ones more often: what is written is written at the end, once the PDFs have been read. */
const momentWithin = (usualMs: number): number => Math.cbrt(Math.random()) * usualMs * 1.1;

const isSame = (one: Public, other: Public): boolean =>
  (Object.keys(ALL) as (keyof Public)[]).every((key) => one[key] === other[key]);
