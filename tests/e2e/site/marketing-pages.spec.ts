import type { Page } from '@playwright/test';
import {
  CODE,
  carousel,
  FILMS,
  filmOf,
  moving,
  readTo,
  scrollTo,
  tabThrough,
  watchCode,
  watchRequests,
} from '../support/moving';
import { read, slidesIn } from '../support/reading';
import { DEVICES, expect, hydrated, test } from '../support/test';
import { wordsOf } from '../support/words';

/**
 * What holds for the home, trading-platform and personal services pages alike: little is fetched early, nothing has to
 * move, everything can be reached. The home page is another on each layout; the other two are the same on both, and seen
 * on one.
 */
const PATHS = {
  desktop: ['/home', '/tradeGoMarkets'],
  mobile: ['/home', '/personalServices'],
} as const;

/** What can be done on one of the pages only, told in its visit. */
const OWN = {
  '/home': '',
  '/tradeGoMarkets':
    '; the depth field is drawn, the code of the form comes when it is opened, the film plays when asked for',
  '/personalServices': '; the code of the carousel comes when it is near, every slide can be called up',
} as const;

/** Down the page, screen by screen, as a reader would. */
async function readThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await scrollTo(page, y);
    // Two frames, where the browser draws them: now and then one of several busy ones stops doing so for a while.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 300);
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
  }
  await expect(page.locator('[data-testid="carousel"]:not(:has([data-started]))')).toHaveCount(0);
}

test.describe('fetched when it is near', () => {
  test.use(DEVICES.mobile);

  test('§2 personal services: the slides can be turned when the carousel code never comes', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const answer = await route.fetch();
      if ((await answer.text()).includes(CODE.swiper)) await route.abort();
      else await route.fulfill({ response: answer });
    });
    const refused = page.waitForEvent('requestfailed');
    await page.goto('/personalServices?lang=en');
    await hydrated(page);
    const { root, slides, marks, started } = carousel(page, 'app-tour');
    await root.scrollIntoViewIfNeeded();
    await refused;
    await marks.nth(2).click();
    await expect(root).toHaveAttribute('data-active', '2');
    // On a phone a slide is taller than what is left of the screen below the line of the day.
    await expect(slides.nth(2).getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(started).toHaveCount(0);
    // What is still on its way when the page closes is no failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`prefers-reduced-motion on ${layout}`, () => {
    test.use(DEVICES[layout]);

    // A phone has the longest words, a desktop those of most visitors.
    const lang = layout === 'desktop' ? 'zt' : 'en';

    for (const path of PATHS[layout]) {
      test(`§7, WCAG 2.1.1, Page by page: on ${path} nothing moves, no film is fetched, Tab reaches everything${OWN[path]} (${lang})`, async ({
        page,
      }) => {
        const films = watchRequests(page, FILMS);
        const fetched = watchCode(page);
        await page.goto(`${path}?lang=${lang}`, { waitUntil: path === '/personalServices' ? 'networkidle' : 'load' });
        await hydrated(page);

        if (path === '/personalServices') {
          await test.step('§7 the carousel code comes when the carousel is near', async () => {
            expect(await fetched(CODE.swiper)).toBe(false);
            await carousel(page, 'app-tour').root.scrollIntoViewIfNeeded();
            await expect.poll(() => fetched(CODE.swiper)).toBe(true);
          });
        }

        if (path === '/tradeGoMarkets') {
          await test.step('design: the depth field is drawn', async () => {
            await expect(page.getByTestId('depth-field')).toHaveAttribute('data-drawn', 'true');
          });
        }

        await test.step('Page by page: nothing moves and no film is fetched', async () => {
          await readThrough(page);
          expect(await moving(page)).toBe(0);
          await expect(page.locator('[data-running]')).toHaveCount(0);
          expect(films).toEqual([]);
        });

        if (path === '/tradeGoMarkets') {
          await test.step('§7 the form code of the consultation comes when the popup is opened', async () => {
            await page.waitForLoadState('networkidle');
            expect(await fetched(CODE.forms)).toBe(false);
            const opener = page.locator('#consult').getByRole('link');
            await readTo(opener);
            await opener.click();
            const popup = page.getByTestId('consultation-popup');
            await popup.locator('[name="companyName"]').fill('Harbour Lane');
            await expect.poll(() => fetched(CODE.forms)).toBe(true);
            await page.keyboard.press('Escape');
            await expect(popup).toHaveCount(0);
          });
        }

        await test.step('WCAG 2.1.1: Tab reaches everything there is to press, in view', async () => {
          const { reached, expected } = await tabThrough(page);
          expect(expected.length).toBeGreaterThan(3);
          expect(reached).toEqual(expected);
        });

        if (path === '/personalServices') {
          await test.step('Page by page: every slide can still be called up', async () => {
            const { root, marks, shown, started } = carousel(page, 'app-tour');
            await root.scrollIntoViewIfNeeded();
            await expect(started).toBeVisible();
            for (const [index, key] of (['quotes', 'order', 'ipo', 'alerts'] as const).entries()) {
              await marks.nth(index).click();
              await expect(shown.getByRole('heading')).toHaveText(wordsOf(lang, 'personal').tour[key].title);
            }
          });
        }

        if (path === '/tradeGoMarkets') {
          await test.step('Page by page: the globe film plays when its reader asks for it', async () => {
            const film = filmOf(page, 'globe');
            await film.frame.getByRole('button', { name: wordsOf(lang, 'common').film.play }).click();
            await expect.poll(film.plays).toBe(true);
          });
        }
      });
    }
  });

  test.describe(`without JavaScript on ${layout}`, () => {
    test.use({ ...DEVICES[layout], javaScriptEnabled: false });

    test('§2 home: the first slide, every link and the news can be read and followed', async ({ page }) => {
      await page.goto('/home?lang=en');
      const { hero } = wordsOf('en', 'home');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en', 'pages').home.heading);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(page.getByRole('link', { name: hero.trading.action }).first()).toBeVisible();
      const news = page.locator('#news').getByTestId('news-item');
      await expect(news).toHaveCount(layout === 'desktop' ? 5 : 10);
      // The later stories of a phone are opened by a mark of their own, which needs no script either.
      for (const summary of await page.locator('main summary').all()) await summary.click();
      const hidden = await page
        .locator('main a')
        .evaluateAll((links) => links.filter((link) => !link.checkVisibility({ visibilityProperty: true })).length);
      expect(hidden).toBe(0);
      await expect(news.nth(1).getByRole('link').first()).toHaveAttribute('href', '/dynamicDetails?id=37&lang=en');
    });

    test('Forms: the consultation button leads to the contact page', async () => {
      const { $ } = await read('/tradeGoMarkets?lang=en', layout);
      const contact = $('#consult a').attr('href') ?? '';
      expect(contact).toMatch(/^\/contactUs\?lang=en$/);
      const { status, hook } = await read(contact, layout);
      expect(status).toBe(200);
      expect(hook('consultation-form')).toHaveLength(1);
    });

    test('§2 personal services: slides, downloads and white papers are links', async () => {
      const { $ } = await read('/personalServices?lang=en', layout);
      expect(slidesIn($, 'app-tour').find('a')).toHaveLength(4);
      for (const section of ['terminals', 'tour', 'white-papers']) {
        const addresses = $(`#${section} a`)
          .toArray()
          .map((link) => $(link).attr('href') ?? '');
        expect(addresses.length, section).toBeGreaterThan(0);
        expect(addresses.filter((address) => !/^(\/|https:)/.test(address))).toEqual([]);
      }
    });
  });
}

test.describe('without JavaScript on mobile', () => {
  test.use({ ...DEVICES.mobile, javaScriptEnabled: false });

  test('§2 personal services: the last slide can be reached', async ({ page }) => {
    await page.goto('/personalServices?lang=en');
    const link = carousel(page, 'app-tour').slides.last().locator('a');
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
  });
});
