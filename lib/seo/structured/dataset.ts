import type { Dataset } from 'schema-dts';
import { type DatasetName, datasetPath } from '../../datasets';
import { DATASET_TYPES, type DatasetFormat } from '../../datasets/formats';
import { HTML_LANG } from '../../i18n/locales';
import type { PageContext } from '../../site/page-context';
import { onPublicOrigin, publicAddress } from '../../site/public-address';
import { theCompany } from './corporation';

const FORMATS = Object.keys(DATASET_TYPES) as DatasetFormat[];

/** A table of investor relations with the files that it can be taken away as. */
export function datasetData(
  name: DatasetName,
  about: { name: string; description: string },
  { route, locale }: Pick<PageContext, 'route' | 'locale'>,
): Exclude<Dataset, string> {
  return {
    '@type': 'Dataset',
    ...about,
    url: publicAddress(route, locale),
    inLanguage: HTML_LANG[locale],
    isAccessibleForFree: true,
    creator: theCompany(),
    distribution: FORMATS.map((format) => ({
      '@type': 'DataDownload' as const,
      contentUrl: onPublicOrigin(datasetPath({ name, locale, format })) as string,
      encodingFormat: DATASET_TYPES[format].split(';')[0] as string,
    })),
  };
}
