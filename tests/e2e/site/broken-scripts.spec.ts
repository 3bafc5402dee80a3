import type { Page, Route } from '@playwright/test';
import type { RouteId } from '../../../lib/site/routes';
import { DEVICES, expect, PAGES, test } from '../support/test';

const SCRIPTS = '**/_next/static/**/*.js';
/** They are not compared, and take most of a visit. */
const PICTURES = '**/*.{avif,webp,png,jpg,svg,woff2}*';

/**
 * Pages with parts that wait for scripts (`data-scripts` in the style sheets), and of the others one of a kind: a list, a
 * list to be narrowed, a search, what visitors write in, running text.
 */
const VISITED: readonly RouteId[] = [
  'home',
  'brokerService',
  'listedCompanyServices',
  'tradeGoMarkets',
  'personalServices',
  'investorRelations',
  'aboutUs',
  'contactUs',
  'openApi',
  'downloadApi',
  'tradeGodownload',
  'companyDynamics',
  'announcements',
  'search',
  'alerts',
  'keyFigures',
  'privacyPolicy',
];

/** What a reader sees of the page, and what there is to press, choose and write in. */
function shownOn(page: Page) {
  return page.evaluate(() => {
    const controls = Array.from(document.querySelectorAll('a[href], button, input, select, textarea, summary'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map(
        (control) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''}`,
      );
    // biome-ignore lint/performance/useDomNodeTextContent: what is not seen is not read.
    return { words: document.body.innerText, controls };
  });
}

/** Once nobody waits for scripts any more. */
async function shownAtLast(page: Page) {
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-scripts'));
  return shownOn(page);
}

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`§1 scripts that fail, on ${layout}`, () => {
    test.use(DEVICES[layout]);

    let plain: Page;
    test.beforeEach(async ({ browser, baseURL }) => {
      const context = await browser.newContext({ ...DEVICES[layout], baseURL, javaScriptEnabled: false });
      plain = await context.newPage();
      await plain.route(PICTURES, (route) => route.abort());
    });
    test.afterEach(() => plain.context().close());

    test(`§1 pages on ${layout} with scripts that do not parse are the pages without scripts`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.route(PICTURES, (route) => route.abort());
      await page.route(SCRIPTS, (route) => route.fulfill({ body: '}{', contentType: 'text/javascript' }));
      for (const { path } of PAGES.filter((one) => one.layout === layout && VISITED.includes(one.id))) {
        await plain.goto(path, { waitUntil: 'domcontentloaded' });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        expect(await shownAtLast(page), path).toEqual(await shownOn(plain));
      }
    });

    const FAILURES: [string, (route: Route) => unknown][] = [
      ['are not found', (route) => route.fulfill({ status: 404 })],
      ['never answer', () => {}],
    ];
    for (const [how, answer] of FAILURES) {
      test(`§1 scripts that ${how} leave the page without scripts on ${layout}`, async ({ page }) => {
        await plain.goto('/brokerService', { waitUntil: 'domcontentloaded' });
        await page.route(SCRIPTS, answer);
        await page.clock.install();
        await page.goto('/brokerService', { waitUntil: 'domcontentloaded' });
        await page.clock.fastForward(10_000);
        expect(await shownAtLast(page)).toEqual(await shownOn(plain));
      });
    }
  });
}
