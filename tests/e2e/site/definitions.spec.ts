import { LOCALES } from '../../../lib/i18n/locales';
import { DEVICES, expect, test } from '../support/test';
import { wordsOf } from '../support/words';

/** Where marketing figures stand (§9), and where the line under them leads. */
const FIGURES = {
  desktop: [
    ['/home', 3, 'definitions'],
    ['/tradeGoMarkets', 1, 'definition-brokersServed'],
    ['/personalServices', 1, 'definitions'],
    ['/investorRelations', 1, 'definitions'],
    ['/listedCompanyServices', 2, 'definitions'],
    ['/brokerService', 3, 'definition-appUsers'],
  ],
  mobile: [
    ['/home', 1, 'definitions'],
    ['/tradeGoMarkets', 1, 'definition-brokersServed'],
    ['/personalServices', 1, 'definitions'],
    ['/brokerService', 3, 'definition-appUsers'],
  ],
} as const;

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`§9 marketing figures on ${layout}`, () => {
    test.use(DEVICES[layout]);

    for (const [path, count, hash] of FIGURES[layout]) {
      test(`§9 ${path}: a line under the figures leads to what they count`, async ({ page }) => {
        await page.goto(`${path}?lang=en`);
        const { link, figures, title } = wordsOf('en', 'definitions');
        const lines = page.getByRole('main').getByRole('link', { name: link });
        await expect(lines).toHaveCount(count);
        await lines.first().click();
        await expect(page).toHaveURL(`/aboutUs?lang=en#${hash}`);
        const [, figure] = /^definition-(.+)$/.exec(hash) ?? [];
        const { value, name } = figures[figure as keyof typeof figures] ?? { value: '', name: title };
        await expect(page.getByRole('heading', { name: `${value} ${name}`.trim() })).toBeInViewport();
      });
    }

    test('§9 about us: every figure is defined, in three languages', async ({ page }) => {
      for (const locale of LOCALES) {
        await page.goto(`/aboutUs?lang=${locale}`);
        const words = wordsOf(locale, 'definitions');
        const note = page.locator('#definitions');
        await expect(note.getByRole('heading', { level: 2 })).toHaveText(words.title);
        await expect(note).toContainText(words.text);
        for (const { value, name, text } of Object.values(words.figures)) {
          const entry = note.getByRole('listitem').filter({ hasText: text });
          await expect(entry.getByRole('heading', { level: 3 })).toHaveText(`${value} ${name}`);
        }
      }
    });
  });

  test.describe(`§2 the footer's risk line on ${layout}`, () => {
    test.use(DEVICES[layout]);

    for (const [locale, said] of [
      ['zt', /投資涉及風險/],
      ['zh', /投资有风险.*非面向中国内地居民/],
      ['en', /Investing involves risk/],
    ] as const) {
      test(`§2 Navigation: one line in ${locale}, on every page`, async ({ page }) => {
        for (const path of ['/home', '/investorRelations']) {
          await page.goto(`${path}?lang=${locale}`);
          await expect(page.getByTestId('site-footer').getByText(said)).toHaveCount(1);
        }
      });
    }
  });
}

test.describe('§9 marketing figures without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('§9 the line under the figures is an ordinary link', async ({ page }) => {
    await page.goto('/personalServices?lang=en');
    await page
      .getByRole('main')
      .getByRole('link', { name: wordsOf('en', 'definitions').link })
      .click();
    await expect(page.locator('#definitions')).toBeInViewport();
  });
});
