/**
 * Puts values into a message that the server hands over as it is written (`t.raw`), for what only the browser knows:
 * `fill('{count} left', { count: '3' })`. A place without a value stays as it is.
 */
export function fill(message: string, values: Record<string, string>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
