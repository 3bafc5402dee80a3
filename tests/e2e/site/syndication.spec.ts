import type { APIRequestContext } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { LOCALES } from '../../../lib/i18n/locales';
import { ROUTES } from '../../../lib/site/routes';
import { FEEDS, followedPage } from '../../../lib/syndication/names';
import { expect, test, userAgentOf } from '../support/test';
import { wordsOf } from '../support/words';

/** Feeds, the investors' calendar and the small files that machines look for, each read by a parser. */

const xml = new XMLParser({ ignoreAttributes: false });

async function textOf(request: APIRequestContext, path: string, type: string): Promise<string> {
  const answer = await request.get(path);
  expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, `${type}; charset=utf-8`]);
  return answer.text();
}

interface Entry {
  title: string;
  link: string;
  date: string;
}

for (const name of FEEDS) {
  for (const locale of LOCALES) {
    test(`${name} in ${locale} as RSS and as JSON Feed say the same, newest first`, async ({ request }) => {
      const rss = await textOf(request, `/feeds/${name}.${locale}.xml`, 'application/rss+xml');
      expect(XMLValidator.validate(rss)).toBe(true);
      const { channel } = xml.parse(rss).rss;
      const fromRss: Entry[] = channel.item.map(({ title, link, pubDate }: Record<string, string>) => ({
        title,
        link,
        date: new Date(pubDate ?? '').toISOString(),
      }));
      const json = JSON.parse(await textOf(request, `/feeds/${name}.${locale}.json`, 'application/feed+json'));
      expect(json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
      const fromJson: Entry[] = json.items.map(({ title, url, date_published }: Record<string, string>) => ({
        title,
        link: url,
        date: new Date(date_published ?? '').toISOString(),
      }));
      expect(fromJson.map(({ title, link }) => [title, link])).toEqual(fromRss.map(({ title, link }) => [title, link]));
      expect(fromRss.length).toBeGreaterThan(10);
      expect(fromRss.map(({ date }) => date)).toEqual(
        fromRss
          .map(({ date }) => date)
          .toSorted()
          .toReversed(),
      );
      expect(new Set(fromRss.map(({ link }) => link)).size).toBe(fromRss.length);
      // Its page says that it is there.
      const page = await request.get(`${ROUTES[followedPage(name)].paths.desktop}?lang=${locale}`);
      expect(await page.text()).toContain(`href="/feeds/${name}.${locale}.xml"`);
      for (const { link } of fromRss.slice(0, 3)) {
        const { pathname, search } = new URL(link);
        expect((await request.get(pathname + search, { maxRedirects: 0 })).status()).toBe(200);
      }
    });
  }
}

test('a feed that has not changed is not sent again', async ({ request }) => {
  const first = await request.get('/feeds/news.zt.xml');
  const again = await request.get('/feeds/news.zt.xml', {
    headers: { 'if-none-match': first.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
  expect(first.headers()['cache-control']).toBe('public, max-age=300');
});

for (const locale of LOCALES) {
  test(`the calendar in ${locale} holds results, meetings and roadshows on their days`, async ({ request }) => {
    const text = await textOf(request, `/feeds/calendar.${locale}.ics`, 'text/calendar');
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event));
    expect(events.length).toBeGreaterThan(30);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const { startDate } of events) expect(startDate.isDate).toBe(true);
    // The listing's first annual general meeting, on the day its notice names.
    const meeting = events.find(({ startDate }) => startDate.toString() === '2019-06-14');
    expect(String(meeting?.summary)).toMatch(/2019|二零一九/);
  });
}

test('other files of /feeds/ are not there', async ({ request }) => {
  for (const path of ['/feeds/news.fr.xml', '/feeds/news.zt.ics', '/feeds/calendar.zt.xml', '/feeds/constructor']) {
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
  }
});

test('security.txt names a contact and ends within a year', async ({ request }) => {
  const text = await textOf(request, '/.well-known/security.txt', 'text/plain');
  expect(text).toMatch(/^Contact: mailto:.+@example\.com$/m);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

test('the manifest names icons that are there, and pages name the manifest', async ({ request }) => {
  const { icons } = JSON.parse(await textOf(request, '/manifest.webmanifest', 'application/manifest+json'));
  for (const { src, type } of icons) {
    const answer = await request.get(src);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type]);
  }
  expect(await (await request.get('/home')).text()).toContain('rel="manifest" href="/manifest.webmanifest"');
});

test('readers are shown the feeds and the calendar where the lists end', async ({ request }) => {
  const { follow } = wordsOf('zt', 'common');
  for (const layout of ['desktop', 'mobile'] as const) {
    const headers = { 'user-agent': userAgentOf(layout) };
    const html = await (await request.get(ROUTES.announcements.paths[layout] ?? '', { headers })).text();
    expect(html).toContain(follow.ics);
    expect(html).toContain('href="/feeds/calendar.zt.ics"');
  }
});
