import type { NewsArticle } from 'schema-dts';
import type { NewsItem } from '../../contract/types';
import { isoMoment } from '../../i18n/dates';
import { HTML_LANG, type Locale } from '../../i18n/locales';
import { publicAddress } from '../../site/public-address';
import { cardPicture } from '../metadata';
import { theCompany } from './corporation';

/** A story of company news (§3 News item). */
export function newsArticle(item: NewsItem, locale: Locale): NewsArticle {
  const published = isoMoment(item.publishTime);
  return {
    '@type': 'NewsArticle',
    headline: item.title,
    inLanguage: HTML_LANG[locale],
    ...(published !== undefined && { datePublished: published }),
    image: cardPicture(item.pictureUrl),
    mainEntityOfPage: publicAddress('dynamicDetails', locale, { id: item.id }),
    publisher: theCompany(),
  };
}
