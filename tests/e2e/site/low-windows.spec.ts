import { DEVICES, expect, hydrated, test } from '../support/test';

test.describe('WCAG 1.4.10: low windows', () => {
  test('§2 the folded menu of a laptop at 200 % scrolls to its last entry', async ({ page }) => {
    await page.setViewportSize({ width: 683, height: 325 });
    await page.goto('/contactUs?lang=en');
    await page.getByRole('button', { name: 'Menu' }).click();
    const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
    await last.hover();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  for (const [layout, viewport] of [
    ['desktop', { width: 683, height: 325 }],
    ['mobile', { width: 320, height: 480 }],
  ] as const) {
    test.describe(`the consultation popup on ${layout}`, () => {
      test.use({ ...DEVICES[layout], viewport });

      test(`§4 fits a window of ${viewport.width} × ${viewport.height}: close in view, the rest within reach`, async ({
        page,
      }) => {
        await page.goto('/tradeGoMarkets?lang=en');
        await hydrated(page);
        await page.locator('#consult').getByRole('link').click();
        const popup = page.getByTestId('consultation-popup');
        await expect(popup.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
        for (const last of [
          popup.getByRole('link', { name: 'Privacy policy' }),
          popup.getByRole('button', { name: 'Send' }),
        ]) {
          await last.scrollIntoViewIfNeeded();
          await expect(last).toBeInViewport({ ratio: 1 });
        }
        const box = await popup.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      });
    });
  }

  test.describe('on a phone', () => {
    test.use({ ...DEVICES.mobile, viewport: { width: 320, height: 180 } });

    test('§2 confirm and cancel of the language picker stand in a window of 320 × 180', async ({ page }) => {
      await page.goto('/contactUs?lang=en');
      await hydrated(page);
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.getByRole('button', { name: /^Language/ }).tap();
      await page.getByRole('radio', { name: 'English' }).focus();
      for (const name of ['Cancel', 'Confirm']) {
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
    });
  });
});
