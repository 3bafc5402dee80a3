import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { ContentFile } from './model';
import { NO_FACTS, type PdfFacts } from './pdf-facts';

/** For a file to be read, in ms, on a machine that visitors keep busy; its processor time has a limit of its own. */
const TIMEOUT = 2 * 60_000;
/** Of the heap of JavaScript, in MB; all of the memory has limits of its own (lib/base/limits.ts). */
const HEAP = ['--max-old-space-size=256', '--max-semi-space-size=4'];

/** So many files in a row are not all broken: the program is. */
const MOST_ENDINGS = 5;

/** What the process is asked (scripts/read-pdfs.ts), and what it answers. */
export type PdfQuestion = { path: string };
export type PdfAnswer = { ready: true } | { facts: PdfFacts };

/**
 * Facts of PDFs by their SHA-256, each read once, in a process of its own under limits: a broken one ends that process,
 * and the next one is read by another.
 *
 * @param folder the content folder
 * @param program of the process: scripts/read-pdfs.ts, or what is built of it, beside the command
 * @param onRead is told how many have been read
 */
export async function readPdfFacts(
  folder: string,
  files: readonly ContentFile[],
  program: string,
  onRead: (read: number, of: number) => void = () => {},
): Promise<Map<string, PdfFacts>> {
  const pdfs = new Map(files.filter(({ type }) => type === 'application/pdf').map((file) => [file.sha256, file]));
  const facts = new Map<string, PdfFacts>();
  let reader: ChildProcess | undefined;
  let endings = 0;
  try {
    for (const [sha256, file] of pdfs) {
      reader ??= await started(program);
      const answer = await factsFrom(reader, path.join(folder, file.path));
      if (!answer) reader = undefined;
      endings = answer ? 0 : endings + 1;
      if (endings > MOST_ENDINGS) throw new Error('The reader of PDFs ends with every file that it is given.');
      facts.set(sha256, answer ?? { ...UNREADABLE });
      onRead(facts.size, pdfs.size);
    }
  } finally {
    reader?.kill('SIGKILL');
  }
  return facts;
}

const UNREADABLE: PdfFacts = { ...NO_FACTS, unreadable: 'it takes more memory or time than any document' };

async function started(program: string): Promise<ChildProcess> {
  const asSource = program.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const reader = spawn(process.execPath, [...HEAP, ...asSource, program], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    windowsHide: true,
  });
  return new Promise((resolve, reject) => {
    reader.once('message', () => resolve(reader));
    reader.on('error', reject);
    reader.once('exit', () => reject(new Error('The reader of PDFs does not start.')));
  });
}

/** Undefined where the file ended the process. */
function factsFrom(reader: ChildProcess, file: string): Promise<PdfFacts | undefined> {
  return new Promise((resolve) => {
    const onMessage = (answer: PdfAnswer) => done('facts' in answer ? answer.facts : undefined);
    const onClose = () => done(undefined);
    const timer = setTimeout(() => reader.kill('SIGKILL'), TIMEOUT);
    const done = (facts: PdfFacts | undefined) => {
      clearTimeout(timer);
      reader.off('message', onMessage).off('close', onClose);
      resolve(facts);
    };
    reader.on('message', onMessage).on('close', onClose);
    const question: PdfQuestion = { path: file };
    // Whoever has ended says so by that.
    reader.send(question, () => {});
  });
}
