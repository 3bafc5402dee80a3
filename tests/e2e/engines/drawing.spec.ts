import sharp from 'sharp';
import { LAYOUTS } from '../../../lib/site/routes';
import type { Tab } from './browsers';
import { expect, HEADER, isSeen, open, test, textOf } from './fixture';

/** How every engine draws what one of them has drawn wrongly: films, lines under words, Chinese text, large letters. */

for (const layout of LAYOUTS) {
  test(`README, Browsers: a film stops and goes on when its key is pressed on ${layout}`, async ({ tabOf }) => {
    const tab = await tabOf(layout);
    await open(tab, '/tradeGoMarkets?lang=zt');
    const film = '[data-testid="video"][data-name="globe"]';
    const key = `${film} + button`;
    const time = () => tab.run((css) => document.querySelector<HTMLVideoElement>(css)?.currentTime ?? 0, film);
    const isPaused = () => tab.run((css) => document.querySelector<HTMLVideoElement>(css)?.paused, film);
    await tab.run((css) => document.querySelector(css)?.scrollIntoView({ block: 'center', behavior: 'instant' }), film);
    await expect.poll(isPaused, 'it plays by itself').toBe(false);
    await tab.press(key);
    await expect.poll(isPaused).toBe(true);
    await tab.press(key);
    await expect.poll(isPaused).toBe(false);
    const before = await time();
    await expect.poll(time).not.toBe(before);
  });
}

test('README, Browsers: the line that leads to the definitions is underlined', async ({ tabOf }) => {
  const tab = await tabOf('desktop');
  await open(tab, '/tradeGoMarkets?lang=zt');
  const link = 'main a[href*="#definition"]';
  await tab.run((css) => document.querySelector(css)?.scrollIntoView({ block: 'center', behavior: 'instant' }), link);
  await expect.poll(() => isSeen(tab, link)).toBe(true);
  const underlined = await drawnPictureOf(tab, link);
  await tab.run((css) => {
    for (const part of [
      document.querySelector<HTMLElement>(css),
      ...document.querySelectorAll<HTMLElement>(`${css} *`),
    ])
      part?.style.setProperty('text-decoration', 'none', 'important');
  }, link);
  await expect.poll(async () => underlined.equals(await pictureOf(tab, link))).toBe(false);
});

/** The pixels of an element once the engine, which draws when it has time, shows the same twice. */
async function drawnPictureOf(tab: Tab, selector: string): Promise<Buffer> {
  let picture = await pictureOf(tab, selector);
  await expect
    .poll(async () => {
      const before = picture;
      picture = await pictureOf(tab, selector);
      return picture.equals(before);
    })
    .toBe(true);
  return picture;
}

/** The pixels of an element that is in view. */
async function pictureOf(tab: Tab, selector: string): Promise<Buffer> {
  const file = test.info().outputPath('view.png');
  await tab.picture(file);
  const { x, y, width, height, scale } = await tab.run((css) => {
    const { x, y, width, height } = (document.querySelector(css) as Element).getBoundingClientRect();
    return { x, y, width, height, scale: innerWidth };
  }, selector);
  const { width: wide = scale } = await sharp(file).metadata();
  const per = wide / scale;
  const [left, top] = [Math.floor(x * per), Math.floor(y * per)];
  return sharp(file)
    .extract({ left, top, width: Math.ceil(width * per), height: Math.ceil(height * per) })
    .raw()
    .toBuffer();
}

test('README, Browsers: a Chinese comma or full stop is as wide as a character', async ({ tabOf }) => {
  const tab = await tabOf('mobile');
  for (const address of ['/privacyPolicy?lang=zt', '/privacyPolicy?lang=zh']) {
    await open(tab, address);
    const widths = await tab.run(() => {
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
    expect(widths.length, address).toBeGreaterThan(40);
    // Most of them: at the end of a line, and before another mark, an engine may make one narrower.
    expect(widths[Math.floor(widths.length / 4)], address).toBeCloseTo(1, 1);
  }
});

test('README, Browsers: Chinese text is laid out at the widths of telephones', async ({ tabOf }) => {
  const tab = await tabOf('mobile');
  for (const [address, width] of [
    ['/privacyPolicy?lang=zt', 393],
    ['/privacyPolicy?lang=zt', 402],
    ['/privacyPolicy?lang=zt', 430],
    ['/privacyPolicy?lang=zt', 440],
    ['/usingDocument?lang=zh', 375],
  ] as const) {
    await tab.size(width, 844);
    await open(tab, address);
    expect([address, await tab.run(() => innerWidth)]).toEqual([address, width]);
  }
  await tab.size(390, 844);
});

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
  for (const [address, width] of [
    ['/home?lang=zt', 320],
    ['/home?lang=zt', 375],
    ['/investorRelations?lang=zt', 375],
    ['/interaction?lang=zt', 430],
  ] as const) {
    await tab.size(width, 844);
    await open(tab, address);
    const { left, right, window } = await tab.run((css) => {
      document.documentElement.style.fontSize = '200%';
      const { left, right } = (document.querySelector(css) as Element).getBoundingClientRect();
      return { left, right, window: innerWidth };
    }, `${HEADER} button[popovertarget="mobile-menu"]`);
    expect([address, width, left >= 0, right <= window]).toEqual([address, width, true, true]);
    expect(window).toBe(width);
  }
  await tab.size(390, 844);
});

test('README, Browsers: at more than twice its size by the browser’s own zoom a page is whole', async ({ tabOf }) => {
  const tab = await tabOf('mobile');
  test.skip(!tab.zoom, 'its driver reaches no zoom');
  await tab.size(750, 844);
  await open(tab, '/home?lang=zt');
  await tab.zoom?.(4);
  await expect.poll(() => tab.run(() => innerWidth)).toBeLessThan(375);
  for (const address of [
    '/home?lang=zt',
    '/investorRelations?lang=zt',
    '/privacyPolicy?lang=zt',
    '/shareInformation?lang=zt',
  ]) {
    await open(tab, address);
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
