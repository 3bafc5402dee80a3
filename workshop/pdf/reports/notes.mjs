// The last page of an annual report: extracts of the directors' report and the notes, which the company's answers to
// investors cite, and the ESG section.
import { heading, pairs } from '../html.mjs';
import { esgSection, esgYearOf } from './esg.mjs';

const notes = {
  'annual-report-2025': [
    [
      ['董事會報告摘要：客戶', 'From the Directors’ Report: customers'],
      [
        [
          '年內並無單一客戶佔收入 10% 或以上，五大客戶合計佔收入 28.4%。董事、其聯繫人或持有已發行股份 5% 以上的股東，概無在五大客戶中擁有權益。',
          'No customer accounted for 10% or more of revenue in the year, and the five largest together made up 28.4% of it. No director, close associate of a director, or shareholder holding more than 5% of the issued shares had an interest in any of the five.',
        ],
      ],
    ],
    [
      ['財務報表附註摘要', 'From the notes to the financial statements'],
      [
        [
          '收入：訂閱費於服務期內逐月確認，安裝費於合約期內攤分；預收的訂閱費列作合約負債。按用量計算的費用於用量發生的月份確認。度身開發於客戶驗收時確認。',
          'Revenue: subscription fees are recognised month by month over the service period and installation fees over the contract; subscriptions billed in advance are contract liabilities. Fees charged by usage are recognised in the month of use, and custom development on acceptance.',
        ],
        [
          '開發成本：項目符合會計準則全部條件方會資本化，按預計可使用年期攤銷，並於每年年結評估減值。其餘開支於發生時列作開支，包括現有版本的全部維護工作。',
          'Development costs: a project is capitalised only when it meets every condition of the accounting standard, is amortised over its expected useful life and is reviewed for impairment at each year end. Everything else is expensed as incurred, including all maintenance of existing versions.',
        ],
        [
          '外幣風險：收入大部分以港元計價，上海的開支以人民幣支付，集團沒有使用衍生工具對沖。假設其他因素不變，人民幣兌港元升值 5%，除稅前溢利會減少約 70 萬港元；貶值 5% 則增加相若金額。',
          'Currency risk: most revenue is in Hong Kong dollars, costs in Shanghai are in renminbi, and no derivatives are used. Other things equal, profit before tax would fall by about HK$0.7 million if the renminbi rose by 5% against the Hong Kong dollar, and rise by as much if it fell by 5%.',
        ],
      ],
    ],
  ],
};

const extracts = (slug) => (notes[slug] ?? []).map(([[zh, en], said]) => heading(zh, en) + pairs(said)).join('');

/** @param {string} slug of a report @returns {string} nothing where it has neither extracts nor an ESG section */
export const notesOf = (slug) => extracts(slug) + (esgYearOf(slug) === undefined ? '' : esgSection(esgYearOf(slug)));

/** @param {string} slug */
export const hasNotes = (slug) => slug in notes || esgYearOf(slug) !== undefined;
