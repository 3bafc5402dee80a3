import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a visitor gets while somebody else attacks, and how long they wait: for the trials (scripts/trial). */

/** How long an attack goes on in the suite, and in a trial. */
export const ATTACK_SECONDS = process.env.TRIAL ? 30 : 2;

/** The visitor and the attackers have addresses of their own. */
export const VISITOR = { 'X-Forwarded-For': '198.51.100.7' };

const PAUSE_MS = 50;

export interface Visits {
  /** How many answers there were of each status; what could not be asked says why. */
  statuses: Record<string, number>;
  medianMs: number;
  longestMs: number;
}

export interface Visited {
  /** The address of the next visit. */
  next(): string;
  headers?: Record<string, string>;
  /** What a page is besides its status, where that is not what it should be. */
  wrong?(html: string): string | undefined;
}

/** Visits page after page until the attack is over, with a short rest after each. */
export async function visitUntil({ next, headers = VISITOR, wrong }: Visited, isOver: () => boolean): Promise<Visits> {
  const took: number[] = [];
  const statuses: Visits['statuses'] = {};
  do {
    const begun = performance.now();
    const address = next();
    const ask = () => fetch(address, { headers });
    // As browsers do: where the site has closed a connection that rested, another is opened.
    const status = await ask()
      .catch(ask)
      .then(
        async (answer) => {
          const problem = wrong?.(await answer.text());
          return problem === undefined ? String(answer.status) : `${answer.status}, ${problem}`;
        },
        (error: Error) => `failed: ${error.message}`,
      );
    took.push(performance.now() - begun);
    statuses[status] = (statuses[status] ?? 0) + 1;
    await pause(PAUSE_MS);
  } while (!isOver());
  took.sort((one, other) => one - other);
  const at = (share: number) => Math.round(took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0);
  return { statuses, medianMs: at(0.5), longestMs: at(1) };
}

/** Visits for as long as an attack goes on. @returns of each kind of visit what came of it */
export async function visitDuring<Name extends string>(
  visited: Record<Name, Visited>,
  attack: () => Promise<unknown>,
): Promise<Record<Name, Visits>> {
  let over = false;
  const visits = Object.entries<Visited>(visited).map(
    async ([name, each]) => [name, await visitUntil(each, () => over)] as const,
  );
  try {
    await attack();
  } finally {
    over = true;
  }
  return Object.fromEntries(await Promise.all(visits)) as Record<Name, Visits>;
}

/** So many clients at once, each of whom asks for one thing after the other. @param ask takes a number that is new each time */
export async function attackFor(seconds: number, clients: number, ask: (number: number) => Promise<unknown>) {
  const end = Date.now() + seconds * 1000;
  let asked = 0;
  const client = async () => {
    while (Date.now() < end) await ask(asked++).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: clients }, client));
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resident memory of a process in MB; 0 of one that has ended, or where the system does not tell. */
export function megabytesOf(pid: number | string | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Figures for docs/trust.md, in `.data/reports`. */
export function note(name: string, figures: object): void {
  const file = path.resolve(`.data/reports/${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(figures, null, 2));
}
