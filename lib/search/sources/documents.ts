import { createTranslator } from 'next-intl';
import { companyDocument, type DocumentName } from '../../content/documents';
import { searchableDocuments } from '../../content/open-api-documents';
import { LOCALES } from '../../i18n/locales';
import { loadMessages } from '../../i18n/messages';
import type { Entry } from '../entry';
import { type FileTexts, passagesOfFile, READING } from '../files/file-texts';
import { withOtherTitles } from './lists';

/** Documents of the company and of the Open API; they change with the build alone. */
export async function documentEntries(files: FileTexts): Promise<Entry[]> {
  const drafts = await Promise.all(
    LOCALES.map(async (locale) => {
      const company = (await titlesOfCompany(locale)).map(([name, title]) => {
        const { href, fileSize } = companyDocument(name);
        const file = { address: href, mark: `${READING}/${fileSize}` };
        return {
          locale,
          kind: 'document' as const,
          key: name,
          title,
          target: { file: href },
          passages: passagesOfFile(files, file),
        };
      });
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
      return [...company, ...openApi];
    }),
  );
  return withOtherTitles(drafts.flat());
}

async function titlesOfCompany(locale: Entry['locale']): Promise<[DocumentName, string][]> {
  const messages = await loadMessages(locale);
  const investors = createTranslator({ locale, messages, namespace: 'investors' });
  const personal = createTranslator({ locale, messages, namespace: 'personal.whitePapers' });
  return [
    ['prospectus', investors('cards.prospectus.title')],
    ['ipo-market-white-paper', personal('ipo.title')],
    ['equity-incentive-white-paper', personal('equity.title')],
    ['terms-of-reference-corporate-governance', investors('governance.board.corporateGovernance.title')],
    ['shareholder-communication-policy', investors('governance.board.communication.title')],
    ['procedure-for-nominating-a-director', investors('governance.board.nominating.title')],
    ['audit-committee-terms-of-reference', investors('governance.committees.audit.title')],
    ['nomination-committee-terms-of-reference', investors('governance.committees.nomination.title')],
    ['remuneration-committee-terms-of-reference', investors('governance.committees.remuneration.title')],
  ];
}
