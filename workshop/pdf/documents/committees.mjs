// Terms of reference of the three committees, and the summary of the articles.
import { governance, revised } from './paper.mjs';

const meetings = (times, quorum) => [
  [
    `委員會每年最少舉行${times[0]}次會議，法定人數為${quorum[0]}。公司秘書擔任委員會秘書。`,
    `The committee meets at least ${times[1]} a year, with a quorum of ${quorum[1]}. The Company Secretary acts as its secretary.`,
  ],
  [
    '會議紀錄初稿於會後 14 日內送交成員表達意見，定稿其後交董事會存檔。',
    'Draft minutes go to members within 14 days of the meeting and the final version to the Board.',
  ],
  [
    '委員會主席於下次董事會會議上匯報委員會的決定及建議。委員會可由全體成員書面通過決議。',
    'The chair reports decisions and recommendations to the next Board meeting. Resolutions may be passed in writing by all members.',
  ],
];

export const audit = () =>
  governance({
    slug: 'audit-committee-terms-of-reference',
    zh: '審核委員會職權範圍',
    en: 'Audit Committee: Terms of Reference',
    adopted: revised('2024-07-12', ' 2024 年 7 月 12 日', '12 July 2024'),
    intro: [
      [
        '董事會設立審核委員會（「委員會」），協助董事會監督財務匯報、風險管理及內部監控，並與外聘核數師保持適當關係。',
        'The Board has established an Audit Committee (the “committee”) to help it oversee financial reporting, risk management and internal control, and to keep a proper relationship with the external auditor.',
      ],
    ],
    sections: [
      [
        ['組成', 'Membership'],
        [
          [
            '委員會由最少三名非執行董事組成，過半數為獨立非執行董事，其中最少一名具備《GEM 上市規則》第 5.05(2) 條要求的會計專業資格。',
            'The committee has at least three non-executive directors, most of them independent, and at least one with the accounting qualification required by Rule 5.05(2) of the GEM Listing Rules.',
          ],
          [
            '主席須為獨立非執行董事。現任核數師的前合夥人在離任起計兩年內不得擔任成員。',
            'The chair is an independent non-executive director. A former partner of the current auditor may not be a member for two years after leaving it.',
          ],
        ],
      ],
      [
        ['會議', 'Meetings'],
        [
          ...meetings(['四', 'four times'], ['兩名成員', 'two members']),
          [
            '委員會每年最少兩次在沒有管理層出席的情況下與核數師會面。',
            'The committee meets the auditor at least twice a year without management.',
          ],
        ],
      ],
      [
        ['外聘核數師', 'External auditor'],
        [
          [
            '就委任、續聘及罷免核數師向董事會提出建議，並批准其酬金及聘用條款。',
            'Recommend to the Board the appointment, re-appointment and removal of the auditor, and approve its fee and terms.',
          ],
          [
            '監察核數師的獨立性及核數程序的成效，在核數工作開始前討論核數性質、範疇及匯報責任。',
            'Monitor the auditor’s independence and the effectiveness of the audit, and discuss its nature, scope and reporting duties before it begins.',
          ],
          [
            '制訂並執行由核數師提供非核數服務的政策。該等服務的全年費用不得超過核數費用的三成，否則須先獲委員會批准。',
            'Set and apply a policy on non-audit services. In a year they may not cost more than three-tenths of the audit fee without the committee’s prior approval.',
          ],
        ],
      ],
      [
        ['財務資料', 'Financial information'],
        [
          [
            '審閱年度及中期報告、季度業績公告及其中的重大判斷，特別是收入確認、開發成本資本化及減值。',
            'Review annual and interim reports, quarterly announcements and the judgements in them, in particular revenue recognition, capitalised development costs and impairment.',
          ],
          [
            '考慮報告中反映的重大或不尋常項目，以及財務部、合規部或核數師提出的事項。',
            'Consider significant or unusual items and matters raised by the finance or compliance departments or the auditor.',
          ],
        ],
      ],
      [
        ['風險管理及內部監控', 'Risk management and internal control'],
        [
          [
            '每年檢討風險管理及內部監控系統的成效，涵蓋財務、營運、合規、資訊保安及系統復原。',
            'Review each year the effectiveness of risk management and internal control, covering finance, operations, compliance, information security and recovery of systems.',
          ],
          [
            '審閱內部審核的計劃、資源、獨立性及主要發現，並跟進管理層的回應。',
            'Review internal audit’s plan, resources, independence and main findings, and follow up management’s response.',
          ],
          [
            '檢討持續關連交易的內部監控，確保定價按協議條款及年度上限執行。',
            'Review controls over continuing connected transactions, so that prices follow the agreements and the annual caps.',
          ],
          [
            '檢討僱員可暗中舉報財務匯報或其他不當行為的安排，並確保有公平獨立的調查。',
            'Review how employees may raise concerns in confidence about financial reporting or other matters, and see that they are investigated fairly and independently.',
          ],
        ],
      ],
      [
        ['權力', 'Authority'],
        [
          [
            '委員會可查閱任何所需資料，要求僱員配合，並可徵詢外間專業意見，費用由本公司支付。',
            'The committee may see any information it needs, call on any employee, and take outside professional advice at the Company’s expense.',
          ],
        ],
      ],
    ],
  });

export const nomination = () =>
  governance({
    slug: 'nomination-committee-terms-of-reference',
    zh: '提名委員會職權範圍',
    en: 'Nomination Committee: Terms of Reference',
    adopted: revised('2025-06-27', ' 2025 年 6 月 27 日', '27 June 2025'),
    intro: [
      [
        '董事會設立提名委員會（「委員會」），負責檢討董事會的架構、人數、組成及多元化，並就董事的委任及繼任提出建議。',
        'The Board has established a Nomination Committee (the “committee”) to review the structure, size, make-up and diversity of the Board and advise on the appointment and succession of directors.',
      ],
    ],
    sections: [
      [
        ['組成', 'Membership'],
        [
          [
            '委員會由最少三名成員組成，過半數為獨立非執行董事，主席為首席獨立非執行董事，並包括最少一名不同性別的董事。',
            'The committee has at least three members, most of them independent non-executive directors. The lead independent non-executive director takes the chair, and at least one member is of a different gender.',
          ],
          [
            '任何成員不得參與有關其本人委任或重選的討論。',
            'No member takes part in discussing his or her own appointment or re-election.',
          ],
        ],
      ],
      [
        ['會議', 'Meetings'],
        meetings(
          ['兩', 'twice'],
          [
            '兩名成員，其中最少一名為獨立非執行董事',
            'two members, one of them at least an independent non-executive director',
          ],
        ),
      ],
      [
        ['職責', 'Duties'],
        [
          [
            '每年檢討董事會的架構、人數、組成及技能表，並就配合集團策略的變動提出建議。',
            'Review every year the structure, size and make-up of the Board and its skills matrix, and advise on changes that fit the Group’s strategy.',
          ],
          [
            '物色具備合適資格的人士，並按提名政策考慮才幹、經驗、誠信、可投入的時間及多元化。',
            'Find suitably qualified people and consider ability, experience, integrity, time and diversity under the nomination policy.',
          ],
          [
            '評核獨立非執行董事的獨立性。任期超過九年者須逐一說明理由，並由股東以獨立決議案重選。',
            'Assess the independence of independent non-executive directors. One who has served more than nine years is considered with stated reasons and re-elected by a separate resolution.',
          ],
          [
            '每年評估各董事投入的時間及貢獻，並檢討其在其他上市公司擔任的職務數目。',
            'Assess each year the time and contribution of every director, and review the number of other listed posts held.',
          ],
          [
            '就董事（特別是主席及行政總裁）的繼任計劃提出建議，並檢討高級管理人員的接班人選。',
            'Advise on succession for directors, in particular the Chairman and the Chief Executive Officer, and review likely successors in senior management.',
          ],
          [
            '支援董事會每兩年進行一次表現評核，並監察改善措施。',
            'Support an evaluation of the Board’s performance every two years and follow up what it finds.',
          ],
        ],
      ],
      [
        ['董事會多元化', 'Board diversity'],
        [
          [
            '委員會檢討董事會多元化政策，範圍包括性別、年齡、教育背景、專業經驗及任期。目標為任何一個性別的董事均不少於兩成。',
            'The committee reviews the diversity policy, which covers gender, age, education, professional experience and length of service. The aim is that neither gender makes up less than a fifth of the Board.',
          ],
          [
            '目標及達標進度每年於《企業管治報告》披露，包括全體員工及高級管理人員的性別比例。',
            'Aims and progress are disclosed yearly in the Corporate Governance Report, with gender ratios for all staff and senior management.',
          ],
        ],
      ],
      [
        ['權力', 'Authority'],
        [
          [
            '委員會可聘用招聘顧問及徵詢專業意見，費用由本公司支付。任何人選均須由董事會或股東委任。',
            'The committee may engage search firms and take professional advice at the Company’s expense. Every appointment is made by the Board or by shareholders.',
          ],
        ],
      ],
    ],
  });

export const remuneration = () =>
  governance({
    slug: 'remuneration-committee-terms-of-reference',
    zh: '薪酬委員會職權範圍',
    en: 'Remuneration Committee: Terms of Reference',
    adopted: revised('2023-03-30', ' 2023 年 3 月 30 日', '30 March 2023'),
    intro: [
      [
        '董事會設立薪酬委員會（「委員會」），就董事及高級管理人員的薪酬政策及架構提出建議，並審閱股份計劃事宜。',
        'The Board has established a Remuneration Committee (the “committee”) to advise on the policy and structure of pay for directors and senior management and to review matters under share schemes.',
      ],
    ],
    sections: [
      [
        ['組成', 'Membership'],
        [
          [
            '委員會由最少三名成員組成，過半數為獨立非執行董事，主席須為獨立非執行董事。',
            'The committee has at least three members, most of them independent non-executive directors, and an independent non-executive director takes the chair.',
          ],
          [
            '任何董事或其聯繫人不得參與釐定其本人的薪酬。',
            'No director, nor any associate, takes part in deciding his or her own pay.',
          ],
        ],
      ],
      [['會議', 'Meetings'], meetings(['兩', 'twice'], ['兩名成員', 'two members'])],
      [
        ['薪酬', 'Pay'],
        [
          [
            '就董事及高級管理人員的薪酬政策及架構，以及設立正規而具透明度的程序，向董事會提出建議。',
            'Advise the Board on policy and structure for the pay of directors and senior management, and on a formal and open procedure for setting it.',
          ],
          [
            '因應董事會的企業方針及目標，檢討及批准管理層的薪酬建議。',
            'Review and approve management’s proposals with regard to the Board’s goals and objectives.',
          ],
          [
            '就個別執行董事及高級管理人員的薪酬待遇提出建議，包括非金錢利益、退休金權利及賠償金額。',
            'Recommend the package of each executive director and senior manager, including benefits in kind, pension rights and compensation.',
          ],
          [
            '就非執行董事的袍金提出建議。非執行董事不支取與業績掛鈎的花紅。',
            'Recommend the fees of non-executive directors, who receive no bonus tied to results.',
          ],
          [
            '考慮同類公司支付的薪酬、須投入的時間及職責，以及集團內其他職位的僱用條件。',
            'Consider what comparable companies pay, the time and duties involved, and conditions elsewhere in the Group.',
          ],
          [
            '檢討及批准因離職、行為失當而支付的賠償，確保與合約條款一致且不致過多。',
            'Review and approve compensation on leaving or for misconduct, so that it follows the contract and is not excessive.',
          ],
        ],
      ],
      [
        ['股份計劃', 'Share schemes'],
        [
          [
            '審閱及批准《GEM 上市規則》第二十三章所述有關股份計劃的事宜，包括授出條件、表現目標、歸屬期及退扣機制。',
            'Review and approve matters under share schemes described in Chapter 23 of the GEM Listing Rules, including terms of grant, performance targets, vesting and clawback.',
          ],
          [
            '歸屬期少於十二個月的授出，須由委員會說明理由及其如何符合計劃目的，並於公告披露。',
            'A grant that vests in less than twelve months needs the committee’s stated reasons and its view of how the purpose of the scheme is served, both to be announced.',
          ],
          [
            '每年核實執行董事是否達到表現目標，未達標的部分不予歸屬。',
            'Verify every year whether executive directors have met their targets. What has not been earned does not vest.',
          ],
        ],
      ],
      [
        ['權力及披露', 'Authority and disclosure'],
        [
          [
            '委員會可徵詢獨立專業意見，費用由本公司支付，並可就其他執行董事的薪酬建議諮詢主席及行政總裁。',
            'The committee may take independent professional advice at the Company’s expense, and consults the Chairman and the Chief Executive Officer on proposals for other executive directors.',
          ],
          [
            '高級管理人員的酬金按組別於年報披露。本文件載於本公司及聯交所網站。',
            'Pay of senior management is disclosed by band in the annual report. This paper is on the websites of the Company and the Stock Exchange.',
          ],
        ],
      ],
    ],
  });

export const articles = () =>
  governance({
    slug: 'articles-of-association-summary',
    zh: '組織章程細則摘要',
    en: 'Summary of the Articles of Association',
    adopted: {
      iso: '2023-06-09T17:00:00+08:00',
      zh: '按 2023 年 6 月 9 日以特別決議案採納的版本',
      en: 'As adopted by special resolution on 9 June 2023',
    },
    intro: [
      [
        '本摘要為方便股東閱讀而編製，並不取代組織章程大綱及細則全文。本公司於開曼群島註冊成立，受《公司法》規管。',
        'This summary is for the convenience of shareholders and does not replace the memorandum and articles of association. The Company was incorporated in the Cayman Islands and is subject to the Companies Act there.',
      ],
    ],
    sections: [
      [
        ['股份', 'Shares'],
        [
          [
            '法定股本為 20,000,000 港元，分為 2,000,000,000 股每股面值 0.01 港元的股份。所有股份屬同一類別，享有同等權利。',
            'The authorised share capital is HK$20,000,000, divided into 2,000,000,000 shares of HK$0.01 each, all of one class with equal rights.',
          ],
          [
            '任何類別股份的權利須經該類別股東以不少於四分之三投票權批准，方可更改。',
            'Rights of a class may be changed only with the approval of holders of not less than three-fourths of the votes of that class.',
          ],
          [
            '股份可自由轉讓，惟須以聯交所接納的表格辦理；已繳足股份不設留置權。',
            'Shares are freely transferable in a form the Stock Exchange accepts. Fully paid shares carry no lien.',
          ],
        ],
      ],
      [
        ['股東大會', 'General meetings'],
        [
          [
            '本公司須於每個財政年度結束後六個月內舉行股東週年大會，通告期最少 21 日；其他大會最少 14 日。',
            'An annual general meeting is held within six months of each financial year end on at least 21 days’ notice. Other meetings need at least 14.',
          ],
          [
            '大會可以現場、電子或混合形式舉行。以電子方式出席者計入法定人數，並可發言及投票。',
            'Meetings may be physical, electronic or hybrid. Those who attend electronically count towards the quorum and may speak and vote.',
          ],
          [
            '持有不少於十分之一投票權（按一股一票計）的股東可要求召開大會，並可在議程加入決議案。',
            'Holders of not less than one tenth of the voting rights, on a one vote per share basis, may require a meeting and add resolutions to its agenda.',
          ],
          ['法定人數為兩名親身或委任代表出席的股東。', 'Two shareholders present in person or by proxy form a quorum.'],
        ],
      ],
      [
        ['投票', 'Voting'],
        [
          [
            '決議案以投票方式表決，每股一票。股東有權發言及投票，惟根據《GEM 上市規則》須放棄投票者除外。',
            'Resolutions are decided by poll with one vote for each share. Shareholders may speak and vote unless the GEM Listing Rules require them to abstain.',
          ],
          [
            '普通決議案須獲過半數票數、特別決議案須獲不少於四分之三票數贊成。',
            'An ordinary resolution needs a majority and a special resolution not less than three-fourths of the votes cast.',
          ],
          [
            '結算所可委任代表或公司代表，代其行使與個別股東相同的權利。',
            'A clearing house may appoint proxies or corporate representatives with the same rights as an individual shareholder.',
          ],
        ],
      ],
      [
        ['董事', 'Directors'],
        [
          [
            '董事人數不少於兩名。每屆股東週年大會上三分之一董事輪值退任，每名董事最少每三年退任一次。',
            'There are at least two directors. One third retire at each annual general meeting, and every director at least once in three years.',
          ],
          [
            '董事會委任的新董事任期至下屆股東週年大會為止，屆時可膺選連任。',
            'A director appointed by the Board holds office until the next annual general meeting and may then be re-elected.',
          ],
          [
            '股東可以普通決議案在任期屆滿前罷免董事，但不影響其索償權利。',
            'Shareholders may remove a director by ordinary resolution before the term ends, without affecting any claim for damages.',
          ],
          [
            '董事不得就其或其緊密聯繫人有重大利益的合約投票，細則列明的例外情況除外。',
            'A director may not vote on a contract in which he or she, or a close associate, has a material interest, save in the cases the articles list.',
          ],
        ],
      ],
      [
        ['股息、帳目及核數', 'Dividends, accounts and audit'],
        [
          [
            '股息可自溢利或《公司法》容許的儲備宣派，不得超過董事會建議的數額。六年後仍未領取的股息可予沒收。',
            'Dividends may be declared out of profits or reserves the Companies Act allows, and not above what the Board recommends. Those unclaimed after six years may be forfeited.',
          ],
          [
            '核數師的委任、罷免及酬金須經股東以普通決議案批准。',
            'Appointment, removal and remuneration of the auditor need an ordinary resolution of shareholders.',
          ],
          [
            '股東名冊香港分冊於營業時間內開放予股東免費查閱，惟可按《公司條例》第 632 條暫停登記。',
            'The Hong Kong branch register is open to shareholders free of charge in business hours, and may be closed on terms equivalent to section 632 of the Companies Ordinance.',
          ],
        ],
      ],
      [
        ['修訂及清盤', 'Amendment and winding up'],
        [
          [
            '修訂大綱或細則、更改名稱、減少股本及自動清盤均須以特別決議案通過。',
            'A special resolution is needed to amend the memorandum or articles, change the name, reduce capital or wind up voluntarily.',
          ],
          [
            '清盤時，剩餘資產按所持股份的已繳股款比例分配予股東。',
            'On winding up, surplus assets are shared among shareholders in proportion to the capital paid up.',
          ],
        ],
      ],
    ],
  });
