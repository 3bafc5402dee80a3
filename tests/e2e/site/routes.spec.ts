import { DEFAULT_LOCALE, LOCALES } from '../../../lib/i18n/locales';
import { isOfAllLanguages, linksOf } from '../support/links';
import { read } from '../support/reading';
import { DESKTOP_UA, expect, hydrated, PAGES, test, userAgentOf } from '../support/test';

test.describe('§2 every route', () => {
  for (const { layout, path } of PAGES) {
    test(`§2 ${path} on ${layout}: title, description, h1, address, policy and links in three languages, kept once made`, async ({
      request,
    }) => {
      const seen = new Set<string>();
      for (const locale of LOCALES) {
        const get = () =>
          request.get(`${path}?lang=${locale}`, { headers: { 'User-Agent': userAgentOf(layout) }, maxRedirects: 0 });
        const first = await get();
        const html = await first.text();
        expect(first.status()).toBe(200);
        expect(html).toContain(`data-device="${layout}"`);
        const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
        const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
        const heading = /<h1[^>]*>(.+?)<\/h1>/.exec(html)?.[1] ?? '';
        expect(title.length).toBeGreaterThan(5);
        expect(description.length).toBeGreaterThan(20);
        expect(heading).not.toBe('');
        seen.add(title);
        // The default language needs no name.
        if (locale !== DEFAULT_LOCALE) {
          const lost = linksOf(html, first.url()).filter(
            ({ target, lang, choosesLanguage }) => lang !== locale && !choosesLanguage && !isOfAllLanguages(target),
          );
          expect(lost, 'links that lose the language').toEqual([]);
        }
        expect(html).toMatch(/<link rel="canonical" href="http[^"]+"/);
        expect(html).toContain('hrefLang="x-default"');
        expect(first.headers()['content-security-policy']).toContain("default-src 'none'");
        expect(first.headers()['cache-control']).toBe('private, max-age=0, must-revalidate');
        const again = await get();
        expect(again.headers()['x-nextjs-cache']).toBe('HIT');
        expect(again.headers()['x-nextjs-stale-time']).toBeUndefined();
        expect(again.headers()['content-security-policy']).toBe(first.headers()['content-security-policy']);
      }
      expect(seen.size, 'each language has its own title').toBe(3);
    });
  }
});

test.describe('§2 addresses that lead elsewhere', () => {
  for (const [layout, from, to] of [
    ['desktop', '/', '/home'],
    ['mobile', '/', '/home'],
    ['desktop', '/no-such-page', '/home'],
    ['desktop', '/HOME', '/home'],
    ['desktop', '/desktop/en/home', '/home'],
    ['mobile', '/mobile/en/home', '/home'],
    ['desktop', '/desktop/en/dynamicDetails/5.0', '/home'],
    ['desktop', '/desktop/x.y/home', '/home'],
    ['desktop', '/%64esktop/en/home', '/home'],
    ['desktop', '/roadService?pageIndex=2&lang=en', '/sub-roadShow?pageIndex=2&lang=en'],
    ['mobile', '/sub-roadShow?lang=en', '/roadService?lang=en'],
    ['desktop', '/interaction', '/sub-investorInteraction'],
    ['mobile', '/sub-investorInteraction', '/interaction'],
    ['mobile', '/download?id=ios', '/tradeGodownload?id=ios'],
  ] as const) {
    test(`Routes: ${from} on ${layout} redirects to ${to}`, async ({ request }) => {
      const answer = await request.get(from, { headers: { 'User-Agent': userAgentOf(layout) }, maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([307, to]);
    });
  }

  for (const path of ['/foo.txt', '/wp-login.php', '/assets/no-such.png']) {
    test(`Routes: ${path} is a plain 404`, async ({ request }) => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
    });
  }

  for (const [from, to] of [
    ['/dynamicDetails?id=38）&lang=en', '/dynamicDetails?id=38&lang=en'],
    ['/dynamicDetails?lang=en&amp;id=38', '/dynamicDetails?lang=en&id=38'],
    ['/dynamicDetails%3Fid%3D38', '/dynamicDetails?id=38'],
    ['/aboutUs）', '/aboutUs'],
  ] as const) {
    test(`Routes: ${from}, which was damaged on its way, leads to ${to}`, async ({ request }) => {
      const answer = await request.get(from, { headers: { 'User-Agent': DESKTOP_UA }, maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([307, to]);
    });
  }

  for (const [layout, path, title] of [
    ['desktop', '/dynamicDetails?id=abc&lang=en', 'This article is not here'],
    ['mobile', '/dynamicDetails?id=1234567890&lang=zt', '找不到這則消息'],
    ['desktop', '/sub-annAndCir?year=20255&lang=en', 'There is a mistake in this address'],
    ['mobile', '/sub-annAndCir?kind=rumours&lang=zt', '這個網址有誤'],
    ['mobile', '/companyDynamics?pageIndex=abc&lang=zh', '这个网址有误'],
    ['desktop', '/search?q=a&kind=rumours&lang=en', 'There is a mistake in this address'],
  ] as const) {
    test(`Routes: ${path}, which cannot be mended, is a 404 with a way on`, async () => {
      const { status, $ } = await read(path, layout);
      expect(status).toBe(404);
      expect($('main').text()).toContain(title);
      expect($('meta[name="robots"]').attr('content')).toMatch(/^noindex/);
      const onward = $('main a').last().attr('href') ?? '';
      expect((await read(onward, layout)).status).toBe(200);
    });
  }

  for (const [layout, ownPath] of [
    ['desktop', '/sub-roadShow'],
    ['mobile', '/roadService'],
  ] as const) {
    test(`Routes: every address that a twin names on ${layout} answers whoever reads it`, async ({ request }) => {
      const { $ } = await read(`${ownPath}?lang=en`, layout);
      const named = [
        $('link[rel="canonical"]'),
        $('meta[property="og:url"]'),
        ...$('link[hreflang]')
          .toArray()
          .map((link) => $(link)),
      ];
      for (const one of named) {
        const { pathname, search } = new URL(one.attr('href') ?? one.attr('content') ?? '');
        const answer = await request.get(pathname + search, {
          headers: { 'User-Agent': userAgentOf(layout) },
          maxRedirects: 0,
        });
        expect([pathname, answer.status()]).toEqual([ownPath, 200]);
      }
    });
  }

  for (const [layout, lang] of [
    ['desktop', 'en'],
    ['mobile', 'zh'],
  ] as const) {
    test(`Routes: links of pages of one thing keep ${lang}, on ${layout}`, async () => {
      const { $ } = await read(`/sub-annAndCir?lang=${lang}`, layout);
      const filing = $('[data-testid="circular-row"] a[href*="item="]').first().attr('href') ?? '';
      for (const path of [filing, `/dynamicDetails?id=38&lang=${lang}`, `/search?q=08017&lang=${lang}`]) {
        const { $: page, address } = await read(path, layout);
        const lost = linksOf(page.html(), new URL(address, 'http://localhost').href).filter(
          (link) => link.lang !== lang && !link.choosesLanguage && !isOfAllLanguages(link.target),
        );
        expect([path, lost]).toEqual([path, []]);
      }
    });
  }

  test('Routes: an id that climbs does not reach another page', async ({ request }) => {
    const answer = await request.get('/dynamicDetails?id=../../../mobile/en/home', {
      headers: { 'User-Agent': DESKTOP_UA },
    });
    const html = await answer.text();
    expect(html).toContain('data-device="desktop"');
    expect(html).toContain('lang="zh-Hant"');
    expect(answer.headers(), 'nor is the internal address told').not.toHaveProperty('x-middleware-rewrite');
  });
});

test.describe('§2 navigation', () => {
  test('§2 navigating scrolls to the top', async ({ page }) => {
    await page.goto('/companyDynamics?lang=en');
    await hydrated(page);
    for (const distance of [30, 900]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), distance);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact us' }).click();
      await expect(page).toHaveURL(/contactUs/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' }).click();
      await expect(page).toHaveURL(/aboutUs/);
    }
  });

  test('§2 legal pages change the background on entry and reset it on leaving', async ({ page }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto('/contactUs?lang=en');
    const before = await background();
    await page.getByTestId('site-footer').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL(/privacyPolicy/);
    await expect.poll(background).not.toBe(before);
    await page.getByTestId('site-footer').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/contactUs/);
    await expect.poll(background).toBe(before);
  });
});
