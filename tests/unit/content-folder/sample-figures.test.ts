import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { InferType } from 'yup';
import type { KINDS } from '@/lib/content-folder/kinds';
import type { FiguresFile } from '@/lib/content-folder/schemas';
import { LOCALES } from '@/lib/i18n/locales';
import { sampleEntries } from '../support/sample';
import { textOfPdf } from '../support/text-of-pdf';

const read = <T>(file: string): T => parse(readFileSync(`content/${file}`, 'utf8'));

/** `amounts` by name: the schema has as many names as there are headline figures. */
type Amounts = Record<string, { amount: number; before?: number; page?: number } | undefined>;
const periods = readdirSync('content/figures').map((file) => {
  const figures = read<FiguresFile>(`figures/${file}`);
  return { ...figures, file, amounts: figures.amounts as Amounts, report: reportOf(figures.document) };
});

type ReportFile = InferType<(typeof KINDS)['report']['schema']>;

function reportOf(id: string): ReportFile {
  return read<ReportFile>(`reports/${id}/entry.yaml`);
}

function yearBefore({ period }: { period: string }) {
  const year = Number(period.slice(0, 4));
  return periods.find((other) => other.period === period.replace(`${year}`, `${year - 1}`));
}

/** HK$ million to one decimal place, as introductions state an amount. */
const millions = (thousands: number) => (thousands / 1000).toFixed(1);

/** Amounts that an introduction states, in HK$ million. */
function statedIn(words: string): string[] {
  const inChinese = Array.from(words.matchAll(/([\d,]+) [萬万]港元/g), ([, number = '']) =>
    (Number(number.replaceAll(',', '')) / 100).toFixed(1),
  );
  return [...inChinese, ...Array.from(words.matchAll(/HK\$([\d.]+) million/g), ([, number = '']) => number)];
}

describe('figures of the sample company', () => {
  test('every report has the figures of its period, and they name it', () => {
    const reports = readdirSync('content/reports');
    expect(periods.map(({ document }) => document).sort()).toEqual(reports.sort());
    for (const { file, period, document, report, audited } of periods) {
      expect([file, report.period]).toEqual([`${period}.yaml`, period]);
      expect(audited).toBe(document.startsWith('annual-'));
    }
  });

  test.each(periods)('$period: parts of the business add up to the revenue, pages are in the report', (figures) => {
    const segments = figures.segments ?? [];
    const total = (key: 'amount' | 'before') => segments.reduce((sum, each) => sum + (each[key] ?? Number.NaN), 0);
    expect(total('amount')).toBe(figures.amounts.revenue?.amount);
    expect(total('before')).toBe(figures.amounts.revenue?.before);
    const pages = figures.report.files.bilingual?.pages ?? 0;
    for (const amount of Object.values(figures.amounts)) {
      expect(amount?.page).toBeGreaterThan(1);
      expect(amount?.page).toBeLessThanOrEqual(pages);
    }
  });

  test.each(periods.filter(yearBefore))(
    '$period: amounts of the year before are those that were reported then',
    (figures) => {
      const then = yearBefore(figures)?.amounts ?? {};
      const compared = Object.entries(figures.amounts).filter(([name]) => then[name]);
      expect(compared.length).toBeGreaterThan(3);
      for (const [name, amount] of compared) expect([name, amount?.before]).toEqual([name, then[name]?.amount]);
    },
  );

  test.each(periods.filter(({ report }) => report.intro))(
    '$period: every amount of the introduction is one of the figures',
    (figures) => {
      const all = [...Object.values(figures.amounts), ...(figures.segments ?? [])];
      const known = all.flatMap((each) => [each?.amount, each?.before].filter((amount) => amount !== undefined));
      for (const locale of LOCALES) {
        const stated = statedIn(figures.report.intro?.[locale] ?? '');
        expect(stated.length).toBeGreaterThan(0);
        for (const amount of stated) expect(known.map(millions)).toContain(amount);
      }
    },
  );
});

describe('slides of the sample', () => {
  const recordings = sampleEntries('recording').filter(({ files }) =>
    files.some(({ type }) => type === 'application/pdf'),
  );

  test('the two latest recordings of results have them, in each language', () => {
    const ofResults = sampleEntries('recording').filter(({ items }) => items.en.period !== undefined);
    const latest = ofResults.toSorted((one, other) => (other.published ?? 0) - (one.published ?? 0)).slice(0, 2);
    expect(latest.map(({ id }) => id).sort()).toEqual(recordings.map(({ id }) => id).sort());
    for (const { files } of recordings) expect(files.map(({ role }) => role)).toEqual([...LOCALES]);
  });

  test.each(recordings.flatMap(({ id, items, files }) => files.map((file) => ({ id, period: items.en.period, file }))))(
    '$file.path: every amount of its period, and that it is a sample',
    async ({ period, file: { path, role, pages } }) => {
      const { text, totalPages } = await textOfPdf(readFileSync(`content/${path}`));
      expect(totalPages).toBe(pages);
      const figures = periods.find((each) => each.period === period);
      const revenue = figures?.amounts.revenue?.amount ?? 0;
      expect(text).toContain(revenue.toLocaleString('en'));
      const stated = (thousands: number) =>
        role === 'en' ? millions(thousands) : (Math.round(thousands / 100) * 10).toLocaleString('en');
      const all = [...Object.values(figures?.amounts ?? {}), ...(figures?.segments ?? [])];
      expect(all.length).toBeGreaterThan(6);
      for (const each of all) expect(text).toContain(stated(each?.amount ?? Number.NaN));
      const label = { zt: '示範文件', zh: '示例文件', en: 'Sample document' }[role as 'en'];
      expect(text.split(label).length - 1).toBeGreaterThanOrEqual(totalPages);
    },
  );
});
