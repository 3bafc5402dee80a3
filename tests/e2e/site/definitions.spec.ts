import { LOCALES } from '../../../lib/i18n/locales';
import { read, wordsIn } from '../support/reading';
import { DEVICES, expect, test } from '../support/test';
import { wordsOf } from '../support/words';

const asRead = (words: string) => words.replace(/\s+/g, ' ').trim();

/** Where marketing figures stand (§9), and where the one line under them leads. */
const FIGURES = {
  desktop: [
    ['/home', 1, 'definitions'],
    ['/tradeGoMarkets', 1, 'definition-brokersServed'],
    ['/personalServices', 1, 'definitions'],
    ['/investorRelations', 1, 'definitions'],
    ['/listedCompanyServices', 1, 'definitions'],
    ['/brokerService', 1, 'definitions'],
  ],
  mobile: [
    ['/home', 1, 'definitions'],
    ['/tradeGoMarkets', 1, 'definition-brokersServed'],
    ['/personalServices', 1, 'definitions'],
    ['/brokerService', 1, 'definitions'],
  ],
} as const;

/** One page for each place in the definitions that lines lead to. */
const FOLLOWED = ['/tradeGoMarkets', '/personalServices'];

const { link, figures, title } = wordsOf('en', 'definitions');

/** The heading that an address of the definitions leads to. */
function headingAt(hash: string): string {
  const [, figure] = /^definition-(.+)$/.exec(hash) ?? [];
  const { value, name } = figures[figure as keyof typeof figures] ?? { value: '', name: title };
  return `${value} ${name}`.trim();
}

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`§9 marketing figures on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test('§9 a line under the figures of every page leads to what they count', async () => {
      const about = await read('/aboutUs?lang=en', layout);
      for (const [path, count, hash] of FIGURES[layout]) {
        const { $ } = await read(`${path}?lang=en`, layout);
        const lines = $('main a').filter((_, line) => $(line).text().includes(link));
        expect(lines, path).toHaveLength(count);
        expect(lines.first().attr('href'), path).toBe(`/aboutUs?lang=en#${hash}`);
        expect(wordsIn(about.$, about.$(`#${hash}`).find('h2, h3'))[0], path).toBe(headingAt(hash));
      }
    });

    for (const [path, , hash] of FIGURES[layout].filter(([path]) => FOLLOWED.includes(path))) {
      test(`§9 ${path}: followed, the line shows what is counted`, async ({ page }) => {
        await page.goto(`${path}?lang=en`);
        await page.getByRole('main').getByRole('link', { name: link }).first().click();
        await expect(page).toHaveURL(`/aboutUs?lang=en#${hash}`);
        await expect(page.getByRole('heading', { name: headingAt(hash) })).toBeInViewport();
      });
    }

    test('§9 about us: every figure is defined, in three languages', async () => {
      for (const locale of LOCALES) {
        const words = wordsOf(locale, 'definitions');
        const { $ } = await read(`/aboutUs?lang=${locale}`, layout);
        const note = $('#definitions');
        expect(wordsIn($, note.find('h2'))).toEqual([asRead(words.title)]);
        expect(wordsIn($, note).join()).toContain(asRead(words.text));
        for (const { value, name, text } of Object.values(words.figures)) {
          const entry = note.find('li').filter((_, item) => wordsIn($, $(item)).join().includes(asRead(text)));
          expect(wordsIn($, entry.find('h3'))).toEqual([asRead(`${value} ${name}`)]);
        }
      }
    });

    for (const [locale, said] of [
      ['zt', /投資涉及風險/],
      ['zh', /投资有风险.*非面向中国内地居民/],
      ['en', /Investing involves risk/],
    ] as const) {
      test(`§2 Navigation: the footer has one risk line in ${locale}, on every page`, async () => {
        for (const path of ['/home', '/investorRelations']) {
          const { $, hook } = await read(`${path}?lang=${locale}`, layout);
          expect(wordsIn($, hook('site-footer').find('p')).filter((line) => said.test(line))).toHaveLength(1);
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

test.describe('§9 marketing figures on a phone without scripts', () => {
  test.use({ ...DEVICES.mobile, javaScriptEnabled: false });

  test('§9 the address of a folded definition opens it', async ({ page }) => {
    await page.goto('/aboutUs?lang=en#definition-sharePlans');
    await expect(page.getByRole('heading', { name: headingAt('definition-sharePlans') })).toBeInViewport();
    await expect(page.getByRole('heading', { name: headingAt('definition-brokersServed') })).toBeHidden();
  });
});
