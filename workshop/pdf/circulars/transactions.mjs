// Connected and discloseable transactions.
import { both, heading, pairs, table } from '../html.mjs';
import { yearZh } from '../words.mjs';
import { filing, opening } from './filing.mjs';

const caps = {
  2018: { years: [2018, 2019, 2020], caps: [1.6, 2.0, 2.4], past: null },
  2020: { years: [2021, 2022, 2023], caps: [2.8, 3.2, 3.6], past: [1.3, 1.6, 1.9] },
  2023: { years: [2024, 2025, 2026], caps: [4.2, 5.0, 5.8], past: [2.2, 2.5, 2.9] },
  2026: { years: [2027, 2028, 2029], caps: [6.6, 7.4, 8.2], past: [3.4, 4.1, 3.6] },
};

export function dataServices(item) {
  const year = Number(item.slug.match(/\d{4}/)[0]);
  const { years, caps: limits, past } = caps[year];
  const m = (v) => v.toFixed(1);
  const right = { align: 'r', width: '30mm' };
  const nine = year === 2026;
  const span = [
    `${yearZh(years[0])}年一月一日至${yearZh(years[2])}年十二月三十一日`,
    `1 January ${years[0]} to 31 December ${years[2]}`,
  ];
  const start =
    year === 2018 ? ['上市日期至二零二零年十二月三十一日', 'the signing of the agreement to 31 December 2020'] : span;
  return filing(
    item,
    pairs([
      opening(
        past
          ? `謹此公布，現有數據服務框架協議將於${yearZh(years[0] - 1)}年十二月三十一日屆滿。本公司於公告日期與數據供應商訂立重續協議，年期由${start[0]}。`
          : `謹此公布，本公司於公告日期與數據供應商訂立數據服務框架協議，年期由簽訂日期至二零二零年十二月三十一日。`,
        past
          ? `announces that the present data services framework agreement expires on 31 December ${years[0] - 1}. On the date of this announcement the Company and the data supplier (the “Supplier”) renewed it for the period from ${start[1]}.`
          : `announces that on the date of this announcement the Company and the data supplier (the “Supplier”) entered into a data services framework agreement for the period from ${start[1]}.`,
      ),
    ]) +
      heading('協議的主要條款', 'Principal terms') +
      pairs([
        [
          '數據供應商向本集團提供內地市場報價、企業財務及行業統計數據，供應用程式及活報告使用。費用按月結算，以固定授權費另加按查詢量計算的費用釐定，不得高於獨立供應商就相若數據所報的價格。每年最少向兩家獨立供應商索取報價，並由內部審核覆核。',
          'The Supplier provides mainland market data, company financials and industry statistics for the Group’s app and for Live Report. Fees are settled monthly and made up of a fixed licence and a charge for queries. They may not exceed what independent suppliers quote for comparable data. At least two such quotations are taken each year and internal audit checks them.',
        ],
      ]) +
      table({
        caption: past ? ['過往交易額及年度上限', 'Past amounts and annual caps'] : ['年度上限', 'Annual caps'],
        unit: ['百萬港元', 'HK$ million'],
        columns: [
          { head: both('截至十二月三十一日止年度', 'Year ended or ending 31 December') },
          ...(past ? years.map((y) => ({ head: y - 3, ...right, width: '16mm' })) : []),
          ...years.map((y) => ({ head: y, ...right, width: '16mm' })),
        ],
        rows: [
          ...(past
            ? [
                [
                  both(
                    nine ? '實際交易額（2026 年為首九個月）' : `實際交易額（${years[0] - 1} 年為首十一個月）`,
                    nine ? 'Actual (2026: nine months)' : `Actual (${years[0] - 1}: eleven months)`,
                  ),
                  ...past.map(m),
                  '',
                  '',
                  '',
                ],
              ]
            : []),
          [
            both('年度上限', 'Annual cap'),
            ...(past ? (caps[year - 3]?.caps.map(m) ?? caps[2018].caps.map(m)) : []),
            ...limits.map(m),
          ],
        ],
      }) +
      heading('上限的釐定基準及訂立理由', 'Basis of the caps and reasons') +
      pairs([
        [
          `年度上限乃經考慮${past ? '過往交易額、' : ''}預計訂戶數目、數據種類的增加及約 10% 的緩衝而釐定。本集團自行取得上述數據的成本較高，且需時較長；協議不設獨家條款，本集團可隨時改用其他供應商。`,
          `The caps take account of ${past ? 'past amounts, ' : ''}the expected number of subscribers, further kinds of data and a margin of about 10%. To gather these data itself would cost the Group more and take longer. The agreement is not exclusive and the Group may turn to another supplier at any time.`,
        ],
      ]) +
      heading('《GEM 上市規則》的涵義', 'Implications under the GEM Listing Rules') +
      pairs([
        [
          '數據供應商為本公司一名主要股東的聯繫人，故為關連人士，協議項下的交易構成持續關連交易。由於按年度上限計算的各項適用百分比率均低於 25%，而年度上限少於 1,000 萬港元，交易須遵守申報、公告及年度審閱規定，但獲豁免獨立股東批准。與數據供應商有關連的董事已就有關決議案放棄投票。',
          'The Supplier is an associate of a substantial shareholder and therefore a connected person, so the transactions are continuing connected transactions. As each applicable percentage ratio based on the caps is below 25% and the caps are less than HK$10 million, they are subject to reporting, announcement and annual review but exempt from independent shareholders’ approval. Directors connected with the Supplier abstained from voting.',
        ],
        [
          '董事（包括獨立非執行董事）認為，協議在本集團日常業務中按一般商業條款訂立，條款及年度上限屬公平合理，符合本公司及股東的整體利益。',
          'The directors, including the independent non-executive directors, consider that the agreement was made in the ordinary course of business on normal commercial terms, and that its terms and the caps are fair and reasonable and in the interests of the Company and its shareholders as a whole.',
        ],
      ]),
  );
}

const deals = {
  'discloseable-servers-and-network-2025': {
    opening: [
      '謹此公布，本公司一家全資附屬公司於公告日期與供應商訂立採購協議，以代價 960 萬港元購買伺服器及網絡設備。',
      'announces that on the date of this announcement a wholly-owned subsidiary of the Company agreed to buy servers and network equipment for HK$9.6 million.',
    ],
    terms: [
      [
        '資產',
        'Assets',
        '64 台伺服器、核心交換機及備用電源，安裝於葵涌數據中心',
        '64 servers, core switches and back-up power, to be installed at the Kwai Chung data centre',
      ],
      ['代價', 'Consideration', '960 萬港元，以內部資源支付', 'HK$9.6 million, paid from internal resources'],
      [
        '付款',
        'Payment',
        '簽約時三成、交付時五成、驗收後 60 日內兩成',
        '30% on signing, 50% on delivery and 20% within 60 days of acceptance',
      ],
      ['交付', 'Delivery', '不遲於二零二六年三月三十一日', 'Not later than 31 March 2026'],
    ],
    reasons: [
      '設備供第二個香港數據中心使用。該中心啟用後，券商的買賣盤及持倉會同時寫入兩個中心，任何一個失效時由另一個接管。代價經三家供應商報價後公平磋商釐定。',
      'The equipment is for the Group’s second Hong Kong data centre. Once it is in service, brokers’ orders and positions will be written to both centres at once, and either can take over from the other. The price was negotiated at arm’s length after three suppliers had quoted.',
    ],
    party: [
      '供應商主要從事電腦設備的批發及安裝',
      'The vendor is principally engaged in the wholesale and installation of computer equipment',
    ],
  },
  'discloseable-lease-shanghai-2023': {
    opening: [
      '謹此公布，本公司一家全資附屬公司（作為承租人）於公告日期就上海浦東的辦公室物業訂立租約。',
      'announces that on the date of this announcement a wholly-owned subsidiary of the Company, as tenant, entered into a lease of office premises in Pudong, Shanghai.',
    ],
    terms: [
      [
        '物業',
        'Premises',
        '上海浦東新區一幢商業大廈的半層，樓面面積約 860 平方米',
        'Half of one floor of a commercial building in Pudong New Area, about 860 square metres',
      ],
      ['租期', 'Term', '三年，由二零二三年八月一日起', 'Three years from 1 August 2023'],
      [
        '租金',
        'Rent',
        '每月人民幣 158,000 元（不包括管理費），首兩個月免租',
        'RMB158,000 a month, excluding management fees, with two months free',
      ],
      [
        '使用權資產',
        'Right-of-use asset',
        '約人民幣 500 萬元（約 550 萬港元），未經審核',
        'About RMB5.0 million (about HK$5.5 million), unaudited',
      ],
    ],
    reasons: [
      '物業將用作研發辦事處，首批 26 名工程師負責市場數據及券商 SaaS。管理層認為上海較易聘得熟悉證券系統的開發人員。租金參照同區同類物業的市值租金，經公平磋商釐定。',
      'The premises will house a research and development office, where 26 engineers will begin work on market data and broker SaaS. Developers who know securities systems are easier to hire in Shanghai. The rent was negotiated at arm’s length with regard to rents of similar premises nearby.',
    ],
    party: ['業主主要從事物業投資及租賃', 'The landlord is principally engaged in property investment and leasing'],
  },
  'discloseable-structured-deposits-2019': {
    opening: [
      '謹此公布，本公司於公告日期以閒置資金 500 萬港元認購一家香港持牌銀行的保本結構性存款，連同過去十二個月內認購的同類存款，合共 1,000 萬港元。',
      'announces that on the date of this announcement the Company placed HK$5 million of idle cash in a principal-protected structured deposit with a licensed bank in Hong Kong, making HK$10 million with similar deposits placed in the past twelve months.',
    ],
    terms: [
      ['本金', 'Principal', '500 萬港元（合計 1,000 萬港元）', 'HK$5 million (HK$10 million in all)'],
      ['期限', 'Term', '182 日，由二零一九年十二月十三日起', '182 days from 13 December 2019'],
      [
        '預期年回報率',
        'Expected annual return',
        '1.8% 至 2.6%，視乎掛鈎利率的表現',
        '1.8% to 2.6%, depending on the linked interest rate',
      ],
      ['風險級別', 'Risk', '低；到期時本金獲全數保障', 'Low; principal is fully protected at maturity'],
    ],
    reasons: [
      '存款有助提高閒置資金的回報，而不影響日常營運及招股章程所述用途。所用款項並非股份發售所得款項中已撥作特定用途的部分。董事會已設定結構性存款的總額上限及交易對手的信貸要求。',
      'The deposits raise the return on idle cash without touching daily operations or the uses stated in the prospectus, and no proceeds of the share offer set aside for a purpose were used. The Board has set a limit on structured deposits in total and a credit standard for the banks that take them.',
    ],
    party: ['該銀行為根據《銀行業條例》持牌的機構', 'The bank is licensed under the Banking Ordinance'],
  },
};

export function discloseable(item) {
  const d = deals[item.slug];
  return filing(
    item,
    pairs([opening(...d.opening)]) +
      table({
        caption: ['主要條款', 'Principal terms'],
        columns: [{ width: '40mm' }, {}, {}],
        rows: d.terms.map(([zh, en, a, b]) => [
          both(zh, en),
          `<span lang="zh-Hant">${a}</span>`,
          `<span lang="en">${b}</span>`,
        ]),
      }) +
      heading('交易的理由及裨益', 'Reasons and benefits') +
      pairs([d.reasons]) +
      heading('訂約方的資料', 'Information on the parties') +
      pairs([
        [
          `本集團從事交易軟件、市場數據及上市公司服務業務。${d.party[0]}。據董事作出一切合理查詢後所知，對方及其最終實益擁有人均為獨立於本公司及其關連人士的第三方。`,
          `The Group provides trading software, market data and services to listed companies. ${d.party[1]}. To the best of the directors’ knowledge after all reasonable enquiries, it and its ultimate beneficial owners are independent of the Company and its connected persons.`,
        ],
      ]) +
      heading('《GEM 上市規則》的涵義', 'Implications under the GEM Listing Rules') +
      pairs([
        [
          '由於一項或多項適用百分比率超過 5% 但低於 25%，交易構成本公司的須予披露交易，須遵守《GEM 上市規則》第十九章的申報及公告規定。董事認為交易條款公平合理，符合本公司及股東的整體利益。',
          'As one or more applicable percentage ratios exceed 5% but are below 25%, this is a discloseable transaction, subject to the reporting and announcement requirements of Chapter 19 of the GEM Listing Rules. The directors consider its terms fair and reasonable and in the interests of the Company and its shareholders as a whole.',
        ],
      ]),
  );
}
