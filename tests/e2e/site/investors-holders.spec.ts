import { DEVICES, expect, test } from '../support/test';

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`the board as dated data on ${layout}`, () => {
    test.use({ ...DEVICES[layout], javaScriptEnabled: false });

    test('another day shows who sat then, says so and leads back; the canonical address is the bare one', async ({
      page,
    }) => {
      await page.goto('/boardMembers?lang=en&on=2024-07-11');
      await expect(page.getByRole('heading', { name: 'Mr Sample Ng' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Ms Sample Chow' })).toHaveCount(0);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').search).toBe('?lang=en');
      await page.getByRole('note').getByRole('link').click();
      await expect(page.getByRole('heading', { name: 'Ms Sample Chow' })).toBeVisible();
    });

    test('a day is asked for by a plain form, in the language that is read', async ({ page }) => {
      await page.goto('/boardMembers?lang=en');
      await page.getByText('The Board on another day').click();
      await page.getByLabel('Day', { exact: true }).fill('2022-01-13');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page).toHaveURL(/\/boardMembers\?lang=en&on=2022-01-13$/);
      await expect(page.locator('#ho')).toContainText('Audit (Chair), Nomination, Remuneration');
    });

    test('a day that is none is the page for what cannot be read', async ({ page }) => {
      expect((await page.goto('/boardMembers?on=2024-02-30'))?.status()).toBe(404);
    });

    test('the list of directors is a PDF, linked from governance and corporate information', async ({ page }) => {
      for (const path of ['/corporateRegulation?lang=en', '/shareholderInformation?lang=en']) {
        await page.goto(path);
        const link = page.getByRole('link', { name: /List of Directors and their Role and Function/ });
        await expect(link.first()).toHaveAttribute('href', '/data/directors.pdf');
      }
      const answer = await page.request.get('/data/directors.pdf');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
      const again = await page.request.get('/data/directors.pdf', {
        headers: { 'if-none-match': answer.headers().etag ?? '' },
      });
      expect(again.status()).toBe(304);
    });

    test('a source of an answer leads to its page of the site and of its file', async ({ page }) => {
      await page.goto(`${layout === 'mobile' ? '/interaction' : '/sub-investorInteraction'}?lang=en`);
      const sources = page.getByRole('list', { name: 'Documents cited' }).first();
      const [own, file] = await sources.getByRole('link').all();
      expect(await file?.getAttribute('href')).toMatch(/\.pdf#page=\d+$/);
      const href = (await own?.getAttribute('href')) ?? '';
      expect(href).toMatch(/^\/(?:financialReports|sub-annAndCir)\?item=/);
      expect((await page.request.get(href)).status()).toBe(200);
    });
  });
}
