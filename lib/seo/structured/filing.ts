import type { DigitalDocument, MediaObject, Report as SchemaReport } from 'schema-dts';
import type { Filing } from '../../content/filing-page';
import { documentFiles } from '../../contract/document-files';
import { lastChange } from '../../contract/document-marks';
import { itemKey } from '../../contract/item-key';
import { PAGE_OF_CALL } from '../../contract/list-pages';
import type { FiledRegister } from '../../contract/registers';
import type { Circular, Report } from '../../contract/types';
import { isoMoment } from '../../i18n/dates';
import { HTML_LANG, type Locale } from '../../i18n/locales';
import { onPublicOrigin, publicAddress } from '../../site/public-address';
import { fileAddress } from '../../text/file-address';
import { theCompany } from './corporation';

/**
 * An announcement, circular or report of the company with its files.
 *
 * @param titles in the other languages
 */
export function filingData(
  filing: Filing,
  titles: readonly { title: string }[],
  { register, locale }: { register: FiledRegister; locale: Locale },
): Exclude<DigitalDocument | SchemaReport, string> {
  const { title, publishTime, exchange, version } = filing;
  const published = isoMoment(publishTime);
  const changed = isoMoment(lastChange(filing));
  const key = itemKey(register, filing as Report & Circular);
  return {
    '@type': register === 'reports' ? 'Report' : 'DigitalDocument',
    name: title,
    ...(titles.length > 0 && { alternateName: titles.map((other) => other.title) }),
    url: publicAddress(PAGE_OF_CALL[register], locale, { item: key }),
    ...(published !== undefined && { datePublished: published }),
    ...(changed !== undefined && changed !== published && { dateModified: changed }),
    ...(exchange !== undefined && {
      identifier: { '@type': 'PropertyValue', propertyID: 'HKEX document number', value: exchange.id },
    }),
    ...(version !== undefined && { version }),
    encoding: filesOf(filing),
    publisher: theCompany(),
  };
}

function filesOf({ fileUrl, files = [] }: Filing): MediaObject[] {
  const all = documentFiles(files);
  const given = all.length > 0 ? all : [{ url: fileUrl, languages: [] as Locale[] }];
  return given.flatMap((file): MediaObject[] => {
    const contentUrl = onPublicOrigin(fileAddress(file.url));
    if (contentUrl === undefined) return [];
    const { fileSize, sha256, languages } = { fileSize: undefined, sha256: undefined, ...file };
    return [
      {
        '@type': 'MediaObject',
        contentUrl,
        encodingFormat: 'application/pdf',
        ...(fileSize !== undefined && { contentSize: `${fileSize} B` }),
        ...(sha256 !== undefined && { sha256 }),
        ...(languages.length > 0 && { inLanguage: languages.map((language) => HTML_LANG[language]) }),
      },
    ];
  });
}
