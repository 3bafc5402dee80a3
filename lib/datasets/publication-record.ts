import { getTranslations } from 'next-intl/server';
import { isSample } from '../company/sample';
import { keyOfFiling, type RegisteredFiling } from '../content/filing-page';
import { readPublicationRecord } from '../content/publication-record';
import { documentFiles } from '../contract/document-files';
import type { FileInLanguage } from '../contract/versions';
import { secondsBetween } from '../domain/filing-relations';
import { HONG_KONG_MS } from '../i18n/hong-kong';
import type { Dataset, ReadDataset } from './dataset';

const COLUMNS = [
  'id',
  'title',
  'kind',
  'exchangeNumber',
  'exchangeAt',
  'here',
  'seconds',
  'version',
  'correctedAt',
  'withdrawnAt',
  'because',
  'files',
  'earlier',
] as const;
type Key = (typeof COLUMNS)[number];
const NUMBERS: readonly Key[] = ['seconds', 'version'];

/** Every announcement and report with its times, versions and hashes, the latest first. */
export const publicationRecord: ReadDataset = async (locale) => {
  const { documents } = await readPublicationRecord(locale);
  if (documents.length === 0) return undefined;
  const t = await getTranslations({ locale, namespace: 'record' });
  const kinds = await getTranslations({ locale, namespace: 'investors.filter.kind' });
  const filings = await getTranslations({ locale, namespace: 'filings' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const kindOf = (document: RegisteredFiling) =>
    document.register === 'circulars' && 'category' in document ? kinds(document.category) : filings('report');
  return {
    title: t('table.title'),
    notes: [...(isSample('data') ? [common('sample')] : []), t('table.note')],
    columns: COLUMNS.map((key) => ({
      key,
      label: t(`table.columns.${key}`),
      is: NUMBERS.includes(key) ? ('number' as const) : ('text' as const),
    })),
    rows: documents.map((document) => rowOf(document, kindOf(document))),
  } satisfies Dataset<Key>;
};

function rowOf(document: RegisteredFiling, kind: string): Record<Key, string | number | null> {
  const { title, exchange, publishTime, version, correctedAt, withdrawnAt, because, files, earlier = [] } = document;
  return {
    id: keyOfFiling(document),
    title,
    kind,
    exchangeNumber: exchange?.id ?? null,
    exchangeAt: clockOf(exchange?.at),
    here: clockOf(publishTime),
    seconds: secondsBetween(document) ?? null,
    version: version ?? 1,
    correctedAt: clockOf(correctedAt),
    withdrawnAt: clockOf(withdrawnAt),
    because: because ?? null,
    files: hashesOf(files) || null,
    earlier: earlier.map((before) => `${before.version}: ${hashesOf(before.files)}`).join('; ') || null,
  };
}

/** `zt en 1f2e…`: languages and SHA-256 of each file. */
function hashesOf(files: readonly FileInLanguage[] | undefined): string {
  return documentFiles(files)
    .flatMap(({ languages, sha256 }) => (sha256 === undefined ? [] : `${languages.join(' ')} ${sha256}`))
    .join(', ');
}

/** To the second, in Hong Kong time: `2026-11-12T16:45:02+08:00`. */
function clockOf(moment: number | undefined): string | null {
  if (moment === undefined) return null;
  return `${new Date(moment + HONG_KONG_MS).toISOString().slice(0, 19)}+08:00`;
}
