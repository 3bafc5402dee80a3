import { LOCALES } from '../../../lib/i18n/locales';
import { leadsTo, read, wordsIn } from '../support/reading';
import { DESKTOP_UA, DEVICES, expect, hydrated, sticksOut, test } from '../support/test';
import { wordsOf } from '../support/words';

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`§2 company dynamics on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test('§2 hot news stands before the history list with its pager, and is not repeated in it', async () => {
      const { $, hook } = await read('/companyDynamics?lang=en', layout);
      expect(wordsIn($, $('main h2'))).toEqual(['Latest news', 'More news']);
      const links = hook('news-item').find('a').toArray();
      expect(links.map((link) => $(link).attr('href'))).toEqual(
        [38, 37, 36, 35, 34, 33].map((id) => `/dynamicDetails?id=${id}&lang=en`),
      );
      expect($('#history [data-testid="news-item"]')).toHaveLength(3);
      expect(hook('pager').text()).toContain('1–6 of 38');
      const second = await read('/companyDynamics?lang=en&pageIndex=2', layout);
      expect(wordsIn(second.$, second.$('main h2'))).toEqual(['All news']);
      expect(second.$('#history [data-testid="news-item"]')).toHaveLength(6);
    });

    test('§2 each item shows day/month/year, title, excerpt and its kind', async () => {
      const { $, hook } = await read('/companyDynamics?lang=en', layout);
      const [item, past] = [hook('news-item').first(), $('#history [data-testid="news-item"]').first()];
      expect(item.find('h3').text()).not.toBe('');
      expect(item.find('time').text()).toBe('12/11/2026');
      expect(item.text()).toContain('Results');
      expect(item.text()).toMatch(/HK\$86\.4\smillion/);
      expect(hook('news-item').eq(1).text()).toContain('TradeGo 10.30 for Windows is out today');
      expect(past.find('time').text()).toBe('24/09/2026');
      expect(past.text()).toContain('Investor events');
    });

    for (const lang of LOCALES) {
      test(`§2 a results story is read as a figure, no other story is (${lang})`, async () => {
        const { $, hook } = await read(`/companyDynamics?lang=${lang}`, layout);
        const [lead, next] = wordsIn($, hook('news-item'));
        expect(wordsIn($, hook('news-item').first().find('b'))).toEqual(['+23.8%']);
        expect(lead).toContain(wordsOf(lang, 'news').revenueChange);
        expect(next).not.toContain('%');
      });

      test(`§2 news of a kind has an address of its own, page by page (${lang})`, async () => {
        const words = wordsOf(lang, 'news');
        const whole = await read(`/companyDynamics?lang=${lang}`, layout);
        const kinds = `nav[aria-label="${words.filter.label}"]`;
        const [name = ''] = wordsIn(whole.$, whole.$(`${kinds} a[href*="kind=product"]`));
        expect(name).toMatch(new RegExp(`^${words.kinds.product}`));
        const count = Number(/\d+$/.exec(name)?.[0]);
        expect(count).toBeGreaterThan(6);
        const first = await read(leadsTo(whole.$, name, kinds), layout);
        const second = await read(first.hook('pager').find('a[href*="pageIndex=2"]').attr('href') ?? '', layout);
        expect(second.address).toMatch(/kind=product.*pageIndex=2/);
        for (const [{ $, hook }, shown] of [
          [first, 6],
          [second, Math.min(6, count - 6)],
        ] as const) {
          expect(wordsIn($, $(`${kinds} [aria-current="true"]`))).toEqual([name]);
          expect(wordsIn($, hook('news-item').find('time + span'))).toEqual(Array(shown).fill(words.kinds.product));
          expect(hook('pager').text()).toContain(String(count));
          expect($('link[rel="canonical"]').attr('href')).toMatch(/kind=product/);
        }
      });
    }

    test('§2 pictures of items are there, a results story has a large figure; §4 the pager and its sizes change the list', async ({
      page,
    }) => {
      await page.goto('/companyDynamics?lang=en');
      await hydrated(page);
      const lead = page.getByTestId('news-item').first();
      const past = page.locator('#history').getByTestId('news-item').first();

      await test.step('§2 a results story is read as a large figure, within the page', async () => {
        const figure = lead.getByText('+23.8%', { exact: true });
        await expect(figure).toBeVisible();
        const size = await figure.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
        expect(size).toBeGreaterThanOrEqual(64);
        expect(await sticksOut(page)).toBe(0);
      });

      await test.step('§2 each item shows its picture', async () => {
        for (const each of [lead, past]) {
          await each.scrollIntoViewIfNeeded();
          await expect
            .poll(() => each.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
            .toBeGreaterThan(0);
        }
      });

      await test.step('§4 changing the page and the page size shows another part, at its own address', async () => {
        const first = (await past.getByRole('heading').textContent()) ?? '';
        await page.getByRole('link', { name: 'Page 3' }).click();
        await expect(page.getByTestId('pager')).toContainText('13–18 of 38');
        await expect(page).toHaveURL(/pageIndex=3/);
        await expect(past.getByRole('heading')).not.toHaveText(first);
        await page.getByTestId('pager').getByRole('link', { name: '20', exact: true }).click();
        await expect(page.getByTestId('pager')).toContainText('1–20 of 38');
        await expect(page).toHaveURL(/pageSize=20/);
      });
    });

    test('§2 news is narrowed to a kind; an item that is clicked is stored, and read without its id, in its language alone', async ({
      page,
    }) => {
      const words = wordsOf('zt', 'news');
      const heading = page.getByRole('heading', { level: 1 });
      await page.goto('/companyDynamics?lang=zt');
      await hydrated(page);

      await test.step('§2 news is narrowed to a kind, page by page', async () => {
        const kinds = page.getByRole('navigation', { name: words.filter.label });
        const choice = kinds.getByRole('link', { name: words.kinds.product });
        const facts = page.getByTestId('news-item').locator('time + span');
        await choice.click();
        await expect(page).toHaveURL(/[?&]kind=product/);
        await expect(choice).toHaveAttribute('aria-current', 'true');
        await expect(facts).toHaveText(Array(6).fill(words.kinds.product));
        await page.getByTestId('pager').locator('a[href*="pageIndex=2"]').first().click();
        await expect(page).toHaveURL(/kind=product.*pageIndex=2/);
        await expect(facts.first()).toHaveText(words.kinds.product);
      });

      const item = page.locator('#history').getByTestId('news-item').nth(2);
      const title = (await item.getByRole('heading').textContent()) ?? '';
      const address = (await item.getByRole('link').getAttribute('href')) ?? '';
      const id = Number(/[?&]id=(\d+)/.exec(address)?.[1]);

      await test.step('§2 a click stores the item under dynamicDetails and goes to its address', async () => {
        const stored = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('dynamicDetails') ?? '{}'));
        await item.getByRole('link').click();
        await expect(page).toHaveURL(new RegExp(`/dynamicDetails\\?id=${id}$`));
        await expect(heading).toHaveText(title);
        expect(await stored()).toMatchObject({ id, title });
        await expect.poll(async () => (await stored()).contentTxt).toContain('<p>');
      });

      await test.step('Routes: without an id the page reads what the session kept', async () => {
        const paragraph = (await page.getByRole('article').getByRole('paragraph').last().textContent()) ?? '';
        expect(paragraph).not.toBe('');
        await page.goto('/dynamicDetails?lang=zt');
        await expect(heading).toHaveText(title);
        // The framework writes the page's own once more while it comes alive.
        await hydrated(page);
        await expect(page).toHaveTitle(`${title} | 捷利交易寶`);
        await expect(page.getByRole('article')).toContainText(paragraph);
      });

      await test.step('Language: it is not shown in another language', async () => {
        await page.goto('/dynamicDetails?lang=zh');
        await expect(page).toHaveURL(new RegExp(`id=${id}(&|$)`));
        await expect(heading).not.toHaveText(title);
        await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
      });
    });

    test('§2 a picture that fails gives way to the default picture', async ({ page }) => {
      await page.route(/third-quarter-2026/, (route) => route.abort());
      await page.goto('/companyDynamics?lang=en');
      await hydrated(page);
      const picture = page.getByTestId('news-item').first().locator('img');
      await expect(picture).toHaveAttribute('src', /default-1280\.webp$/);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });

    test('§2 the detail page shows breadcrumb, title, publish date and body', async () => {
      const { $ } = await read('/dynamicDetails?id=38&lang=en', layout);
      const crumbs = wordsIn($, $('nav[aria-label="You are here"] li'));
      expect(crumbs.slice(0, 2)).toEqual(['Home', 'Company news']);
      expect(crumbs.slice(2)).toEqual([expect.stringMatching(/^Third-quarter results 2026/)]);
      expect(wordsIn($, $('h1'))).toEqual(crumbs.slice(2));
      expect($('article time').first().text()).toBe('12/11/2026');
      expect(wordsIn($, $('article p'))[2]).toMatch(/\S/);
    });

    test('§2 an article can be handed on, ends with related stories and one way on, and leads to its neighbours', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/dynamicDetails?id=38&lang=en');
      await hydrated(page);

      await test.step('§2 its address is copied', async () => {
        await page.getByRole('link', { name: 'Copy link' }).click();
        await expect(page.getByText('Link copied')).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      });

      await test.step('§2 related stories and one way on', async () => {
        const related = page.getByTestId('news-item');
        await expect(related).toHaveCount(3);
        for (const story of await related.all()) {
          await story.scrollIntoViewIfNeeded();
          await expect(story).toContainText('Results');
          await expect
            .poll(() => story.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
            .toBeGreaterThan(0);
        }
        const onward = page.getByRole('main').getByRole('link', { name: 'Investor relations', exact: true });
        await expect(onward).toBeVisible();
        await expect(onward).toHaveAttribute('href', '/investorRelations?lang=en');
      });

      await test.step('§2 its neighbours', async () => {
        await page.getByRole('link', { name: /10\.30 for Windows/ }).click();
        await expect(page).toHaveURL(/id=37/);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('10.30 for Windows');
      });
    });

    test('Routes: with neither id nor session there is the empty state, with a breadcrumb and a title of its own', async () => {
      const { $, status } = await read('/dynamicDetails?lang=en', layout);
      expect(status).toBe(200);
      expect($('title').text()).toMatch(/^Choose an article first/);
      const crumbs = wordsIn($, $('nav[aria-label="You are here"] li'));
      expect(crumbs).toEqual(['Home', 'Company news', 'Choose an article first']);
      expect(leadsTo($, 'Back to company news')).toBe('/companyDynamics?lang=en');
    });

    test('Routes: without a session the empty state stays; Calls: whatever stands in it, nothing of it runs', async ({
      page,
    }) => {
      await page.goto('/dynamicDetails?lang=en');
      await hydrated(page);
      await expect(page.getByText('Choose an article first').last()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to company news' })).toBeVisible();
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

    for (const lang of LOCALES) {
      test(`§2 code in an article is the text that was written, in a place of its own (${lang})`, async () => {
        const { $ } = await read(`/dynamicDetails?id=36&lang=${lang}`, layout);
        const code = $('[data-article-body] [role="region"][tabindex="0"]').first();
        expect(code.text()).toContain('from tradego import Gap, OpenApi, Quote\n\napi = OpenApi(reconnect=True)');
        expect(code.text()).toContain('async for q in s:');
      });
    }
  });

  test.describe(`§2 code and tables of articles on ${layout}`, () => {
    test.use({ ...DEVICES[layout], javaScriptEnabled: false });

    test('§2 code in an article is text that can be marked, and scrolls in its own place, with keys too', async ({
      page,
    }) => {
      await page.goto('/dynamicDetails?id=36&lang=en');
      const code = page.locator('[data-article-body]').getByRole('region').first();
      const { text, lines } = await code.evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        const style = getComputedStyle(element);
        return {
          text: String(getSelection()),
          lines: Math.round(
            (element.clientHeight - Number.parseFloat(style.paddingTop) * 2) / Number.parseFloat(style.lineHeight),
          ),
        };
      });
      expect(text).toContain('from tradego import Gap, OpenApi, Quote\n\napi = OpenApi(reconnect=True)');
      expect(text.split('\n')).toHaveLength(lines);
      expect(await sticksOut(page)).toBe(0);
      await code.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    });

    test('§2 a table keeps its figures whole and scrolls in its own place, with keys too', async ({ page }) => {
      const widths = layout === 'mobile' ? [390, 320] : [400];
      await page.setViewportSize({ width: widths[0] ?? 0, height: 844 });
      await page.goto('/dynamicDetails?id=38&lang=en');
      const region = page.getByRole('region', { name: 'Table 1' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
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
        expect({ broken, pageWidth }, String(width)).toEqual({ broken: [], pageWidth: width });
        await region.focus();
        await expect(region).toBeFocused();
        if (!(await region.evaluate((element) => element.scrollWidth > element.clientWidth))) continue;
        await region.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      }
    });
  });
}

test.describe('Routes: addresses of news', () => {
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
    test(`an id of ${id} is none: 404, with a way on`, async ({ request }) => {
      const answer = await request.get(`/dynamicDetails?id=${encodeURIComponent(id)}&lang=en`);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain('Back to company news');
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
    // A page of twins has the mobile layout's address, and names the desktop's beside it.
    expect(xml).not.toContain('/sub-roadShow</loc>');
    expect(xml).toContain('/sub-roadShow"/>');
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
