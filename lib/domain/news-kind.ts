import { excerptOf } from '../text/html';

/** What a story is about, in the order in which a reader is offered it. The API of §7 does not say, so it is read from the words. */
export const NEWS_KINDS = ['results', 'product', 'company', 'investors', 'research', 'notice'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** How many stories of each kind there are. */
export type StoryCounts = Readonly<Record<NewsKind, number>>;

export function isNewsKind(text: string | null | undefined): text is NewsKind {
  return NEWS_KINDS.some((kind) => kind === text);
}

/**
 * Words of a title that tell its kind, in the three languages; the first rule that holds counts. A results story
 * may name a product, and a white paper a number of companies, so the narrow kinds come first.
 */
const RULES: readonly (readonly [NewsKind, RegExp])[] = [
  [
    'results',
    /業績|业绩|[季中年]报|(?:季度?|個月|个月|中期|半年|全年|年度|\d年)(?:業務)?收入|\bresults\b|\b(?:nine-month|half-year|full-year|interim|annual|quarterly)\s+revenue\b/i,
  ],
  ['investors', /股[東东].{0,4}大[會会]|投資者日|投资者日|路演|\bgeneral meeting\b|\binvestor day\b|\broadshow\b/i],
  ['research', /白皮[書书]|活[報报]告|\bwhite paper\b|\blive report\b/i],
  ['notice', /(?:交易|服[務务]|休市).{0,8}(?:時間|时间|安排)|\b(?:trading|business|service) hours\b/i],
  [
    'product',
    /[版款]\s?\d|\d\s?版|新版|應用程式|\bapps?\b|\bSDK\b|\bAPI\b|\bAIPO\b|\bWindows\b|\bMac\b|推出|上[線线]|發布|发布|\blaunch(?:ed|es)?\b|\bgoes live\b|捷利交易[寶宝]\s?\d|雙櫃台|双柜台|dual counters/i,
  ],
];

/** The kind of a story, by its title and, where that says nothing, by the beginning of its text. */
export function kindOfNews({ title, contentTxt }: { title: string; contentTxt: string }): NewsKind {
  const ofTitle = RULES.find(([, words]) => words.test(title));
  if (ofTitle) return ofTitle[0];
  // A text may name anything in passing; results are what it announces first.
  const [results] = RULES;
  return results?.[1].test(excerptOf(contentTxt, 60)) ? 'results' : 'company';
}
