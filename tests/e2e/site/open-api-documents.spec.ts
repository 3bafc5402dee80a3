import { violationsOf } from '../support/axe';
import { read, wordsIn } from '../support/reading';
import { DEVICES, expect, hydrated, sticksOut, test } from '../support/test';
import { wordsOf } from '../support/words';

/** The Open API documents on both layouts (§2 /openApi, /usingDocument). */

const NAMES = ['overview', 'sdk', 'data', 'websocket'];
const words = wordsOf('zt', 'documents');
const PHONE = { 'User-Agent': DEVICES.mobile.userAgent ?? '' };

for (const layout of ['desktop', 'mobile'] as const) {
  const headers = layout === 'mobile' ? PHONE : {};

  test.describe(`§2 /openApi on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test('§2 title, a link to /downloadApi, the four documents and the embedded one, without scripts', async ({
      request,
    }) => {
      const html = await (await request.get('/openApi', { headers })).text();
      expect(html).toContain(`<h1>`);
      expect(html).toContain('href="/downloadApi"');
      const order = NAMES.map((name) => html.indexOf(`href="/openApi?doc=${name}"`));
      expect(order.every((place) => place > 0)).toBe(true);
      expect(order).toEqual(order.toSorted((one, two) => one - two));
      const [, src = ''] = /<iframe[^>]* src="([^"]+)"/.exec(html) ?? [];
      expect((await request.get(src)).status()).toBe(200);
    });

    test('§2 each document is a page of its own address, with a canonical address and every heading in it', async ({
      request,
    }) => {
      for (const name of NAMES) {
        const html = await (await request.get(`/openApi?doc=${name}`, { headers })).text();
        expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/openApi\\?doc=${name}"`));
        const [, side = ''] = /<aside|(<div class="[^"]*body[\s\S]*)$/.exec(html) ?? [];
        expect(side.match(/<h2 id="/g)?.length).toBeGreaterThan(3);
      }
    });

    test('the console replays a connection, and a search finds sections in either script', async ({ page }) => {
      await page.goto('/openApi');
      await hydrated(page);

      await test.step('the console replays, and says what is wrong with a subscription', async () => {
        const field = page.getByLabel(words.console.subscription);
        const start = page.getByRole('button', { name: words.console.start, exact: true });
        await field.fill('{');
        await start.click();
        await expect(page.getByText(words.console.problem.notJson)).toBeVisible();
        await field.fill('{"type":"subscribe","id":2,"channel":"depth","symbols":["02853.HK"]}');
        await start.click();
        const log = page.getByRole('region', { name: words.console.log });
        await expect(log.getByText('depth', { exact: true }).first()).toBeVisible();
        await expect(log.getByText(/02871/)).toHaveCount(0);
      });

      await test.step('a search finds sections in either script and has an address', async () => {
        const field = page.getByRole('searchbox', { name: words.search.label }).first();
        await field.fill('心跳');
        await field.press('Enter');
        await expect(page).toHaveURL(/\/openApi\?q=/);
        const hits = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 2 }) });
        // The address is there a moment before what was found.
        await expect.poll(() => hits.count()).toBeGreaterThan(1);
        await hits.first().getByRole('link').click();
        await expect(page).toHaveURL(/\/(openApi\?doc=\w+|usingDocument)#/);
      });
    });

    test('a search says when there is nothing', async () => {
      const { $ } = await read('/openApi?q=qqqqq', layout);
      expect(wordsIn($, $('main p'))).toContain(words.search.noneTitle.replace('{q}', 'qqqqq'));
    });

    test('§2 /usingDocument: the guide, and nothing on it is wider than the window', async ({ page }) => {
      await page.goto('/usingDocument');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await sticksOut(page)).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}

test.describe('§2 /openApi: the embedded document', () => {
  test('can run nothing and be framed by this site alone', async ({ request }) => {
    const answer = await request.get('/assets/open-api-documents/zt/index.html');
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('allow-scripts');
    expect(answer.headers()['x-frame-options']).toBe('SAMEORIGIN');
    expect(await answer.text()).not.toMatch(/<script|\son\w+=/i);
  });

  test('it shares addresses with the page, is whole on paper, and a link out of it opens in the page', async ({
    page,
  }) => {
    await page.goto('/openApi#doc-websocket-errors');
    await hydrated(page);

    await test.step('an address of the page leads to a heading in it, and a heading in it gives the page its address', async () => {
      const frame = page.frameLocator('iframe');
      await expect(frame.locator('#websocket-errors')).toBeInViewport();
      await frame.locator('nav a[href^="#overview-"]').first().click();
      await expect(page).toHaveURL(/#doc-overview-/);
    });

    await test.step('on paper the whole of it is there', async () => {
      await page.locator('iframe').scrollIntoViewIfNeeded();
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      const high = await page.locator('iframe').evaluate((frame) => frame.clientHeight);
      expect(high).toBeGreaterThan(5000);
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      expect(await page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBeLessThan(1000);
    });

    await test.step('a link out of it opens in the page, not in the frame', async () => {
      await page.locator('iframe').scrollIntoViewIfNeeded();
      await page.frameLocator('iframe').locator('a[href^="/downloadApi"]').first().click();
      await expect(page).toHaveURL(/\/downloadApi$/);
    });
  });
});

test.describe('§2 /openApi: the embedded document on a phone', () => {
  test.use(DEVICES.mobile);

  test('its chapters are folded, and the frame is as high as what is open', async ({ page }) => {
    await page.goto('/openApi');
    await hydrated(page);
    const frame = page.locator('iframe');
    await frame.scrollIntoViewIfNeeded();
    const chapters = page.frameLocator('iframe').locator('summary');
    await expect(chapters).toHaveCount(NAMES.length + 1);
    // Their titles are the contents: rows one below the other, and no list of them above.
    await expect(page.frameLocator('iframe').getByRole('navigation')).toBeHidden();
    await expect.poll(() => frame.evaluate((element) => element.clientHeight)).toBeLessThan(600);
    const heights = () =>
      frame.evaluate((element: HTMLIFrameElement) => [
        element.clientHeight,
        element.contentDocument?.documentElement.scrollHeight ?? 0,
      ]);
    await chapters.nth(1).click();
    await expect.poll(async () => (await heights())[0]).toBeGreaterThan(3000);
    const [outer, inner] = await heights();
    expect(outer).toBe(inner);
  });
});

test.describe('§2 /openApi: a document', () => {
  test('axe finds nothing, code is copied as it stands, and one choice of language is for every sample', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/openApi?doc=websocket');
    await hydrated(page);

    await test.step('axe finds nothing', async () => {
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('code is copied as it stands', async () => {
      const block = page.locator('pre').first();
      await block.locator('xpath=following-sibling::button').click();
      await expect(page.getByText(words.copied)).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await block.evaluate((element) => element.textContent));
    });

    await test.step('one choice of language for every sample, remembered on the next document', async () => {
      await expect(page.locator('[data-language="javascript"]').first()).toBeVisible();
      await page.getByRole('radio', { name: 'Python' }).check();
      await expect(page.locator('[data-language="javascript"]:visible')).toHaveCount(0);
      await expect(page.locator('[data-language="python"]').first()).toBeVisible();
      await page.goto('/openApi?doc=sdk');
      await hydrated(page);
      await expect(page.getByRole('radio', { name: 'Python' })).toBeChecked();
    });
  });

  test('its Markdown and llms.txt are there for programs', async ({ request, baseURL }) => {
    const list = await (await request.get('/llms.txt')).text();
    const files = [...list.matchAll(/\((https?:\/\/[^)]+\.md)\)/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(files).toHaveLength(15);
    for (const file of files) {
      const answer = await request.get(new URL(file, baseURL).href);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toMatch(/^# /);
    }
  });

  test('an unknown name is none, with a way to the list, and letters of either case name the same', async ({
    request,
  }) => {
    const none = await request.get('/openApi?doc=nothing');
    expect(none.status()).toBe(404);
    expect(await none.text()).toContain('href="/openApi"');
    const one = await (await request.get('/openApi?doc=WebSocket')).text();
    expect(one).toMatch(/<link rel="canonical" href="[^"]+\/openApi\?doc=websocket"/);
  });
});

test.describe('§2 /openApi: a document without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is printed as a reading, can be read, and the language of samples chosen', async ({ page }) => {
    await page.goto('/openApi?doc=websocket');

    await test.step('it is printed as a reading: without lists beside it', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation', { name: words.list })).toBeHidden();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await page.emulateMedia({ media: null });
      await expect(page.getByRole('navigation', { name: words.list, exact: true })).toBeVisible();
    });

    await test.step('it can be read, and the language of samples chosen', async () => {
      await page.getByRole('radio', { name: 'Java', exact: true }).check();
      await expect(page.locator('[data-language="java"]').first()).toBeVisible();
      await expect(page.locator('[data-language="javascript"]:visible')).toHaveCount(0);
    });
  });
});
