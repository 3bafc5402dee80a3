import type { Page } from '@playwright/test';
import { DEVICES, expect, hydrated, test } from '../support/test';

/** The company news of the home pages (§2); how it looks on mobile is told in `home-mobile`. */

const entries = (page: Page) => page.locator('#news').getByTestId('news-item');
/** Where the large preview's picture comes from. */
const preview = (page: Page) => page.locator('#news [aria-hidden="true"] > [data-selected] img');
const stored = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('dynamicDetails') ?? '{}').id);

async function open(page: Page) {
  await page.goto('/home?lang=en');
  await hydrated(page);
  await entries(page).first().scrollIntoViewIfNeeded();
}

test.describe('§2 home desktop: company news', () => {
  test.use(DEVICES.desktop);

  test('§2 home desktop: pointing at an entry changes the large preview', async ({ page }) => {
    await open(page);
    const first = (await preview(page).getAttribute('src')) ?? '';
    await entries(page).nth(2).hover();
    await expect(preview(page)).not.toHaveAttribute('src', first);
    await expect(preview(page)).toHaveCount(1);
    await expect.poll(() => preview(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(entries(page).nth(2)).toHaveAttribute('data-selected', 'true');
    await expect(entries(page).first()).not.toHaveAttribute('data-selected');
  });

  test('§2 home desktop: a click on an entry opens its detail and stores it', async ({ page }) => {
    await open(page);
    const title = (await entries(page).nth(1).getByRole('link').first().locator('span').textContent()) ?? '';
    await entries(page).nth(1).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/dynamicDetails\?id=37&lang=en$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await stored(page)).toBe(37);
  });

  test('§2 home desktop: a click on the arrow of the selected entry opens its detail', async ({ page }) => {
    await open(page);
    await page.mouse.move(0, 0);
    await expect(entries(page).first()).toHaveAttribute('data-selected', 'true');
    await entries(page)
      .first()
      .getByRole('link', { name: /^Read:/ })
      .click();
    await expect(page).toHaveURL(/\/dynamicDetails\?id=38&lang=en$/);
    expect(await stored(page)).toBe(38);
  });

  test('§2 home desktop: keyboard focus selects, Enter opens', async ({ page }) => {
    await open(page);
    await entries(page).nth(2).getByRole('link').last().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(entries(page).nth(2)).toHaveAttribute('data-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dynamicDetails\?id=36&lang=en$/);
  });

  test('§2 home desktop: all company news is one link away', async ({ page }) => {
    await open(page);
    await page.locator('#news').getByRole('link', { name: 'All company news' }).click();
    await expect(page).toHaveURL(/\/companyDynamics\?lang=en$/);
  });
});

test.describe('§2 home desktop on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test('§2 home desktop: without a pointer the first tap of an arrow selects, the second opens', async ({ page }) => {
    await open(page);
    const arrow = entries(page)
      .nth(1)
      .getByRole('link', { name: /^Read:/ });
    await arrow.tap();
    await expect(entries(page).nth(1)).toHaveAttribute('data-selected', 'true');
    await expect(page).toHaveURL(/\/home\?lang=en$/);
    await arrow.tap();
    await expect(page).toHaveURL(/\/dynamicDetails\?id=37&lang=en$/);
  });
});
