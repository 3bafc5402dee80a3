// The kit's style sheets joined, for a page that is set by script and has no address to load them from.
import { readFile } from 'node:fs/promises';

const sheets = ['base', 'frames', 'layout', 'tables', 'controls', 'market'];

export async function kitStyles() {
  const read = sheets.map((name) => readFile(new URL(`styles/${name}.css`, import.meta.url), 'utf8'));
  return (await Promise.all(read)).join('\n');
}
