import { visibleJson } from './visible';

export type LogLevel = 'info' | 'warn' | 'error';

/** How often an event of one kind is told in a minute; what comes beyond is told as a count at its end. */
const LINES_A_MINUTE = 10;
const MINUTE_MS = 60_000;

/** Of each kind that was told within the last minute: how often, and the last of it. */
const told = new Map<string, { times: number; level: LogLevel; event: string; call: unknown }>();

/**
 * One line per event, as JSON, for whoever runs the site. Fields are facts of
 * ours (a call's name, a count, a reason); never a secret and never what a
 * visitor wrote. What happens again and again (a call that fails for every
 * visitor, messages that are refused) does not fill the disk: of a kind, which
 * is the event and the call it is about, ten lines a minute are written, and
 * then one that says how many there were besides.
 */
export function log(level: LogLevel, event: string, fields: Record<string, unknown> = {}): void {
  const kind = `${level} ${event} ${fields.call ?? ''}`;
  const known = told.get(kind);
  if (known) known.times++;
  else {
    told.set(kind, { times: 1, level, event, call: fields.call });
    // The end of the process does not wait for it; a browser's timer, which this is in a test, has no such way.
    setTimeout(() => closeMinute(kind), MINUTE_MS).unref?.();
  }
  if ((known?.times ?? 1) <= LINES_A_MINUTE) write(level, event, fields);
}

function closeMinute(kind: string): void {
  const known = told.get(kind);
  told.delete(kind);
  if (!known || known.times <= LINES_A_MINUTE) return;
  const { level, event, call, times } = known;
  write(level, event, { ...(call === undefined ? {} : { call }), more: times - LINES_A_MINUTE, inSeconds: 60 });
}

function write(level: LogLevel, event: string, fields: Record<string, unknown>): void {
  // A reason may be what an API answered: none of it can change how the line is shown.
  const line = visibleJson(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
  if (level === 'info') console.log(line);
  else console.error(line);
}

/** An error as text for a log line: its message, without the stack. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
