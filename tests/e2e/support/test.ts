import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { LAYOUTS, type Layout, ROUTE_IDS, ROUTES } from '../../../lib/site/routes';

export { expect };

/** Real user-agents and windows of the two layouts. */
export const DEVICES: Record<Layout, BrowserContextOptions> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  mobile: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  },
};

/** For what plays, turns or rises by itself. Other tests are of a reader who asked for less motion (playwright.config.ts). */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const DESKTOP_UA =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
export const IPHONE_UA = DEVICES.mobile.userAgent as string;

export function userAgentOf(layout: Layout): string {
  return layout === 'mobile' ? IPHONE_UA : DESKTOP_UA;
}

/** Every page of every layout, by the table of routes. */
export const PAGES = LAYOUTS.flatMap((layout) =>
  ROUTE_IDS.flatMap((id) => {
    const path = ROUTES[id].paths[layout];
    return path === null ? [] : [{ layout, id, path }];
  }),
);

/**
 * Every page once, on one layout or the other in turns: for what a server does with any page. What a visitor sees differs
 * by layout.
 */
export const EACH_PAGE = PAGES.filter(({ layout, id }) => {
  const isOnBoth = LAYOUTS.every((each) => ROUTES[id].paths[each] !== null);
  return !isOnBoth || layout === LAYOUTS[ROUTE_IDS.indexOf(id) % LAYOUTS.length];
});

/**
 * What records a test for its trace runs a script in every frame, and may not in the embedded document of
 * /openApi, which holds none itself (open-api-documents.spec.ts).
 */
const FROM_THE_RECORDER = /^Blocked script execution in '[^']+\/assets\/open-api-documents\//;

/** A test that knows what its page logged as an error, did against the policy or threw. Without a page none is opened. */
export const test = base.extend<{ problems: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture wants.
  problems: async ({}, use) => use([]),
  page: async ({ page, problems }, use) => {
    page.on('console', (message) => {
      if (message.type() === 'error' && !FROM_THE_RECORDER.test(message.text())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await use(page);
  },
});

/** Waits until the page's scripts have taken over, in every part of it: they do so part by part. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const live = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber'));
    const header = document.querySelector('[data-testid="site-header"]');
    const parts = document.querySelectorAll('main section, [data-testid="site-footer"]');
    return header && live(header) && Array.from(parts).every(live);
  });
}

/** Lets calls of an endpoint through and keeps their answers: the browser does not, of those that a page reads piece by piece. */
export async function answersOf(page: Page, endpoint: string): Promise<unknown[]> {
  const answers: unknown[] = [];
  await page.route(endpoint, async (route) => {
    const response = await route.fetch();
    answers.push(await response.json());
    await route.fulfill({ response });
  });
  return answers;
}

/** How many px a page is wider than the window it was given. A phone's own window (`innerWidth`) grows with what sticks out. */
export async function sticksOut(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? 0;
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
}
