import { LOCALES } from '../../../lib/i18n/locales';
import { priceText } from '../../../lib/market/figures';
import type { ShareSession } from '../../../lib/market/share-history';
import { pathOf } from '../../../lib/site/routes';
import { read, wordsIn } from '../support/reading';
import { expect, test } from '../support/test';

/** The shares: each fact equal to the content, on page, CSV, XLSX and JSON; read by plain HTTP, as without scripts. */

/** The sessions as the store has them; tests/unit/sample says which those of the sample company are. */
let history: ShareSession[] = [];
test.beforeAll(async ({ request }) => {
  history = (await (await request.get('/data/share-history.en.json')).json()).rows;
});
const weeksBefore = (day: string, weeks: number) =>
  new Date(Date.parse(day) - weeks * 7 * 86_400_000).toISOString().slice(0, 10);
const withLang = (path: string, locale: string) => `${path}?lang=${locale}`;

for (const layout of ['desktop', 'mobile'] as const) {
  for (const locale of LOCALES) {
    test(`share information on ${layout} in ${locale}: the facts of the content and of the history`, async () => {
      const { $, status } = await read(withLang(pathOf('shareInformation', layout), locale), layout);
      const fact = (key: string) => wordsIn($, $(`#${key}`)).join('');
      const year = history.filter(({ date }) => date >= weeksBefore(history.at(-1)?.date ?? '', 52));
      expect(status).toBe(200);
      expect(fact('last')).toContain(`HK$${priceText(history.at(-1)?.close ?? 0)}`);
      expect(fact('high')).toContain(`HK$${priceText(Math.max(...year.map(({ high }) => high)))}`);
      expect(fact('low')).toContain(`HK$${priceText(Math.min(...year.map(({ low }) => low)))}`);
      expect(fact('issued')).toContain('503,690,000');
      expect(fact('options')).toContain('17,810,000');
      expect(fact('float')).toContain('32.5%');
      expect(fact('isin')).toContain('ZZ0000080170');
      expect($('#issued a').attr('href')).toContain('item=2026-11-04-monthly-return-2026-10');
      expect(wordsIn($, $('table[aria-labelledby="holders"] tbody tr')).join()).toMatch(/285,000,000.*55,000,000/);
      expect($('input[name="span"]').length).toBe(4);
      expect($('[data-testid="history-chart"]').length).toBe(3);
    });

    test(`the overview on ${layout} in ${locale} begins with price, result and shares, each leading to its page`, async () => {
      const { $ } = await read(withLang(pathOf('investorRelations', layout), locale), layout);
      const strip = $('[data-testid="key-facts"]');
      expect(strip.text()).toContain(`HK$${priceText(history.at(-1)?.close ?? 0)}`);
      expect(strip.text()).toContain('503,690,000');
      const paths = strip.find('a').map((_, link) => $(link).attr('href')?.split(/[?#]/)[0]);
      expect(paths.get()).toEqual(expect.arrayContaining(['/shareInformation', '/results']));
      expect($('link[rel="alternate"][type="application/rss+xml"]').attr('href')).toContain('announcements');
    });
  }
}

test('the history in three formats has every session to the last digit', async ({ request }) => {
  const csv = await (await request.get('/data/share-history.en.csv')).text();
  const rows = csv.trim().split('\r\n').slice(-history.length);
  expect(history.length).toBeGreaterThan(1000);
  expect(rows.map((row) => row.split(',').slice(0, 4).join())).toEqual(
    history.map(({ date, close, high, low }) => [date, close, high, low].join()),
  );
  const workbook = await request.get('/data/share-history.zt.xlsx');
  expect([workbook.status(), workbook.headers()['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
});

test('alerts offer both feeds and the calendar, each at its full address', async ({ request }) => {
  const { $ } = await read('/alerts?lang=en');
  const offered = $('#feeds dt a').map((_, link) => $(link).attr('href'));
  expect(offered.get()).toEqual([
    '/feeds/announcements.en.xml',
    '/feeds/announcements.en.json',
    '/feeds/news.en.xml',
    '/feeds/news.en.json',
    '/feeds/calendar.en.ics',
  ]);
  for (const path of offered.get()) expect((await request.get(String(path))).status()).toBe(200);
  expect($('link[rel="alternate"][type="application/rss+xml"]').length).toBe(2);
});
