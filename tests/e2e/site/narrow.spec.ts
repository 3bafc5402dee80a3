import { DEVICES, expect, test } from '../support/test';

test.describe('design: words and addresses on narrow phones', () => {
  test.use(DEVICES.mobile);

  for (const path of ['/contactUs', '/investorRelations', '/dynamicDetails?id=38', '/home']) {
    test(`design: none is broken within on ${path}`, async ({ page }) => {
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=en`);
        const broken = await page.evaluate(() => {
          const words: string[] = [];
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            const parent = node.parentElement;
            if (!parent?.checkVisibility() || parent.closest('script, style, [aria-hidden="true"], .visually-hidden')) {
              continue;
            }
            for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\w@.]{2,}/g)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              const lines = new Set([...range.getClientRects()].filter((box) => box.width > 0).map((box) => box.top));
              if (lines.size > 1) words.push(word);
            }
          }
          return words;
        });
        const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect({ broken, pageWidth }, String(width)).toEqual({ broken: [], pageWidth: width });
      }
    });
  }
});
