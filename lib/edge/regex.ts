/**
 * Regular expressions of ours as nginx has them (PCRE), and text of them. The rules that are turned are ASCII, one
 * line, without look-behind; there both read them alike.
 */

/** Whether it names what one of its own groups has matched: such a one can stand in no other. */
export function refersBack(source: string): boolean {
  return /\\[1-9]/.test(source);
}

/**
 * Its capturing groups made plain ones, but for the one that is to have a name.
 *
 * @param named index of the group, from 1
 * @param name of the variable that is to hold what it matches
 * @param ahead what has to follow where that group begins
 */
export function regroup(source: string, named = 0, name?: string, ahead = ''): string {
  let group = 0;
  let inClass = false;
  let turned = '';
  for (let at = 0; at < source.length; at++) {
    const character = source[at] as string;
    if (character === '\\') {
      turned += character + (source[++at] ?? '');
      continue;
    }
    if (character === '[') inClass = true;
    if (character === ']') inClass = false;
    const opens = character === '(' && !inClass && source[at + 1] !== '?';
    if (opens && ++group === named) turned += `${name === undefined ? '(?:' : `(?<${name}>`}${ahead}`;
    else turned += opens ? '(?:' : character;
  }
  return turned;
}

/** Where a group's text begins and ends within the source, by its index from 1. */
export function groupText(source: string, index: number): string {
  const marked = regroup(source, index, 'x');
  const from = marked.indexOf('(?<x>') + '(?<x>'.length;
  let depth = 1;
  for (let at = from; at < marked.length; at++) {
    if (marked[at] === '\\') at++;
    else if (marked[at] === '(') depth++;
    else if (marked[at] === ')' && --depth === 0) return marked.slice(from, at);
  }
  return '';
}

/** The source of an expression, as PCRE reads it: JavaScript takes a dash beside `\w` for no more than a dash. */
export function sourceOf(expression: RegExp): string {
  return expression.source
    .replaceAll('\\/', '/')
    .replace(/(\\[wds])-/g, '$1\\-')
    .replace(/(?<!\\)-(?=\\[wds])/g, '\\-');
}

/** Text that matches itself. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll('\\/', '/');
}

/** One of these, whole. */
export function oneOf(texts: readonly string[]): string {
  return `(?:${texts.map(literal).join('|')})`;
}

/** A whole number of 1 to below a limit, without zeros before it. */
export function numberBelow(limit: number): string {
  const digits = String(limit);
  const shorter = Array.from({ length: digits.length - 1 }, (_, more) => `[1-9]${'\\d'.repeat(more)}`);
  const asLong = Array.from(digits, (digit, at) => {
    const least = at === 0 ? 1 : 0;
    if (Number(digit) <= least) return [];
    return [`${digits.slice(0, at)}[${least}-${Number(digit) - 1}]${'\\d'.repeat(digits.length - at - 1)}`];
  }).flat();
  return `(?:${[...shorter, ...asLong].join('|')})`;
}
