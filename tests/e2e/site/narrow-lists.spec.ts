import type { Page } from '@playwright/test';
import { DEVICES, expect, test } from '../support/test';

test.use(DEVICES.mobile);

/** Sizes of text as a reader sets them, of which the usual one is 16 px. */
const TEXT = [16, 20, 32] as const;

async function open(page: Page, address: string, width: number, text: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(address);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, text);
}

for (const width of [320, 340, 390]) {
  for (const text of TEXT) {
    test(`§4 the pager is whole at ${width} px with text of ${text} px`, async ({ page }) => {
      for (const address of [
        '/companyDynamics?pageIndex=4',
        '/companyDynamics?lang=en&pageIndex=1',
        '/sub-annAndCir?pageSize=6&pageIndex=11',
        '/sub-annAndCir?lang=zh&pageSize=6&pageIndex=22',
        '/financialReports?lang=en&pageIndex=2',
      ]) {
        await open(page, address, width, text);
        const links = await page.getByTestId('pager').getByRole('link').all();
        for (const link of links) {
          const box = await link.boundingBox();
          expect(box?.x, address).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0), address).toBeLessThanOrEqual(width);
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), address).toBeGreaterThanOrEqual(44);
        }
        const range = await page.getByTestId('pager').locator('p').boundingBox();
        expect([(range?.x ?? -1) >= 0, (range?.x ?? 0) + (range?.width ?? 0) <= width]).toEqual([true, true]);
      }
    });
  }
}

test('§2 on a phone the chosen year is in view, and a line says that the list is narrowed', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/sub-annAndCir?lang=en&year=2018');
    const year = page.getByRole('link', { name: '2018', exact: true });
    await expect(year).toHaveAttribute('aria-current', 'true');
    await expect(year).toBeInViewport({ ratio: 1 });
    const line = page.getByRole('status').filter({ hasText: 'from 2018' });
    await expect(line).toHaveText('10 items from 2018');
    await expect(line).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('link', { name: 'Show all', exact: true }).tap();
  await expect(page).not.toHaveURL(/year=/);
  await expect(page.getByTestId('pager')).toContainText('of 222');
});

test('§2 date and file of an announcement do not lie over one another in larger text', async ({ page }) => {
  for (const [width, text] of [
    [390, 32],
    [320, 24],
    [390, 16],
  ] as const) {
    await open(page, '/sub-annAndCir', width, text);
    const row = page.getByTestId('circular-row').first();
    const [day, file, title] = await Promise.all([
      row.locator('time').boundingBox(),
      row.getByText(/KB$/).boundingBox(),
      row.getByRole('heading').boundingBox(),
    ]);
    if (!day || !file || !title) throw new Error('A row has a date, a file and a title.');
    expect(day.x + day.width <= file.x || day.y + day.height <= file.y).toBe(true);
    expect(title.y).toBeGreaterThanOrEqual(day.y + day.height - 1);
  }
});
