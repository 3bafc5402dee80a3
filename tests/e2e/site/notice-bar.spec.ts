import type { Page } from '@playwright/test';
import { LOCALES } from '../../../lib/i18n/locales';
import { read, wordsIn } from '../support/reading';
import { DEVICES, expect, hydrated, MOVING, test } from '../support/test';
import { wordsOf } from '../support/words';

test.use({ ...DEVICES.desktop, ...MOVING });

const bar = (page: Page) => page.getByTestId('notice-bar');
const track = (page: Page) => bar(page).locator('[data-moves]');
const left = (page: Page) => track(page).evaluate((element) => element.getBoundingClientRect().left);
const button = (page: Page, name: 'close' | 'pause' | 'play') =>
  bar(page).getByRole('button', { name: wordsOf('en', 'home').notice[name] });

async function open(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/home?lang=en');
  await hydrated(page);
}

for (const lang of LOCALES) {
  test(`Names: the notice bar says that all is sample content (${lang})`, async () => {
    const { $, hook } = await read(`/home?lang=${lang}`);
    expect(wordsIn($, hook('notice-bar').find('p'))[0]).toBe(wordsOf(lang, 'home').notice.sample);
  });
}

test('§4 notice bar: a text that fits stands still, in a window that has become wide enough too, and it stays closed', async ({
  page,
}) => {
  await open(page, 2200);
  await test.step('§4 a text that fits stands still', async () => {
    await expect(track(page)).toHaveAttribute('data-moves', 'false');
    await expect(button(page, 'pause')).toHaveCount(0);
  });

  await test.step('§4 it stands still again in a window that has become wide enough', async () => {
    await page.setViewportSize({ width: 1180, height: 900 });
    await expect(track(page)).toHaveAttribute('data-moves', 'false');
    await page.setViewportSize({ width: 900, height: 900 });
    await expect(track(page)).toHaveAttribute('data-moves', 'true');
    await page.setViewportSize({ width: 1180, height: 900 });
    await expect(track(page)).toHaveAttribute('data-moves', 'false');
  });

  await test.step('§4 it closes and stays closed', async () => {
    // What else moves on the page is drawn by the processor here, and several pages at once starve each other.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await button(page, 'close').click();
    await expect(bar(page)).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toHaveCount(0);
    await page.getByTestId('site-header').getByRole('link', { name: 'About us' }).first().click();
    await expect(page).toHaveURL(/aboutUs/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });
});

test('§4 notice bar: a text that is too wide moves, stands still under the pointer and paused, and closes by keyboard', async ({
  page,
}) => {
  await open(page, 700);
  await test.step('§4 it moves, after 1 s, 1 px every 20 ms', async () => {
    await expect(track(page)).toHaveAttribute('data-moves', 'true');
    const { delay, msPerPx } = await track(page).evaluate((element) => {
      const { animationDelay, animationDuration } = getComputedStyle(element);
      const travel = Number.parseFloat(element.style.getPropertyValue('--travel'));
      return { delay: animationDelay, msPerPx: (Number.parseFloat(animationDuration) * 1000) / travel };
    });
    expect([delay, Math.round(msPerPx)]).toEqual(['1s', 20]);
    const begin = await left(page);
    await expect.poll(() => left(page)).toBeLessThan(begin - 5);
  });

  await test.step('Page by page: it stands still under the pointer and when it is paused', async () => {
    await expect(track(page)).toHaveCSS('animation-play-state', 'running');
    await bar(page).hover();
    await expect(track(page)).toHaveCSS('animation-play-state', 'paused');
    await page.mouse.move(350, 800);
    await expect(track(page)).toHaveCSS('animation-play-state', 'running');
    await button(page, 'pause').focus();
    await page.keyboard.press('Enter');
    await expect(track(page)).toHaveCSS('animation-play-state', 'paused');
    await button(page, 'play').click();
    await expect(track(page)).toHaveCSS('animation-play-state', 'running');
  });

  await test.step('§4 it closes with the keyboard', async () => {
    await button(page, 'close').focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('the notice without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§4 notice bar: the whole text can be read', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto('/home?lang=en');
    const text = bar(page).getByText(wordsOf('en', 'home').notice.sample);
    await expect(text).toBeVisible();
    const box = await text.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 9999)).toBeLessThanOrEqual(700);
  });
});
