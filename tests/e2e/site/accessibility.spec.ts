import { violationsOf } from '../support/axe';
import { DEVICES, expect, hydrated, test } from '../support/test';

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
