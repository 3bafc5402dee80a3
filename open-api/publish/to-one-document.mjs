import { withLineBreaks } from '../../components/ui/text/running-text';
import { inOneDocument } from './addresses.mjs';
import { SAMPLE_LANGUAGES } from './blocks.mjs';
import { escaped, htmlWriter } from './to-html.mjs';
import { WORDS } from './words.mjs';

/** As `<html lang>` of the site. */
const HTML_LANG = { zt: 'zh-Hant', zh: 'zh-Hans', en: 'en' };

/**
 * All documents as one that stands by itself: in a frame of the page, opened alone, kept or printed. It holds no
 * script; the language of the samples is chosen by radio buttons and a rule of its stylesheet.
 *
 * @param {import('./source.mjs').Source[]} sources @param {import('./words.mjs').Locale} locale
 */
export function toOneDocument(sources, locale) {
  const words = WORDS[locale];
  const contents = sources.map(
    ({ name, title, sections }) =>
      `<li><a target="_self" href="#${name}">${escaped(title)}</a><ul>${sections
        .filter(({ level }) => level === 2)
        .map(({ id, title: heading }) => `<li><a target="_self" href="#${name}-${id}">${escaped(heading)}</a></li>`)
        .join('')}</ul></li>`,
  );
  const choices = Object.entries(SAMPLE_LANGUAGES).map(
    ([key, title], place) =>
      `<label><input type="radio" name="code" id="code-${key}"${place === 0 ? ' checked' : ''}> ${title}</label>`,
  );
  return `<!doctype html>
<html lang="${HTML_LANG[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>TradeGo ${escaped(words.documents)}</title>
<base target="_top">
<link rel="stylesheet" href="../document.css">
</head>
<body>
<header>
<h1>${escaped(words.documents)}</h1>
<fieldset><legend>${escaped(words.language)}</legend><div>${choices.join('')}</div></fieldset>
<nav aria-label="${escaped(words.contents)}"><ol>${contents.join('')}</ol></nav>
</header>
<main>
${withLineBreaks(sources.map((source) => chapter(source, locale)).join('\n'))}
</main>
</body>
</html>
`;
}

/** @param {import('./source.mjs').Source} source @param {import('./words.mjs').Locale} locale */
function chapter({ name, title, lead, sections }, locale) {
  const words = WORDS[locale];
  const writer = htmlWriter(locale, (target) => inOneDocument(locale, name, target));
  const onPage = inOneDocument(locale, name, 'openApi');
  const body = sections.map(({ id, level, title: heading, blocks }) => {
    const html = writer
      .parts(blocks)
      .map((part) => ('html' in part ? part.html : `<p><a href="${onPage}">${words.console}</a></p>`));
    // One level deeper than in the page, where the document's title is the page's.
    return `<h${level + 1} id="${name}-${id}">${escaped(heading)}</h${level + 1}>\n${html.join('\n')}`;
  });
  const inner = body.join('\n').replaceAll('href="#', 'target="_self" href="#');
  // Open as it stands alone; a page may fold it.
  return `<article id="${name}">\n<details open><summary><h2>${escaped(title)}</h2></summary>\n<p>${writer.inline(lead)}</p>\n${inner}\n</details></article>`;
}
