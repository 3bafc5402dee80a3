import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import { readFact } from '@/lib/facts/facts';
import { FACT_NAMES, type FactId } from '@/lib/facts/names';
import { LOCALES } from '@/lib/i18n/locales';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));
jest.mock('@/lib/api/read-trading-day', () => ({
  readTradingDay: async () => ({
    state: 'fresh',
    data: { sharePriceRtVos: [], xj: 0.7, zs: 0.69, date: '2026-11-27' },
  }),
}));

const before = companyContent();
afterEach(() => setCompanyContent(before));

/** The same company, of which content says something else. */
const withCompany = (changes: object) =>
  setCompanyContent({ ...before, company: { ...before.company, ...changes } } as typeof before);

describe('facts of the company', () => {
  test('shares in issue come with their day and the return that says so', async () => {
    expect(await readFact({ id: 'sharesInIssue' }, 'zt')).toEqual({
      id: 'sharesInIssue',
      label: '已發行股份',
      value: '503,690,000 股',
      note: '截至 2026 年 10 月 31 日',
      source: { route: 'announcements', item: '2026-11-04-monthly-return-2026-10' },
      page: 'shareInformation',
    });
  });

  test('the market value is shares times price, with the moment of the price', async () => {
    const fact = await readFact({ id: 'marketValue' }, 'en');
    expect(fact).toMatchObject({ value: 'HK$352.6\u00a0million', page: 'shareInformation' });
    expect(fact?.note).toMatch(/27 November 2026/);
  });

  test('the revenue is of the latest period, or of the year that is asked for', async () => {
    expect(await readFact({ id: 'revenue' }, 'en')).toMatchObject({ note: 'First nine months of 2026' });
    expect(await readFact({ id: 'revenue', year: 'last' }, 'en')).toMatchObject({ note: 'Year 2025' });
    expect(await readFact({ id: 'revenue', year: 2021 }, 'en')).toMatchObject({ note: 'Year 2021' });
    expect(await readFact({ id: 'revenue', year: 1999 }, 'en')).toBeUndefined();
  });

  test('margins are worked out, and say so; segments stand in the order of their document', async () => {
    expect(await readFact({ id: 'grossMargin', year: 2025 }, 'zt')).toMatchObject({
      value: '61.9%',
      note: '2025 年度，由本網站計算',
      source: { route: 'financialReports', item: 'annual-report-2025', page: 3 },
    });
    expect(await readFact({ id: 'netMargin', year: 2025 }, 'en')).toMatchObject({ value: '16.4%' });
    const segments = await readFact({ id: 'segments', year: 2025 }, 'zt');
    expect(segments).toMatchObject({ page: 'keyFigures', note: '2025 年度' });
    expect(segments?.value).toMatch(/^券商 SaaS 及交易系統 5,160 萬港元 · /);
    expect(await readFact({ id: 'segments', year: 1999 }, 'zt')).toBeUndefined();
  });

  test('results lead to the page of their period: of the year that is asked for, or the latest', async () => {
    expect(await readFact({ id: 'interimResults', year: 2026 }, 'zt')).toEqual({
      id: 'interimResults',
      label: '中期業績',
      value: expect.stringMatching(/^收入 5,520 萬港元 · 股東應佔溢利 [\d,]+ 萬港元$/),
      note: '2026 年上半年',
      source: { route: 'financialReports', item: 'interim-report-2026' },
      page: 'results',
      part: { id: '2026-half', title: '2026 年上半年業績' },
    });
    expect(await readFact({ id: 'annualResults' }, 'en')).toMatchObject({ part: { id: '2025-year' } });
    expect(await readFact({ id: 'results' }, 'en')).toMatchObject({ part: { id: '2026-nine-months' } });
    expect(await readFact({ id: 'interimResults', year: 2040 }, 'en')).toBeUndefined();
  });

  test('the chair of the audit committee is whoever holds the seat', async () => {
    const chair = before.board.seats.find(({ committees }) => committees?.audit === 'chair');
    expect(await readFact({ id: 'auditChair' }, 'zh')).toMatchObject({ value: chair?.name.zh });
  });

  test('the registrar is that of Hong Kong, with address and hours', async () => {
    const fact = await readFact({ id: 'registrar' }, 'en');
    expect(fact?.value).toBe('Sample Registrars Limited');
    expect(fact?.note).toContain('17/F, Sample Commercial Building');
  });

  test('a dividend is the latest, or that of a year; a year without one says so', async () => {
    expect(await readFact({ id: 'dividend' }, 'zt')).toMatchObject({ value: '2025 年度末期股息每股 1.0 港仙' });
    expect(await readFact({ id: 'dividend', year: 'last' }, 'en')).toMatchObject({
      value: 'HK1.0 cent a share, final for 2025',
      note: 'Paid on 3 July 2026',
      source: { route: 'announcements', item: '2026-03-27-final-dividend-2025' },
    });
    expect(await readFact({ id: 'dividend', year: 2024 }, 'en')).toMatchObject({
      value: 'No dividend for 2024',
      source: { item: '2025-03-28-annual-results-2024' },
    });
    expect(await readFact({ id: 'dividend', year: 2010 }, 'en')).toBeUndefined();
  });

  test('the next results are those of the calendar, firm or expected', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-28T04:00:00Z'), doNotFake: ['nextTick', 'setImmediate'] });
    expect(await readFact({ id: 'nextResults' }, 'en')).toMatchObject({
      value: '25 March 2027',
      note: 'Annual results 2026, expected date',
      page: 'financialCalendar',
    });
    jest.setSystemTime(Date.parse('2040-01-01T00:00:00Z'));
    expect(await readFact({ id: 'nextResults' }, 'en')).toBeUndefined();
    jest.useRealTimers();
  });

  test('ESG figures are of the latest report, or of the year that is asked for, with their page', async () => {
    expect(await readFact({ id: 'electricity' }, 'zt')).toEqual({
      id: 'electricity',
      label: '用電量',
      value: '386,000 千瓦時',
      note: '2025 年度',
      source: { route: 'financialReports', item: 'annual-report-2025', page: 4 },
      page: 'esg',
    });
    expect(await readFact({ id: 'emissions', year: 2024 }, 'en')).toMatchObject({
      value:
        'Scope 1 greenhouse gas emissions 0\u00a0tonnes CO2e · Scope 2 greenhouse gas emissions 163\u00a0tonnes CO2e',
      source: { item: 'annual-report-2024' },
    });
    expect(await readFact({ id: 'employees', year: 'last' }, 'zh')).toMatchObject({ value: '127', note: '2025 年度' });
    expect(await readFact({ id: 'esgReport' }, 'en')).toMatchObject({
      value: 'Year 2025',
      source: { item: 'annual-report-2025', page: 4 },
    });
    for (const id of ['employees', 'emissions', 'esgReport'] as const) {
      expect(await readFact({ id, year: 2010 }, 'en')).toBeUndefined();
    }
    setCompanyContent({ ...before, esg: null });
    expect(await readFact({ id: 'employees' }, 'en')).toBeUndefined();
    expect(await readFact({ id: 'esgReport' }, 'en')).toBeUndefined();
  });

  test('what the company does not give is no fact', async () => {
    withCompany({
      registrars: undefined,
      shares: undefined,
      auditor: undefined,
      listing: undefined,
      offices: undefined,
    });
    for (const id of ['registrar', 'sharesInIssue', 'auditor', 'listing', 'office', 'marketValue'] as const) {
      expect(await readFact({ id }, 'en')).toBeUndefined();
    }
  });

  test.each(LOCALES)('every fact has its label in %s', async (locale) => {
    for (const id of Object.keys(FACT_NAMES) as FactId[]) {
      const fact = await readFact({ id }, locale);
      if (fact) expect(fact.label).not.toMatch(/^facts\.|label\./);
    }
  });
});
