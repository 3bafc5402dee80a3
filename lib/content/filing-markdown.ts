import { getTranslations } from 'next-intl/server';
import { companyWords } from '../company/company-words';
import { sampleNotice } from '../company/sample-notice';
import { documentFiles, languageOfFile } from '../contract/document-files';
import { itemKey } from '../contract/item-key';
import { PAGE_OF_CALL } from '../contract/list-pages';
import type { FiledRegister } from '../contract/registers';
import type { Circular, Report } from '../contract/types';
import { secondsBetween } from '../domain/filing-relations';
import { dayMonthYear, timeOfDay } from '../i18n/dates';
import type { Locale } from '../i18n/locales';
import { onPublicOrigin, publicAddress } from '../site/public-address';
import { fileAddress } from '../text/file-address';
import type { Block } from '../text/page-blocks';
import type { Filing, FilingBesides } from './filing-page';
import { markedWords } from './marked-words';

/** Path of a filing as Markdown: `/filings/2026-11-12-third-quarterly-results-2026.en.md`. */
export function filingMarkdownPath(register: FiledRegister, filing: Filing, locale: Locale): string {
  return `/filings/${itemKey(register, filing as Report & Circular)}.${locale}.md`;
}

/** A filing as Markdown: what is known of it as a list, then its text page by page. */
export async function filingMarkdown(
  register: FiledRegister,
  filing: Filing,
  besides: FilingBesides,
  locale: Locale,
): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'filings.text' });
  const { state, pages } = besides.text;
  const notice = sampleNotice();
  const text =
    state === 'read'
      ? [
          `> ${t('from')}`,
          ...pages.flatMap((page, index) => [`## ${t('page', { number: index + 1 })}`, ...page.map(markdownOf)]),
        ]
      : state === 'no-file'
        ? []
        : [`> ${t(state)}`];
  const facts = await factsOf(register, filing, besides, locale);
  const parts = [`# ${escaped(filing.title)}`, ...(await noticeOf(notice, locale)), facts.join('\n'), ...text];
  return `${parts.join('\n\n')}\n`;
}

async function noticeOf(notice: ReturnType<typeof sampleNotice>, locale: Locale): Promise<string[]> {
  if (notice === undefined) return [];
  const t = await getTranslations({ locale, namespace: 'home.notice' });
  return [`> ${t(notice, companyWords(locale))}`];
}

async function factsOf(
  register: FiledRegister,
  filing: Filing,
  { titles, follows, followedBy }: FilingBesides,
  locale: Locale,
): Promise<string[]> {
  const t = await getTranslations({ locale, namespace: 'filings' });
  const marked = await markedWords(locale);
  const { publishTime, exchange, files, fileUrl } = filing;
  const time = (moment: number) => t('facts.time', { day: dayMonthYear(moment), time: timeOfDay(moment) });
  const fact = (name: string, value: string | undefined) =>
    value === undefined || value === '' ? [] : [`- ${name}: ${value}`];
  const moment = (name: string, at: number | undefined) =>
    fact(name, at === undefined ? undefined : `${time(at)} (${t('facts.hongKong')})`);
  const seconds = secondsBetween(filing);
  const all = documentFiles(files);
  const single = all.length === 0 && fileAddress(fileUrl) !== undefined ? [`- [PDF](${onPublicOrigin(fileUrl)})`] : [];
  const link = (other: FilingBesides['follows'][number]) =>
    `[${escaped(other.title)}](${publicAddress(PAGE_OF_CALL[other.register], locale, { item: other.key })})`;
  return [
    ...titles.map(({ title }) => `- ${escaped(title)}`),
    ...fact(t('facts.number'), exchange?.id),
    ...moment(t('facts.exchange'), exchange?.at),
    ...moment(t('facts.here'), publishTime),
    ...fact(
      t('facts.between'),
      seconds === undefined
        ? undefined
        : t(seconds < 0 ? 'facts.earlier' : 'facts.seconds', { count: Math.abs(seconds) }),
    ),
    ...(marked.words(filing) === '' ? [] : [`- ${escaped(marked.words(filing))}`]),
    ...all.map((file) => {
      const facts = [
        file.pages === undefined ? '' : t('files.count', { count: file.pages }),
        file.sha256 === undefined ? '' : `SHA-256 \`${file.sha256}\``,
      ].filter(Boolean);
      return `- [PDF, ${languageOfFile(file, all)}](${onPublicOrigin(file.url)})${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`;
    }),
    ...single,
    ...follows.map((other) => `- ${t('related.follows')}: ${link(other)}`),
    ...followedBy.map((other) => `- ${t('related.followedBy')}: ${link(other)}`),
    `- ${publicAddress(PAGE_OF_CALL[register], locale, { item: itemKey(register, filing as Report & Circular) })}`,
  ];
}

/** A block of a page; headings stand below those of the pages. */
function markdownOf(block: Block): string {
  if (block.is !== 'table') return `${block.is === 'heading' ? '### ' : ''}${escaped(block.text)}`;
  const columns = Math.max(...block.rows.map((cells) => cells.length));
  const [first = [], ...rest] = block.rows.map((cells) => rowOf(cells, columns));
  const rule = Array.from({ length: columns }, (_, column) => (column === 0 ? '---' : '---:'));
  return [first, rule, ...rest].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function rowOf([name = '', ...figures]: readonly string[], columns: number): string[] {
  const missing = Array.from({ length: columns - 1 - figures.length }, () => '');
  return [name, ...missing, ...figures].map((cell) => escaped(cell).replaceAll('|', '\\|'));
}

/** Text that Markdown would take for something else. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<]/g, '\\$&').replace(/^(?=[#>+-])/, '\\');
}
