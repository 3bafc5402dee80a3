import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { EsgFile } from '../../../lib/content-folder/esg-schema';
import type { FiguresFile } from '../../../lib/content-folder/schemas';
import { LOCALES } from '../../../lib/i18n/locales';
import { leadsTo, read, wordsIn } from '../support/reading';
import { expect, test } from '../support/test';

type Amounts = Record<string, { amount: number; before?: number; page?: number }>;
const PERIODS = readdirSync('content/figures').map((file): FiguresFile & { amounts: Amounts } =>
  parse(readFileSync(`content/figures/${file}`, 'utf8')),
);
const written = (amount: number) => amount.toLocaleString('en').replace('-', '\u2212');

for (const layout of ['desktop', 'mobile'] as const) {
  for (const lang of LOCALES) {
    test(`every figure of content is on the page of key figures, to the last digit (${layout}, ${lang})`, async () => {
      const { $, status } = await read(`/keyFigures?lang=${lang}`, layout);
      expect(status).toBe(200);
      const cells = new Set(
        $('main td[data-number] > :first-child, main td[data-number]')
          .toArray()
          .map((cell) =>
            $(cell).clone().children('.visually-hidden, sup, [class*="change"]').remove().end().text().trim(),
          ),
      );
      const missing = PERIODS.flatMap(({ period, amounts }) =>
        Object.entries(amounts)
          .filter(([, { amount }]) => !cells.has(written(amount)))
          .map(([name]) => `${period} ${name}`),
      );
      expect(missing).toEqual([]);
      // Each leads to its document, on the page that says so.
      expect($('main td a[href*="#page="]').length).toBeGreaterThan(100);
    });
  }
}

test('what is taken away is what content says', async ({ request }) => {
  const table = await (await request.get('/data/key-figures.en.json')).json();
  const figures = await (await request.get('/data/figures.json')).json();
  for (const { period, amounts } of PERIODS) {
    const row = table.rows.find((each: { period: string }) => each.period === period);
    const of = figures.periods.find((each: { period: string }) => each.period === period);
    for (const [name, { amount, page }] of Object.entries(amounts)) {
      expect([period, name, row[name]]).toEqual([period, name, amount]);
      expect([period, name, of.amounts[name].amount, of.amounts[name].page]).toEqual([period, name, amount, page]);
    }
  }
  const xlsx = await request.get('/data/key-figures.zt.xlsx');
  expect([xlsx.status(), (await xlsx.body()).subarray(0, 2).toString()]).toEqual([200, 'PK']);
});

test('ESG figures are those of content, on the page and in the file, each with the page that says so', async ({
  request,
}) => {
  const { reports, figures }: EsgFile = parse(readFileSync('content/esg.yaml', 'utf8'));
  const years = ({ values }: EsgFile['figures'][number]) =>
    reports.map(({ year }) => values.find((each) => each.year === year));
  for (const layout of ['desktop', 'mobile'] as const) {
    const { $ } = await read('/esg?lang=en', layout);
    const rows = $('main tbody tr:has(td)').toArray();
    expect(rows).toHaveLength(figures.length);
    for (const [place, figure] of figures.entries()) {
      const cells = $(rows[place]).find('td').toArray();
      const shown = cells.map((cell) => $(cell).clone().find('.visually-hidden').remove().end().text());
      const told = years(figure).map((of) => (of ? written(of.value) : 'not reported'));
      expect([figure.name.en, shown]).toEqual([figure.name.en, told]);
      const links = cells.map((cell) =>
        $(cell)
          .find('a')
          .attr('href')
          ?.replace(/^.*(?=#)/, ''),
      );
      expect(links).toEqual(years(figure).map((of) => of && `#page=${of.page}`));
    }
  }
  const table = await (await request.get('/data/esg.zt.json')).json();
  expect(table.rows.map(({ figure, value }: { figure: string; value: number | null }) => [figure, value])).toEqual(
    figures.flatMap((figure) => years(figure).map((of) => [figure.name.zt, of?.value ?? null])),
  );
});

test('the results of each period have an address, in the list and in the sitemap', async ({ request }) => {
  const { $ } = await read('/results?lang=en');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = $('main table a')
    .toArray()
    .map((link) => $(link).attr('href'));
  for (const { period } of PERIODS) {
    expect(listed).toContain(`/results?id=${period}&lang=en`);
    expect(sitemap).toContain(`/results?id=${period}`);
  }
});

test('results of a period: announcement, report, recording and story of that period', async () => {
  const { $, status } = await read('/results?id=2026-nine-months&lang=en');
  expect(status).toBe(200);
  expect(wordsIn($, $('h1'))).toEqual(['Nine-month results 2026']);
  expect(wordsIn($, $('#figures tbody tr:first-child td'))[0]).toMatch(/^86,427/);
  expect(leadsTo($, 'Third Quarterly Report 2026 (opens in a new tab)', '#documents')).toMatch(/\.pdf$/);
  expect($('#recording a[href$="#t=840"]')).toHaveLength(1);
});

test('a period that is not there is a 404 with the way to those that are', async () => {
  const { $, status } = await read('/results?id=1999-half&lang=en');
  expect(status).toBe(404);
  expect(wordsIn($, $('[role="status"]'))[0]).toContain('No results of this period');
  expect($('main table a').length).toBeGreaterThan(20);
});
