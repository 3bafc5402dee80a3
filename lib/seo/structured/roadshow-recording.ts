import type { ItemList, VideoObject } from 'schema-dts';
import { roadshowStill } from '../../assets/roadshow-still';
import type { Roadshow } from '../../contract/types';
import { isoMoment } from '../../i18n/dates';
import { HTML_LANG, type Locale } from '../../i18n/locales';
import { onPublicOrigin } from '../../site/public-address';
import { fileAddress, partAddress } from '../../text/file-address';
import { textOfHtml } from '../../text/html';
import { cardPicture } from '../metadata';
import { theCompany } from './corporation';

/** Roadshows (§3) as what they are once they are over: recordings. Undefined where none has a day and can be opened. */
export function roadshowRecordings(roadshows: readonly Roadshow[], locale: Locale): ItemList | undefined {
  const recordings = roadshows.flatMap((roadshow) => recordingOf(roadshow, locale) ?? []);
  if (recordings.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    itemListElement: recordings.map((item, i) => ({ '@type': 'ListItem', position: i + 1, item })),
  };
}

function recordingOf(roadshow: Roadshow, locale: Locale): VideoObject | undefined {
  const { title, intro, publishTime, pictureUrl, skipUrl, duration, agenda, transcript } = roadshow;
  const uploadDate = isoMoment(publishTime);
  const url = onPublicOrigin(fileAddress(skipUrl));
  if (uploadDate === undefined || url === undefined) return undefined;
  return {
    '@type': 'VideoObject',
    name: title,
    description: intro || title,
    inLanguage: HTML_LANG[locale],
    uploadDate,
    thumbnailUrl: cardPicture(roadshowStill(pictureUrl, locale) || undefined),
    ...(duration !== undefined && { duration: `PT${duration}S` }),
    url,
    ...(transcript && { transcript: textOfHtml(transcript) }),
    ...(agenda && {
      hasPart: agenda.map(({ at, topic }, index) => ({
        '@type': 'Clip' as const,
        name: topic,
        startOffset: at,
        endOffset: agenda[index + 1]?.at ?? duration,
        url: partAddress(url, at),
      })),
    }),
    publisher: theCompany(),
  };
}
