import type { Page } from '@playwright/test';
import { leadsTo, read } from '../support/reading';
import { DEVICES, expect, hydrated, test } from '../support/test';
import { wordsOf } from '../support/words';

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

  // A click on the arrow of the selected entry is told in the component test.
  test('§2 home desktop: pointing at an entry or focus changes the large preview; Enter and a click open the detail and store it', async ({
    page,
  }) => {
    await open(page);

    await test.step('§2 pointing at an entry changes the large preview', async () => {
      const first = (await preview(page).getAttribute('src')) ?? '';
      await entries(page).nth(2).hover();
      await expect(preview(page)).not.toHaveAttribute('src', first);
      await expect(preview(page)).toHaveCount(1);
      await expect
        .poll(() => preview(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(entries(page).nth(2)).toHaveAttribute('data-selected', 'true');
      await expect(entries(page).first()).not.toHaveAttribute('data-selected');
    });

    await test.step('§2 keyboard focus selects, Enter opens', async () => {
      await page.mouse.move(0, 0);
      await entries(page).nth(3).getByRole('link').last().focus();
      await page.keyboard.press('Shift+Tab');
      await expect(entries(page).nth(3)).toHaveAttribute('data-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dynamicDetails\?id=35&lang=en$/);
    });

    await test.step('§2 a click on an entry opens its detail and stores it', async () => {
      await page.goBack();
      await expect(page).toHaveURL(/\/home\?lang=en$/);
      const entry = entries(page).nth(1).getByRole('link').first();
      const title = (await entry.locator('span').textContent()) ?? '';
      await entry.click();
      await expect(page).toHaveURL(/\/dynamicDetails\?id=37&lang=en$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await stored(page)).toBe(37);
    });
  });

  test('§2 home desktop: all company news is one link away', async () => {
    const { $ } = await read('/home?lang=en');
    expect(leadsTo($, wordsOf('en', 'home').news.all, '#news')).toBe('/companyDynamics?lang=en');
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
