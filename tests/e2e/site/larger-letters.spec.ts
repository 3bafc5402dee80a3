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

  for (const size of [20, 32]) {
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

  for (const lang of ['zt', 'en']) {
    test(`§2 with letters alone enlarged, as WeChat and Android do it, no word of a phone's page in ${lang} is cut or written over`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ ...DEVICES.mobile, viewport: { width: 360, height: 780 }, baseURL });
      const page = await context.newPage();
      // The page as it stands while its scripts are on their way: tabs and carousels have their places.
      await page.route('**/_next/static/**/*.js', () => {});
      await page.route('**/*.{avif,webp,png}*', (route) => route.abort());
      const cut: string[] = [];
      for (const { path } of PAGES.filter(({ layout }) => layout === 'mobile')) {
        await page.goto(`${path}?lang=${lang}`, { waitUntil: 'domcontentloaded' });
        // What fits at the larger size fits at the smaller one, but for the height of a window: seen in one language.
        for (const percent of lang === 'zt' ? [130, 160] : [160])
          cut.push(...(await unreadable(page, percent)).map((what) => `${path} ${what}`));
      }
      await context.close();
      expect(cut).toEqual([]);
    });
  }
});

/** Words that cannot be read once letters alone are this large: cut by what is around them, or written over one another. */
function unreadable(page: Page, percent: number): Promise<string[]> {
  return page.evaluate(async (percent) => {
    document.documentElement.style.setProperty('-webkit-text-size-adjust', `${percent}%`);
    const clips = (overflow: string) => /hidden|clip/.test(overflow);
    const scrolls = (overflow: string) => /auto|scroll/.test(overflow);
    const found: string[] = [];
    const lines: { text: string; parent: Element; box: DOMRect }[] = [];

    /** By what it is cut; `unseen` when it is not to be read here, or ends with dots. */
    function fateOf(parent: Element, { left, right, top, bottom }: DOMRect): string {
      const half = Number.parseFloat(getComputedStyle(parent).fontSize) / 2;
      let [from, to] = [left, right];
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        if (style.position === 'fixed' || box.width <= 2 || box.height <= 2 || style.clipPath !== 'none')
          return 'unseen';
        if (clips(style.overflowX) && style.textOverflow === 'ellipsis') return 'unseen';
        const isCutAside = clips(style.overflowX) && (to > box.right + 3 || from < box.left - 3);
        // What scrolls sideways does not scroll down: what is below its edge is not reached.
        const isSideways = scrolls(style.overflowX) && around.scrollWidth > around.clientWidth + 2;
        const isCutBelow =
          (clips(style.overflowY) || isSideways) && (bottom > box.bottom + half || top < box.top - half);
        if (isCutAside || isCutBelow) return `cut by ${around.tagName} ${around.className}`;
        if (scrolls(style.overflowX)) {
          if (to < box.left || from > box.right) return 'unseen';
          [from, to] = [Math.max(from, box.left), Math.min(to, box.right)];
        }
        if (scrolls(style.overflowY) && (bottom > box.bottom || top < box.top)) return 'unseen';
      }
      return to > document.documentElement.clientWidth + 3 || from < -3 ? 'beyond the window' : '';
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent } = node;
      const text = textContent?.trim().slice(0, 24);
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('script, style, [popover], dialog, header')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width === 0) continue;
        const fate = fateOf(parent, box);
        if (fate === '') lines.push({ text, parent, box });
        else if (fate !== 'unseen') found.push(`${percent} % “${text}” ${fate}`);
      }
    }

    // Letters leave room above and below themselves within their line.
    const inked = ({ top, bottom, height }: DOMRect) => [top + height * 0.25, bottom - height * 0.25] as const;
    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [place, one] of lines.entries()) {
      for (const other of lines.slice(place + 1)) {
        if (other.box.top > one.box.bottom) break;
        if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
        const [[top, bottom], [otherTop, otherBottom]] = [inked(one.box), inked(other.box)];
        const aside = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const along = Math.min(bottom, otherBottom) - Math.max(top, otherTop);
        if (aside > 4 && along > 4) found.push(`${percent} % “${one.text}” over “${other.text}”`);
      }
    }
    return [...new Set(found)];
  }, percent);
}
