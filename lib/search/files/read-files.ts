import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programs } from '../../base/programs';
import { environment } from '../../config/env';
import type { TextOfFile } from './text-of-pdf';

/** For a file to come and to be read, in ms: behind everything else, on a machine that visitors keep busy. */
const TIMEOUT = 5 * 60_000;
/** Of the heap of JavaScript, in MB; all of the memory has limits of its own (lib/base/limits.ts). */
const HEAP = ['--max-old-space-size=160', '--max-semi-space-size=4'];
/** Settings that the reader process does not get: they may hold a password. */
const SECRETS = ['DATABASE_URL', 'REDIS_URL'];

/** What the process is asked: a file, the origins it may come from, and the content (SHA-256) not to read again. */
export interface FileQuestion {
  address: string;
  hosts: string[];
  unreadable: string[];
  /** Its bytes, where the site has them itself. */
  content?: Uint8Array;
}
/** What it answers: once that it listens, then of each file its hash, and its text or why there is none. */
export type FileAnswer = { ready: true } | { sha256: string } | { text: TextOfFile } | { reason: string };

/** A file that could be fetched but not read. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';

  constructor(
    readonly sha256: string,
    reason: string,
  ) {
    super(reason);
  }
}

/**
 * The text of a PDF.
 *
 * @param unreadable content that could not be read before, by its hash, with the reason
 * @param content its bytes, where the site has them itself
 * @throws {UnreadableFile} where it came; anything else where it did not
 */
export type ReadFile = (
  address: string,
  unreadable?: ReadonlyMap<string, string>,
  content?: Uint8Array,
) => Promise<TextOfFile>;

/**
 * Reads files of our own `public/`, of the resource host and of the website API, one after the other, in a child
 * process with limits. If a file ends that process, another one is started for the next file.
 */
export async function withFileReader<T>(use: (read: ReadFile) => Promise<T>): Promise<T> {
  let reader: ChildProcess | undefined;
  try {
    return await use(async (address, unreadable = new Map(), content = undefined) => {
      reader ??= await started();
      try {
        return await answerOf(reader, address, unreadable, content);
      } finally {
        if (!reader.connected || reader.exitCode !== null || reader.killed) reader = undefined;
      }
    });
  } finally {
    reader?.kill('SIGKILL');
  }
}

async function started(): Promise<ChildProcess> {
  const program = programs()?.fileReader;
  if (!program) throw new Error('Files are read where the site is built.');
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SECRETS.includes(name)));
  const reader = spawn(process.execPath, [...HEAP, fileURLToPath(program)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // As JSON the bytes of a file would be a list of numbers.
    serialization: 'advanced',
    env: env as NodeJS.ProcessEnv,
    windowsHide: true,
  });
  return new Promise((resolve, reject) => {
    reader.once('message', () => resolve(reader));
    reader.on('error', reject);
    reader.once('exit', () => reject(new Error('the reader of files does not start')));
  });
}

function answerOf(
  reader: ChildProcess,
  address: string,
  unreadable: ReadonlyMap<string, string>,
  content: Uint8Array | undefined,
): Promise<TextOfFile> {
  return new Promise((resolve, reject) => {
    let sha256: string | undefined;
    let said = '';
    const fail = (reason: string) =>
      done(() => reject(sha256 === undefined ? new Error(reason) : new UnreadableFile(sha256, reason)));
    const timer = setTimeout(() => {
      reader.kill('SIGKILL');
      fail(`took longer than ${TIMEOUT / 60_000} minutes`);
    }, TIMEOUT);
    const onMessage = (answer: FileAnswer) => {
      if ('text' in answer) done(() => resolve(answer.text));
      else if ('reason' in answer) fail(answer.reason);
      else if ('sha256' in answer) {
        sha256 = answer.sha256;
        const reason = unreadable.get(sha256);
        if (reason !== undefined) fail(reason);
      }
    };
    // The watching thread says why it ends the process; what Node itself prints at its end is dropped.
    const onSaid = (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(0, 4000);
    };
    const onClose = (code: number | null, signal: NodeJS.Signals | null) =>
      fail(/^took .*/m.exec(said)?.[0] ?? `ended the reader (${signal ?? code})`);
    const done = (settle: () => void) => {
      clearTimeout(timer);
      reader.off('message', onMessage).off('close', onClose);
      reader.stderr?.off('data', onSaid);
      settle();
    };
    reader.on('message', onMessage).on('close', onClose);
    reader.stderr?.on('data', onSaid);
    const question: FileQuestion = { address, hosts: hosts(), unreadable: [...unreadable.keys()], content };
    // Whoever has ended says so by that.
    reader.send(question, () => {});
  });
}

/** Origins that files may come from. */
function hosts(): string[] {
  const { assetBaseUrl, websiteApiUrl } = environment();
  return [assetBaseUrl, websiteApiUrl].flatMap((url) => (url ? [new URL(url).origin] : []));
}
