import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/**
 * Limits of a process that reads files, which it sets itself as it starts.
 *
 * Its memory has two. The kernel's holds whatever happens, where there is `prlimit` (Linux with util-linux). A thread that
 * watches ends the process everywhere, and can say why.
 */

/** What reading may take besides what the process has when it starts, in bytes: an annual report takes some 60 MB. */
const MOST_WATCHED = 250_000_000;
const MOST_BY_KERNEL = 400_000_000;
/** Processor time of one file, in seconds: an annual report takes two. Time of the clock says how busy the machine is. */
const MOST_PROCESSOR_SECONDS = 20;
const WATCH_EVERY_MS = 50;

/** Called when a file is begun and when it is done. */
export interface Watcher {
  begin(): void;
  end(): void;
}

/**
 * Limits memory and processor time of this process, and lowers its priority.
 *
 * @param program its own file: run as a thread it only calls `watch`. Without one no thread watches, since a program
 * that is not built cannot be a thread
 */
export async function underLimits(program?: string): Promise<Watcher> {
  try {
    // Visitors come first, whatever there is to read.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not allowed here: it reads at the pace of everything else.
  }
  const thread = program === undefined ? undefined : new Worker(program);
  if (thread) await new Promise((resolve) => thread.once('online', resolve));
  limitByKernel();
  return { begin: () => thread?.postMessage('begin'), end: () => thread?.postMessage('end') };
}

/** What Node reserves of its own differs by release (24 has 535 MB for code), so the limit is set from what there is. */
function limitByKernel(): void {
  if (process.platform !== 'linux') return;
  const [, kilobytes] = /^VmData:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  if (kilobytes === undefined) return;
  // If the machine runs out of memory, the kernel ends this process before the site.
  writeFileSync('/proc/self/oom_score_adj', '1000');
  // Without `prlimit` the watching thread is the only limit.
  spawnSync('prlimit', [
    `--pid=${process.pid}`,
    `--data=${Number(kilobytes) * 1024 + MOST_BY_KERNEL}`,
    // No core dump: it would leave everything the process held on the disk.
    '--core=0',
  ]);
}

/** The watching thread. The reader may be busy in one long step of unpacking, in which its own timers do not run. */
export function watch(): void {
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
