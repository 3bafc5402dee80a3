import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { bytesOfFile } from './bytes-of-file';
import type { FileAnswer, FileQuestion } from './read-files';

/**
 * The program of the process that reads files (read-files.ts), which come from elsewhere: a PDF of a few kilobytes may
 * unpack to gigabytes, or keep a processor busy for hours. It is bundled by itself (scripts/lib/project.mjs) and stands
 * beside the server as `file-reader.mjs`.
 *
 * Its memory has two limits. The kernel's holds whatever happens, where there is `prlimit` (Linux with util-linux). A
 * thread that watches ends the process everywhere, and can say why.
 */

/** What reading may take besides what the process has when it starts, in bytes: an annual report takes some 60 MB. */
const MOST_WATCHED = 250_000_000;
const MOST_BY_KERNEL = 400_000_000;
/** Processor time of one file, in seconds: an annual report takes two. Time of the clock says how busy the machine is. */
const MOST_PROCESSOR_SECONDS = 20;
const WATCH_EVERY_MS = 50;

/** Laid beside it by the build (scripts/lib/project.mjs). */
const CMAPS = fileURLToPath(new URL('./cmaps/', import.meta.url));

if (isMainThread) await readAsAsked();
else watch();

async function readAsAsked(): Promise<void> {
  try {
    // Visitors come first, whatever there is to read.
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // Not allowed here: it reads at the pace of everything else.
  }
  const { textOfPdf } = await import('./text-of-pdf');
  const watcher = new Worker(fileURLToPath(import.meta.url));
  await new Promise((resolve) => watcher.once('online', resolve));
  limitByKernel();
  // Whoever ends the server's group of processes ends this one too, by the server: no file is to blame.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ address, hosts, unreadable, content }: FileQuestion) => {
    try {
      const bytes = content ?? (await bytesOfFile(address, hosts));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await answer({ sha256 });
      if (unreadable.includes(sha256)) return;
      watcher.postMessage('begin');
      const pages = await textOfPdf(bytes, CMAPS);
      watcher.postMessage('end');
      await answer({ pages });
    } catch (error) {
      watcher.postMessage('end');
      await answer({ reason: error instanceof Error ? error.message : String(error) });
    }
  });
  await answer({ ready: true });
}

/** Waits until it is on its way: reading may leave the thread no time to send it. */
function answer(message: FileAnswer): Promise<void> {
  return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()));
}

/** What Node reserves of its own differs by release (24 has 535 MB for code), so the limit is set from what there is. */
function limitByKernel(): void {
  if (process.platform !== 'linux') return;
  const [, kilobytes] = /^VmData:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  if (kilobytes === undefined) return;
  // Where the machine has no memory left, the site is the last to be ended.
  writeFileSync('/proc/self/oom_score_adj', '1000');
  // Where there is no such program, the thread that watches is the only limit.
  spawnSync('prlimit', [
    `--pid=${process.pid}`,
    `--data=${Number(kilobytes) * 1024 + MOST_BY_KERNEL}`,
    // A process that the limit ends would leave all it held on the disk.
    '--core=0',
  ]);
}

/** The thread that watches: whoever reads may be at work in one step of the unpacking, and see no timer. */
function watch(): void {
  const mostMemory = process.memoryUsage.rss() + MOST_WATCHED;
  let begun: number | undefined;
  parentPort?.on('message', (said: 'begin' | 'end') => {
    begun = said === 'begin' ? processorSeconds() : undefined;
  });
  setInterval(() => {
    if (process.memoryUsage.rss() > mostMemory) end(`took more than ${MOST_WATCHED / 1e6} MB of memory`);
    if (begun !== undefined && processorSeconds() - begun > MOST_PROCESSOR_SECONDS) {
      end(`took more than ${MOST_PROCESSOR_SECONDS} s of a processor`);
    }
  }, WATCH_EVERY_MS);
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function end(reason: string): void {
  writeSync(2, `${reason}\n`);
  process.kill(process.pid, 'SIGKILL');
}
