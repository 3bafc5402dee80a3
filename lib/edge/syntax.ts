/** Words, blocks and maps as nginx writes them. */

/** One line of a map: what is compared (`~` and `~*` are regular expressions, see regex.ts), and what it gives. */
export type Row = [key: string, value: string];

/** A variable decided by another: by the first line that fits, text before expressions. */
export function map(source: string, variable: string, entries: readonly Row[], otherwise: string): string {
  const lines = entries.map(([key, value]) => `${key.startsWith('~') ? quoted(key) : key} ${word(value)};`);
  return block(`map ${source} ${variable}`, [`default ${word(otherwise)};`, ...lines]);
}

/** A value, which stands in quotes where it would not be one word. */
function word(value: string): string {
  return value === '' || (/\s/.test(value) && !value.startsWith('"')) ? `"${value}"` : value;
}

export function comment(text: string): string {
  return `\n# ${text}`;
}

export function block(head: string, lines: readonly string[]): string {
  return `${head} {\n${indented(lines.join('\n'))}\n}`;
}

export function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

/** As nginx reads a word in quotes: a backslash before what it would take for an escape of its own is doubled. */
function quoted(text: string): string {
  return `"${text.replace(/\\(?=["'\\trn])/g, '\\\\').replaceAll('"', '\\"')}"`;
}
