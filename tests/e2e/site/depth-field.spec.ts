import type { Page } from '@playwright/test';
import { scrollTo, watchCode } from '../support/moving';
import { read } from '../support/reading';
import { DEVICES, expect, hydrated, MOVING, test } from '../support/test';

/** The depth field behind openings (design, What makes it ours). */
const field = (page: Page) => page.getByTestId('depth-field');

/** What the canvas shows just now. */
const frame = (page: Page) => field(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** How many of its points are drawn. */
const drawnPoints = (page: Page) =>
  field(page).evaluate((canvas: HTMLCanvasElement) => {
    const points = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return points.filter((value, index) => index % 4 === 3 && value > 0).length;
  });

/** A name in its code that minifying keeps. */
const CODE = 'createLinearGradient';

/** The same on all of them: what is seen in a browser is divided among two. */
const SHOWN = [
  ['desktop', '/tradeGoMarkets'],
  ['desktop', '/investorRelations'],
  ['mobile', '/personalServices'],
] as const;

for (const [layout, path] of SHOWN) {
  test(`design: the opening of ${path} on ${layout} has one, before it a still book of the same bars`, async () => {
    const { hook } = await read(path, layout);
    expect(hook('depth-field')).toHaveLength(1);
    expect(hook('depth-field').prevAll('svg')).toHaveLength(1);
    expect(hook('depth-field').prevAll('svg').find('path')).toHaveLength(3);
  });
}

test.describe('design, the depth field of /investorRelations on desktop', () => {
  test.use({ ...DEVICES.desktop, ...MOVING });

  test('design: its code is asked for after the first paint, at rest, and it moves in view and stops out of it', async ({
    page,
    problems,
  }) => {
    const fetched = watchCode(page);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const root = document.documentElement;
        if (root.hasAttribute('data-opening') || root.dataset.restedAt) return;
        root.dataset.restedAt = String(performance.now());
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-opening'] });
    });
    await page.goto('/investorRelations', { waitUntil: 'load' });
    await hydrated(page);
    await expect(field(page)).toHaveAttribute('data-drawn', 'true');
    expect(await fetched(CODE)).toBe(true);
    const [rested, asked] = await page.evaluate(async (name) => {
      const scripts = performance.getEntriesByType('resource').filter(({ name: at }) => at.endsWith('.js'));
      for (const { name: at, startTime } of scripts) {
        if ((await (await fetch(at)).text()).includes(name))
          return [Number(document.documentElement.dataset.restedAt), startTime];
      }
      return [];
    }, CODE);
    expect(rested).toBeGreaterThan(0);
    expect(asked).toBeGreaterThanOrEqual(rested ?? Number.POSITIVE_INFINITY);

    await test.step('design: it moves in view, and stops out of it', async () => {
      await expect(field(page)).toHaveAttribute('data-moves', 'true');
      expect(await drawnPoints(page)).toBeGreaterThan(1000);
      const before = await frame(page);
      await expect.poll(() => frame(page)).not.toBe(before);
      await scrollTo(page, 4000);
      await expect(field(page)).toHaveAttribute('data-moves', 'false');
      const left = await frame(page);
      await page.waitForTimeout(600);
      expect(await frame(page)).toBe(left);
    });
    expect(problems).toEqual([]);
  });
});

test.describe('design, the depth field of /personalServices on mobile', () => {
  test.use(DEVICES.mobile);

  test('prefers-reduced-motion: it is drawn, and stands still', async ({ page }) => {
    await page.goto('/personalServices');
    await hydrated(page);
    await expect(field(page)).toHaveAttribute('data-drawn', 'true');
    expect(await drawnPoints(page)).toBeGreaterThan(1000);
    const before = await frame(page);
    await page.mouse.move(200, 300);
    await page.waitForTimeout(600);
    expect(await frame(page)).toBe(before);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('design: the still book is there', async ({ page }) => {
      await page.goto('/personalServices');
      const still = field(page).locator('xpath=preceding-sibling::*[name()="svg"]');
      await expect(still).toBeVisible();
      await expect(still).toHaveCSS('opacity', '1');
    });
  });
});

test('design: the mobile home, which has to arrive in two round trips, has none', async () => {
  const { hook } = await read('/home', 'mobile');
  expect(hook('site-header')).toHaveLength(1);
  expect(hook('depth-field')).toHaveLength(0);
});
