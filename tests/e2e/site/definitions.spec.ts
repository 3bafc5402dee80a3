import { LOCALES } from '../../../lib/i18n/locales';
import { read, wordsIn } from '../support/reading';
import { DEVICES, expect, PAGES, test } from '../support/test';
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
      test(`§9 ${path}: a line under the figures leads to what they count`, async () => {
        const { $ } = await read(`${path}?lang=en`, layout);
        const { link, figures, title } = wordsOf('en', 'definitions');
        const lines = $('main a')
          .toArray()
          .filter((line) => $(line).text().includes(link));
        expect(lines.map((line) => $(line).attr('href')?.replace(/#.*/, ''))).toEqual(
          Array(count).fill('/aboutUs?lang=en'),
        );
        expect($(lines[0]).attr('href')).toBe(`/aboutUs?lang=en#${hash}`);
        const [, figure] = /^definition-(.+)$/.exec(hash) ?? [];
        const { value, name } = figures[figure as keyof typeof figures] ?? { value: '', name: title };
        const about = await read('/aboutUs?lang=en', layout);
        const place = about.$(`#${hash}`);
        const [heading] = wordsIn(about.$, place.is('h2, h3') ? place : place.find('h2, h3').first());
        expect(heading).toBe(`${value} ${name}`.trim());
      });
    }

    test('§9 whoever follows the line under the figures sees what they count', async ({ page }) => {
      await page.goto('/brokerService?lang=en');
      const { link, figures } = wordsOf('en', 'definitions');
      await page.getByRole('main').getByRole('link', { name: link }).first().click();
      await expect(page).toHaveURL('/aboutUs?lang=en#definition-appUsers');
      const { value, name } = figures.appUsers;
      await expect(page.getByRole('heading', { name: `${value} ${name}` })).toBeInViewport();
    });

    test('§9 about us: every figure is defined, in three languages', async () => {
      for (const locale of LOCALES) {
        const { $ } = await read(`/aboutUs?lang=${locale}`, layout);
        const words = wordsOf(locale, 'definitions');
        const note = $('#definitions');
        expect(wordsIn($, note.find('h2'))).toEqual([words.title]);
        expect(wordsIn($, note).join()).toContain(words.text);
        for (const { value, name, text } of Object.values(words.figures)) {
          const entry = note.find('li').filter((_, one) => wordsIn($, $(one)).join().includes(text));
          expect(wordsIn($, entry.find('h3'))).toEqual([`${value} ${name}`]);
        }
      }
    });
  });

  test.describe(`§2 the footer's risk line on ${layout}`, () => {
    for (const [locale, said] of [
      ['zt', /投資涉及風險/],
      ['zh', /投资有风险.*非面向中国内地居民/],
      ['en', /Investing involves risk/],
    ] as const) {
      test(`§2 Navigation: one line in ${locale}, on every page`, async () => {
        for (const { path } of PAGES.filter((one) => one.layout === layout)) {
          const { $, hook } = await read(`${path}?lang=${locale}`, layout);
          const lines = wordsIn($, hook('site-footer').find('p'));
          expect([path, lines.filter((line) => said.test(line)).length]).toEqual([path, 1]);
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
