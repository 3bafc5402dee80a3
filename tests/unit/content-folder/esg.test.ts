import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { boardMembers } from '@/lib/content/board';
import { esgFaults, type KnownToEsg } from '@/lib/content-folder/esg-faults';
import { type EsgFile, esg } from '@/lib/content-folder/esg-schema';
import { midnightOf } from '@/lib/i18n/hong-kong';
import { faultsWith } from '../support/folder-faults';
import { removeContentFolders } from '../support/good-content';
import { SAMPLE_COMPANY } from '../support/sample';
import { textOfPdf } from '../support/text-of-pdf';

const inThree = (word: string) => ({ zt: word, zh: word, en: word });
const ALL: KnownToEsg = { filed: () => true, document: () => true, pages: () => undefined };
const report = (year: number) => ({ year, document: `annual-report-${year}`, page: 4 });
const figure = (over: object) => ({ group: 'people', name: inThree('Employees'), values: [], ...over });
const of = (file: object, known: Partial<KnownToEsg> = {}) =>
  esgFaults({ reports: [], figures: [], ...file } as unknown as EsgFile, { ...ALL, ...known }).map(
    ({ at, message }) => `${at}: ${message}`,
  );

describe('ESG reporting', () => {
  it('may have figures that no year reports yet', () => {
    expect(of({ reports: [report(2025), report(2024)], figures: [figure({})] })).toEqual([]);
  });

  it('has each year once, the latest first, in reports and in figures', () => {
    const values = [2024, 2025, 2025].map((year) => ({ year, value: 1 }));
    expect(of({ reports: [report(2025), report(2024), report(2024)], figures: [figure({ values })] })).toEqual([
      'reports[2].year: 2024 is here twice.',
      'figures[0].values[1].year: 2025 stands below 2024: the latest year is the first one.',
      'figures[0].values[2].year: 2025 is here twice.',
    ]);
  });

  it('has a report for every year of a figure', () => {
    const values = [
      { year: 2025, value: 1 },
      { year: 2022, value: 1 },
    ];
    expect(of({ reports: [report(2025)], figures: [figure({ values })] })).toEqual([
      'figures[0].values[1].year: 2022 has no report: reports must say which document has it.',
    ]);
  });

  it('names documents that are there, and pages that they have', () => {
    const file = {
      oversight: { words: inThree('The Board'), document: 'terms' },
      reports: [report(2025), { year: 2024, document: 'draft' }],
      figures: [figure({ values: [{ year: 2025, value: 1, page: 5 }] })],
    };
    const known = { filed: (id: string) => id !== 'draft', document: () => false, pages: () => 3 };
    expect(of(file, known)).toEqual([
      'oversight.document: document names terms, and documents does not have it.',
      'reports[0].page: page is 4, and annual-report-2025 has 3.',
      'reports[1].document: document names draft, and neither filings nor reports has it.',
      'figures[0].values[0].page: page is 5, and annual-report-2025 has 3.',
    ]);
  });

  it('says of one figure only that it is the one that people search for', () => {
    expect(of({ figures: [figure({ is: 'employees' }), figure({ is: 'employees' })] })).toEqual([
      'figures[1].is: is is employees, which another figure is too.',
    ]);
  });

  it('has a number in each year, or no line of it', async () => {
    const withValue = (value: unknown) => ({ reports: [], figures: [figure({ values: [{ year: 2025, value }] })] });
    await expect(esg.validate(withValue(0))).resolves.toBeTruthy();
    await expect(esg.validate(withValue(null))).rejects.toThrow('The figure, in its unit is a required field');
  });
});

describe('esg.yaml of a content folder', () => {
  afterAll(removeContentFolders);

  it('is judged with its lines, and pages by the documents of the folder', async () => {
    const text = `reports:
  - { year: 2026, document: interim-report-2026, page: 2 }
  - { year: 2025, document: annual-report-2025, page: 2 }
figures:
  - group: climate
    name: { zt: 用電, zh: 用电, en: Electricity }
    values: []
`;
    expect(await faultsWith({ 'esg.yaml': text })).toEqual([
      'esg.yaml, line 5: figures[0].group must be one of environment, people, conduct, but it is "climate".',
    ]);
    expect(await faultsWith({ 'esg.yaml': text.replace('climate', 'environment') })).toEqual([
      'esg.yaml, line 2: page is 2, and interim-report-2026 has 1.',
      'esg.yaml, line 3: document names annual-report-2025, and neither filings nor reports has it.',
    ]);
  });
});

describe('the sample', () => {
  const { figures = [] } = SAMPLE_COMPANY.esg ?? {};
  const called = (name: string) => figures.find((each) => each.name.en.startsWith(name))?.values ?? [];

  it('is what content/esg.yaml says, of three years', () => {
    expect(SAMPLE_COMPANY.esg).toEqual(parse(readFileSync('content/esg.yaml', 'utf8')));
    expect(SAMPLE_COMPANY.esg?.reports.map(({ year }) => year)).toEqual([2025, 2024, 2023]);
  });

  it.each(SAMPLE_COMPANY.esg?.reports ?? [])('agrees with the report of $year', async ({ year, document }) => {
    const { text } = await textOfPdf(readFileSync(`content/reports/${document}/ce.pdf`));
    const printed = text.replace(/\s+/g, ' ');
    const given = figures.filter(({ values }) => values.some((each) => each.year === year));
    expect(given.length).toBeGreaterThan(10);
    for (const { name, unit, values } of given) {
      const numbers = values.filter((each) => each.year <= year).map(({ value }) => value.toLocaleString('en'));
      expect(printed).toContain([name.en, unit && `(${unit.en})`, ...numbers].filter(Boolean).join(' '));
    }
  });

  it('has the women on the board of each year end', () => {
    const values = called('Women on the Board');
    expect(values).toHaveLength(3);
    for (const { year, value } of values) {
      const seats = boardMembers('en', 'whole', midnightOf(`${year}-12-31`));
      const women = seats.filter(({ name }) => name.startsWith('Ms '));
      expect([year, value]).toEqual([year, Math.round((women.length / seats.length) * 1000) / 10]);
    }
  });
});
