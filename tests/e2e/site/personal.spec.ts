import type { Locale } from '../../../lib/i18n/locales';
import type { Layout } from '../../../lib/site/routes';
import { carousel } from '../support/moving';
import { read, wordsIn } from '../support/reading';
import { DEVICES, expect, hydrated, MOVING, test } from '../support/test';
import { wordsOf } from '../support/words';

/** Personal services (§2); what its download links count is told in `downloads`. */
const SHOWN: [layout: Layout, lang: Locale, users: RegExp, seconds: string][] = [
  ['desktop', 'en', /^800,000\+$/, '5s'],
  ['mobile', 'zh', /^80 ?万\+$/, '3s'],
];

for (const [layout, lang, users, seconds] of SHOWN) {
  test.describe(`§2 personal services on ${layout} (${lang})`, () => {
    test.use({ ...DEVICES[layout], ...MOVING });
    const words = wordsOf(lang, 'personal');
    const path = `/personalServices?lang=${lang}`;
    const address = (path: string) => (lang === 'zt' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);

    test('§2 personal services: the hero leads to the downloads and tells 80W+ users and 59 markets', async () => {
      const { $ } = await read(path, layout);
      expect(wordsIn($, $('h1'))).toEqual([wordsOf(lang, 'pages').personalServices.heading]);
      const actions = $('a').filter((_, link) => $(link).text().includes(words.hero.action));
      expect(actions.first().attr('href')).toBe(address('/tradeGodownload'));
      const figures = wordsIn($, $('main dd'));
      expect(figures).toHaveLength(2);
      expect(figures[0]).toMatch(users);
      expect(figures[1]).toBe('59');
    });

    test('§2 personal services: links for iOS, Android, Mac, Windows, Web and OpenAPI; the four slides lead to the iOS install guide', async () => {
      const { $ } = await read(path, layout);
      const links = $('#terminals li a');
      const { ios, android, macos, windows, web, openapi } = words.terminals;
      const named = [ios, android, macos, windows, web, openapi];
      expect(wordsIn($, links).map((link, index) => link.includes(named[index] ?? '?'))).toEqual(named.map(() => true));
      expect(links.toArray().map((link) => $(link).attr('href'))).toEqual([
        'https://www.apple.com/app-store/',
        '/assets/installers/tradego-android-8.2.00-sample.zip',
        '/assets/installers/tradego-mac-2.8.2-sample.zip',
        '/assets/installers/tradego-windows-10.30-sample.zip',
        'https://example.com/trade',
        address('/downloadApi'),
      ]);
      const slides = $('[data-testid="carousel"][data-name="app-tour"] [aria-live] > [role="group"] a');
      expect(slides.toArray().map((link) => $(link).attr('href'))).toEqual(
        Array.from({ length: 4 }, () => address('/tradeGodownload?id=jybIos')),
      );
    });

    test('§2 personal services: API downloads, help at the IPO service site; two white-paper banners open PDFs', async ({
      request,
    }) => {
      const { $ } = await read(path, layout);
      expect(
        $('#open-api a')
          .toArray()
          .map((link) => $(link).attr('href')),
      ).toEqual([address('/downloadApi')]);
      const help = $('#help a');
      expect(help).toHaveLength(1);
      expect([help.attr('href'), help.attr('target')]).toEqual(['https://example.com/ipo-service', '_blank']);
      const papers = $('#white-papers a');
      expect(papers.toArray().map((link) => [$(link).attr('href'), $(link).attr('target')])).toEqual([
        [expect.stringMatching(/^\/files\/[0-9a-f]{16}\/ipo-market-white-paper\.pdf$/), '_blank'],
        [expect.stringMatching(/^\/files\/[0-9a-f]{16}\/equity-incentive-white-paper\.pdf$/), '_blank'],
      ]);
      // Where there is room, what is in them.
      const { whitePapers } = wordsOf(lang, 'personal');
      const chapters = [...whitePapers.ipo.chapters, ...whitePapers.equity.chapters];
      expect(wordsIn($, $('#white-papers ol li'))).toEqual(layout === 'desktop' ? chapters : []);
      for (const paper of papers.toArray()) {
        const answer = await request.get($(paper).attr('href') ?? '');
        expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
      }
    });

    test(`the phone of the opening ends between two parts of its screen, and fills the width of a phone; §9 the tour is a day of four moments, ${seconds} each, each with its own screen and none of the opening`, async ({
      page,
    }) => {
      await page.goto(path);

      await test.step('the phone of the opening', async () => {
        const { width, height } = await page
          .locator('[data-shape="phone"]')
          .evaluate((picture) => picture.getBoundingClientRect().toJSON() as DOMRect);
        // Below the book on a desktop, above it on a phone (workshop/pictures/phone/screens/chart.mjs).
        expect(height / width).toBeCloseTo((layout === 'mobile' ? 554 : 714) / 400, 2);
        if (layout === 'mobile') expect(width).toBe(350);
      });

      await test.step('the tour is a day of four moments', async () => {
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

      await test.step(`§9 each has ${seconds}`, async () => {
        await hydrated(page);
        const { root, progress } = carousel(page, 'app-tour');
        await root.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect(progress).toHaveAttribute('data-running', 'true');
        await expect(progress).toHaveCSS('animation-duration', seconds);
      });
    });
  });
}
