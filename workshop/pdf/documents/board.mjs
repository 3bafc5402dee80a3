// The three papers about the Board itself.
import { governance, revised } from './paper.mjs';

export const corporateGovernance = () =>
  governance({
    slug: 'terms-of-reference-corporate-governance',
    zh: '企業管治職權範圍',
    en: 'Terms of Reference for Corporate Governance',
    adopted: revised('2025-03-28', ' 2025 年 3 月 28 日', '28 March 2025'),
    intro: [
      [
        '捷利交易寶（「本公司」）董事會（「董事會」）負責履行《GEM 上市規則》附錄 C1《企業管治守則》守則條文 A.2.1 所載的企業管治職責。本文件訂明董事會如何履行有關職責，以及哪些事項必須由董事會決定。',
        'The board of directors (the “Board”) of TradeGo (the “Company”) carries out the corporate governance duties in code provision A.2.1 of the Corporate Governance Code, Appendix C1 to the GEM Listing Rules. This paper says how it does so, and which matters only the Board may decide.',
      ],
    ],
    sections: [
      [
        ['企業管治職責', 'Corporate governance duties'],
        [
          [
            '制訂及檢討本公司的企業管治政策及常規。',
            'Develop and review the Company’s policies and practices on corporate governance.',
          ],
          [
            '檢討及監察董事和高級管理人員的培訓及持續專業發展。每名董事每年須向公司秘書提交培訓紀錄。',
            'Review and monitor the training and professional development of directors and senior management. Each director gives the Company Secretary a record of training every year.',
          ],
          [
            '檢討及監察本公司在遵守法律及監管規定方面的政策及常規，包括證監會就第 1 類及第 7 類受規管活動所發牌照的條件。',
            'Review and monitor policies and practices on compliance with law and regulation, including the conditions of the SFC licences for type 1 and type 7 regulated activities.',
          ],
          [
            '制訂、檢討及監察僱員和董事的操守準則，包括買賣本公司股份及客戶證券的規則。',
            'Develop, review and monitor the code of conduct for employees and directors, including rules on dealing in the Company’s shares and in the securities of clients.',
          ],
          [
            '檢討本公司遵守《企業管治守則》的情況及在《企業管治報告》內的披露。',
            'Review compliance with the Corporate Governance Code and the disclosure in the Corporate Governance Report.',
          ],
        ],
      ],
      [
        ['須由董事會決定的事項', 'Matters reserved for the Board'],
        [
          [
            '集團策略、年度預算及任何超出預算一成的開支。',
            'Group strategy, the annual budget and any spending more than a tenth above it.',
          ],
          [
            '中期及年度業績、股息建議、會計政策的重大變更。',
            'Interim and annual results, dividend recommendations and material changes of accounting policy.',
          ],
          [
            '須予公布的交易及關連交易；代價超過 300 萬港元的其他合約。',
            'Notifiable and connected transactions, and any other contract above HK$3 million.',
          ],
          [
            '發行或購回證券、授出購股權、委任及罷免董事、公司秘書及核數師（按章程須由股東決定者除外）。',
            'Issue or purchase of securities, grants of options, and appointment or removal of directors, the Company Secretary and the auditor, save where the articles leave it to shareholders.',
          ],
          [
            '風險胃納、風險管理及內部監控系統的年度檢討，當中包括網絡安全及系統復原能力。',
            'Risk appetite and the yearly review of risk management and internal control, including network security and the recovery of systems.',
          ],
        ],
      ],
      [
        ['會議及資料', 'Meetings and information'],
        [
          [
            '董事會每年最少舉行四次定期會議，通告期最少 14 日，議程及文件最少提前三日送交。',
            'The Board meets regularly at least four times a year, on 14 days’ notice or more. The agenda and papers are sent at least three days ahead.',
          ],
          [
            '主席每年最少與獨立非執行董事舉行一次沒有其他董事出席的會議。',
            'The Chairman meets the independent non-executive directors at least once a year without other directors.',
          ],
          [
            '技術總監每季向董事會書面匯報系統穩定性及資訊保安事故；重大事故須於 24 小時內通知全體董事。',
            'The Chief Technology Officer reports in writing each quarter on stability and security incidents. All directors are told of a major incident within 24 hours.',
          ],
          [
            '董事可在合理情況下尋求獨立專業意見，費用由本公司支付。會議紀錄由公司秘書保存，供董事查閱。',
            'Directors may take independent professional advice in reasonable circumstances at the Company’s expense. The Company Secretary keeps the minutes, which are open to directors.',
          ],
        ],
      ],
      [
        ['檢討', 'Review'],
        [
          [
            '董事會每年檢討本文件及獨立意見機制的成效，結果載於《企業管治報告》。',
            'The Board reviews this paper and the means by which it obtains independent views every year and reports the outcome in the Corporate Governance Report.',
          ],
          ['中英文版本如有歧義，以英文版本為準。', 'If the Chinese and English versions differ, the English prevails.'],
        ],
      ],
    ],
  });

export const shareholderCommunication = () =>
  governance({
    slug: 'shareholder-communication-policy',
    zh: '股東通訊政策',
    en: 'Shareholder Communication Policy',
    adopted: revised('2024-02-02', ' 2024 年 2 月 2 日', '2 February 2024'),
    intro: [
      [
        '本政策旨在確保股東及有意投資者可在同等情況下，及時取得有關本公司的均衡而易於理解的資料，並可與本公司對話。董事會每年檢討本政策的實施及成效。',
        'This policy is meant to see that shareholders and potential investors have equal and timely access to balanced and understandable information about the Company, and can talk with it. The Board reviews its working every year.',
      ],
    ],
    sections: [
      [
        ['資料從何取得', 'Where information is found'],
        [
          [
            '內幕消息及根據《GEM 上市規則》須披露的資料，先於聯交所網站刊發，隨即載於本公司網站投資者關係一頁。',
            'Inside information and whatever the GEM Listing Rules require is published first on the Stock Exchange’s website, and at once on the investor relations page of the Company’s.',
          ],
          [
            '網站保存上市以來的全部公告、月報表、年報、中期報告及季度報告。',
            'The website keeps every announcement, monthly return and annual, interim and quarterly report since listing.',
          ],
          [
            '網站所示股價至少延遲 15 分鐘，僅供參考。',
            'Share prices on the website are delayed by at least 15 minutes and are for reference only.',
          ],
        ],
      ],
      [
        ['公司通訊', 'Corporate communications'],
        [
          [
            '公司通訊以電子方式發佈中英文版本。股東可隨時以書面要求免費收取印刷本，要求有效期為一年。',
            'Corporate communications are issued electronically in Chinese and English. Printed copies are free on written request, which holds good for one year.',
          ],
          [
            '須採取行動的公司通訊以電郵個別發送；未有提供電郵地址的登記股東會收到印刷本。',
            'Communications that call for action are sent individually by e-mail. Registered shareholders who have given no address receive print.',
          ],
        ],
      ],
      [
        ['股東大會', 'General meetings'],
        [
          [
            '股東週年大會通告最少於 21 日前發出，其他股東大會最少 14 日。主席、各委員會主席及核數師代表出席股東週年大會，回答提問。',
            'Notice of the annual general meeting is given at least 21 days ahead and of any other at least 14. The Chairman, the chairs of the committees and the auditor attend the annual general meeting to answer questions.',
          ],
          [
            '持有不少於十分之一投票權的股東，可書面要求董事會召開股東特別大會，並說明會議目的。',
            'Holders of not less than one tenth of the voting rights may require the Board in writing to call an extraordinary general meeting, stating its purpose.',
          ],
          [
            '所有決議案以投票方式表決，結果於會議當日公布。',
            'All resolutions are decided by poll and the result is published on the day.',
          ],
        ],
      ],
      [
        ['提問及回覆', 'Questions and answers'],
        [
          [
            '股東可經網站的問題表格或電郵 ir@example.com 提問。本公司一般在兩個工作天內回覆，需要查核的不遲於 15 日；具普遍意義的答覆會在網站刊登。',
            'Questions may be put through the form on the website or to ir@example.com. They are normally answered within two working days, and within 15 days where facts have to be checked. Answers of general interest are posted.',
          ],
          [
            '業績刊發前的禁制期內，本公司只按已公開的資料作答，不評論市場預測。',
            'In the blackout period before results the Company answers only from what is public and does not comment on forecasts.',
          ],
          [
            '有關持股、股息或更改地址的查詢，請聯絡本公司的香港股份過戶登記分處。',
            'Questions on holdings, dividends or addresses should go to the Hong Kong branch share registrar.',
          ],
        ],
      ],
      [
        ['路演及分析員', 'Roadshows and analysts'],
        [
          [
            '業績簡報會及投資者日的錄影會載於網站。管理層只使用已公布的資料，並由公司秘書事先審閱。',
            'Recordings of results briefings and investor days are posted on the website. Management uses published information only, checked beforehand by the Company Secretary.',
          ],
          [
            '如不慎披露內幕消息，本公司會隨即公布有關資料，必要時申請短暫停牌。',
            'If inside information is disclosed by mistake, it is announced at once, with a trading halt if necessary.',
          ],
        ],
      ],
    ],
  });

export const nominatingDirector = () =>
  governance({
    slug: 'procedure-for-nominating-a-director',
    zh: '股東提名董事人選的程序',
    en: 'Procedure for Shareholders to Nominate a Director',
    adopted: revised('2023-06-09', ' 2023 年 6 月 9 日', '9 June 2023'),
    intro: [
      [
        '本程序根據本公司組織章程細則及《GEM 上市規則》第 17.46B 條制訂，供有意在股東大會上提名人士參選董事的股東參考。',
        'This procedure is made under the Company’s articles of association and Rule 17.46B of the GEM Listing Rules, for shareholders who wish to propose a person for election as a director at a general meeting.',
      ],
    ],
    sections: [
      [
        ['誰可提名', 'Who may nominate'],
        [
          [
            '任何有權出席有關股東大會並於會上投票的股東，均可提名人選。股東不得提名自己。',
            'Any shareholder entitled to attend and vote at the meeting may propose a candidate. A shareholder may not propose himself or herself.',
          ],
          [
            '被提名人須年滿 18 歲，並無根據法律或《GEM 上市規則》喪失擔任董事的資格。',
            'The candidate must be at least 18 and not disqualified by law or by the GEM Listing Rules from acting as a director.',
          ],
        ],
      ],
      [
        ['須提交的文件', 'Documents to be lodged'],
        [
          [
            '由股東簽署的提名通知，列明股東姓名、聯絡資料及持股數目，並附持股證明。',
            'A notice of the proposal signed by the shareholder, with name, contact details, number of shares and proof of the holding.',
          ],
          [
            '由被提名人簽署的通知，表明願意參選，並同意本公司刊登其個人資料。',
            'A notice signed by the candidate stating willingness to be elected and consent to publication of personal particulars.',
          ],
          [
            '被提名人的履歷：年齡、過去三年在其他上市公司擔任的董事職務、專業資格、與本公司董事及主要股東的關係、所持股份權益，以及《GEM 上市規則》第 17.50(2) 條規定的其他資料。',
            'The candidate’s particulars: age, listed directorships in the past three years, qualifications, relationship with directors and substantial shareholders, interests in shares, and whatever else Rule 17.50(2) of the GEM Listing Rules requires.',
          ],
          [
            '參選獨立非執行董事者，須另就第 5.09 條的各項獨立性因素作出書面確認。',
            'A candidate for independent non-executive director also confirms independence in writing against each factor in Rule 5.09.',
          ],
        ],
      ],
      [
        ['時限及送達', 'Time and place'],
        [
          [
            '文件須於寄發大會通告翌日起，至大會舉行日期前不少於七日止的期間內送達；該期間最少為七日。',
            'Documents must arrive in a period that begins on the day after the notice of meeting is sent and ends not less than seven days before the meeting. The period is at least seven days.',
          ],
          [
            '文件可送交本公司香港總辦事處（註明公司秘書收），或以電郵發送至 ir@example.com，正本隨後於兩日內補交。',
            'They may be sent to the Company’s head office in Hong Kong, marked for the Company Secretary, or by e-mail to ir@example.com with the originals following within two days.',
          ],
        ],
      ],
      [
        ['收到提名後', 'After a nomination'],
        [
          [
            '公司秘書核實股東身分後，提名委員會會按提名政策審視人選的才幹、經驗、可投入的時間及對董事會多元化的貢獻，並向董事會提出建議。',
            'Once the Company Secretary has verified the shareholder, the Nomination Committee considers the candidate’s ability, experience, time and contribution to diversity under the nomination policy and advises the Board.',
          ],
          [
            '董事會會刊發公告或補充通函，載列人選資料及委員會的意見。如刊發日期距離大會少於十個營業日，大會須予押後。',
            'The Board publishes the particulars and the committee’s view in an announcement or supplementary circular. If fewer than ten business days remain before the meeting, it is adjourned.',
          ],
          [
            '選舉以投票方式進行，獲過半數票數贊成者當選，並須於當選後簽署《GEM 上市規則》規定的聲明及承諾。',
            'The election is by poll and a majority of the votes cast decides. An elected director then gives the declaration and undertaking the GEM Listing Rules require.',
          ],
        ],
      ],
    ],
  });
