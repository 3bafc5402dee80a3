import { getTranslations } from 'next-intl/server';
import { readWhole } from '../api/whole-list';
import { companyWords } from '../company/company-words';
import { markedWords } from '../content/marked-words';
import type { Marked } from '../contract/document-marks';
import { itemOfKey } from '../contract/item-key';
import { registerOnPage } from '../contract/list-pages';
import { registerOf } from '../contract/registers';
import type { Registers } from '../contract/types';
import { dayMonthYear } from '../i18n/dates';
import type { Locale } from '../i18n/locales';
import { parseId } from '../routing/query';
import type { RouteId } from '../site/routes';
import { isReadable, setInOurFaces } from './fonts';
import type { CardName } from './names';

/** What a social card says. */
export interface CardWords {
  brand: string;
  title: string;
  /** Over the title: what it is, and of which day. */
  kind: string;
  day: string;
  /** Board and stock code. */
  listed: string;
}

/** The words of a card; undefined where the thing does not exist, `failed` where that cannot be known now. */
export async function cardWords({ locale, route, item }: CardName): Promise<CardWords | 'failed' | undefined> {
  const pages = await getTranslations({ locale, namespace: 'pages' });
  const { company: brand, listed } = companyWords(locale);
  if (item === undefined)
    return { brand, title: pages(`${route}.heading`), kind: pages(`${route}.title`), day: '', listed };
  const found = await thing(locale, route, item);
  if (found === undefined || found === 'failed') return found;
  const marked = await markedWords(locale);
  const list = route === 'dynamicDetails' ? 'companyDynamics' : route;
  return {
    brand,
    // A title in a script that no page of ours is written in cannot be set; the page's own words can.
    title: marked.title(
      isReadable(setInOurFaces(found.title, locale), found.title) ? found.title : pages(`${list}.heading`),
      found.marked,
    ),
    kind: pages(`${list}.title`),
    day: dayMonthYear(found.publishTime),
    listed,
  };
}

async function thing(locale: Locale, route: RouteId, item: string) {
  if (route === 'dynamicDetails') {
    const read = await readWhole('newsHistory', locale);
    if (read.state === 'failed') return 'failed';
    const story = read.data.find(({ id }) => id === parseId(item));
    return story && { title: story.title, publishTime: story.publishTime, marked: {} };
  }
  const register = registerOnPage(route);
  if (!register) return undefined;
  const read = await readWhole(register, locale);
  if (read.state === 'failed') return 'failed';
  const entry = itemOfKey(register, read.data as Registers[typeof register][], item);
  if (!entry) return undefined;
  return {
    title: registerOf(register).title(entry),
    publishTime: entry.publishTime,
    marked: entry as Marked,
  };
}
