import { companyDocuments, companyTexts } from '../../content/documents';
import { searchableDocuments } from '../../content/open-api-documents';
import { LOCALES } from '../../i18n/locales';
import type { Entry } from '../entry';
import { type FileTexts, passagesOfFile, READING } from '../files/file-texts';
import { withOtherTitles } from './lists';

/** Documents of the company, which change with its content, and of the Open API, which change with the build. */
export async function documentEntries(files: FileTexts): Promise<Entry[]> {
  const drafts = await Promise.all(
    LOCALES.map(async (locale) => {
      const texts = companyTexts(locale).map(({ id, title, parts }) => ({
        locale,
        kind: 'document' as const,
        key: id,
        title,
        target: { route: 'shareholderInformation' as const, hash: id },
        passages: parts.map(({ id: place, heading, words }) => ({ place, heading, words })),
      }));
      const company = companyDocuments(locale).map(({ id, title, href, sha256 }) => ({
        locale,
        kind: 'document' as const,
        key: id,
        title,
        target: { file: href },
        passages: passagesOfFile(files, { address: href, mark: `${READING}/${sha256}` }),
      }));
      const openApi = (await searchableDocuments(locale)).map(({ name, title, lead, sections }) => ({
        locale,
        kind: 'document' as const,
        key: `open-api-${name}`,
        title,
        target:
          name === 'usage' ? { route: 'usingDocument' as const } : { route: 'openApi' as const, query: { doc: name } },
        passages: [
          { place: '', heading: '', words: lead },
          ...sections.map(({ id, title: heading, text }) => ({ place: id, heading, words: text })),
        ],
      }));
      // One that is a text and a file too is found as the text.
      return [...texts, ...company, ...openApi];
    }),
  );
  return withOtherTitles(drafts.flat());
}
