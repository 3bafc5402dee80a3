import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { underLimits, watch } from '../lib/base/limits';
import type { PdfAnswer, PdfQuestion } from '../lib/content-folder/pdf-reader';

/**
 * The program of the process in which `npm run publish` reads PDFs (lib/content-folder/pdf-reader.ts). Where both are
 * built they stand beside each other, with the tables of Chinese codes.
 */

const BESIDE = fileURLToPath(new URL('./cmaps/', import.meta.url));
const OF_PACKAGE = fileURLToPath(new URL('../node_modules/pdfjs-dist/cmaps/', import.meta.url));

if (isMainThread) await readAsAsked();
else watch();

async function readAsAsked(): Promise<void> {
  const { factsOfPdf } = await import('../lib/content-folder/look-into-pdf');
  const program = fileURLToPath(import.meta.url);
  const watcher = await underLimits(program.endsWith('.ts') ? undefined : program);
  const cMaps = existsSync(BESIDE) ? BESIDE : OF_PACKAGE;
  process.on('disconnect', () => process.exit());
  // Whoever asked may have been killed while this process was starting.
  if (!process.connected) process.exit();
  process.on('message', async ({ path }: PdfQuestion) => {
    watcher.begin();
    const facts = await factsOfPdf(new Uint8Array(await readFile(path)), cMaps);
    watcher.end();
    await answer({ facts });
  });
  await answer({ ready: true });
}

/** Waits until it is on its way: reading may leave the thread no time to send it. */
function answer(message: PdfAnswer): Promise<void> {
  return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()));
}
