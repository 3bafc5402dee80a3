import { ROUTES, type RouteId } from '../../../lib/routes';
import { DEVICES, expect, hydrated, test } from '../support/test';

/** Bytes of pictures that a page may load before a visitor scrolls (design: pictures). */
const BUDGET = { desktop: 900_000, mobile: 500_000 } as const;

const ILLUSTRATED = [
  'home',
  'tradeGoMarkets',
  'personalServices',
  'investorRelations',
  'financialReports',
  'boardMembers',
  'companyDynamics',
] as const satisfies readonly RouteId[];

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`§7 pictures on ${layout}`, () => {
    test.use(DEVICES[layout]);

    for (const route of ILLUSTRATED) {
      const path = ROUTES[route].paths[layout];
      test(`§7 ${path}: its pictures load, in at most ${BUDGET[layout] / 1000} KB`, async ({ page, problems }) => {
        await page.goto(`${path}?lang=en`, { waitUntil: 'networkidle' });
        await hydrated(page);
        const bytes = await page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ initiatorType, name }) => initiatorType === 'img' || /\.(avif|webp|svg|png)$/.test(name))
            .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        );
        const broken = await page.locator('img').evaluateAll((images) =>
          images
            .map((image) => image as HTMLImageElement)
            .filter(({ complete, naturalWidth, currentSrc }) => complete && currentSrc && naturalWidth === 0)
            .map(({ currentSrc }) => currentSrc),
        );
        expect(broken).toEqual([]);
        expect(await page.locator('main img').count()).toBeGreaterThan(0);
        expect(bytes).toBeLessThanOrEqual(BUDGET[layout]);
        expect(problems).toEqual([]);
      });
    }
  });
}
