import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { underLimits, watch } from '../../base/limits';
import { bytesOfFile } from './bytes-of-file';
import type { FileAnswer, FileQuestion } from './read-files';

/**
 * The program of the process that reads files (read-files.ts), which come from elsewhere: a PDF of a few kilobytes may
 * unpack to gigabytes, or keep a processor busy for hours. It is bundled by itself (scripts/lib/project.mjs) and stands
 * beside the server as `file-reader.mjs`.
 */

/** Laid beside it by the build (scripts/lib/project.mjs). */
const CMAPS = fileURLToPath(new URL('./cmaps/', import.meta.url));

if (isMainThread) await readAsAsked();
else watch();

async function readAsAsked(): Promise<void> {
  const { textOfPdf } = await import('./text-of-pdf');
  const watcher = await underLimits(fileURLToPath(import.meta.url));
  // A signal to the whole process group reaches the server too, which ends this process: no file is to blame.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ address, hosts, unreadable, content }: FileQuestion) => {
    try {
      // What comes from another process is a Buffer, which the reader of PDFs does not take.
      const bytes = content ? new Uint8Array(content) : await bytesOfFile(address, hosts);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await answer({ sha256 });
      if (unreadable.includes(sha256)) return;
      watcher.begin();
      const text = await textOfPdf(bytes, CMAPS);
      watcher.end();
      await answer({ text });
    } catch (error) {
      watcher.end();
      await answer({ reason: error instanceof Error ? error.message : String(error) });
    }
  });
  await answer({ ready: true });
}

/** Waits until it is on its way: reading may leave the thread no time to send it. */
function answer(message: FileAnswer): Promise<void> {
  return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()));
}
