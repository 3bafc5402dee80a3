import type { APIRequestContext } from '@playwright/test';
import { DESKTOP_UA, expect, hydrated, IPHONE_UA, test } from '../support/test';

const ANDROID_PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
const ANDROID_TABLET =
  'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1';

async function layoutFor(request: APIRequestContext, headers: Record<string, string>): Promise<string | undefined> {
  const html = await (await request.get('/home', { headers })).text();
  return /data-device="(\w+)"/.exec(html)?.[1];
}

test.describe('§1 device', () => {
  for (const [name, userAgent, layout] of [
    ['an iPhone', IPHONE_UA, 'mobile'],
    ['an Android phone', ANDROID_PHONE, 'mobile'],
    ['an iPad', IPAD, 'desktop'],
    ['an Android tablet', ANDROID_TABLET, 'desktop'],
    ['a desktop browser', DESKTOP_UA, 'desktop'],
    ['curl', 'curl/8.5.0', 'desktop'],
    ['a missing user-agent', '', 'desktop'],
    ['an unreadable user-agent', '\u00ff\u00fe%%{{', 'desktop'],
  ] as const) {
    test(`§1 ${name} gets the ${layout} layout`, async ({ request }) => {
      expect(await layoutFor(request, { 'User-Agent': userAgent })).toBe(layout);
    });
  }

  test('Device: a viewport hint under 400 px gives the mobile layout', async ({ request }) => {
    expect(await layoutFor(request, { 'User-Agent': DESKTOP_UA, 'Sec-CH-Viewport-Width': '399' })).toBe('mobile');
    expect(await layoutFor(request, { 'User-Agent': DESKTOP_UA, 'Sec-CH-Viewport-Width': '400' })).toBe('desktop');
  });

  test('§1 a window narrower than 400 px gets the mobile layout, and widening it undoes that', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/home');
    await expect(page.locator('html')).toHaveAttribute('data-device', 'mobile');
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.locator('html')).toHaveAttribute('data-device', 'desktop');
    await page.setViewportSize({ width: 380, height: 800 });
    await expect(page.locator('html')).toHaveAttribute('data-device', 'mobile');
  });

  test('Device: the other layout opens at the same place of the text, with the same focus', async ({ page }) => {
    const paragraph = page.getByRole('main').getByRole('heading', { level: 2 }).nth(5);
    const topOf = () => paragraph.evaluate((element) => element.getBoundingClientRect().top);
    await page.goto('/privacyPolicy?lang=en');
    await hydrated(page);
    await paragraph.evaluate((element) => {
      document.querySelector<HTMLElement>('footer a')?.focus({ preventScroll: true });
      window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - 100, behavior: 'instant' });
    });
    const focus = await page.evaluate(() => document.activeElement?.textContent);
    // The place is noted once the scrolling rests.
    await page.waitForTimeout(300);
    for (const [width, device] of [
      [380, 'mobile'],
      [1200, 'desktop'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('html')).toHaveAttribute('data-device', device);
      await expect.poll(async () => Math.abs((await topOf()) - 140)).toBeLessThan(100);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(focus);
      await page.waitForTimeout(300);
    }
  });

  test('Device: it reloads once and never loops', async ({ page }) => {
    let visits = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits++;
    });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/home', { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-device', 'mobile');
    expect(visits).toBeLessThanOrEqual(2);
  });

  test('Device: with cookies off it stays as it is instead of looping', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    });
    let visits = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits++;
    });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/home', { waitUntil: 'networkidle' });
    expect(visits).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
