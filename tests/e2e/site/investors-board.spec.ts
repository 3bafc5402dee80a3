import { LOCALES } from '../../../lib/i18n/locales';
import { violationsOf } from '../support/axe';
import { DEVICES, expect, test } from '../support/test';

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`§2 /boardMembers on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test('§2 nine directors in three groups, each with a portrait of one family that is there', async ({ page }) => {
      await page.goto('/boardMembers?lang=en');
      for (const [group, count] of [
        [/^Executive directors/, 3],
        [/^Non-executive directors/, 2],
        [/^Independent non-executive directors/, 4],
      ] as const) {
        const directors = page.getByRole('region', { name: group }).getByTestId('board-member');
        await expect(directors).toHaveCount(count);
        for (const director of await directors.all()) {
          const portrait = director.locator('img, image');
          await portrait.scrollIntoViewIfNeeded();
          const address = await portrait.evaluate(
            (image) => image.getAttribute('src') ?? image.getAttribute('href') ?? '',
          );
          expect(address).toMatch(
            layout === 'mobile'
              ? /\/assets\/portrait\/[a-z]+(-[a-z]+)?-\d-small\.svg$/
              : /\/assets\/portrait\/[a-z]+(-[a-z]+)?-\d\.svg$/,
          );
          expect((await page.request.get(address)).headers()['content-type']).toContain('image/svg+xml');
          expect((await portrait.boundingBox())?.width).toBeGreaterThan(60);
        }
      }
    });

    test('§3 name, office, appointment and committees stand there, and all of the text without JavaScript', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ ...DEVICES[layout], javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto('/boardMembers?lang=en');
      const chair = page.getByTestId('board-member').filter({
        has: page.getByRole('heading', { name: 'Ms Sample Cheng' }),
      });
      await expect(chair).toContainText('Company and securities law');
      await expect(chair).toContainText('Independent Non-executive Director');
      await expect(chair).toContainText(/Appointed in\s2018/);
      await expect(chair).toContainText('Remuneration (Chair)');
      const text = chair.getByText('postgraduate certificate in laws');
      // On a phone the first sentence stands there, and the rest opens.
      await expect(chair.getByText('A Hong Kong solicitor')).toBeVisible();
      if (layout === 'mobile') {
        await expect(text).toBeHidden();
        await chair.locator('summary').click();
      }
      await expect(text).toBeVisible();
      await context.close();
    });
  });

  test.describe(`§2 /corporateRegulation on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test('§2 a table says who sits on which committee, chairs marked', async ({ page }) => {
      await page.goto('/corporateRegulation?lang=en');
      const table = page.getByRole('table', { name: 'Directors and committees' });
      const lead = table.getByRole('row', { name: /^Ms Sample Chow/ });
      const cells = (await lead.getByRole('cell').allInnerTexts()).slice(-3).map((text) => text.trim().split('\n')[0]);
      expect(cells).toEqual(['Member', 'Member', 'Not a member']);
      for (const committee of ['Audit', 'Nomi', 'Remune']) {
        await expect(table.getByRole('columnheader', { name: new RegExp(committee) })).toBeVisible();
      }
      await expect(table.getByText('Chair', { exact: true })).toHaveCount(3);
      const right = await table.evaluate((element) => element.getBoundingClientRect().right);
      expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    });

    test('§2 the make-up of the board, and documents with their dates and files', async ({ page }) => {
      await page.goto('/corporateRegulation?lang=en');
      await expect(page.getByRole('region', { name: 'Composition of the Board' })).toContainText(
        'hold 4 of the Board’s 9 seats',
      );
      const audit = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Audit Committee/ }) });
      await expect(audit).toContainText('Adopted 13/07/2018');
      await expect(audit).toContainText('Revised 12/07/2024');
      await expect(page.getByRole('main').getByRole('link', { name: /opens in a new tab/ })).toHaveCount(8);
    });
  });
}

for (const layout of ['desktop', 'mobile'] as const) {
  test(`WCAG 2.2 AA: the board with every text open on ${layout}`, async ({ browser }) => {
    const context = await browser.newContext({ ...DEVICES[layout], reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto('/boardMembers');
    for (const summary of await page.getByTestId('board-member').locator('summary').all()) await summary.click();
    expect(await violationsOf(page)).toEqual([]);
    await context.close();
  });
}

test.describe('§2 the board on a phone', () => {
  test.use(DEVICES.mobile);

  for (const lang of LOCALES) {
    test(`§2 nine directors take less than 1,500 px in ${lang}`, async ({ page }) => {
      await page.goto(`/boardMembers?lang=${lang}`);
      const members = await page
        .getByTestId('board-member')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
        );
      expect((members.at(-1)?.bottom ?? 0) - (members[0]?.top ?? 9999)).toBeLessThan(1500);
    });
  }
});
