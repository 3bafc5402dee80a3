import jsQR from 'jsqr';
import sharp from 'sharp';
import { LAYOUTS, pathOf, type RouteId } from '../../../lib/site/routes';
import { DEVICES, expect, hydrated, test, userAgentOf } from '../support/test';
import { wordsOf } from '../support/words';

/** News, reports, announcements, roadshows and answers can be handed on. */

const SHARED: [what: string, route: RouteId, query: string, entry: string][] = [
  ['a news item', 'dynamicDetails', '?id=37', 'article'],
  ['a report', 'financialReports', '', '[data-testid="report-card"]'],
  ['an announcement', 'announcements', '', '[data-testid="circular-row"]'],
  ['a roadshow', 'roadshows', '', '[data-testid="roadshow-item"]'],
  ['an answer', 'investorQuestions', '', '[data-testid="qa-item"]'],
];

for (const [what, route, query, entry] of SHARED) {
  test(`share: the address of ${what} shows it on both layouts, in the language it was shared in`, async ({
    request,
  }) => {
    const words = wordsOf('zt', 'common').share;
    const from = await (
      await request.get(`${pathOf(route, 'desktop')}${query}`, { headers: { 'User-Agent': userAgentOf('desktop') } })
    ).text();
    const link = /<a [^>]*data-share="[^"]*"[^>]*>/.exec(from)?.[0] ?? '';
    const title = /data-share="([^"]*)"/.exec(link)?.[1] ?? '';
    const href = (/href="([^"]*)"/.exec(link)?.[1] ?? '').replaceAll('&amp;', '&');
    expect(link).toContain(`aria-label="${words.of.replace('{title}', title)}"`);
    expect(href).toMatch(/[?&]lang=zt$/);
    for (const layout of LAYOUTS) {
      const answer = await request.get(href, {
        headers: { 'User-Agent': userAgentOf(layout), Cookie: 'language=en' },
      });
      expect([layout, answer.status()]).toEqual([layout, 200]);
      const html = await answer.text();
      expect(html).toContain('lang="zh-Hant"');
      const [, ownTitle = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
      expect(ownTitle.startsWith(title)).toBe(true);
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect(main).toContain(`data-share="${title}"`);
      if (entry !== 'article') {
        const testId = /"(.*)"/.exec(entry)?.[1] ?? '';
        expect(main.split(`data-testid="${testId}"`)).toHaveLength(2);
      }
    }
  });
}

test('share: an entry that is not there is a designed 404', async ({ request }) => {
  const headers = { 'User-Agent': userAgentOf('desktop') };
  const gone = await request.get('/sub-annAndCir?item=000000000000', { headers });
  expect(gone.status()).toBe(404);
  expect(await gone.text()).toContain(wordsOf('zt', 'investors').filter.none.itemTitle);
});

test.describe('on a desktop', () => {
  test.use({ ...DEVICES.desktop, permissions: ['clipboard-read', 'clipboard-write'] });

  test('share: the menu copies the link, shows it as a code for WeChat, and gives focus back', async ({
    page,
    problems,
  }) => {
    const words = wordsOf('en', 'common').share;
    await page.goto(`${pathOf('roadshows', 'desktop')}?lang=en`);
    await hydrated(page);
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /^Share: / })
      .first();
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
    await link.click();
    const menu = page.getByTestId('share-menu');
    await expect(menu.getByRole('textbox', { name: words.link })).toHaveValue(address);
    await menu.getByRole('button', { name: words.copy }).click();
    await expect(page.getByTestId('toast')).toHaveText(words.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    const code = await menu.getByRole('img').getAttribute('src');
    expect(code).toMatch(/^data:image\/png;base64,/);
    const { data, info } = await sharp(Buffer.from(code?.split(',')[1] ?? '', 'base64'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(problems).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use(DEVICES.mobile);

  test('share: a device that has a menu of its own is asked for it', async ({ page }) => {
    const words = wordsOf('zt', 'common').share;
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.dataset.shared = JSON.stringify(data);
      };
    });
    await page.goto('/dynamicDetails?id=37');
    await hydrated(page);
    await page.getByRole('link', { name: words.of.replace('{title}', ''), exact: false }).click();
    await page.getByTestId('share-menu').getByRole('button', { name: words.native }).click();
    const shared = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}');
    expect(shared.url).toMatch(/\/dynamicDetails\?id=37&lang=zt$/);
    expect(shared.title).toBe(await page.getByRole('heading', { level: 1 }).textContent());
  });
});
