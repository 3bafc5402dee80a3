import { readdirSync, readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'yaml';
import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import type { FiguresFile } from '@/lib/content-folder/schemas';
import { figuresJson } from '@/lib/datasets/figures-json';
import { datasetFile } from '@/lib/datasets/formats';
import { readKeyFigures } from '@/lib/datasets/key-figures';
import { LOCALES } from '@/lib/i18n/locales';
import { SAMPLE_COMPANY, sampleTexts } from '../support/sample';

jest.mock('next-intl/server', () => jest.requireActual('../support/next-intl-server'));

const mockWithdrawn = new Set<string>();
jest.mock('@/lib/api/reads', () => ({
  readRegister: async (name: string) => ({ state: 'fresh', data: name === 'reports' ? mockReports() : [] }),
}));

function mockReports() {
  return sampleTexts('report', 'title').map(({ id, en }) => ({
    id,
    title: en,
    fileUrl: `/files/${id}.pdf`,
    publishTime: Date.parse('2026-11-12T17:00:00+08:00'),
    ...(mockWithdrawn.has(id) && { withdrawnAt: 1 }),
  }));
}

/** As it lies in the folder, read by nothing of ours. */
const FILES: FiguresFile[] = readdirSync('content/figures').map((file) =>
  parse(readFileSync(`content/figures/${file}`, 'utf8')),
);
type Amounts = Record<string, { amount: number; before?: number; page?: number }>;
const GIVEN = FILES.flatMap(({ period, amounts }) =>
  Object.entries(amounts as Amounts).map(([name, { amount }]): [string, string, number] => [period, name, amount]),
);

afterEach(() => {
  setCompanyContent(SAMPLE_COMPANY);
  mockWithdrawn.clear();
});

/** Rows of a workbook by their first cell: numbers as numbers. */
function sheetOf(file: Buffer): unknown[][] {
  const parts = unzipSync(new Uint8Array(file));
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const shared = [...text('xl/sharedStrings.xml').matchAll(/<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs)].map(([, t]) => t);
  return [...text('xl/worksheets/sheet1.xml').matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, , kind = '', inner = '']) => {
      const value = /<(?:v|t)[^>]*>(.*?)<\/(?:v|t)>/s.exec(inner)?.[1];
      if (value === undefined) return null;
      if (kind.includes('t="s"')) return shared[Number(value)];
      return kind.includes('t="inlineStr"') ? value : Number(value);
    }),
  );
}

describe.each(LOCALES)('the key figures as files, %s', (locale) => {
  test('every figure stands in JSON, CSV and XLSX as content has it, to the last digit', async () => {
    const dataset = await readKeyFigures(locale);
    const place = new Map(dataset.columns.map(({ key }, index) => [key, index]));
    const json = JSON.parse((await datasetFile(dataset, 'json')).toString()).rows as Record<string, unknown>[];
    const csv = (await datasetFile(dataset, 'csv'))
      .toString()
      .split('\r\n')
      .map((line) => line.split(','));
    const sheet = sheetOf(await datasetFile(dataset, 'xlsx'));
    expect(GIVEN.length).toBeGreaterThan(100);
    for (const [period, name, amount] of GIVEN) {
      const at = place.get(name) ?? -1;
      const row = (rows: unknown[][]) => rows.find(([first]) => first === period)?.[at];
      expect([period, name, json.find((each) => each.period === period)?.[name]]).toEqual([period, name, amount]);
      expect([period, name, row(csv)]).toEqual([period, name, String(amount)]);
      expect([period, name, row(sheet)]).toEqual([period, name, amount]);
    }
  });
});

test('a figure that nobody gives is an empty cell, never a zero', async () => {
  const { rows } = await readKeyFigures('en');
  const nineMonths = rows.find(({ period }) => period === '2026-nine-months');
  expect(nineMonths).toMatchObject({ revenue: 86_427, cash: null, address: expect.stringMatching(/^http.*\.pdf$/) });
});

test('a restated amount is the one that stands, with what it was and why', async () => {
  restate(97_000);
  const { rows } = await readKeyFigures('en');
  const row = rows.find(({ period }) => period === '2025-half');
  expect(row).toMatchObject({
    revenue: 97_000,
    restated: 'Revenue first reported as 44,692; A new standard.',
    document: 'Interim Report 2026; Interim Report 2025',
  });
});

/** The half-year report of 2026 gives another revenue for the half year before. */
function restate(before: number) {
  const figures = companyContent().figures.map((file) => {
    if (file.period !== '2026-half') return file;
    const { revenue } = file.amounts as Amounts;
    const because = { zt: '新準則。', zh: '新准则。', en: 'A new standard.' };
    return { ...file, amounts: { ...file.amounts, revenue: { ...revenue, before } }, restated: because };
  });
  setCompanyContent({ ...companyContent(), figures: figures as FiguresFile[] });
}

test('figures.json has every period as content has it, and what was restated', async () => {
  restate(97_000);
  const { periods, unit, currency, sample } = (await figuresJson()) as {
    periods: { period: string; amounts: Amounts; document: { id: string; url: string } }[];
    unit: number;
    currency: string;
    sample: boolean;
  };
  expect([unit, currency, sample, periods.length]).toEqual([1000, 'HKD', true, FILES.length]);
  for (const [period, name, amount] of GIVEN) {
    expect([period, name, periods.find((each) => each.period === period)?.amounts[name]?.amount]).toEqual([
      period,
      name,
      amount,
    ]);
  }
  const half = periods.find(({ period }) => period === '2025-half');
  expect(half?.amounts.revenue).toMatchObject({
    amount: 44_692,
    restatedTo: { amount: 97_000, document: 'interim-report-2026', page: 3, because: { en: 'A new standard.' } },
  });
  expect(half?.document).toMatchObject({
    id: 'interim-report-2025',
    url: expect.stringMatching(/interim-report-2025/),
  });
});

test('figures of a report that was withdrawn are nobody’s', async () => {
  mockWithdrawn.add('third-quarterly-report-2026');
  const { rows } = await readKeyFigures('en');
  expect(rows.map(({ period }) => period)).not.toContain('2026-nine-months');
});
