import { countKinds, FILING_KINDS, type FilingKind, filingKind, isFilingKind } from '@/lib/domain/filing-kind';
import { LOCALES } from '@/lib/i18n/locales';
import { sampleTexts } from '../support/sample';

const slugOf = (slug: string) => slug.replace(/-20\d\d.*$/, '');
/** Every sort of filing there is a sample of. */
const SAMPLES: Record<FilingKind, string[]> = {
  results: [
    'annual-results',
    'final-dividend',
    'first-quarterly-results',
    'interim-results',
    'positive-profit-alert',
    'third-quarterly-results',
  ],
  meetings: [
    'agm-circular',
    'agm-poll-results',
    'agm-precautionary-measures',
    'agm-proxy-form',
    'date-of-board-meeting-annual',
    'date-of-board-meeting-first-quarter',
    'date-of-board-meeting-interim',
    'date-of-board-meeting-third-quarter',
    'notice-of-agm',
  ],
  transactions: [
    'cct-data-services',
    'cct-renewal-data-services',
    'discloseable-lease-shanghai',
    'discloseable-servers-and-network',
    'discloseable-structured-deposits',
  ],
  returns: ['monthly-return', 'next-day-disclosure'],
  halt: [],
  resumption: [],
  other: [
    'appointment-of-ined',
    'change-of-auditor',
    'change-of-company-secretary',
    'change-of-ined',
    'change-of-principal-place-of-business',
    'change-of-share-registrar-address',
    'electronic-corporate-communications',
    'grant-of-share-options',
    'list-of-directors',
    'proposed-amendments-and-option-scheme',
  ],
};

describe('Page by page: the kind of a filing, from its title', () => {
  test.each(LOCALES)('Page by page: every sample title in %s has the kind of its sort', (locale) => {
    const sorts = Object.fromEntries(FILING_KINDS.map((kind) => [kind, new Set<string>()]));
    for (const title of sampleTexts('filing', 'title'))
      sorts[filingKind(title[locale])]?.add(slugOf(title.id.slice(11)));
    expect(Object.fromEntries(FILING_KINDS.map((kind) => [kind, [...(sorts[kind] ?? [])].sort()]))).toEqual(SAMPLES);
  });

  test.each<[FilingKind, string]>([
    // What is filed comes before what it is about.
    ['meetings', 'Date of Board Meeting'],
    ['meetings', 'NOTICE OF BOARD MEETING - FINAL RESULTS AND DIVIDEND'],
    ['meetings', '董事會召開日期'],
    ['meetings', 'Results of the Extraordinary General Meeting held on 3 May 2027'],
    ['meetings', 'Poll results of the SGM in relation to the connected transaction'],
    ['meetings', '股東特別大會適用之代表委任表格：關連交易'],
    ['meetings', 'Notice of Class Meeting of Holders of H Shares and General Meeting'],
    [
      'transactions',
      'Major Transaction in Relation to the Acquisition of the Target and Notice of Extraordinary General Meeting',
    ],
    ['transactions', '(1) 須予披露及關連交易；(2) 股東特別大會通告'],
    ['transactions', '非常重大收購事項及恢復買賣'],
    ['transactions', '主要及关连交易'],
    ['transactions', 'Placing of New Shares Under General Mandate'],
    ['transactions', 'Results of the Rights Issue'],
    ['transactions', '供股結果'],
    ['transactions', '出售附屬公司'],
    ['transactions', 'Disposal of a Subsidiary'],
    ['returns', 'Ｍｏｎｔｈｌｙ　Ｒｅｔｕｒｎ for October'],
    ['returns', 'NEXT-DAY DISCLOSURE RETURN'],
    ['returns', '翌日披露报表'],
    ['results', 'Unaudited Third Quarterly Results'],
    ['results', 'Delay in Publication of Annual Results'],
    ['results', 'PROFIT WARNING'],
    ['results', '盈利警告'],
    ['results', '特別股息及暫停辦理股份過戶登記'],
    ['results', 'Interim Dividend'],
    ['halt', 'TRADING HALT'],
    ['halt', '短暫停牌'],
    ['halt', '暂停买卖'],
    ['halt', 'Quarterly Update on Resumption Progress and Continued Suspension of Trading'],
    ['halt', '復牌指引及繼續停牌'],
    ['resumption', 'Resumption of Trading'],
    ['resumption', '復牌'],
    ['resumption', '内幕消息及恢复买卖'],
    ['results', 'Annual Results and Resumption of Trading'],
    ['other', 'Suspension of the Share Option Scheme'],
    // Words that are like those of a kind and mean something else.
    ['other', '授出購股權及認購權'],
    ['other', '授予期权及认购权'],
    ['other', 'Results of Internal Control Review'],
    ['other', 'Change of Proxy Adviser'],
    ['other', 'Returning Officer Appointed'],
    ['other', 'Major Customer Update'],
    ['other', 'Change of Board Lot Size'],
    ['other', 'Unusual Price and Trading Volume Movements'],
    ['other', '更改公司名稱'],
    ['other', ''],
    ['other', '   '],
    ['other', '…'],
  ])('Page by page: %s: %j', (kind, title) => {
    expect(filingKind(title)).toBe(kind);
  });
});

describe('Page by page: the kind of a filing, where the API names a category', () => {
  test.each<[FilingKind, string]>([
    ['results', 'results'],
    ['results', ' Financial Results '],
    ['results', '業績'],
    ['meetings', 'MEETING'],
    ['meetings', '股东大会'],
    ['transactions', '交易'],
    ['returns', 'Disclosure Returns'],
    ['returns', '報表'],
    ['halt', 'Announcements and Notices - [Trading Halt]'],
    ['halt', '停牌'],
    ['resumption', 'Announcements and Notices - [Resumption of Trading]'],
    ['other', 'Others'],
    ['other', '其他'],
    // The headlines of the exchange.
    ['results', 'Announcements and Notices - [Final Results / Dividend or Distribution]'],
    ['results', '公告及通告 - [季度業績]'],
    ['meetings', 'Announcements and Notices - [Results of AGM]'],
    ['meetings', 'Announcements and Notices - [Date of Board Meeting]'],
    ['meetings', 'Proxy Forms'],
    ['transactions', 'Announcements and Notices - [Discloseable Transaction]'],
    ['transactions', '公告及通告 - [關連交易]'],
    ['returns', 'Next Day Disclosure Returns - [Share Buyback]'],
    ['returns', 'Monthly Returns'],
  ])('Page by page: %s: %j, whatever the title says', (kind, category) => {
    expect(filingKind('Interim Results and Notice of Annual General Meeting', category)).toBe(kind);
    expect(filingKind('No. 7', category)).toBe(kind);
  });

  test.each(['', ' ', 'Announcements and Notices', '公告', 'no such kind', '7'])(
    'Page by page: a category of %j says nothing, so the title does',
    (category) => {
      expect(filingKind('Monthly Return', category)).toBe('returns');
    },
  );
});

test.each(['results', 'other'])('%j names a kind', (text) => expect(isFilingKind(text)).toBe(true));
test.each(['Results', 'all', '', 'constructor', null, undefined])('%j names no kind', (text) => {
  expect(isFilingKind(text)).toBe(false);
});

test('kinds are counted, and what is none is left out', () => {
  expect(
    countKinds([
      ['results', 2],
      ['other', 1],
      ['results', 3],
      ['toString', 9],
    ]),
  ).toEqual({ results: 5, meetings: 0, transactions: 0, returns: 0, halt: 0, resumption: 0, other: 1 });
});
