import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { textOfPdf } from './text-of-pdf';

/**
 * Reads PDFs on a thread of its own: a report takes half a second, in which no visitor would be served. It is bundled
 * by itself (scripts/lib/project.mjs) and stands beside the server as `file-reader.mjs`.
 */
try {
  // On Linux of this thread alone: visitors come first, whatever there is to read.
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);
} catch {
  // Not allowed here: it reads at the pace of everything else.
}

/** Laid beside it by the build (scripts/lib/project.mjs). */
const CMAPS = fileURLToPath(new URL('./cmaps/', import.meta.url));

parentPort?.on('message', async (bytes: Uint8Array) => {
  try {
    parentPort?.postMessage({ pages: await textOfPdf(bytes, CMAPS) });
  } catch (error) {
    parentPort?.postMessage({ reason: error instanceof Error ? error.message : String(error) });
  }
});
