import { violationsOf } from '../support/axe';
import { DEVICES, expect, hydrated, test } from '../support/test';
import { wordsOf } from '../support/words';

/** What is open or wrong on a page; pages as they come are in every-page.spec.ts. */

for (const layout of ['desktop', 'mobile'] as const) {
  test(`WCAG 2.2 AA: an article, the open menus and a form with errors on ${layout}`, async ({ browser }) => {
    const context = await browser.newContext({ ...DEVICES[layout], reducedMotion: 'reduce' });
    const page = await context.newPage();
    const clean = async (state: string) => {
      expect(await violationsOf(page), state).toEqual([]);
    };
    await page.goto('/dynamicDetails?id=38&lang=en');
    await clean('article');
    await page.goto('/contactUs?lang=en');
    await hydrated(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByLabel('Company')).toHaveAttribute('aria-invalid', 'true');
    await clean('errors');
    if (layout === 'desktop') {
      await page.getByRole('button', { name: /^Language/ }).click();
      await clean('language menu');
    } else {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await clean('menu');
      await page.getByRole('button', { name: /Language/ }).tap();
      await clean('language picker');
    }
    await context.close();
  });
}

test('WCAG 2.4.3: who turns the page of a list by the keyboard goes on from its beginning, and hears which it is', async ({
  page,
}) => {
  await page.goto('/sub-annAndCir?lang=zt');
  await hydrated(page);
  await page.getByTestId('pager').getByRole('link', { name: '第 2 頁' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pageNum=2|pageIndex=2|page=2/);
  await expect(page.locator(':focus')).toHaveText(/^第 \d+ 至 \d+ 項，共 \d+ 項$/);
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('circular-row').first().getByRole('link').first()).toBeFocused();
});

test('WCAG 2.1.1: the code of an SDK other than the first is reached and read by the keyboard', async ({ page }) => {
  await page.goto('/downloadApi?lang=zt');
  await hydrated(page);
  const tile = page.locator('li[data-sdk="cpp"] > a');
  await tile.focus();
  const code = page.locator('figure[data-sdk="cpp"]');
  await expect(page.locator('#sdks figure:visible')).toHaveCount(1);
  await expect(code).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('figure[data-sdk="cpp"]:focus, figure[data-sdk="cpp"] :focus')).toBeVisible();
  await expect(code).toHaveCSS('opacity', '1');
});

test('WCAG 2.4.1: one key leads past the embedded documents', async ({ page }) => {
  await page.goto('/openApi?lang=zt');
  await hydrated(page);
  const past = page.getByRole('link', { name: wordsOf('zt', 'documents').landing.past });
  await past.focus();
  await expect(past).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('site-footer').locator(':focus')).toHaveCount(1);
});

test('WCAG 1.4.1: with colours of the reader’s own, what is chosen is told apart', async ({ browser }) => {
  const context = await browser.newContext({ ...DEVICES.desktop, forcedColors: 'active' });
  const page = await context.newPage();
  const groundOf = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo);
  await page.goto('/sub-annAndCir?lang=zt');
  const pages = '[data-testid="pager"] a[aria-current="page"]';
  expect(await groundOf(pages)).not.toBe(await groundOf('[data-testid="pager"] a:not([aria-current])'));
  await page.goto('/brokerService?lang=zt');
  expect(await groundOf('[role="tab"][data-state="active"]', '::after')).not.toBe('rgba(0, 0, 0, 0)');
  await page.goto('/investorRelations?lang=zt');
  const chart = page.getByTestId('price-chart');
  const strokes = await chart
    .locator('svg :is(line, [vector-effect])')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeDasharray));
  const marks = await chart
    .locator('[data-line]')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').borderTopStyle));
  // Previous close, average and price, each by a stroke of its own, and by the same in the legend.
  expect([new Set(strokes).size, new Set(marks).size]).toEqual([3, 3]);
  await context.close();
});
