import { LOCALES } from '../../../lib/i18n/locales';
import { read, wordsIn } from '../support/reading';
import { DESKTOP_UA, DEVICES, expect, hydrated, test } from '../support/test';
import { wordsOf } from '../support/words';

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`§2 company dynamics on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test('§2 hot news stands before the history list with its pager, and is not repeated in it', async () => {
      const { $, hook } = await read('/companyDynamics?lang=en', layout);
      expect(wordsIn($, $('main h2'))).toEqual(['In the news now', 'More news']);
      const addresses = hook('news-item').find('a').toArray();
      expect(addresses.map((link) => $(link).attr('href'))).toEqual(
        [38, 37, 36, 35, 34, 33].map((id) => `/dynamicDetails?id=${id}&lang=en`),
      );
      expect($('#history [data-testid="news-item"]')).toHaveLength(3);
      expect(hook('pager').text()).toContain('1–6 of 38');
      const second = await read('/companyDynamics?lang=en&pageIndex=2', layout);
      expect(wordsIn(second.$, second.$('main h2'))).toEqual(['All news']);
      expect(second.$('#history [data-testid="news-item"]')).toHaveLength(6);
    });

    test('§2 each item shows picture, day/month/year, title, excerpt and its kind', async ({ page }) => {
      await page.goto('/companyDynamics?lang=en');
      const item = page.getByTestId('news-item').first();
      await expect(item.getByRole('heading')).not.toBeEmpty();
      await expect(item.locator('time')).toHaveText('12/11/2026');
      await expect(item).toContainText('Results');
      await expect(item).toContainText(/HK\$86\.4 million/);
      const past = page.locator('#history').getByTestId('news-item').first();
      await expect(page.getByTestId('news-item').nth(1)).toContainText('Version 10.30 of the TradeGo client');
      await expect(past.locator('time')).toHaveText('24/09/2026');
      await expect(past).toContainText('Investor events');
      for (const each of [item, past]) {
        await each.scrollIntoViewIfNeeded();
        await expect
          .poll(() => each.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
    });

    test('§2 a results story is read as a large figure, in three languages, and no other story is', async ({
      page,
    }) => {
      for (const lang of LOCALES) {
        const { $, hook } = await read(`/companyDynamics?lang=${lang}`, layout);
        const [lead = '', next = ''] = wordsIn($, hook('news-item'));
        expect(lead).toContain('+23.8%');
        expect(lead).toContain(wordsOf(lang, 'news').revenueChange);
        expect(next).not.toContain('%');
      }
      await page.goto('/companyDynamics?lang=en', { waitUntil: 'domcontentloaded' });
      const figure = page.getByTestId('news-item').first().getByText('+23.8%', { exact: true });
      await expect(figure).toBeVisible();
      const { size, width, scroll } = await figure.evaluate((element) => ({
        size: Number.parseFloat(getComputedStyle(element).fontSize),
        width: window.innerWidth,
        scroll: document.documentElement.scrollWidth,
      }));
      expect(size).toBeGreaterThanOrEqual(64);
      expect(scroll).toBe(width);
    });

    test('§2 news is narrowed to a kind, page by page, by a click', async ({ page }) => {
      const words = wordsOf('zt', 'news');
      await page.goto('/companyDynamics?lang=zt');
      await hydrated(page);
      const kinds = page.getByRole('navigation', { name: words.filter.label });
      const choice = kinds.getByRole('link', { name: words.kinds.product });
      const count = Number(/\d+$/.exec((await choice.textContent()) ?? '')?.[0]);
      expect(count).toBeGreaterThan(6);
      await choice.click();
      await expect(page).toHaveURL(/[?&]kind=product/);
      await expect(choice).toHaveAttribute('aria-current', 'true');
      const facts = page.getByTestId('news-item').locator('time + span');
      await expect(facts).toHaveText(Array(6).fill(words.kinds.product));
      await expect(page.getByTestId('pager')).toContainText(String(count));
      await page.getByTestId('pager').locator('a[href*="pageIndex=2"]').first().click();
      await expect(page).toHaveURL(/kind=product.*pageIndex=2/);
      await expect(facts).toHaveText(Array(Math.min(6, count - 6)).fill(words.kinds.product));
    });

    for (const lang of LOCALES) {
      test(`§2 news of a kind has an address of its own, as crawlers read it (${lang})`, async () => {
        const words = wordsOf(lang, 'news');
        const whole = await read(`/companyDynamics?lang=${lang}`, layout);
        const [choice] = whole
          .$(`nav[aria-label="${words.filter.label}"] a`)
          .toArray()
          .filter((link) => whole.$(link).text().includes(words.kinds.product));
        const count = Number(/\d+$/.exec(whole.$(choice).text())?.[0]);
        const address = whole.$(choice).attr('href') ?? '';
        expect([count > 6, address]).toEqual([true, expect.stringMatching(/[?&]kind=product/)]);
        for (const [index, shown] of [6, Math.min(6, count - 6)].entries()) {
          const { $, hook } = await read(`${address}&pageIndex=${index + 1}`, layout);
          expect(wordsIn($, hook('news-item').find('time + span'))).toEqual(Array(shown).fill(words.kinds.product));
          expect(hook('pager').text()).toContain(String(count));
          expect($('link[rel="canonical"]').attr('href')).toContain('kind=product');
        }
      });
    }

    test('§2 a picture that fails gives way to the default picture', async ({ page }) => {
      await page.route(/third-quarter-2026/, (route) => route.abort());
      await page.goto('/companyDynamics?lang=en');
      await hydrated(page);
      const picture = page.getByTestId('news-item').first().locator('img');
      await expect(picture).toHaveAttribute('src', /default-1280\.webp$/);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });

    test('§4 changing the page and the page size shows another part of the list, at its own address', async ({
      page,
    }) => {
      await page.goto('/companyDynamics?lang=en');
      await hydrated(page);
      const first = await page.locator('#history').getByTestId('news-item').first().getByRole('heading').textContent();
      await page.getByRole('link', { name: 'Page 3' }).click();
      await expect(page.getByTestId('pager')).toContainText('13–18 of 38');
      await expect(page).toHaveURL(/pageIndex=3/);
      await expect(page.locator('#history').getByTestId('news-item').first().getByRole('heading')).not.toHaveText(
        first ?? '',
      );
      await page.getByTestId('pager').getByRole('link', { name: '20', exact: true }).click();
      await expect(page.getByTestId('pager')).toContainText('1–20 of 38');
      await expect(page).toHaveURL(/pageSize=20/);
    });

    test('§2 a click stores the item under dynamicDetails and goes to its address', async ({ page }) => {
      await page.goto('/companyDynamics?lang=en');
      await hydrated(page);
      const item = page.locator('#history').getByTestId('news-item').nth(2);
      const title = (await item.getByRole('heading').textContent()) ?? '';
      await item.getByRole('link').click();
      await expect(page).toHaveURL(/\/dynamicDetails\?id=33&lang=en/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem('dynamicDetails') ?? '{}'));
      expect(stored).toMatchObject({ id: 33, title });
      await expect
        .poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('dynamicDetails') ?? '{}').contentTxt))
        .toContain('<p>');
    });

    test('§2 the detail page shows breadcrumb, title, publish date and body, and its neighbours', async () => {
      const { $ } = await read('/dynamicDetails?id=38&lang=en', layout);
      expect(wordsIn($, $('nav[aria-label="You are here"] li'))).toEqual([
        expect.stringContaining('Home'),
        expect.stringContaining('Company news'),
        expect.stringContaining('Third-quarter results 2026'),
      ]);
      expect($('article time').first().text()).toBe('12/11/2026');
      expect(wordsIn($, $('article p'))[2]).toMatch(/\S/);
      const [neighbour] = $('main a')
        .toArray()
        .filter((link) => $(link).text().includes('Windows 10.30'));
      const next = await read($(neighbour).attr('href') ?? '', layout);
      expect(next.address).toMatch(/id=37/);
      expect(next.$('h1').text()).toContain('Windows 10.30');
    });

    test('§2 code in an article is text that can be marked, and scrolls in its own place, with keys too', async ({
      page,
    }) => {
      for (const lang of layout === 'desktop' ? ['zt', 'en'] : ['zh', 'en']) {
        await page.goto(`/dynamicDetails?id=36&lang=${lang}`);
        const code = page.locator('[data-article-body]').getByRole('region').first();
        await expect(code).toContainText('async for q in s:');
        const { text, lines, pageWidth, width } = await code.evaluate((element) => {
          getSelection()?.selectAllChildren(element);
          const style = getComputedStyle(element);
          return {
            text: String(getSelection()),
            lines: Math.round(
              (element.clientHeight - Number.parseFloat(style.paddingTop) * 2) / Number.parseFloat(style.lineHeight),
            ),
            pageWidth: document.documentElement.scrollWidth,
            width: window.innerWidth,
          };
        });
        expect(text).toContain('from tradego import Gap, OpenApi, Quote\n\napi = OpenApi(reconnect=True)');
        expect(text.split('\n')).toHaveLength(lines);
        expect(pageWidth).toBe(width);
        await code.focus();
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      }
    });

    test('§2 an article can be handed on, and ends with related stories and one way on', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/dynamicDetails?id=38&lang=en');
      await hydrated(page);
      await page.getByRole('link', { name: 'Copy link' }).click();
      await expect(page.getByText('Link copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      const related = page.getByTestId('news-item');
      await expect(related).toHaveCount(3);
      for (const story of await related.all()) {
        await story.scrollIntoViewIfNeeded();
        await expect(story).toContainText('Results');
        await expect
          .poll(() => story.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
      await page.getByRole('main').getByRole('link', { name: 'Investor relations', exact: true }).click();
      await expect(page).toHaveURL(/\/investorRelations\?lang=en/);
    });

    test('decisions, Routes: without an id the page reads what the session kept', async ({ page }) => {
      await page.goto('/dynamicDetails?id=30&lang=en');
      await hydrated(page);
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await page.goto('/dynamicDetails?lang=en');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('article')).toContainText('resolution');
    });

    test('§2 a table keeps its figures whole and scrolls in its own place, with keys too', async ({ page }) => {
      const width = layout === 'mobile' ? 390 : 400;
      for (const each of [width, 320]) {
        if (layout === 'desktop' && each < 400) continue;
        await page.setViewportSize({ width: each, height: 844 });
        await page.goto('/dynamicDetails?id=38&lang=en');
        const region = page.getByRole('region', { name: 'Table 1' });
        const { broken, page: pageWidth } = await region.evaluate((element) => ({
          broken: [...element.querySelectorAll('td')]
            .filter((cell) => {
              const range = document.createRange();
              range.selectNodeContents(cell);
              // A figure in bold has a box of its own beside its text's.
              return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1;
            })
            .map((cell) => cell.textContent),
          page: document.documentElement.scrollWidth,
        }));
        expect({ broken, pageWidth }, String(each)).toEqual({ broken: [], pageWidth: each });
        await region.focus();
        await expect(region).toBeFocused();
        if (!(await region.evaluate((element) => element.scrollWidth > element.clientWidth))) continue;
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      }
    });

    test('decisions, Routes: without an id there is a breadcrumb and a title of its own', async () => {
      const { $ } = await read('/dynamicDetails?lang=en', layout);
      expect($('title').text()).toMatch(/^Choose an article first/);
      expect(wordsIn($, $('nav[aria-label="You are here"] li'))).toEqual([
        expect.stringContaining('Home'),
        expect.stringContaining('Company news'),
        expect.stringContaining('Choose an article first'),
      ]);
    });

    test('decisions, Language: an article kept by the session is not shown in another language', async ({ page }) => {
      await page.goto('/dynamicDetails?id=30&lang=en');
      await hydrated(page);
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await page.goto('/dynamicDetails?lang=zh');
      await expect(page).toHaveURL(/id=30/);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    });

    test('decisions, Calls: whatever stands in the session, the page stays and nothing of it runs', async ({
      page,
    }) => {
      await page.goto('/dynamicDetails?lang=en');
      await page.evaluate(() =>
        sessionStorage.setItem(
          'dynamicDetails',
          '{"id":38,"title":"Kept","publishTime":1e20,"contentTxt":"<p>Words</p><img src=x onerror=\'window.ran=1\'>"}',
        ),
      );
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept');
      await expect(page.getByRole('article')).toContainText('Words');
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    });

    test('decisions, Routes: with neither id nor session there is the empty state', async ({ page }) => {
      const answer = await page.goto('/dynamicDetails?lang=en');
      expect(answer?.status()).toBe(200);
      await expect(page.getByText('Choose an article first').last()).toBeVisible();
      await page.getByRole('link', { name: 'Back to company news' }).click();
      await expect(page).toHaveURL(/companyDynamics/);
    });
  });
}

test.describe('decisions, Routes: addresses of news', () => {
  test('a page past the end shows the last one, bad values mean the defaults', async () => {
    const past = await read('/companyDynamics?lang=en&pageIndex=99');
    expect(past.hook('pager').text()).toContain('37–38 of 38');
    const bad = await read('/companyDynamics?lang=en&pageIndex=-1&pageSize=7');
    expect(bad.hook('pager').text()).toContain('1–6 of 38');
  });

  test('an id that does not exist: the designed empty state in the visitor’s language, status 404, not kept', async ({
    request,
  }) => {
    for (const [lang, text] of [
      ['en', 'Back to company news'],
      ['zt', '返回公司動態'],
      ['zh', '返回公司动态'],
    ]) {
      for (let visit = 1; visit <= 2; visit++) {
        const answer = await request.get(`/dynamicDetails?id=99999&lang=${lang}`, {
          headers: { 'User-Agent': DESKTOP_UA },
        });
        expect(answer.status()).toBe(404);
        expect(answer.headers()['x-nextjs-cache'] ?? 'MISS').toBe('MISS');
        expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
        expect(await answer.text()).toContain(text);
      }
    }
  });

  for (const id of ['../../x', '5.0', '-1', 'abc', '1234567890']) {
    test(`an id of ${id} counts as absent`, async ({ request }) => {
      const answer = await request.get(`/dynamicDetails?id=${encodeURIComponent(id)}&lang=en`);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain('Choose an article first');
    });
  }

  test('an article carries its structured data and social card', async ({ request }) => {
    const html = await (await request.get('/dynamicDetails?id=38&lang=en')).text();
    const data = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '{}');
    expect(data).toMatchObject({ '@type': 'NewsArticle', datePublished: expect.stringContaining('2026-11-12') });
    expect(html).toContain('third-quarter-2026-1280.webp');
  });

  test('the body of an article ends where the page says, so that no script within it is ever allowed', async ({
    request,
  }) => {
    const html = await (await request.get('/dynamicDetails?id=38&lang=en')).text();
    const start = / data-api-html="(\d+)"[^>]*>/.exec(html);
    const end = (start?.index ?? 0) + (start?.[0].length ?? 0) + Number(start?.[1]);
    expect(html.slice(end)).toMatch(/^<\/div><\/article>/);
  });

  test('the sitemap lists news and pages in three languages', async ({ request }) => {
    const xml = await (await request.get('/sitemap.xml')).text();
    expect(xml).toContain('/dynamicDetails?id=38</loc>');
    expect(xml).toContain('/dynamicDetails?id=38&amp;lang=en</loc>');
    expect(xml).toContain('/roadService</loc>');
    expect(xml).not.toContain('/sub-roadShow');
  });
});

test.describe('§2 the margin of an article', () => {
  test.use({ ...DEVICES.desktop, javaScriptEnabled: false });

  test('§2 its contents lead to each heading, below the header, and stay in view on the way', async ({ page }) => {
    await page.goto('/dynamicDetails?id=35&lang=en');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const headings = page.locator('[data-article-body]').getByRole('heading', { level: 2 });
    await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
    const last = await headings.count();
    await contents
      .getByRole('link')
      .nth(last - 1)
      .click();
    await expect(page).toHaveURL(/#part-\d$/);
    await expect(headings.nth(last - 1)).toBeInViewport();
    await expect(contents.getByRole('link').first()).toBeInViewport();
    const [header, heading] = await Promise.all([
      page.getByTestId('site-header').boundingBox(),
      headings.nth(last - 1).boundingBox(),
    ]);
    expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  });
});

test.describe('news without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2 list, pager and article work', async ({ page }) => {
    await page.goto('/companyDynamics?lang=en');
    await page.getByRole('link', { name: 'Page 3' }).click();
    await expect(page.getByTestId('pager')).toContainText('13–18 of 38');
    const item = page.locator('#history').getByTestId('news-item').first();
    const title = (await item.getByRole('heading').textContent()) ?? '';
    await item.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('article').getByRole('paragraph').nth(3)).toBeVisible();
  });
});
