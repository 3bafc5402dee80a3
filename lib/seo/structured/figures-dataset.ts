import type { Dataset } from 'schema-dts';
import { company } from '../../company/facts';
import { datasetPath } from '../../datasets';
import { FIGURES_FILE } from '../../datasets/figures-json';
import { DATASET_TYPES, type DatasetFormat } from '../../datasets/formats';
import type { FigureName } from '../../domain/figures';
import type { KeyTable } from '../../domain/key-figures';
import { HTML_LANG, type Locale } from '../../i18n/locales';
import { onPublicOrigin, publicAddress } from '../../site/public-address';
import { theCompany } from './corporation';

/** The key figures as data that anyone may take: a table in three formats, and everything for programs. */
export function figuresDataset(
  locale: Locale,
  tables: readonly KeyTable[],
  words: { title: string; description: string; nameOf(name: FigureName): string },
): Exclude<Dataset, string> {
  const years = tables.flatMap(({ columns }) => columns.map(({ year }) => year));
  const names = new Set(tables.flatMap((table) => table.names));
  const files = (Object.keys(DATASET_TYPES) as DatasetFormat[]).map((format) => ({
    path: datasetPath({ name: 'key-figures', locale, format }),
    type: DATASET_TYPES[format],
  }));
  return {
    '@type': 'Dataset',
    name: words.title,
    description: words.description,
    url: publicAddress('keyFigures', locale),
    inLanguage: HTML_LANG[locale],
    isAccessibleForFree: true,
    creator: theCompany(),
    keywords: company().stockCode,
    temporalCoverage: `${Math.min(...years)}/${Math.max(...years)}`,
    variableMeasured: [...names].map((name) => ({
      '@type': 'PropertyValue',
      name: words.nameOf(name),
      unitText: 'HKD thousand',
    })),
    distribution: [...files, { path: `/data/${FIGURES_FILE}`, type: DATASET_TYPES.json }].map(({ path, type }) => ({
      '@type': 'DataDownload',
      contentUrl: onPublicOrigin(path),
      encodingFormat: type.replace(/;.*/, ''),
    })),
  };
}
