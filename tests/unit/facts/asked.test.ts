import { askedFact } from '@/lib/facts/asked';

describe('the fact that a search asks for', () => {
  test.each([
    ['shares in issue', { id: 'sharesInIssue' }],
    ['How many shares outstanding?', { id: 'sharesInIssue' }],
    ['已發行股份', { id: 'sharesInIssue' }],
    ['已发行股份', { id: 'sharesInIssue' }],
    ['捷利交易寶 股份代號', { id: 'stockCode' }],
    ['08017 市值', { id: 'marketValue' }],
    ['dividend', { id: 'dividend' }],
    ["last year's dividend", { id: 'dividend', year: 'last' }],
    ['去年股息', { id: 'dividend', year: 'last' }],
    ['2024 年股息', { id: 'dividend', year: 2024 }],
    ['dividend 2024', { id: 'dividend', year: 2024 }],
    ['next results', { id: 'nextResults' }],
    ['下次業績公布是幾時', { id: 'nextResults' }],
    ['interim results 2026', { id: 'interimResults', year: 2026 }],
    ['2026 中期業績', { id: 'interimResults', year: 2026 }],
    ['2026年中期业绩', { id: 'interimResults', year: 2026 }],
    ['annual results 2025', { id: 'annualResults', year: 2025 }],
    ['2025 年度業績', { id: 'annualResults', year: 2025 }],
    ['2025年全年业绩', { id: 'annualResults', year: 2025 }],
    ['latest results', { id: 'results' }],
    ['registrar', { id: 'registrar' }],
    ['greenhouse gas emissions 2024', { id: 'emissions', year: 2024 }],
    ['碳排放', { id: 'emissions' }],
    ['用电量', { id: 'electricity' }],
    ['How many employees does the company have?', { id: 'employees' }],
    ['員工人數', { id: 'employees' }],
    ['ESG report', { id: 'esgReport' }],
    ['環境、社會及管治報告', { id: 'esgReport' }],
    ['环境、社会及治理', { id: 'esgReport' }],
    ['股份过户登记处', { id: 'registrar' }],
    ['audit committee chair', { id: 'auditChair' }],
    ['Who is the chair of the audit committee?', { id: 'auditChair' }],
    ['審核委員會主席是誰', { id: 'auditChair' }],
    ['52-week range', { id: 'yearRange' }],
    ['ＩＳＩＮ', { id: 'isin' }],
  ])('%s', (q, expected) => {
    expect(askedFact(q)).toEqual(expected);
  });

  test.each([
    'audit committee terms of reference',
    'interim results 2026 briefing',
    'dividend policy announcement',
    '末期股息公告',
    'price list',
    'staff turnover',
    '員工培訓',
    'chairman’s statement',
    'python sdk',
    'lottery',
    'cashier',
    '',
    '？',
  ])('none: %s', (q) => {
    expect(askedFact(q)).toBeUndefined();
  });
});
