import { readFileSync } from 'node:fs';
import type { EntryKind } from '@/lib/content-folder/kinds';
import type { CompanyContent, ContentEntry } from '@/lib/content-folder/model';
import type { Locale } from '@/lib/i18n/locales';
import type { SampleContent } from '@/lib/sample/content';

const { entries, company } = JSON.parse(readFileSync('sample-content.json', 'utf8')) as SampleContent;

/** The company of the sample, as `scripts/build-sample.ts` read it from content/. */
export const SAMPLE_COMPANY: CompanyContent = company;

/** Entries of the sample of one kind. */
export function sampleEntries(kind: EntryKind): ContentEntry[] {
  return entries.filter((entry) => entry.kind === kind);
}

/** What they say in each language, such as their titles. */
export function sampleTexts(kind: EntryKind, field: string): (Record<Locale, string> & { id: string })[] {
  return sampleEntries(kind).map(({ id, items }) => ({
    id,
    zt: String(items.zt[field]),
    zh: String(items.zh[field]),
    en: String(items.en[field]),
  }));
}
