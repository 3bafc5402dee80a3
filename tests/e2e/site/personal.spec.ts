import type { Locale } from '../../../lib/i18n/locales';
import type { Layout } from '../../../lib/site/routes';
import { carousel } from '../support/moving';
import { DEVICES, expect, hydrated, MOVING, test } from '../support/test';
import { wordsOf } from '../support/words';

/** Personal services (§2); what its download links count is told in `downloads`. */
const SHOWN: [Layout, Locale, RegExp][] = [
  ['desktop', 'en', /^800,000\+$/],
  ['mobile', 'zh', /^80 ?万\+$/],
];

for (const [layout, lang, users] of SHOWN) {
  test.describe(`§2 personal services on ${layout} (${lang})`, () => {
    test.use(DEVICES[layout]);
    const words = wordsOf(lang, 'personal');
    const address = (path: string) => (lang === 'zt' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);

    test.beforeEach(({ page }) => page.goto(`/personalServices?lang=${lang}`));

    test('§2 personal services: the hero leads to the downloads and tells 80W+ users and 59 markets', async ({
      page,
    }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(lang, 'pages').personalServices.heading);
      await expect(page.getByRole('link', { name: words.hero.action }).first()).toHaveAttribute(
        'href',
        address('/tradeGodownload'),
      );
      await expect(page.getByRole('main').locator('dd')).toHaveText([users, '59']);
    });

    test('the phone of the opening ends between two parts of its screen, and fills the width of a phone', async ({
      page,
    }) => {
      const { width, height } = await page
        .locator('[data-shape="phone"]')
        .evaluate((picture) => picture.getBoundingClientRect().toJSON() as DOMRect);
      // Below the book on a desktop, above it on a phone (workshop/pictures/phone/screens/chart.mjs).
      expect(height / width).toBeCloseTo((layout === 'mobile' ? 554 : 714) / 400, 2);
      if (layout === 'mobile') expect(width).toBe(350);
    });

    test('§2 personal services: links for iOS, Android, Mac, Windows, Web and OpenAPI', async ({ page }) => {
      const links = page.locator('#terminals').getByRole('listitem').getByRole('link');
      const { ios, android, macos, windows, web, openapi } = words.terminals;
      await expect(links).toContainText([ios, android, macos, windows, web, openapi]);
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        'https://www.apple.com/app-store/',
        '/assets/installers/tradego-android-8.2.00-sample.zip',
        '/assets/installers/tradego-mac-2.8.2-sample.zip',
        '/assets/installers/tradego-windows-10.30-sample.zip',
        'https://example.com/trade',
        address('/downloadApi'),
      ]);
    });

    test('§2 personal services: the four slides lead to the iOS install guide', async ({ page }) => {
      const links = await carousel(page, 'app-tour')
        .slides.locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual(Array.from({ length: 4 }, () => address('/tradeGodownload?id=jybIos')));
    });

    test('issue 16: the tour is a day of four moments, each with its own screen and none of the opening', async ({
      page,
    }) => {
      const { marks, slides } = carousel(page, 'app-tour');
      const times = ['08:52', '10:15', '13:20', '16:08'];
      await expect(marks).toContainText(times);
      await expect(slides.locator('time')).toHaveText(times);
      const places = await marks.evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().left));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      const pictures = await page
        .locator('main > :first-child img, #tour img')
        .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
      expect(new Set(pictures).size).toBe(5);
    });

    test('§2 personal services: API downloads, help at the IPO service site', async ({ page }) => {
      await expect(page.locator('#open-api').getByRole('link')).toHaveAttribute('href', address('/downloadApi'));
      const help = page.locator('#help').getByRole('link');
      await expect(help).toHaveAttribute('href', 'https://example.com/ipo-service');
      await expect(help).toHaveAttribute('target', '_blank');
    });

    test('§2 personal services: two white-paper banners open PDFs', async ({ page, request }) => {
      const links = page.locator('#white-papers').getByRole('link');
      await expect(links).toHaveCount(2);
      for (const [index, file] of ['ipo-market-white-paper.pdf', 'equity-incentive-white-paper.pdf'].entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', `/assets/documents/${file}`);
        await expect(links.nth(index)).toHaveAttribute('target', '_blank');
        const answer = await request.get(`/assets/documents/${file}`);
        expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
      }
    });
  });
}

for (const [layout, seconds] of [
  ['desktop', '5s'],
  ['mobile', '3s'],
] as const) {
  test.describe(`§9 the app's slides on ${layout}`, () => {
    test.use({ ...DEVICES[layout], ...MOVING });

    test(`§9 personal services: four slides, ${seconds} each, and round again`, async ({ page }) => {
      await page.goto('/personalServices?lang=en');
      await hydrated(page);
      const { root, slides, marks, progress } = carousel(page, 'app-tour');
      await expect(slides).toHaveCount(4);
      await root.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(progress).toHaveAttribute('data-running', 'true');
      await expect(progress).toHaveCSS('animation-duration', seconds);
      await marks.last().click();
      await expect(root).toHaveAttribute('data-active', '3');
      await page.mouse.move(2, 2);
      await expect(root).toHaveAttribute('data-active', '0', { timeout: 15_000 });
    });
  });
}
