import type { Page } from '@playwright/test';
import { DEVICES, expect, test } from '../support/test';

test.use(DEVICES.mobile);

/** Sizes of text as a reader sets them, of which the usual one is 16 px. */
const TEXT = [16, 20, 32] as const;

function setText(page: Page, text: number): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, text);
}

for (const address of [
  '/companyDynamics?pageIndex=4',
  '/companyDynamics?lang=en&pageIndex=1',
  '/sub-annAndCir?pageSize=6&pageIndex=11',
  '/sub-annAndCir?lang=zh&pageSize=6&pageIndex=22',
  '/financialReports?lang=en&pageIndex=2',
]) {
  test(`§4 the pager of ${address} is whole at 320, 340 and 390 px with text of ${TEXT.join(', ')} px`, async ({
    page,
  }) => {
    await page.goto(address);
    const pager = page.getByTestId('pager');
    expect(await pager.getByRole('link').count()).toBeGreaterThan(0);
    for (const width of [320, 340, 390]) {
      for (const text of TEXT) {
        await page.setViewportSize({ width, height: 800 });
        await setText(page, text);
        const { links, range } = await pager.evaluate((list) => {
          const box = (element: Element) => {
            const { left, right, width, height } = element.getBoundingClientRect();
            return { left, right, smaller: Math.min(width, height) };
          };
          const shown = Array.from(list.querySelectorAll('a')).filter((link) => link.checkVisibility());
          return { links: shown.map(box), range: Array.from(list.querySelectorAll('p'), box) };
        });
        const where = `${width} px, text of ${text} px`;
        for (const { left, right } of [...links, ...range]) {
          expect(left, where).toBeGreaterThanOrEqual(0);
          expect(right, where).toBeLessThanOrEqual(width);
        }
        for (const { smaller } of links) expect(smaller, where).toBeGreaterThanOrEqual(44);
        expect(range, where).toHaveLength(1);
      }
    }
  });
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
  await page.goto('/sub-annAndCir');
  for (const [width, text] of [
    [390, 32],
    [320, 24],
    [390, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await setText(page, text);
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
