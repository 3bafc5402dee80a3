import { DEVICES, expect, test } from '../support/test';

const PATHS = [
  '/home',
  '/companyDynamics',
  '/dynamicDetails?id=38',
  '/investorRelations',
  '/contactUs',
  '/privacyPolicy',
];

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`design, on paper, ${layout}`, () => {
    test.use(DEVICES[layout]);

    for (const path of PATHS) {
      test(`design: ${path} prints its words, once, dark on white, and nothing that only a screen can do`, async ({
        page,
      }) => {
        await page.goto(path);
        await page.emulateMedia({ media: 'print' });
        const found = await page.evaluate(() => {
          const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
            element.checkVisibility(),
          );
          const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
          const [red = 0, green = 0, blue = 0] = style('h1').color.match(/\d+/g)?.map(Number) ?? [];
          return {
            // Would stand on every sheet, over the rows.
            fixed: shown.filter((element) => getComputedStyle(element).position === 'fixed').length,
            menus: shown.filter((element) =>
              element.matches('header a:is([aria-current], [data-search]), header nav, header button'),
            ).length,
            // Chromium left out what stood in a box whose width is asked for.
            chartsLost: [...document.querySelectorAll('[data-testid="price-chart"] svg')].filter(
              (chart) => chart.getBoundingClientRect().height < 50,
            ).length,
            headline: red + green + blue,
            // At the head of the first sheet, so that no sheet is left to it alone.
            footer: Math.round(document.querySelector('body > footer')?.getBoundingClientRect().top ?? -1),
          };
        });
        expect(found).toMatchObject({ fixed: 0, menus: 0, chartsLost: 0, footer: 0 });
        expect(found.headline).toBeLessThan(150);
      });
    }

    test('design: a table of 17 columns is no wider than the sheet', async ({ page }) => {
      await page.goto('/dynamicDetails?id=38');
      // As an article of the API has one, in the box that lets it be scrolled on a screen.
      await page.locator('[data-article-body]').evaluate((body) => {
        const cells = Array.from({ length: 17 }, (_, column) => `<td>${column + 1},234,567</td>`).join('');
        body.insertAdjacentHTML('beforeend', `<div id="wide"><table><tbody><tr>${cells}</tr></tbody></table></div>`);
      });
      await page.emulateMedia({ media: 'print' });
      // A sheet of A4 between its margins, in CSS px.
      await page.setViewportSize({ width: 688, height: 1000 });
      const [beyond, overflow] = await page
        .locator('#wide')
        .evaluate((box) => [
          (box.querySelector('td:last-child') as Element).getBoundingClientRect().right - innerWidth,
          getComputedStyle(box).overflowX,
        ]);
      expect(beyond).toBeLessThanOrEqual(0);
      expect(overflow).toBe('visible');
    });
  });
}
