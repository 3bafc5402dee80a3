import type { Page } from '@playwright/test';
import { watchRequests } from '../support/moving';
import { DEVICES, expect, hydrated, MOVING, test } from '../support/test';
import { wordsOf } from '../support/words';

test.describe('§2 links to the page one is on', () => {
  for (const [part, name] of [
    ['site-header', 'TradeGo home'],
    ['site-footer', 'TradeGo home'],
  ] as const) {
    test(`§2 the logo in the ${part} leads to the top, by pointer and by keyboard`, async ({ page }) => {
      await page.goto('/home?lang=en');
      await hydrated(page);
      const link = page.getByTestId(part).getByRole('link', { name });
      for (const act of ['click', 'press'] as const) {
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await (act === 'click' ? link.click() : link.press('Enter'));
        await expect.poll(() => page.evaluate(() => window.scrollY), act).toBe(0);
      }
    });
  }

  test('§2 Enter on a link that is still being scrolled to opens the next page at its top', async ({ page }) => {
    await page.goto('/companyDynamics?pageIndex=2&lang=en');
    await hydrated(page);
    // Focus on a link out of view scrolls to it; a key scrolls on.
    for (const key of [undefined, 'Space']) {
      const link = page.getByTestId('site-footer').getByRole('link', { name: 'About us' });
      await link.focus();
      if (key) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      await page.waitForURL(/aboutUs/);
      await page.waitForTimeout(1000);
      expect(await page.evaluate(() => window.scrollY), key).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(/companyDynamics/);
    }
  });
});

/** What runs over the page that is shown: the name of its motion, and whether the page began with it. */
const turnOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const { animationName, pointerEvents } = getComputedStyle(main, '::after');
    return { moves: /turn/.test(animationName), pointerEvents };
  });

test.describe('Budgets: pages that are fetched ahead', () => {
  test.use(DEVICES.desktop);

  test('none that merely comes into view; the one that is pointed at, or reached by keys', async ({ page }) => {
    const ahead = watchRequests(page, /[?&]_rsc=/);
    await page.goto('/home?lang=zt', { waitUntil: 'networkidle' });
    await hydrated(page);
    expect(ahead).toEqual([]);
    const entries = page.getByRole('navigation', { name: wordsOf('zt', 'layout').navigation });
    const { contactUs, aboutUs } = wordsOf('zt', 'layout').nav;
    await entries.getByRole('link', { name: aboutUs }).hover();
    await expect.poll(() => ahead.filter((address) => address.includes('/aboutUs')).length).toBeGreaterThan(0);
    await entries.getByRole('link', { name: contactUs }).focus();
    await expect.poll(() => ahead.filter((address) => address.includes('/contactUs')).length).toBeGreaterThan(0);
    expect(ahead.filter((address) => !/\/(aboutUs|contactUs)/.test(address))).toEqual([]);
  });
});

test.describe('design, The depth field: the turn of pages', () => {
  test.use(MOVING);
  test('the bars run over a page that the router brings, and not over the first one', async ({ page }) => {
    await page.goto('/aboutUs?lang=en');
    await hydrated(page);
    expect((await turnOf(page)).moves).toBe(false);
    await page.getByTestId('site-header').getByRole('link', { name: 'Contact us' }).click();
    await page.waitForURL(/contactUs/);
    await expect.poll(() => turnOf(page)).toEqual({ moves: true, pointerEvents: 'none' });
  });

  test('they do not for a reader who wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/aboutUs?lang=en');
    await hydrated(page);
    await page.getByTestId('site-header').getByRole('link', { name: 'Contact us' }).click();
    await page.waitForURL(/contactUs/);
    expect((await turnOf(page)).moves).toBe(false);
  });
});

test.describe('§1 going back', () => {
  test('§1 after the window became narrow, and wide again, the layout is that of its width', async ({ page }) => {
    const device = (layout: string) => expect(page.locator('html')).toHaveAttribute('data-device', layout);
    await page.goto('/contactUs?lang=en');
    await device('desktop');
    // A link that the browser follows itself, so that the page before is one to come back to.
    await page.goto('/aboutUs?lang=en');
    await page.setViewportSize({ width: 380, height: 800 });
    await device('mobile');
    await page.goBack();
    await expect(page).toHaveURL(/contactUs/);
    await device('mobile');
    await page.goto('/aboutUs?lang=en');
    await page.setViewportSize({ width: 1200, height: 800 });
    await device('desktop');
    await page.goBack();
    await expect(page).toHaveURL(/contactUs/);
    await device('desktop');
  });

  test('§1 a bare link of a tab in traditional Chinese opens in it after another tab changed the language', async ({
    page,
    context,
  }) => {
    await page.goto('/contactUs');
    await hydrated(page);
    const other = await context.newPage();
    await other.goto('/home?lang=en');
    await page.getByRole('navigation', { name: '主選單' }).getByRole('link', { name: '關於我們' }).click();
    await expect(page).toHaveURL(/aboutUs$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  });
});

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`§1 history on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test('§1 who followed a link to a fragment, then one to another page, comes back step by step', async ({
      page,
    }) => {
      await page.goto('/privacyPolicy?lang=en');
      await hydrated(page);
      const contents = page.getByRole('navigation', { name: 'Contents' });
      if (layout === 'mobile') await contents.locator('summary').click();
      await contents.getByRole('link', { name: /Direct marketing/ }).click();
      await expect(page).toHaveURL(/#marketing$/);
      await page.locator('#changes').getByRole('link', { name: 'Contact us' }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(wordsOf('en', 'pages').contactUs.heading);
      await page.goBack();
      await expect(page).toHaveURL(/privacyPolicy\?lang=en#marketing$/);
      await expect(heading).toHaveText(wordsOf('en', 'pages').privacyPolicy.heading);
      await page.goBack();
      await expect(page).toHaveURL(/privacyPolicy\?lang=en$/);
      await page.goForward();
      await page.goForward();
      await expect(heading).toHaveText(wordsOf('en', 'pages').contactUs.heading);
    });
  });
}
