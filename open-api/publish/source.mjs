import { blocksOf, inlineOf } from './blocks.mjs';
import { readText } from './words.mjs';

/**
 * Reads a document: Markdown whose headings have an address of their own, `## Subscribing {#subscribing}`, and
 * whose directives, `{{ message subscribe }}`, stand for what the program itself knows.
 *
 * @typedef {{ id: string, level: 2 | 3, title: string, blocks: import('./blocks.mjs').Block[] }} Section
 * @typedef {{ name: import('./words.mjs').DocumentName, title: string, lead: string, sections: Section[] }} Source
 */

const HEADING = /^(#{2,3}) (.+?) \{#([a-z0-9-]+)\}$/;
const ALONE = /^\{\{ (.+?) \}\}$/;
const WITHIN = /\{\{ (.+?) \}\}/g;

/**
 * @param {import('./words.mjs').Locale} locale
 * @param {import('./words.mjs').DocumentName} name
 * @returns {Source}
 */
export function readDocument(locale, name) {
  const file = `open-api/documents/${locale}/${name}.md`;
  const [head = '', ...lines] = readText(file).split('\n');
  if (!head.startsWith('# ')) throw new Error(`${file} begins with its title`);
  /** @type {Section[]} */
  const sections = [];
  /** @type {string[]} */
  let lead = [];
  /** @type {string[]} */
  let text = [];
  let isCode = false;

  const close = () => {
    const markdown = text.join('\n').trim();
    text = [];
    if (markdown === '') return;
    const section = sections.at(-1);
    if (section) section.blocks.push({ kind: 'text', markdown });
    else lead = [markdown];
  };
  for (const line of lines) {
    if (line.startsWith('```')) isCode = !isCode;
    const heading = isCode ? undefined : HEADING.exec(line);
    const directive = isCode ? undefined : ALONE.exec(line);
    if (heading?.[3]) {
      close();
      sections.push({ id: heading[3], level: heading[1] === '##' ? 2 : 3, title: heading[2] ?? '', blocks: [] });
    } else if (directive?.[1]) {
      close();
      const section = sections.at(-1);
      if (!section) throw new Error(`${file}: a directive stands in a section`);
      section.blocks.push(...blocksOf(directive[1], locale));
    } else {
      if (!isCode && /^#/.test(line)) throw new Error(`${file}: ${line} has no address`);
      text.push(isCode ? line : line.replace(WITHIN, (_, words) => inlineOf(words)));
    }
  }
  close();
  const ids = sections.map(({ id }) => id);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice) throw new Error(`${file}: ${twice} is the address of two headings`);
  return { name, title: head.slice(2), lead: lead.join('\n'), sections };
}
