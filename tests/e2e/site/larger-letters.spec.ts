import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, systemChromium } from '../../../scripts/lib/chromium.mjs';
import { DEVICES, expect, hydrated, PAGES, test } from '../support/test';

const PHONE = { width: 320, height: 640 };

/** A browser whose reader has chosen larger letters in its settings; 16 px is the default. */
async function withLetters<T>(size: number, run: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: systemChromium({ headless: true }),
    args: [...CHROMIUM_FLAGS, `--blink-settings=defaultFontSize=${size}`],
  });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/** Where the links and buttons that are shown in the header stand, from left to right. */
function headerBoxes(page: Page) {
  return page.getByTestId('site-header').evaluate((header) =>
    Array.from(header.querySelectorAll(':scope > div:first-child :is(a, button)'))
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right, bottom }) => ({ left, right, bottom }))
      .sort((one, other) => one.left - other.left),
  );
}

/** Words that a part of the page cuts off at the window's edge: neither scrolled to, nor ended with dots, nor drawn. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isReached = (element: Element) => {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(one);
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') return true;
      }
      return element.closest('svg, script, style, .visually-hidden, [popover]') !== null;
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent } = node;
      if (!parent || !textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const edge = Math.max(...Array.from(range.getClientRects(), ({ width, right }) => (width > 0 ? right : 0)));
      // Half a letter may hang over: what is cut is read no more.
      if (edge > innerWidth + 8 && !isReached(parent))
        cut.push(`${textContent.trim().slice(0, 30)} to ${Math.round(edge)}`);
    }
    return cut;
  });
}

test.describe('WCAG 1.4.4: larger letters', () => {
  test.setTimeout(60_000);

  for (const size of [20, 24, 32]) {
    test(`§2 with letters of ${size} px the header folds, and the menu of a phone is in the window`, async ({
      baseURL,
    }) => {
      await withLetters(size, async (browser) => {
        await test.step('§2 the header folds before anything leaves the window', async () => {
          const context = await browser.newContext({ ...DEVICES.desktop, baseURL, javaScriptEnabled: false });
          const page = await context.newPage();
          for (const lang of ['zt', 'en']) {
            await page.goto(`/listedCompanyServices?lang=${lang}`);
            expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
            for (const width of [400, 683, 1024, 1280, 1366, 1440, 1536, 1920]) {
              await page.setViewportSize({ width, height: 900 });
              const boxes = await headerBoxes(page);
              const where = `${lang} ${width}`;
              expect(boxes.length, where).toBeGreaterThanOrEqual(3);
              expect(boxes.at(-1)?.right ?? width, where).toBeLessThan(width);
              for (const [index, box] of boxes.slice(1).entries()) {
                expect(box.left, where).toBeGreaterThan(boxes[index]?.right ?? width);
                // One row.
                expect(box.bottom, where).toBeLessThanOrEqual(4.6 * size);
              }
            }
          }
          await context.close();
        });

        await test.step('§2 the menu of a phone of 320 px is in the window', async () => {
          const context = await browser.newContext({ ...DEVICES.mobile, viewport: PHONE, baseURL });
          const page = await context.newPage();
          await page.goto('/companyDynamics?lang=en');
          // Nothing on the page is wider than the window, or a phone would lay the header out wider too.
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
          await hydrated(page);
          await page.getByRole('button', { name: 'Open menu' }).tap();
          await page.getByRole('button', { name: /^Language/ }).tap();
          for (const name of ['Cancel', 'Confirm']) {
            await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
          }
          await context.close();
        });
      });
    });
  }

  test('§2 with letters of 32 px nothing sticks out of any page on a phone of 320 px', async ({ baseURL }) => {
    await withLetters(32, async (browser) => {
      const context = await browser.newContext({
        ...DEVICES.mobile,
        viewport: PHONE,
        baseURL,
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      const sticking: string[] = [];
      for (const { path } of PAGES.filter(({ layout }) => layout === 'mobile')) {
        await page.goto(`${path}?lang=en`, { waitUntil: 'domcontentloaded' });
        // Its own letters are wider than those it shows until they have come.
        const width = await page.evaluate(async () => {
          // One is a face of the system's, which not every system has.
          await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
          return document.documentElement.scrollWidth;
        });
        if (width > PHONE.width) sticking.push(`${path}: ${width} px`);
        await page.setViewportSize({ ...PHONE, width: 390 });
        sticking.push(...(await cutWords(page)).map((words) => `${path} at 390 px: ${words}`));
        await page.setViewportSize(PHONE);
      }
      expect(sticking).toEqual([]);
      // It is fixed, and widens no page.
      for (const { right } of await headerBoxes(page)) expect(right).toBeLessThanOrEqual(PHONE.width);
    });
  });
});
