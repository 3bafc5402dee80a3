import { getTranslations } from 'next-intl/server';
import { companyWords } from '../company/company-words';
import { sampleNotice } from '../company/sample-notice';
import { environment } from '../config/env';
import { documentSummaries, markdownOf } from '../content/open-api-documents';
import { readFact } from '../facts/facts';
import type { FactId } from '../facts/names';
import { LOCALES, type Locale } from '../i18n/locales';
import { publicAddress } from '../site/public-address';

/** Names of the languages, in English like the file itself. */
const NAMES: Record<Locale, string> = { zt: 'Traditional Chinese', zh: 'Simplified Chinese', en: 'English' };

/** What programs are asked of a listed company most. */
const FACTS: readonly FactId[] = [
  'stockCode',
  'sharesInIssue',
  'revenue',
  'profit',
  'dividend',
  'nextResults',
  'nextMeeting',
  'yearEnd',
  'registrar',
  'auditor',
  'investorContact',
];

/** `/llms.txt`: the site in a few lines, and the Markdown of every document in each language (llmstxt.org). */
export async function llmsText(): Promise<string> {
  const { siteUrl } = environment();
  const lists = await Promise.all(
    [...LOCALES].reverse().map(async (locale) => {
      const lines = (await documentSummaries(locale)).map(
        ({ name, title, lead }) => `- [${title}](${new URL(markdownOf(name, locale), siteUrl)}): ${lead}`,
      );
      return [`## Open API documents, ${NAMES[locale]}`, '', ...lines].join('\n');
    }),
  );
  const { company: name, listed } = companyWords('en');
  const sample = sampleNotice();
  const t = await getTranslations({ locale: 'en', namespace: 'home.notice' });
  const about = [
    `# ${name}`,
    '',
    `> Trading software for Hong Kong, from ${name} (${listed}). The Open API gives quotes and market depth over WebSocket.`,
    '',
    // A program that reads this alone is told as well what of the rest is invented.
    ...(sample ? [t(sample, companyWords('en')), ''] : []),
    `- [Open API](${publicAddress('openApi', 'en')}): documents, console and search`,
    `- [SDK downloads](${publicAddress('downloadApi', 'en')}): seven SDKs with sizes and checksums`,
    `- [Company news](${publicAddress('companyDynamics', 'en')})`,
    `- [Investor relations](${publicAddress('investorRelations', 'en')})`,
    `- [Announcements](${publicAddress('announcements', 'en')}) and [reports](${publicAddress('financialReports', 'en')}): the page of each has the same as Markdown, at /filings/<item>.<zt, zh or en>.md`,
  ];
  const facts = await Promise.all(FACTS.map((id) => readFact({ id }, 'en')));
  const known = facts.flatMap((fact) =>
    fact ? [`- ${fact.label}: ${[fact.value, fact.note].filter(Boolean).join('. ')}`] : [],
  );
  const investors = known.length > 0 ? [['## For investors', '', ...known].join('\n')] : [];
  return `${[about.join('\n'), ...investors, ...lists].join('\n\n')}\n`;
}
