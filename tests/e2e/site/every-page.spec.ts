import { ROUTES, type RouteId } from '../../../lib/site/routes';
import { violationsOf } from '../support/axe';
import { DEVICES, expect, hydrated, PAGES, sticksOut, test } from '../support/test';
import { wordsOf } from '../support/words';

/** What holds for every page: one visit of each, as its visitors come, in the language most of them read. */

/** Bytes of pictures that a page may load before a visitor scrolls (design: pictures). */
const PICTURE_BUDGET = { desktop: 900_000, mobile: 500_000 } as const;

/** The windows of a layout, the widest first: half of a screen is what a screen at 200 % is. */
const WINDOWS = {
  desktop: [1440, 720, 400].map((width) => ({ width, height: 900 })),
  mobile: [390, 320].map((width) => ({ width, height: 844 })),
} as const;

/** Pages that are not whole without their pictures. */
const ILLUSTRATED: readonly RouteId[] = [
  'home',
  'tradeGoMarkets',
  'personalServices',
  'investorRelations',
  'financialReports',
  'boardMembers',
  'companyDynamics',
];

/** Pages of running text, tables and forms: both layouts have the same elements, which axe examines on the narrower one. */
const SAME_ON_BOTH: readonly RouteId[] = [
  'usingDocument',
  'results',
  'keyFigures',
  'shareInformation',
  'dividends',
  'financialCalendar',
  'generalMeetings',
  'shareholderInformation',
  'corporateRegulation',
  'esg',
  'publicationRecord',
  'alerts',
  'privacyPolicy',
  'serviceTerms',
  'thirdPartyInformation',
];

for (const { layout, id, path } of PAGES) {
  const isExamined = layout === 'mobile' || !SAME_ON_BOTH.includes(id);
  test.describe(`§2 every page: ${path} on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test(`§2 ${path} on ${layout}: no console error, no policy violation, one h1, its header, its pictures${isExamined ? ', WCAG 2.2 AA' : ''}`, async ({
      page,
      problems,
    }) => {
      const illustrated = ILLUSTRATED.includes(id);
      await page.goto(`${path}?lang=zt`, { waitUntil: illustrated ? 'networkidle' : 'load' });
      await hydrated(page);

      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const { parent, darkHeader } = ROUTES[id];
      if (parent && layout === 'desktop') {
        const { navigation, nav } = wordsOf('zt', 'layout');
        const entries = page.getByRole('navigation', { name: navigation });
        await expect(entries.getByRole('link', { name: nav[parent] })).toHaveAttribute('aria-current', 'true');
      }
      await expect(page.getByTestId('site-header')).toHaveAttribute('data-theme', darkHeader ? 'dark' : 'light');

      if (illustrated) {
        const { bytes, broken } = await page.evaluate(() => ({
          bytes: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ initiatorType, name }) => initiatorType === 'img' || /\.(avif|webp|svg|png)$/.test(name))
            .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
          broken: Array.from(document.images)
            .filter(({ complete, naturalWidth, currentSrc }) => complete && currentSrc && naturalWidth === 0)
            .map(({ currentSrc }) => currentSrc),
        }));
        expect(broken).toEqual([]);
        expect(await page.locator('main img').count()).toBeGreaterThan(0);
        expect(bytes).toBeLessThanOrEqual(PICTURE_BUDGET[layout]);
      }
      // Its letters came with it (components/layout/core-letters.json).
      const faces = await page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('.woff2') ? [name] : [])),
      );
      expect(faces).toEqual([]);
      // Before axe, which tries to run in the frame of /openApi, where nothing may.
      expect(problems).toEqual([]);
      if (isExamined) expect(await violationsOf(page)).toEqual([]);
    });
  });
}

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`§2 every page on ${layout}`, () => {
    test.use({ ...DEVICES[layout], javaScriptEnabled: false });

    test(`design, Pages: nothing sticks out of any page on ${layout}, in English, whose words are longest, however narrow`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      const sticking: string[] = [];
      for (const { path } of PAGES.filter((one) => one.layout === layout)) {
        for (const [nth, window] of WINDOWS[layout].entries()) {
          await page.setViewportSize(window);
          if (nth === 0) await page.goto(`${path}?lang=en`, { waitUntil: 'domcontentloaded' });
          const over = await sticksOut(page);
          if (over > 0) sticking.push(`${path} at ${window.width} px: ${over} px`);
        }
      }
      expect(sticking).toEqual([]);
    });
  });
}
