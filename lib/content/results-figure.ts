import type { NewsItem } from '../contract/types';
import { kindOfNews } from '../domain/news-kind';
import type { Locale } from '../i18n/locales';
import { excerptOf } from '../text/html';

/** As much of an article as says what the revenue did, in characters. */
const OPENING = 400;

const UP = '升|增|漲|涨';
const DOWN = '跌|降|減|减';

/**
 * Revenue as a whole, then within the sentence the first change of it; past profit nothing is about revenue any
 * more, and what a segment or the recurring part of it did is not what the whole did.
 */
const CHINESE = new RegExp(
  `(?<!經常性|经常性|SaaS |業務|业务|服務|服务)收入[^。；!！?？利溢]{0,60}?(?:(${UP})|(${DOWN}))[^\\d。；%，]{0,6}(\\d{1,3}(?:\\.\\d+)?)\\s?%`,
);
const WITHIN = '(?:(?!profit|margin)(?:[^.;]|\\.(?=\\d))){0,90}?';
const RISES = 'up|rises?|rose|grows?|grew|gains?|gained|increased?|increases|climbs?|climbed|higher by';
const FALLS = 'down|falls?|fell|slips?|slipped|drops?|dropped|declines?|declined|decreased?|lower by';
const WHOLE = '(?<!\\b(?:recurring|segment|broker|brokers|SaaS|data|fee|service|services) )\\brevenue\\b';
const ENGLISH = new RegExp(`${WHOLE}${WITHIN}\\b(?:(${RISES})|(${FALLS}))(?: by)? (\\d{1,3}(?:\\.\\d+)?)%`, 'i');
const ENGLISH_AFTER = new RegExp(`${WHOLE}${WITHIN} (\\d{1,3}(?:\\.\\d+)?)% (more|higher|less|lower)`, 'i');

/**
 * What the revenue of a results story did within the year, as it says itself: `+23.8%`, with a true minus where it
 * fell. Undefined for other stories, and where the words say it in a way that could be misread.
 */
export function revenueChangeOf(item: Pick<NewsItem, 'title' | 'contentTxt'>, locale: Locale): string | undefined {
  if (kindOfNews(item) !== 'results') return undefined;
  const find = locale === 'en' ? changeInEnglish : changeInChinese;
  return find(item.title) ?? find(excerptOf(item.contentTxt, OPENING));
}

/** What a part of the business has of the revenue, with its name. */
export interface RevenueShare {
  part: string;
  share: string;
}

const CHINESE_SHARE = /([^，。；：！？（）\d]{2,24})[佔占]收入\s?(?<share>\d{1,3}(?:\.\d+)?)\s?%/;
const ENGLISH_SHARE =
  /\b([A-Z][^.,;:()\d]{2,60}) (?:accounted for|made up|was|were) (?<share>\d{1,3}(?:\.\d+)?)% of (?:it|(?:the )?revenue)\b/;

/**
 * The share of revenue that the headline of a results story gives in round figures, as its text has it. Undefined where
 * the headline speaks of something else.
 */
export function revenueShareOf(item: Pick<NewsItem, 'title' | 'contentTxt'>, locale: Locale): RevenueShare | undefined {
  if (kindOfNews(item) !== 'results') return undefined;
  const found = (locale === 'en' ? ENGLISH_SHARE : CHINESE_SHARE).exec(excerptOf(item.contentTxt, OPENING));
  const [, part, share] = found ?? [];
  if (!part || !share) return undefined;
  const round = new RegExp(
    locale === 'en'
      ? `(?<![\\d.])${Math.round(Number(share))}% of [^.;]*revenue`
      : `[佔占][^，。；]*收入[^，。；\\d]*(?<![\\d.])${Math.round(Number(share))}\\s?%`,
  );
  return round.test(item.title) ? { part: part.trim(), share: `${share}%` } : undefined;
}

function changeInChinese(text: string): string | undefined {
  const [, up, , figure] = CHINESE.exec(text) ?? [];
  return figure && signed(up !== undefined, figure);
}

function changeInEnglish(text: string): string | undefined {
  const [, up, , figure] = ENGLISH.exec(text) ?? [];
  if (figure) return signed(up !== undefined, figure);
  const [, after, than] = ENGLISH_AFTER.exec(text) ?? [];
  return after && signed(than === 'more' || than === 'higher', after);
}

function signed(isUp: boolean, figure: string): string {
  return `${isUp ? '+' : '\u2212'}${figure}%`;
}
