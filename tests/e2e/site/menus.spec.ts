import { DEVICES, expect, hydrated, test } from '../support/test';

test.describe('§2 menus and the keyboard', () => {
  test('§2 the language menu, the codes and the folded menu close when Tab leaves them', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto('/contactUs?lang=en');
    await hydrated(page);
    for (const [name, entries] of [
      ['Menu', 8],
      [/^Language/, 3],
      ['WeChat QR codes', 0],
    ] as const) {
      const button = page.getByRole('button', { name });
      await button.press('Enter');
      const menu = page.locator(`#${await button.getAttribute('popovertarget')}`);
      await expect(menu).toBeVisible();
      for (let tabs = 0; tabs < entries; tabs++) await page.keyboard.press('Tab');
      await expect(menu, `${name} while Tab is within`).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu, `${name} after`).toBeHidden();
    }
  });

  test.describe('on a phone', () => {
    test.use(DEVICES.mobile);

    test('§2 the panel holds the keyboard; cancel gives it back to the language entry', async ({ page }) => {
      await page.goto('/home?lang=en');
      await hydrated(page);
      await page.getByRole('button', { name: 'Open menu' }).press('Enter');
      const menu = page.getByTestId('mobile-menu');
      await expect(menu).toBeFocused();
      for (let tabs = 0; tabs < 14; tabs++) {
        await page.keyboard.press('Tab');
        expect(
          await menu.evaluate(
            (panel) =>
              [panel, document.body].some((one) => one === document.activeElement) ||
              panel.contains(document.activeElement),
          ),
        ).toBe(true);
      }
      const language = page.getByRole('button', { name: /^Language/ });
      await language.press('Enter');
      await expect(page.getByRole('radio', { name: 'English' })).toBeFocused();
      await page.getByRole('button', { name: 'Cancel' }).press('Enter');
      await expect(page.getByTestId('language-picker')).toHaveCount(0);
      await expect(language).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    });

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
        test.use({ javaScriptEnabled });

        test('§2 a tap beside the language picker closes it and opens nothing behind', async ({ page }) => {
          await page.goto('/contactUs?lang=en');
          if (javaScriptEnabled) await hydrated(page);
          await page.getByRole('button', { name: 'Open menu' }).tap();
          const entry = page.locator('#mobile-menu').getByRole('link', { name: 'Broker services' });
          await expect(entry).toBeVisible();
          await page.getByRole('button', { name: /^Language/ }).tap();
          const confirm = page.getByRole('button', { name: 'Confirm' });
          await expect(confirm).toBeInViewport({ ratio: 1 });
          const box = await entry.boundingBox();
          await page.touchscreen.tap((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
          await expect(confirm).toBeHidden();
          await expect(entry).toBeVisible();
          await expect(page).toHaveURL(/contactUs/);
        });
      });
    }
  });
});
