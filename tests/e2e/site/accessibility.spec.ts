import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DEVICES, expect, hydrated, PAGES, test } from '../support/test';

/** Axe finding nothing is the floor, on every page of both layouts; open states on the pages that have them. */
const CHECKED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** One run over a page without frames, that collects nothing but what is wrong: a third of the time. */
const violationsOf = async (page: Page) =>
  (
    await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(CHECKED)
      .setLegacyMode()
      .analyze()
  ).violations;

const LANGUAGES = ['zt', 'zh', 'en'] as const;

for (const [index, { layout, path }] of PAGES.entries()) {
  const lang = LANGUAGES[index % LANGUAGES.length];
  test(`WCAG 2.2 AA: ${path} on ${layout} (${lang})`, async ({ browser }) => {
    const context = await browser.newContext({ ...DEVICES[layout], reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${path}?lang=${lang}`);
    const violations = await violationsOf(page);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await context.close();
  });
}

for (const layout of ['desktop', 'mobile'] as const) {
  test(`WCAG 2.2 AA: an article, the open menus and a form with errors on ${layout}`, async ({ browser }) => {
    const context = await browser.newContext({ ...DEVICES[layout], reducedMotion: 'reduce' });
    const page = await context.newPage();
    const clean = async (state: string) => {
      const violations = await violationsOf(page);
      expect(violations.map(({ id, nodes }) => `${state} ${id}: ${nodes[0]?.html}`)).toEqual([]);
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
