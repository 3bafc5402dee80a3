import { expect, test } from '@playwright/test';
import { DEFAULT_LOCALE, HTML_LANG } from '../../../lib/i18n/locales';
import type { Layout } from '../../../lib/site/routes';
import { attribute, decoded, linksOf, tags } from '../support/links';
import { userAgentOf } from '../support/test';

/**
 * A crawler's visit in the language of most readers: it starts at the front door, and follows every link of ours. Of
 * addresses that differ in a value of the query alone (pages of a list, articles, years) it takes the first few. That
 * links keep the other languages is seen page by page (routes.spec.ts).
 */

// One after the other: what the crawl of a phone found is what the sitemap is held against.
test.describe.configure({ mode: 'default' });

/** Addresses of one shape that are followed; what they say is the same on a phone. */
const OF_A_SHAPE: Record<Layout, number> = { desktop: 2, mobile: 1 };
const AT_A_TIME = 6;

interface Visited {
  address: string;
  html: string;
}

const meta = (html: string, name: string) =>
  tags(html, 'meta').find((tag) => attribute(tag, 'name') === name || attribute(tag, 'property') === name);
const contentOf = (html: string, name: string) => attribute(meta(html, name) ?? '', 'content');
const titleOf = (html: string) => decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
const canonicalOf = (html: string) =>
  attribute(tags(html, 'link').find((tag) => attribute(tag, 'rel') === 'canonical') ?? '', 'href');
const isHidden = (html: string) => (contentOf(html, 'robots') ?? '').includes('noindex');

/** The address with the names of its query, not their values; but each document is a page of its own. */
function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const names = [...searchParams.keys()].filter((name) => name !== 'lang').sort();
  return `${pathname}?${names}&${searchParams.get('doc')}`;
}

const crawls = new Map<Layout, ReturnType<typeof crawl>>();

/** One crawl for all tests of this worker. */
function crawled(base: string, layout: Layout): ReturnType<typeof crawl> {
  const one = crawls.get(layout) ?? crawl(base, layout);
  crawls.set(layout, one);
  return one;
}

async function crawl(base: string, layout: Layout) {
  const headers = { 'user-agent': userAgentOf(layout) };
  const problems: string[] = [];
  const visited: Visited[] = [];
  const known = new Set<string>();
  const taken = new Map<string, number>();
  const waiting: { address: string; from: string }[] = [];
  const found = (address: string, from: string) => {
    if (known.has(address)) return;
    known.add(address);
    const shape = shapeOf(address);
    const count = (taken.get(shape) ?? 0) + 1;
    taken.set(shape, count);
    if (count <= OF_A_SHAPE[layout]) waiting.push({ address, from });
  };
  const get = (address: string) => fetch(new URL(address, base), { headers, redirect: 'manual' });
  const front = await get('/');
  found(front.headers.get('location') ?? '', '/');
  while (waiting.length > 0) {
    const now = waiting.splice(0, AT_A_TIME);
    await Promise.all(
      now.map(async ({ address, from }) => {
        const answer = await get(address);
        const type = answer.headers.get('content-type') ?? '';
        const html = await answer.text();
        if (answer.status !== 200) problems.push(`${from} leads to ${address}: ${answer.status}`);
        if (answer.status !== 200 || !type.startsWith('text/html')) return;
        visited.push({ address, html });
        for (const { target, lang } of linksOf(html, new URL(address, base).href)) {
          // Another language is chosen by its own links, which are what the alternates are.
          if (lang === null || lang === DEFAULT_LOCALE) found(target, address);
        }
      }),
    );
  }
  return { visited, problems };
}

/** What schema.org asks of each kind, as far as a search engine shows it. */
const REQUIRED: Record<string, readonly string[]> = {
  Corporation: ['name', 'url', 'tickerSymbol'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  NewsArticle: ['headline', 'image', 'datePublished', 'publisher'],
  SoftwareApplication: ['name', 'offers', 'applicationCategory', 'operatingSystem'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  Dataset: ['name', 'description', 'distribution'],
  Report: ['name', 'datePublished'],
  DigitalDocument: ['name', 'datePublished'],
};

function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
}

for (const layout of ['desktop', 'mobile'] as const) {
  test(`a crawler on ${layout} finds no broken link, and pages that are told apart`, async ({ request, baseURL }) => {
    test.setTimeout(120_000);
    const { visited, problems } = await crawled(String(baseURL), layout);
    expect(visited.length).toBeGreaterThan(50);
    const pages = visited.filter(({ html }) => !isHidden(html));
    /** One page may be met under several addresses: its canonical one is the page. */
    const told = new Map<string, { titles: Set<string>; descriptions: Set<string> }>();
    const cards = new Set<string>();
    const kinds = new Set<string>();
    for (const { address, html } of pages) {
      const canonical = canonicalOf(html);
      const [title, description] = [titleOf(html), contentOf(html, 'description') ?? ''];
      if (!canonical || !title || !description) problems.push(`${address}: title, description or canonical missing`);
      for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'twitter:card']) {
        if (!contentOf(html, name)) problems.push(`${address}: ${name} missing`);
      }
      cards.add(contentOf(html, 'og:image') ?? '');
      const alternates = tags(html, 'link').filter((tag) => attribute(tag, 'hreflang'));
      const languages = alternates.map((tag) => attribute(tag, 'hreflang')).sort();
      if (String(languages) !== String([...Object.values(HTML_LANG), 'x-default'].sort())) {
        problems.push(`${address}: alternates ${languages}`);
      }
      const own = alternates.find((tag) => attribute(tag, 'hreflang') === HTML_LANG[DEFAULT_LOCALE]);
      // What a page says of itself in its own language is its canonical address: so do the others of it.
      if (attribute(own ?? '', 'href') !== canonical) problems.push(`${address}: not its own alternate`);
      const one = told.get(canonical ?? '') ?? { titles: new Set(), descriptions: new Set() };
      one.titles.add(title);
      one.descriptions.add(description);
      told.set(canonical ?? '', one);
      for (const data of structuredData(html)) {
        const kind = String(data['@type']);
        kinds.add(kind);
        const missing = REQUIRED[kind]?.filter((name) => data[name] === undefined || data[name] === '');
        if (!missing || missing.length > 0) problems.push(`${address}: ${kind} without ${missing ?? 'a rule here'}`);
      }
    }
    for (const what of ['titles', 'descriptions'] as const) {
      const owners = new Map<string, string>();
      for (const [canonical, { [what]: texts }] of told) {
        for (const text of texts) {
          // Further pages of a list have its words.
          const path =
            new URL(canonical).pathname +
            (new URL(canonical).searchParams.get('id') ?? '') +
            (new URL(canonical).searchParams.get('item') ?? '') +
            (new URL(canonical).searchParams.get('doc') ?? '');
          const owner = owners.get(text);
          if (owner !== undefined && owner !== path) problems.push(`${path} and ${owner} share ${what}: ${text}`);
          owners.set(text, path);
        }
      }
    }
    for (const card of cards) {
      const { pathname } = new URL(card);
      const answer = await request.get(pathname);
      const type = answer.headers()['content-type'] ?? '';
      if (answer.status() !== 200 || !type.startsWith('image/'))
        problems.push(`card ${card}: ${answer.status()} ${type}`);
    }
    expect(problems).toEqual([]);
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining([
        'BreadcrumbList',
        'Corporation',
        'FAQPage',
        'WebSite',
        'ItemList',
        'NewsArticle',
        'SoftwareApplication',
      ]),
    );
  });
}

test('every page of the sitemap is one that links lead to, and says when it last changed where that is known', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const { visited } = await crawled(String(baseURL), 'mobile');
  const linked = new Set(visited.map(({ html }) => canonicalOf(html)));
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    address: decoded(/<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? ''),
    changed: /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1],
  }));
  const own = entries.filter(({ address }) => !new URL(address).searchParams.has('lang'));
  const isOfOne = ({ address }: { address: string }) => /[?&](?:id|item)=/.test(address);
  const pagesOnly = own.filter((entry) => !isOfOne(entry));
  expect(pagesOnly.filter(({ address }) => !linked.has(address)).map(({ address }) => address)).toEqual([]);
  // When a general meeting last changed nobody says.
  for (const { address, changed } of own.filter(
    (entry) => isOfOne(entry) && !entry.address.includes('generalMeetings'),
  )) {
    expect([address, Number.isNaN(Date.parse(changed ?? ''))]).toEqual([address, false]);
  }
});
