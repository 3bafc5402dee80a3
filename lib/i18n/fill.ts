/**
 * Fills a message in the browser: the server sends it raw (`t.raw`), because only the browser knows the values.
 * `fill('{count} left', { count: '3' })`. A placeholder without a value stays.
 */
export function fill(message: string, values: Record<string, string>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
