import { SAMPLE_LANGUAGES } from './blocks.mjs';
import { WORDS } from './words.mjs';

/**
 * A document as plain Markdown, with every table and sample in it, for programs and for readers who keep a copy.
 * @param {import('./source.mjs').Source} source @param {import('./words.mjs').Locale} locale
 */
export function toMarkdown({ title, lead, sections }, locale) {
  const parts = sections.map(({ id, level, title: heading, blocks }) =>
    [`${'#'.repeat(level)} ${heading} {#${id}}`, ...blocks.map((block) => asMarkdown(block, locale))].join('\n\n'),
  );
  return `${[`# ${title}`, lead, ...parts].join('\n\n')}\n`;
}

/** @param {import('./blocks.mjs').Block} block @param {import('./words.mjs').Locale} locale */
function asMarkdown(block, locale) {
  switch (block.kind) {
    case 'text':
      return block.markdown;
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
    case 'code':
      return fenced(block.language, block.code);
    case 'samples':
      return block.files
        .map(({ language, file, code }) => {
          const name = SAMPLE_LANGUAGES[/** @type {keyof typeof SAMPLE_LANGUAGES} */ (language)];
          return `**${name}**, \`${file}\`\n\n${fenced(language, code)}`;
        })
        .join('\n\n');
    case 'drawing':
      return `![${block.words}](/assets/sdk/life-cycle-${locale}-1600.webp)`;
    default:
      return `[${WORDS[locale].console}](/openApi?doc=websocket${locale === 'zt' ? '' : `&lang=${locale}`}#console)`;
  }
}

/** @param {string} language @param {string} code */
const fenced = (language, code) => `\`\`\`${language}\n${code}\n\`\`\``;
