import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { parse } from 'yaml';
import { LOCALES } from '../../../lib/i18n/locales';
import { ROUTES, type RouteId } from '../../../lib/site/routes';
import { OTHER_COMPANY, startOperator } from '../support/operator';
import { type OwnServer, startOwn } from '../support/own-server';
import { EACH_PAGE, expect, test, userAgentOf } from '../support/test';
import { visitorsOf } from '../support/visitors';

/** A site that showed the sample company and is given another one: nothing of the sample is left (docs/requirements.md, Names). */

const NAME = 'other-company';
const PORT = 4338;

let server: OwnServer | undefined;
const visitors = visitorsOf(() => String(server?.address));
test.afterAll(() => server?.stop());

/**
 * What the sample company alone says: its names, people, addresses, history and the titles of what it has published;
 * not what the site itself calls its pages, offices and products.
 */
function tracesOfSample(folder: string): string[] {
  const textsIn = (place: string, names: RegExp) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((file) => names.test(file))
      .map((file) => readFileSync(path.join(place, file), 'utf8'));
  const ours = textsIn('content', /^(?:company|board)\.yaml$|entry\.yaml$|^answers.*\.yaml$/);
  const others = [
    ...textsIn(folder, /\.(?:yaml|md)$/),
    ...textsIn('messages', /\.json$/),
    ...textsIn('lib/content/legal', /\.ts$/),
  ];
  const leaves = (value: unknown): string[] => {
    if (typeof value === 'string') return [value.trim()];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
  };
  const said = ours.flatMap((text) => leaves(parse(text)));
  // Short ones are words of the language, and addresses of the Exchange and the like are in every folder.
  const isTelling = (text: string) => (/\p{Script=Han}/u.test(text) ? text.length > 7 : text.length > 18);
  const telling = said.filter(
    (text) => isTelling(text) && !PRODUCTS.test(text) && others.every((other) => !other.includes(text)),
  );
  return ['08017', 'ZZZ000', ...new Set(telling)];
}

/** Addresses of the product's own downloads and accounts, and what its awards are for, which its pages name as well. */
const PRODUCTS = /^(?:https?:|\/)|^(?:Live Report|Broker SaaS)|^活報告|^活报告/;
const PRODUCT_NAME = ['TradeGo', '捷利'];
/** The day of the sample company's listing, which is also that of the first terms of the products. */
const LISTED = ['2018-07-13', '13 July 2018', '2018 年 7 月 13 日'];
const LEGAL: readonly RouteId[] = ['serviceTerms', 'privacyPolicy'];

/** Pages that are about the company and none of its products. */
const isOfTheCompany = (id: RouteId) =>
  ROUTES[id].parent === 'investorRelations' || id === 'investorRelations' || id === 'companyDynamics';

test('a company that takes the place of the sample one finds no trace of it, on pages, in feeds, data or the search', async () => {
  // Every page is made anew for it: a tenth of a second of a processor each, which others want as well.
  test.setTimeout(300_000);
  const operator = startOperator(NAME);
  server = await startOwn(NAME, PORT);
  const [, ours = ''] = /href="(\/files\/[^"#?]+)/.exec(await visitors.textOf('/sub-annAndCir')) ?? [];
  expect((await visitors.ask(ours)).status, 'a file of the sample company').toBe(200);
  expect(await visitors.textOf('/search?lang=en&q=08017')).toContain('08017');

  await operator.found();
  const { status, text } = await operator.publish('release');
  expect(status, text).toBe(0);
  await visitors.sees('/companyDynamics', { zt: '第一則消息', zh: '第一则消息', en: 'A first story' });
  expect(await visitors.textOf('/home?lang=en')).not.toContain('Sample data');
  expect((await visitors.ask(ours)).status, 'a file of the sample company').toBe(404);

  const traces = tracesOfSample(operator.folder);
  expect(traces.length).toBeGreaterThan(300);
  const found: string[] = [];
  const look = (where: string, said: string, words: readonly string[] = [...traces, ...PRODUCT_NAME]) =>
    found.push(...words.filter((word) => said.includes(word)).map((word) => `${where}: ${word}`));
  for (const [index, locale] of LOCALES.entries()) {
    for (const [place, { layout, id, path }] of EACH_PAGE.entries()) {
      // Each in one language: what a page takes from the company is the same in all.
      if (place % LOCALES.length !== index) continue;
      const answer = await visitors.ask(`${path}?lang=${locale}`, { 'User-Agent': userAgentOf(layout) });
      const $ = load(await answer.text());
      look(`${path} ${locale}`, $.html(), LEGAL.includes(id) ? traces : [...traces, ...LISTED]);
      // The site's own products keep their name; the company is not called by it.
      look(`${path} ${locale} site`, $('meta[property="og:site_name"]').attr('content') ?? '');
      look(`${path} ${locale} title`, $('title').text().split(' | ').at(-1) ?? '');
      look(`${path} ${locale} header`, $('[data-testid="site-header"] a').first().text());
      if (!isOfTheCompany(id)) continue;
      look(`${path} ${locale} main`, $('main').html() ?? '');
      look(`${path} ${locale} data`, $('script[type="application/ld+json"]').text());
    }
    for (const feed of ['news.xml', 'news.json', 'announcements.xml', 'announcements.json', 'calendar.ics'])
      look(feed, await visitors.textOf(`/feeds/${feed.replace('.', `.${locale}.`)}`));
    for (const table of ['dividends', 'general-meetings', 'key-figures', 'publication-record', 'share-history'])
      look(table, await visitors.textOf(`/data/${table}.${locale}.csv`));
  }
  for (const q of ['末期股息', 'Sample CPA', '陳示範'])
    look(`search ${q}`, await visitors.textOf(`/search?q=${encodeURIComponent(q)}`), traces);
  for (const file of ['/llms.txt', '/sitemap.xml', '/data/publication-record.ndjson', '/.well-known/security.txt'])
    look(file, await visitors.textOf(file), traces);
  const [heading, , summary = ''] = (await visitors.textOf('/llms.txt')).split('\n');
  expect(heading).toBe(`# ${OTHER_COMPANY.en}`);
  look('/llms.txt', summary);
  look('/manifest.webmanifest', await visitors.textOf('/manifest.webmanifest'));
  expect(found).toEqual([]);
});
