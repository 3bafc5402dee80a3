import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KINDS, kindOf } from '../../lib/content-folder/kinds';
import type { ContentFile } from '../../lib/content-folder/model';
import { faultOfName } from '../../lib/content-folder/names';
import type { PdfFacts } from '../../lib/content-folder/pdf-facts';
import { readPdfFacts } from '../../lib/content-folder/pdf-reader';
import { readContentFolder } from '../../lib/content-folder/read';
import { existingDay, hongKongDay } from '../../lib/market/calendar';
import { DATES } from './new-dates';
import { type GivenPdf, LEFT, TEMPLATES, type What } from './templates';
import { DONE, type Io, MISUSED, REFUSED, type Verb, type VerbOptions } from './verb';

/**
 * `new KIND [PDF…]`: makes an entry from a template, with what its PDFs say; asks nothing, and says what is left to fill
 * in.
 */
export const newEntry: Verb = async (options, io) => {
  const [what = '', ...pdfs] = options.ids;
  if (Object.hasOwn(DATES, what)) return DATES[what as keyof typeof DATES](options, io);
  if (!Object.hasOwn(TEMPLATES, what)) {
    io.err(`Say what: ${[...Object.keys(TEMPLATES), ...Object.keys(DATES)].join(', ')}.`);
    return MISUSED;
  }
  const missing = pdfs.find((file) => !existsSync(file));
  if (missing !== undefined) {
    io.err(`${missing} is not there: looked for ${path.resolve(missing)}.`);
    return REFUSED;
  }
  const { date } = options.values;
  if (date !== undefined && existingDay(String(date)) === undefined) {
    io.err(`--date is year, month and day, such as 2026-11-28, and no calendar has "${date}".`);
    return MISUSED;
  }
  return make(what as What, pdfs, options, io);
};

async function make(what: What, pdfs: string[], { folder, values }: VerbOptions, io: Io): Promise<number> {
  const documents = await documentsOf(pdfs, io);
  const unreadable = documents.find(({ facts }) => facts.unreadable !== undefined || facts.encrypted);
  if (unreadable) {
    io.err(`${unreadable.source} cannot be read: ${unreadable.facts.unreadable ?? 'it is encrypted'}.`);
    return REFUSED;
  }
  const given = documentsByRole(documents);
  const { entries, company } = await readContentFolder(folder);
  const names = Object.values(company?.company.names ?? {});
  const title = { zt: titleOf(given, 'zt', names), en: titleOf(given, 'en', names) };
  const day = String(values.date ?? hongKongDay(io.now()));
  const slug = String(values.slug ?? slugOf(title.en ?? what));
  const isDated = what !== 'document' && kindOf(what).dated;
  const id = isDated ? `${day}-${slug}` : slug;
  const wrong = faultOfName(what, id);
  const within = what === 'document' ? 'documents' : KINDS[what].folder;
  const place = path.join(folder, within, id);
  if (wrong !== undefined || existsSync(place)) {
    io.err(wrong === undefined ? `${place} is there already.` : `${id}: ${wrong}`);
    return REFUSED;
  }
  const number = Math.max(0, ...entries.filter(({ kind }) => kind === what).map((each) => each.number ?? 0)) + 1;
  const files = TEMPLATES[what]({
    title,
    given,
    number,
    ...(typeof values.category === 'string' && { category: values.category }),
    ...(typeof values.period === 'string' && { period: values.period }),
  });
  mkdirSync(place, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(place, name), text);
  for (const { source, name } of given) copyFileSync(source, path.join(place, name));
  io.out(`${place}: made.`);
  const left = Object.entries(files).flatMap(([name, text]) => linesLeft(name, text));
  if (left.length > 0) io.out(['Left to fill in:', ...left].join('\n'));
  io.out(`Read it through, then: check. ${nextOf(what, id)}`);
  return DONE;
}

/** How what was made is released. */
function nextOf(what: What, id: string): string {
  if (what === 'filing' || what === 'report')
    return `Once the Exchange has it: release ${id} --exchange NUMBER --at TIME.`;
  return what === 'document' ? 'Then: release documents.' : `Then: release ${id}.`;
}

const linesLeft = (name: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) => (line.includes(LEFT) ? [`  ${name}, line ${index + 1}: ${line.trim()}`] : []));

interface Document {
  source: string;
  facts: PdfFacts;
}

async function documentsOf(pdfs: readonly string[], io: Io): Promise<Document[]> {
  const files = pdfs.map((source): ContentFile => {
    const bytes = readFileSync(source);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const named = { name: path.basename(source), type: 'application/pdf', languages: [], role: 'bilingual' } as const;
    return { sha256, bytes: bytes.length, path: path.resolve(source), ...named, languages: [] };
  });
  const facts = await readPdfFacts('/', files, io.pdfReader);
  return files.flatMap(({ sha256, path: source }) => {
    const found = facts.get(sha256);
    return found ? [{ source, facts: found }] : [];
  });
}

/** Shares of Chinese that tell one language from both. */
const [MOST_OF_ENGLISH, LEAST_OF_CHINESE] = [0.1, 0.5];

function documentsByRole(documents: readonly Document[]): GivenPdf[] {
  return documents.map(({ source, facts }) => {
    const { hanShare, traditionalShare } = facts;
    const chinese = traditionalShare >= 0.03 ? 'zt' : 'zh';
    const role = hanShare <= MOST_OF_ENGLISH ? 'en' : hanShare >= LEAST_OF_CHINESE ? chinese : 'bilingual';
    const name = { zt: 'c.pdf', zh: 's.pdf', en: 'e.pdf', bilingual: 'ce.pdf' }[role];
    return { source, role, name, pages: facts.pages, headings: facts.headings };
  });
}

/** Shorter headings are the company's name, its code, or a year. */
const SHORTEST_TITLE = 8;

/** The largest heading that is in a language; the company's name stands above the title, and is often as large. */
function titleOf(given: readonly GivenPdf[], locale: 'zt' | 'en', names: readonly string[]): string | undefined {
  return given
    .filter(({ role }) => role === locale || role === 'bilingual')
    .flatMap(({ headings }) => headings.map(withoutRadicals))
    .map((text) => withoutName(text, names))
    .find((text) => text.length >= SHORTEST_TITLE && (locale === 'zt' ? isMostlyChinese(text) : isEnglish(text)));
}

function withoutName(text: string, names: readonly string[]): string {
  const name = names.find((each) => text.toLowerCase().startsWith(each.toLowerCase()));
  return name === undefined ? text : text.slice(name.length).trim();
}

/** Some programs write characters of a PDF as radicals, which look the same and are others to whoever copies the title. */
const withoutRadicals = (text: string): string =>
  text.replace(/[\u2e80-\u2fdf]/g, (radical) => radical.normalize('NFKC'));

const countOf = (letters: RegExp, text: string): number => text.match(letters)?.length ?? 0;

const isMostlyChinese = (text: string): boolean =>
  countOf(/\p{Script=Han}/gu, text) > countOf(/\p{Script=Latin}/gu, text);

const isEnglish = (text: string): boolean =>
  countOf(/\p{Script=Latin}/gu, text) > 0 && countOf(/\p{Script=Han}/gu, text) === 0;

const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\b(?:the|for|of|a|an|and|to|in|on)\b/g, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .split('-')
    .slice(0, 6)
    .join('-');
