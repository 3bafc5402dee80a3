import { setCompanyContent } from '@/lib/content-folder/current';
import type { EsgFile } from '@/lib/content-folder/esg-schema';
import { esgDataset } from '@/lib/datasets/esg';
import { LOCALES } from '@/lib/i18n/locales';
import { SAMPLE_COMPANY, sampleTexts } from '../support/sample';

jest.mock('next-intl/server', () => jest.requireActual('../support/next-intl-server'));
jest.mock('@/lib/api/reads', () => ({
  readRegister: async (name: string) => ({ state: 'fresh', data: name === 'reports' ? mockReports() : [] }),
}));

const mockReports = () =>
  sampleTexts('report', 'title').map(({ id, en }) => ({ id, title: en, fileUrl: `/files/${id}.pdf` }));

afterEach(() => setCompanyContent(SAMPLE_COMPANY));

test.each(LOCALES)('every figure and year of content is a row, in %s', async (locale) => {
  const { reports, figures } = SAMPLE_COMPANY.esg as EsgFile;
  const { rows, columns } = await esgDataset(locale);
  const given = figures.flatMap(({ name, values }) =>
    reports.map(({ year }) => [name[locale], year, values.find((each) => each.year === year)?.value ?? null]),
  );
  expect(rows.map(({ figure, year, value }) => [figure, year, value])).toEqual(given);
  for (const { label } of columns) expect(label).not.toMatch(/esg\.|columns\./);
});

test('each value has the document and the page that say so', async () => {
  const { rows } = await esgDataset('en');
  expect(rows.find(({ figure, year }) => figure === 'Employees at year end' && year === 2024)).toEqual({
    subject: 'People',
    figure: 'Employees at year end',
    unit: null,
    year: 2024,
    value: 112,
    document: 'Annual Report 2024',
    page: 4,
    address: expect.stringMatching(/\/files\/annual-report-2024\.pdf#page=4$/),
  });
  expect(rows.find(({ figure }) => String(figure).startsWith('Scope 3'))).toMatchObject({
    value: null,
    document: null,
    address: null,
  });
});

test('a company without ESG reporting has a table without rows', async () => {
  setCompanyContent({ ...SAMPLE_COMPANY, esg: null });
  expect((await esgDataset('zt')).rows).toEqual([]);
});
