import { LOCALES, type Locale } from '../i18n/locales';
import type { ReadDataset } from './dataset';
import { dividendDataset } from './dividends';
import { esgDataset } from './esg';
import { DATASET_TYPES, type DatasetFormat } from './formats';
import { meetingDataset } from './general-meetings';
import { readKeyFigures } from './key-figures';
import { publicationRecord } from './publication-record';
import { readShareHistoryTable } from './share-history';

/** What there is to take away as a table, by its name in addresses. */
export const DATASETS = {
  dividends: dividendDataset,
  esg: esgDataset,
  'general-meetings': meetingDataset,
  'key-figures': readKeyFigures,
  'publication-record': publicationRecord,
  'share-history': readShareHistoryTable,
} satisfies Record<string, ReadDataset>;
export type DatasetName = keyof typeof DATASETS;

/** What a file of `/data/` holds. */
export interface DatasetFile {
  name: DatasetName;
  locale: Locale;
  format: DatasetFormat;
}

/** Reads the name of a file of `/data/`; undefined where there is none of that name. */
export function datasetFileOf(file: string): DatasetFile | undefined {
  const [name = '', locale, format = '', ...rest] = file.split('.');
  if (!Object.hasOwn(DATASETS, name) || !Object.hasOwn(DATASET_TYPES, format) || rest.length > 0) return undefined;
  const known = LOCALES.find((each) => each === locale);
  return known && { name: name as DatasetName, locale: known, format: format as DatasetFormat };
}

/** Path of a table: `/data/key-figures.zt.csv`. */
export function datasetPath({ name, locale, format }: DatasetFile): string {
  return `/data/${name}.${locale}.${format}`;
}
