// Dividend form, addresses, electronic communications, and the changes put to shareholders in 2023.
import { both, clauses, heading, pairs, table } from '../html.mjs';
import { filing, opening } from './filing.mjs';

const say = (zh, en) => [`<span lang="zh-Hant">${zh}</span>`, `<span lang="en">${en}</span>`];

export function finalDividend(item) {
  const row = (label, zh, en) => [both(...label), ...say(zh, en)];
  return filing(
    item,
    table({
      caption: ['股息資料', 'Dividend information'],
      columns: [{ width: '50mm' }, {}, {}],
      rows: [
        row(['發行人', 'Issuer'], '捷利交易寶，股份代號 08017', 'TradeGo, stock code 08017'),
        row(['公告狀態', 'Status'], '新公告', 'New announcement'),
        row(['股息類別及性質', 'Type and nature'], '末期，普通股息', 'Final, ordinary'),
        row(['財政年度完結日', 'Financial year end'], '二零二五年十二月三十一日', '31 December 2025'),
        row(['宣派股息', 'Dividend declared'], '每股 0.01 港元（1.0 港仙）', 'HK$0.01 (HK1.0 cent) per share'),
        row(
          ['派息貨幣', 'Payment currency'],
          '港元，不設其他貨幣或以股代息選擇',
          'Hong Kong dollars; no other currency or scrip option',
        ),
        row(['股東批准日期', 'Shareholders’ approval'], '二零二六年六月五日', '5 June 2026'),
        row(['除淨日', 'Ex-dividend date'], '二零二六年六月十日', '10 June 2026'),
        row(
          ['遞交過戶文件最後時限', 'Latest time to lodge transfers'],
          '二零二六年六月十一日下午四時三十分',
          '4:30 p.m., 11 June 2026',
        ),
        row(['暫停登記期間', 'Book close'], '二零二六年六月十二日至十五日', '12 to 15 June 2026'),
        row(['記錄日期', 'Record date'], '二零二六年六月十五日', '15 June 2026'),
        row(['派付日期', 'Payment date'], '二零二六年七月三日', '3 July 2026'),
        row(['代扣所得稅', 'Withholding tax'], '不適用', 'Not applicable'),
        row(
          ['權證或可轉換證券', 'Warrants or convertibles'],
          '沒有；購股權的條款不因派息而調整',
          'None; options are not adjusted for the dividend',
        ),
      ],
    }) +
      pairs([
        [
          '股息須待股東於股東週年大會批准後，方可派付。股息單將以平郵寄往股東名冊所載地址，郵誤風險由股東自行承擔；透過中央結算系統持股的投資者會經其參與者收取。',
          'The dividend is payable only if shareholders approve it at the annual general meeting. Warrants will be posted by ordinary mail to registered addresses at shareholders’ own risk. Investors who hold through CCASS will be paid through their participants.',
        ],
      ]),
    { signer: 'secretary' },
  );
}

const plain = {
  'change-of-share-registrar-address-2021': [
    opening(
      '謹此公布，本公司的香港股份過戶登記分處將遷址，由二零二一年八月二日起生效。登記分處的名稱、電話及傳真號碼維持不變。',
      'announces that the Company’s Hong Kong branch share registrar and transfer office will move with effect from 2 August 2021. Its name, telephone and fax numbers stay the same.',
    ),
    [
      '由生效日期起，所有股份過戶文件、更改地址通知及代表委任表格須送交新地址辦理。於二零二一年七月三十日下午四時三十分前送達舊址的文件，仍會如常處理。',
      'From that date all transfers, notices of change of address and forms of proxy must go to the new address. Documents delivered to the old one by 4:30 p.m. on 30 July 2021 will be dealt with as usual.',
    ],
    [
      '透過中央結算系統持有股份的投資者毋須採取任何行動。登記股東將於七月底前另行收到函件，列明新址及交通指引。查詢可電郵至 ir@example.com。',
      'Investors who hold through CCASS need do nothing. Registered shareholders will receive a letter with the new address and directions before the end of July. Questions may be sent to ir@example.com.',
    ],
  ],
  'change-of-principal-place-of-business-2019': [
    opening(
      '謹此公布，本公司的香港主要營業地點及總辦事處將遷往面積較大的單位，由二零一九年九月二十三日起生效。',
      'announces that the Company’s principal place of business in Hong Kong and its head office will move to larger premises with effect from 23 September 2019.',
    ),
    [
      '新辦事處設於同一幢大廈的較高樓層，營運團隊與開發團隊會在同一層工作。搬遷安排於週末進行，報價、交易及客戶服務不受影響，電話號碼及電郵地址維持不變。',
      'The new office is on a higher floor of the same building and brings operations and development together. The move takes place over a weekend. Quotes, trading and client service are unaffected, and telephone numbers and e-mail addresses stay the same.',
    ],
    [
      '租約年期為三年，月租按市值租金釐定。由於各項適用百分比率均低於 5%，訂立租約並不構成《GEM 上市規則》第十九章的須予公布交易。',
      'The lease runs for three years at a market rent. As every applicable percentage ratio is below 5%, it is not a notifiable transaction under Chapter 19 of the GEM Listing Rules.',
    ],
  ],
  'electronic-corporate-communications-2024': [
    opening(
      '謹此公布，根據二零二三年十二月三十一日生效的《GEM 上市規則》第 16.04A 條及本公司的組織章程細則，本公司已採納以電子方式發佈公司通訊的安排。',
      'announces that, under Rule 16.04A of the GEM Listing Rules as in force from 31 December 2023 and the articles of association, the Company has adopted arrangements to disseminate corporate communications electronically.',
    ),
    [
      '公司通訊包括年報、中期報告、會議通告、上市文件、通函及代表委任表格。上述文件的中英文版本將於本公司及聯交所網站登載，以取代印刷本。公司通訊登載時，本公司不會另行通知。',
      'Corporate communications include annual and interim reports, notices of meetings, listing documents, circulars and forms of proxy. Both language versions will be posted on the websites of the Company and the Stock Exchange in place of printed copies. No separate notice will be sent when they are posted.',
    ],
    [
      '須採取行動的公司通訊（例如要求股東就其權利作出指示的文件）會以電郵個別發送。登記股東請填妥回條並提供有效電郵地址；未有提供者，本公司會以郵寄方式發送印刷本。',
      'Actionable communications, which ask shareholders to give instructions about their rights, will be sent individually by e-mail. Registered shareholders are asked to return the reply slip with a valid address. Printed copies will be posted to those who give none.',
    ],
    [
      '股東仍可要求免費收取印刷本，只須以書面通知香港股份過戶登記分處或電郵至 ir@example.com。有關要求的有效期為一年，期滿後須重新提出。非登記持有人請聯絡其經紀、託管商或代理人。',
      'Shareholders may still ask for printed copies free of charge by writing to the Hong Kong branch share registrar or to ir@example.com. A request is good for one year and must then be renewed. Non-registered holders should contact their broker, custodian or nominee.',
    ],
  ],
};
export const hasPlain = (slug) => slug in plain;
export const plainNotice = (item) => filing(item, pairs(plain[item.slug]), { signer: 'secretary' });

export function amendments(item) {
  return filing(
    item,
    pairs([
      opening(
        '謹此公布，建議修訂本公司的組織章程大綱及細則，以及採納新購股權計劃。兩項建議將於二零二三年六月九日的股東週年大會上提呈股東批准。',
        'announces proposals to amend the memorandum and articles of association and to adopt a new share option scheme. Both will be put to shareholders at the annual general meeting on 9 June 2023.',
      ),
    ]) +
      heading('建議修訂組織章程大綱及細則', 'Proposed amendments to the memorandum and articles') +
      clauses(
        [
          [
            '符合《GEM 上市規則》附錄三所載的核心股東保障水平；',
            'to meet the core shareholder protection standards in Appendix 3 to the GEM Listing Rules;',
          ],
          [
            '容許股東大會以電子或混合形式舉行，並訂明網上出席者的權利；',
            'to allow general meetings to be held electronically or in hybrid form and set out the rights of those who attend online;',
          ],
          [
            '訂明委任、罷免核數師及釐定其酬金須經股東以普通決議案批准；及',
            'to require an ordinary resolution of shareholders to appoint or remove the auditor and fix its remuneration; and',
          ],
          [
            '更新《公司法》的提述，並作其他內務修訂。',
            'to bring references to the Companies Act up to date, with other housekeeping changes.',
          ],
        ],
        (i) => `(${String.fromCharCode(97 + i)})`,
      ) +
      heading('建議採納新購股權計劃', 'Proposed adoption of the new share option scheme') +
      pairs([
        [
          '現有計劃於上市時採納，有效期為十年。為符合由二零二三年一月一日起生效的《GEM 上市規則》第二十三章，董事會建議採納新計劃並終止現有計劃。根據現有計劃已授出的購股權繼續有效，並可按其條款行使。',
          'The existing scheme was adopted at listing for ten years. To comply with Chapter 23 of the GEM Listing Rules as in force from 1 January 2023, the Board proposes a new scheme in its place. Options granted under the existing scheme remain valid and may be exercised on their terms.',
        ],
      ]) +
      table({
        caption: ['新計劃的主要條款', 'Principal terms of the new scheme'],
        columns: [{ width: '42mm' }, {}, {}],
        rows: [
          [
            both('參與者', 'Participants'),
            ...say('董事及僱員，包括獲聘用而授出者', 'Directors and employees, including grants made on hiring'),
          ],
          [
            both('計劃授權限額', 'Scheme mandate limit'),
            ...say(
              '採納日已發行股份的 10%，即 50,000,000 股',
              '10% of shares in issue on adoption, or 50,000,000 shares',
            ),
          ],
          [
            both('個人上限', 'Individual limit'),
            ...say('任何 12 個月內不超過已發行股份的 1%', '1% of shares in issue in any 12 months'),
          ],
          [
            both('歸屬期', 'Vesting period'),
            ...say('不少於 12 個月，列明的特殊情況除外', 'Not less than 12 months, save in stated cases'),
          ],
          [both('有效期', 'Life'), ...say('由採納日起計十年', 'Ten years from adoption')],
        ],
      }) +
      pairs([
        [
          '修訂須以特別決議案通過，採納新計劃須以普通決議案通過，並須待聯交所批准因行使購股權而發行的股份上市及買賣。載有詳情的通函將於二零二三年四月二十八日刊發。',
          'The amendments need a special resolution. Adoption of the new scheme needs an ordinary resolution and the Stock Exchange’s approval for the listing of shares issued on exercise. A circular with details will be published on 28 April 2023.',
        ],
      ]),
  );
}
