import type { Tab } from './browsers';
import { expect, HEADER, open, test, textOf } from './fixture';

/** How every engine draws what one of them has drawn wrongly: Chinese text, large letters. */

test('README, Browsers: Chinese text is laid out at the widths of telephones, a comma or full stop as wide as a character', async ({
  tabOf,
}) => {
  const tab = await tabOf('mobile');
  for (const [address, width, isMeasured] of [
    ['/privacyPolicy?lang=zt', 393, true],
    ['/privacyPolicy?lang=zt', 402, false],
    ['/privacyPolicy?lang=zt', 430, false],
    ['/privacyPolicy?lang=zt', 440, false],
    ['/usingDocument?lang=zh', 375, false],
    ['/privacyPolicy?lang=zh', 390, true],
  ] as const) {
    await tab.size(width, 844);
    await open(tab, address);
    expect([address, await tab.run(() => innerWidth)]).toEqual([address, width]);
    if (!isMeasured) continue;
    const widths = await commaWidths(tab);
    expect(widths.length, address).toBeGreaterThan(40);
    // Most of them: at the end of a line, and before another mark, an engine may make one narrower.
    expect(widths[Math.floor(widths.length / 4)], address).toBeCloseTo(1, 1);
  }
  await tab.size(390, 844);
});

/** Of each Chinese comma and full stop of a page, in its own letters. */
function commaWidths(tab: Tab): Promise<number[]> {
  return tab.run(() => {
    const found: number[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index } of (text.textContent ?? '').matchAll(/(?<=\p{Script=Han})[，。]/gu)) {
        // With the character before it, which keeps it from being the first of a line.
        range.setStart(text, index - 1);
        range.setEnd(text, index + 1);
        if (range.getClientRects().length !== 1) continue;
        const { fontSize } = getComputedStyle(text.parentElement as Element);
        found.push(range.getBoundingClientRect().width / Number.parseFloat(fontSize) - 1);
      }
    }
    return found.sort();
  });
}

test('README, Browsers: /openApi without scripts is laid out at the widths of telephones', async ({
  tabOf,
  withoutScripts,
}) => {
  const tab = await tabOf('mobile');
  await tab.open(`${withoutScripts}/openApi?lang=zt`);
  const [shown, text] = [[] as number[], await textOf(tab, 'h1')];
  for (let width = 320; width <= 480; width += 20) {
    await tab.size(width, 844);
    await expect.poll(() => tab.run(() => innerWidth)).toBe(width);
    shown.push(await tab.run(() => document.querySelector('main')?.getBoundingClientRect().width ?? 0));
  }
  expect(new Set(shown).size).toBe(9);
  expect(await textOf(tab, 'h1')).toBe(text);
  await tab.size(390, 844);
});

test('README, Browsers: the key of the menu is within the window with letters of twice the size', async ({ tabOf }) => {
  const tab = await tabOf('mobile');
  for (const [address, widths] of [
    ['/home?lang=zt', [320, 375]],
    ['/investorRelations?lang=zt', [375]],
    ['/interaction?lang=zt', [430]],
  ] as const) {
    await tab.size(widths[0], 844);
    await open(tab, address);
    await tab.run(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of widths) {
      await tab.size(width, 844);
      await expect.poll(() => tab.run(() => innerWidth), `${address} ${width}`).toBe(width);
      const { left, right, window } = await tab.run((css) => {
        const { left, right } = (document.querySelector(css) as Element).getBoundingClientRect();
        return { left, right, window: innerWidth };
      }, `${HEADER} button[popovertarget="mobile-menu"]`);
      expect([address, width, left >= 0, right <= window]).toEqual([address, width, true, true]);
      expect(window).toBe(width);
    }
  }
  await tab.size(390, 844);
});

test('README, Browsers: at more than twice its size by the browser’s own zoom a page is whole', async ({ tabOf }) => {
  const tab = await tabOf('mobile');
  test.skip(!tab.zoom, 'its driver reaches no zoom');
  await tab.size(750, 844);
  const pages = ['/privacyPolicy?lang=zt', '/home?lang=zt', '/investorRelations?lang=zt', '/shareInformation?lang=zt'];
  for (const [index, address] of pages.entries()) {
    await open(tab, address);
    if (index === 0) await tab.zoom?.(4);
    await expect.poll(() => tab.run(() => innerWidth)).toBeLessThan(375);
    const { over, right, window } = await tab.run((css) => {
      const key = (document.querySelector(css) as Element).getBoundingClientRect();
      const { scrollWidth, clientWidth } = document.documentElement;
      return { over: scrollWidth - clientWidth, right: Math.floor(key.right), window: innerWidth };
    }, `${HEADER} button[popovertarget="mobile-menu"]`);
    expect([address, over]).toEqual([address, 0]);
    expect(right, address).toBeLessThanOrEqual(window);
  }
  await tab.zoom?.(0);
  await tab.size(390, 844);
});
