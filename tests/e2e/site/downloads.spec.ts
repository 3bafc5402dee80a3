import type { Locator, Page } from '@playwright/test';
import { openedFile, openedPage } from '../support/opened-file';
import { answersOf, DEVICES, expect, hydrated, test } from '../support/test';
import { wordsOf } from '../support/words';

/** Download links: where they lead and what a click on one of them counts (§7, §9). */

const AREA = '**/popularity/account/queryArea';
const STORE = 'https://www.apple.com/app-store/';
const COUNTED = [
  ['android', 1, 'TTT-AND-MAIN', '/assets/installers/tradego-android-8.2.00-sample.zip'],
  ['ios', 2, undefined, STORE],
  ['windows', 3, 'TTT-WIN-MAIN', '/assets/installers/tradego-windows-10.30-sample.zip'],
  ['macos', 4, 'TTT-MAC-MAIN', '/assets/installers/tradego-mac-2.8.2-sample.zip'],
  ['web', 5, undefined, 'https://example.com/trade'],
] as const;
type Terminal = (typeof COUNTED)[number][0];

/** The pages with download links, each on one layout, in one language; what is no area is answered like another area. */
const PLACES = {
  desktop: {
    path: '/personalServices',
    lang: 'en',
    language: 'en',
    area: 'with an error',
    answer: { status: 502, body: 'Bad gateway' },
  },
  mobile: {
    path: '/home',
    lang: 'zh',
    language: 'chs',
    area: 'in another area',
    answer: { json: { result: 1, data: 'HK' } },
  },
} as const;

for (const layout of ['desktop', 'mobile'] as const) {
  const { path, lang, language, area, answer } = PLACES[layout];

  /** The link of a terminal, in view; on the mobile home page the terminal is chosen first. */
  async function linkOf(page: Page, terminal: Terminal): Promise<Locator> {
    const section = page.locator('#terminals');
    if (layout === 'mobile') {
      const { name } = wordsOf(lang, 'home').terminals[terminal];
      await section.getByRole('tab', { name }).click();
      const link = section.getByRole('tabpanel', { name }).getByRole('link');
      await link.scrollIntoViewIfNeeded();
      return link;
    }
    await section.scrollIntoViewIfNeeded();
    return section.getByRole('link', { name: wordsOf(lang, 'personal').terminals[terminal] });
  }

  test.describe(`§7 download links of ${path} on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test.beforeEach(async ({ context }) => {
      for (const host of ['https://example.com/**', 'https://www.apple.com/**']) {
        await context.route(host, (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }));
      }
    });

    test(`§7, §9 ${area} the iOS link leads to the store, and a click counts its terminal, 1 to 5, on plate 1, and opens the file in a new window`, async ({
      page,
    }) => {
      let asked = 0;
      await page.route(AREA, (route) => {
        asked++;
        return route.fulfill(answer);
      });
      const counts: unknown[] = [];
      const answers = await answersOf(page, '**/website/Website/downloadsPoint');
      page.on('request', (request) => {
        if (request.url().endsWith('/updateDownloadCount')) counts.push(request.postDataJSON());
      });
      await page.goto(`${path}?lang=${lang}`);
      await hydrated(page);
      for (const [terminal, pageNum, , address] of COUNTED) {
        const link = await linkOf(page, terminal);
        if (terminal === 'ios') {
          await expect.poll(() => asked).toBeGreaterThan(0);
          await page.waitForLoadState('networkidle');
          await expect(link).toHaveAttribute('href', STORE);
        }
        const [opened, counted] = await Promise.all([
          address.startsWith('/') ? openedFile(link) : openedPage(link),
          page.waitForRequest('**/website/Website/downloadsPoint'),
        ]);
        expect(new URL(opened.url(), page.url()).href).toBe(new URL(address, page.url()).href);
        expect(counted.postDataJSON()).toMatchObject({ pageNum, plate: 1 });
        expect(counted.headers().language).toBe(language);
      }
      await expect.poll(() => answers).toEqual(COUNTED.map(() => expect.objectContaining({ result: 1 })));
      const packages = COUNTED.flatMap(([, , pid]) => (pid ? [{ orgCode: 'TTT', pid }] : []));
      await expect.poll(() => counts).toEqual(packages);
    });

    test('§7 with the area CN the iOS link leads to the install guide', async ({ page }) => {
      await page.route(AREA, (route) => route.fulfill({ json: { result: 1, data: 'CN' } }));
      await page.goto(`${path}?lang=${lang}`);
      await hydrated(page);
      const link = await linkOf(page, 'ios');
      await expect(link).toHaveAttribute('href', `/tradeGodownload?id=jybIos&lang=${lang}`);
    });
  });
}
