import { visibleJson } from './visible';

/**
 * One line per event, as JSON, for whoever runs the site. Fields are facts of
 * ours (a call's name, a count, a reason); never a secret and never what a
 * visitor wrote.
 */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Record<string, unknown> = {}): void {
  // A reason may be what an API answered: none of it can change how the line is shown.
  const line = visibleJson(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
  if (level === 'info') console.log(line);
  else console.error(line);
}

/** An error as text for a log line: its message, without the stack. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
