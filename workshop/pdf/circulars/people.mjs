// Changes of directors, secretary and auditor, and the list of directors.
import { committees } from '../company/board.mjs';
import { both, pairs, table } from '../html.mjs';
import { filing, opening } from './filing.mjs';

export function listOfDirectors(item) {
  const mark = { C: 'C', M: 'M', '': '' };
  const narrow = { align: 'c', width: '24mm' };
  return filing(
    item,
    pairs([
      [
        '捷利交易寶（「本公司」）董事會（「董事會」）成員及其於董事會轄下三個委員會的角色如下。董事以職銜列示。',
        'The members of the board of directors (the “Board”) of TradeGo (the “Company”) and their roles on its three committees are set out below. Directors are listed by office.',
      ],
    ]) +
      table({
        caption: ['董事會及委員會', 'Board and committees'],
        unit: ['C 主席　M 成員', 'C chair, M member'],
        cls: 'stack',
        columns: [
          { head: both('董事', 'Director') },
          { head: both('審核', 'Audit'), ...narrow },
          { head: both('薪酬', 'Remuneration'), ...narrow },
          { head: both('提名', 'Nomination'), ...narrow },
        ],
        rows: committees(item.published).map((d) => [d.label, mark[d.audit], mark[d.pay], mark[d.nomination]]),
      }) +
      pairs([
        [
          '執行董事負責集團策略及日常管理；非執行董事向董事會提供獨立於管理層的意見；獨立非執行董事監督財務匯報、董事酬金及提名事宜，並就關連交易維護股東整體利益。各委員會的職權範圍載於本公司網站。',
          'Executive directors are responsible for strategy and daily management. Non-executive directors give the Board advice apart from management. Independent non-executive directors oversee financial reporting, directors’ pay and nominations, and look after shareholders as a whole in connected transactions. The terms of reference of each committee are on the Company’s website.',
        ],
      ]),
    { signer: 'secretary', directors: false },
  );
}

const change = {
  'change-of-ined-2024': [
    opening(
      '謹此公布，一名獨立非執行董事因須投放更多時間於其教學工作，已辭任獨立非執行董事、審核委員會及提名委員會成員，由二零二四年七月十二日起生效。',
      'announces that an independent non-executive director has resigned, and has ceased to be a member of the Audit and Nomination Committees, with effect from 12 July 2024, in order to give more time to academic work.',
    ),
    [
      '辭任董事確認與董事會並無意見分歧，亦無有關其辭任的事宜須提請股東注意。董事會衷心感謝其自上市以來的貢獻。',
      'The resigning director has confirmed that there is no disagreement with the Board and no matter to be brought to shareholders’ attention. The Board is grateful for the contribution made since listing.',
    ],
    [
      '董事會同時委任一名獨立非執行董事（數據管治），由同日起生效，並接任上述兩個委員會的成員。獲委任的董事從事數據科學教學及研究 18 年，持有統計學博士學位，將就活報告的數據管治、人工智能工具的使用及個人資料私隱提供意見。',
      'On the same day the Board appointed an Independent Non-executive Director for Data Governance, who takes both committee seats. The new director has taught and researched data science for 18 years and holds a doctorate in statistics, and will advise on data governance at Live Report, the use of AI tools and personal data privacy.',
    ],
    [
      '委任書為期三年，董事袍金為每年 15 萬港元，由薪酬委員會參照職責及市場水平建議。獲委任的董事於過去三年並無在其他上市公司擔任董事，與本公司董事、高級管理人員或主要股東概無關係，亦無持有本公司股份權益，並已就《GEM 上市規則》第 5.09 條所載的獨立性因素作出確認。',
      'The letter of appointment runs for three years at a fee of HK$150,000 a year, recommended by the Remuneration Committee with regard to duties and market practice. The new director has held no other listed directorship in the past three years, is unconnected with any director, senior manager or substantial shareholder, holds no interest in the shares, and has confirmed independence under Rule 5.09 of the GEM Listing Rules.',
    ],
    [
      '變動後，董事會由三名執行董事、兩名非執行董事及四名獨立非執行董事組成。新任董事須於下屆股東週年大會膺選連任。',
      'After the change the Board has three executive, two non-executive and four independent non-executive directors. The new director will stand for re-election at the next annual general meeting.',
    ],
  ],
  'appointment-of-ined-2022': [
    opening(
      '欣然公布，由二零二二年一月十四日起委任一名獨立非執行董事，並出任提名委員會主席、薪酬委員會成員及首席獨立非執行董事。',
      'is pleased to announce the appointment, with effect from 14 January 2022, of an independent non-executive director who will chair the Nomination Committee, sit on the Remuneration Committee and act as lead independent non-executive director.',
    ),
    [
      '獲委任的董事具備 29 年資訊科技管理經驗，曾於金融機構主管系統營運及災難復原，持有工程學博士學位，並為特許工程師。',
      'The new director has 29 years of experience in information technology management, including charge of systems operation and disaster recovery at financial institutions, holds a doctorate in engineering and is a chartered engineer.',
    ],
    [
      '委任書為期三年，董事袍金為每年 14.4 萬港元。獲委任的董事與本公司董事、高級管理人員或主要股東概無關係，亦無持有本公司股份權益，並符合《GEM 上市規則》第 5.09 條的獨立性準則。',
      'The letter of appointment runs for three years at a fee of HK$144,000 a year. The new director is unconnected with any director, senior manager or substantial shareholder, holds no interest in the shares and meets the independence criteria of Rule 5.09 of the GEM Listing Rules.',
    ],
    [
      '主席不再擔任提名委員會主席，但留任成員；審核委員會主席不再兼任薪酬委員會及提名委員會成員。變動後，提名委員會由獨立非執行董事出任主席，過半數成員為獨立非執行董事。',
      'The Chairman steps down as chair of the Nomination Committee and remains a member. The Chair of the Audit Committee leaves the Remuneration and Nomination Committees. The Nomination Committee is now chaired by an independent non-executive director and most of its members are independent.',
    ],
  ],
  'change-of-company-secretary-2020': [
    opening(
      '謹此公布，公司秘書因個人發展已提出辭任，同時不再擔任《GEM 上市規則》第 5.24 條項下的授權代表，以及《公司條例》第十六部項下代表本公司在香港接收法律程序文件的代理人，由二零二零年七月三十一日起生效。',
      'announces that the Company Secretary has resigned to pursue other interests, and has ceased to be an authorised representative under Rule 5.24 of the GEM Listing Rules and the agent for service of process in Hong Kong under Part 16 of the Companies Ordinance, with effect from 31 July 2020.',
    ),
    [
      '離任人士確認與董事會並無意見分歧，亦無其他事宜須提請聯交所及股東注意。',
      'The outgoing secretary has confirmed that there is no disagreement with the Board and no matter to be brought to the attention of the Stock Exchange or shareholders.',
    ],
    [
      '接任人士為本集團財務部高級經理，由同日起擔任公司秘書、授權代表及法律程序文件代理人。接任人士為香港會計師公會會員，具備逾 12 年財務匯報及上市合規經驗，符合《GEM 上市規則》第 5.14 條有關公司秘書的資格要求。',
      'The successor, a senior manager in the Group’s finance department, takes up all three roles on the same day. The new secretary is a member of the Hong Kong Institute of Certified Public Accountants with more than 12 years of financial reporting and listing compliance, and meets the requirements of Rule 5.14 of the GEM Listing Rules.',
    ],
    [
      '董事會感謝離任人士的服務，並歡迎新任公司秘書。',
      'The Board thanks the outgoing secretary and welcomes the successor.',
    ],
  ],
  'change-of-auditor-2022': [
    opening(
      '謹此公布，由於本公司與現任核數師未能就截至二零二二年十二月三十一日止年度的核數費用達成共識，核數師已應董事會要求辭任，由二零二二年十月十四日起生效。',
      'announces that, as no agreement could be reached on the fee for the audit of the year ending 31 December 2022, the auditor has resigned at the Board’s request with effect from 14 October 2022.',
    ),
    [
      '核數師已在辭任函中確認，並無與其辭任有關的情況須提請股東或債權人注意。董事會確認，本公司與核數師並無意見分歧或未解決事宜。核數師尚未就本年度開展重大審核工作，預期更換不會對年度審核構成重大影響。',
      'The auditor has confirmed in its letter that there are no circumstances connected with its resignation to be brought to the attention of shareholders or creditors. The Board confirms that there is no disagreement or unresolved matter. No substantial work on this year’s audit had begun, and the change is not expected to affect it materially.',
    ],
    [
      '董事會根據審核委員會的推薦，已委任另一家會計師事務所為核數師，以填補臨時空缺，任期至下屆股東週年大會結束為止。',
      'On the recommendation of the Audit Committee the Board has appointed another firm as auditor to fill the casual vacancy until the end of the next annual general meeting.',
    ],
    [
      '審核委員會在作出推薦時，已考慮新任核數師的審核方案、行業經驗、人手與時間安排、獨立性、市場聲譽及收費，並參考會計及財務匯報局的相關指引，認為新任核數師適合且有能力勝任。',
      'In making its recommendation the committee weighed the new auditor’s plan, experience of the industry, people and timetable, independence, standing and fee, with regard to the guidance of the Accounting and Financial Reporting Council, and considers it suitable and able.',
    ],
    ['董事會謹此就核數師過往提供的專業服務致謝。', 'The Board thanks the outgoing auditor for its services.'],
  ],
};
export const hasChange = (slug) => slug in change;
export const changeOf = (item) => filing(item, pairs(change[item.slug]));
