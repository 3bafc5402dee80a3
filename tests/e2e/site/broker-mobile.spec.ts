import type { Page } from '@playwright/test';
import { carousel, filmOf, readTo, scrollTo } from '../support/moving';
import { DEVICES, expect, hydrated, MOVING, test } from '../support/test';
import { wordsOf } from '../support/words';

/** The broker service page on mobile (§2, §4, §9). */

const words = wordsOf('en', 'broker');

async function open(page: Page) {
  await page.goto('/brokerService?lang=en');
  await hydrated(page);
}

test.use({ ...DEVICES.mobile, ...MOVING });

test('§2, §4 broker service: two banner films play at the top and pause past 400 px', async ({ page }) => {
  await open(page);
  const films = [filmOf(page, 'broker-wall'), filmOf(page, 'broker-app')];
  for (const { plays } of films) await expect.poll(plays, { timeout: 15_000 }).toBe(true);
  await scrollTo(page, 401);
  for (const { plays } of films) await expect.poll(plays).toBe(false);
});

test('§2 broker service: software in 3 slides, 280 px high', async ({ page }) => {
  await open(page);
  const { slides } = carousel(page, 'software');
  await expect(slides).toHaveCount(3);
  for (const slide of await slides.all()) expect((await slide.boundingBox())?.height).toBe(280);
});

test('§2, §4 broker service: the business centre in 5 tabs of 4, 12, 8, 11 and 4 cards, which a finger turns', async ({
  page,
}) => {
  await open(page);
  const centre = page.locator('#centre');
  const panels = centre.locator('[role="tabpanel"]');
  await expect(panels).toHaveCount(5);
  for (const [i, count] of [4, 12, 8, 11, 4].entries()) {
    await expect(panels.nth(i).locator('[data-testid="business-card"]')).toHaveCount(count);
  }
  await expect(centre.getByRole('tabpanel')).toContainText(words.centre.accounts.cards.onboarding.title);
  const large = centre.getByRole('tabpanel').getByRole('article');
  await readTo(large);
  await large.dispatchEvent('touchstart', { touches: [{ identifier: 0, clientX: 300, clientY: 200 }] });
  await large.dispatchEvent('touchend', { changedTouches: [{ identifier: 0, clientX: 120, clientY: 205 }] });
  await expect(centre.getByRole('tabpanel')).toContainText(words.centre.trading.cards.gateway.title);
});

test('§2 broker service: operation services in 4 slides numbered 01 to 04', async ({ page }) => {
  await open(page);
  const { slides } = carousel(page, 'operations');
  await expect(slides).toHaveCount(4);
  for (const [i, number] of ['01', '02', '03', '04'].entries()) await expect(slides.nth(i)).toContainText(number);
});

test('§2 broker service: market data in 3 slides, the data platform in 5', async ({ page }) => {
  await open(page);
  await expect(carousel(page, 'supply').slides).toHaveCount(3);
  await expect(carousel(page, 'platform').slides).toHaveCount(5);
});

test('issue 18: slides have their names above them, and an address opens its slide', async ({ page }) => {
  const { day, platform } = wordsOf('zt', 'broker');
  await page.goto('/brokerService#day-after');
  await hydrated(page);
  const operations = page.locator('[data-testid="carousel"][data-name="operations"]');
  await expect(operations).toHaveAttribute('data-active', '2');
  await expect(operations.getByRole('table', { name: day.after.name })).toBeInViewport();

  const modules = page.locator('[data-testid="carousel"][data-name="platform"]');
  const peers = modules.getByRole('button', { name: platform.peers.name });
  await readTo(peers);
  await peers.tap();
  await expect(modules).toHaveAttribute('data-active', '4');
  await expect(peers).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('§9 broker service: 30 partner logos', async ({ page }) => {
  await open(page);
  const marks = page.locator('#partners').getByRole('img');
  await expect(marks).toHaveCount(30);
  // Three abreast they were 100 pixels wide, and their second lines could not be read.
  expect(await marks.first().evaluate((mark) => mark.getBoundingClientRect().width)).toBeGreaterThan(120);
});

test('§2 broker service: the SaaS block leads to the usage documentation', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('link', { name: words.saas.action })).toHaveAttribute('href', '/usingDocument?lang=en');
});

test('§2, §9 broker service: the call to action opens the popup with business type 4', async ({ page }) => {
  await open(page);
  const action = page.locator('#consult').getByRole('link', { name: words.consult.action });
  await readTo(action);
  await action.tap();
  const popup = page.getByTestId('consultation-popup');
  await expect(popup).toBeVisible();
  await expect(popup.locator('[name="businessType"]')).toHaveValue('4');
  // The page has the popup alone, no form of its own.
  await expect(page.getByTestId('consultation-form')).toHaveCount(1);
});

test('§1 broker service: nothing is wider than the screen from 320 to 932 px', async ({ page }) => {
  for (const width of [320, 390, 932]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
});
