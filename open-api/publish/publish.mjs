import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allSamples } from './blocks.mjs';
import { readDocument } from './source.mjs';
import { codeHtml } from './to-html.mjs';
import { toMarkdown } from './to-markdown.mjs';
import { toOneDocument } from './to-one-document.mjs';
import { toPage } from './to-page.mjs';
import { DOCUMENTS, LOCALES, PROJECT, readJson, readText } from './words.mjs';

/**
 * `npm run documents`: makes of each source in `open-api/documents` what the pages show, the Markdown that programs
 * read, and the one document that stands in a frame; and of the samples the files that a reader fetches. `-- --check`
 * writes nothing and says what is out of date; the suite runs that, so that documents never say what protocol,
 * samples and archives no longer do.
 */

const PUBLIC = 'public/assets/open-api-documents';
const SAMPLES = 'public/assets/open-api-samples';

/** The five lines that open the page of the documents. */
const FIRST = 'lib/content/open-api/first-request.json';
const FIRST_FILE = 'first-request.mjs';
/** Its lines apart: on a phone each goes on below itself, further in. @param {string} html */
const byLines = (html) =>
  html.replace(/(?<=<code>).*(?=<\/code>)/s, (code) => code.replace(/.*\n|.+/g, '<span>$&</span>'));
const firstRequest = () => allSamples().find(({ file }) => file === FIRST_FILE)?.code ?? '';

/** The letters of the site, which the one document has beside it. */
const FONT = 'components/layout/geist-core.woff2';

/** Every file with its text, by its path in the project. */
function published() {
  /** @type {Map<string, string | Buffer>} */
  const files = new Map([[`${PUBLIC}/document.css`, readText('open-api/publish/document.css')]]);
  files.set(
    `${PUBLIC}/recorded-session.json`,
    `${JSON.stringify(readJson('open-api/sandbox/recorded-session.json'))}\n`,
  );
  for (const { language, file, code } of allSamples()) files.set(`${SAMPLES}/${language}/${file}`, `${code}\n`);
  files.set(`${PUBLIC}/geist.woff2`, readFileSync(path.join(PROJECT, FONT)));
  files.set(FIRST, `${JSON.stringify({ html: byLines(codeHtml(firstRequest(), 'javascript', FIRST_FILE)) })}\n`);
  for (const locale of LOCALES) {
    const sources = DOCUMENTS.map((name) => readDocument(locale, name));
    const pages = Object.fromEntries(sources.map((source) => [source.name, toPage(source, locale)]));
    files.set(`lib/content/open-api/${locale}.json`, `${JSON.stringify(pages)}\n`);
    files.set(`${PUBLIC}/${locale}/index.html`, toOneDocument(sources, locale));
    for (const source of sources) files.set(`${PUBLIC}/${locale}/${source.name}.md`, toMarkdown(source, locale));
  }
  return files;
}

const files = published();
if (process.argv.includes('--check')) {
  const stale = [...files].filter(([file, text]) => {
    const at = path.join(PROJECT, file);
    return !existsSync(at) || !readFileSync(at).equals(Buffer.from(text));
  });
  for (const [file] of stale) console.error(`${file} is not what npm run documents makes of its source`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const folder of [PUBLIC, SAMPLES]) rmSync(path.join(PROJECT, folder), { recursive: true, force: true });
  for (const [file, text] of files) {
    const at = path.join(PROJECT, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text);
  }
  console.log(`${files.size} files`);
}
