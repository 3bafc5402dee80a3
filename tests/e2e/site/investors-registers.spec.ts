import { read, wordsIn } from '../support/reading';
import { DEVICES, expect, hydrated, test } from '../support/test';

const REGISTERS = [
  { path: { desktop: '/financialReports', mobile: '/financialReports' }, item: 'report-card', size: 12, total: 31 },
  { path: { desktop: '/sub-annAndCir', mobile: '/sub-annAndCir' }, item: 'circular-row', size: 20, total: 222 },
  { path: { desktop: '/sub-roadShow', mobile: '/roadService' }, item: 'roadshow-item', size: 4, total: 15 },
  { path: { desktop: '/sub-investorInteraction', mobile: '/interaction' }, item: 'qa-item', size: 6, total: 26 },
] as const;

for (const layout of ['desktop', 'mobile'] as const) {
  for (const { path, item, size, total } of REGISTERS) {
    const address = path[layout];
    test.describe(`§2 ${address} on ${layout}`, () => {
      test.use(DEVICES[layout]);

      test(`§9 shows ${size} entries to a page`, async () => {
        const { hook } = await read(`${address}?lang=en`, layout);
        expect(hook(item)).toHaveLength(size);
        expect(hook('pager').text()).toContain(`1–${size} of ${total}`);
      });

      test('§4 the pager reloads the list, at an address that can be shared; decisions, Routes: a year shows what was published in it, and the pager keeps it', async ({
        page,
      }) => {
        await page.goto(`${address}?lang=en`);
        await hydrated(page);
        await test.step('§4 the pager', async () => {
          await page.getByRole('link', { name: 'Page 2', exact: true }).click();
          await expect(page).toHaveURL(/pageIndex=2/);
          await expect(page.getByTestId('pager')).toContainText(new RegExp(`^${size + 1}–`));
          const { pathname, search } = new URL(page.url());
          const { hook } = await read(pathname + search, layout);
          expect(hook('pager').text()).toMatch(new RegExp(`^${size + 1}–`));
        });
        await test.step('decisions, Routes: a year', async () => {
          await page.getByRole('navigation', { name: 'Year' }).getByRole('link', { name: '2025' }).click();
          await expect(page).toHaveURL(/year=2025/);
          await expect(page.getByRole('link', { name: '2025', exact: true })).toHaveAttribute('aria-current', 'true');
          const days = await page.getByTestId(item).locator('time').allTextContents();
          expect(days.length).toBeGreaterThan(0);
          expect(days.filter((day) => !day.endsWith('/2025'))).toEqual([]);
          const links = await page
            .getByTestId('pager')
            .getByRole('link')
            .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).search));
          expect(links.filter((search) => !search.includes('year=2025'))).toEqual([]);
        });
      });

      test('decisions, Routes: a year in which nothing was published counts as absent', async () => {
        const { $, hook } = await read(`${address}?lang=en&year=1999`, layout);
        expect(hook('pager').text()).toContain(`of ${total}`);
        expect(wordsIn($, $('nav[aria-label="Year"] [aria-current="true"]'))).toEqual(['All years']);
      });

      test('decisions, Routes: the search works without JavaScript and has an address', async ({
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({ ...DEVICES[layout], javaScriptEnabled: false, baseURL });
        const page = await context.newPage();
        await page.goto(`${address}?lang=en`);
        await page.getByRole('searchbox').fill('no such words');
        await page.getByRole('button', { name: 'Search' }).click();
        await expect(page).toHaveURL(/lang=en.*q=no\+such\+words/);
        await expect(page.getByRole('main')).toContainText('Nothing matches “no such words”');
        await expect(page.getByTestId('pager')).toHaveCount(0);
        await page.getByRole('link', { name: 'Show the whole list' }).click();
        await expect(page.getByTestId(item)).toHaveCount(size);
        await context.close();
      });
    });
  }

  test.describe(`§2 files of the registers on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test('decisions, Routes: a search finds titles with all of its words and says how many', async ({ page }) => {
      await page.goto('/sub-annAndCir?lang=en&q=monthly%20october&year=2026');
      await expect(page.getByRole('status').filter({ hasText: '1 result' })).toHaveText(
        '1 result for “monthly october” in 2026',
      );
      await expect(page.getByTestId('circular-row')).toContainText(/Monthly Return.*31 October 2026/);
      await page.getByRole('link', { name: 'Clear the search' }).click();
      await expect(page).not.toHaveURL(/q=/);
      await expect(page.getByTestId('pager')).toContainText('of 27');
    });

    test('decisions, Routes: a search is rendered fresh, kept nowhere and out of search engines', async () => {
      for (let visit = 0; visit < 2; visit++) {
        const { headers, $ } = await read('/sub-annAndCir?lang=en&q=dividend', layout);
        expect(headers.get('x-nextjs-cache') ?? 'MISS').not.toBe('HIT');
        expect(headers.get('content-security-policy')).toContain("default-src 'none'");
        expect($('meta[name="robots"]').attr('content')).toMatch(/^noindex/);
      }
    });

    test('decisions, Routes: a year is kept like any page', async () => {
      await read('/sub-annAndCir?lang=en&year=2024', layout);
      const { headers } = await read('/sub-annAndCir?lang=en&year=2024', layout);
      expect(headers.get('x-nextjs-cache')).toBe('HIT');
    });

    test('decisions, Routes: a kind of document is a link with its count, and pager, year and search keep it', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ ...DEVICES[layout], javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto('/sub-annAndCir?lang=en');
      const kinds = page.getByRole('navigation', { name: 'Kind of document' });
      await expect(kinds.getByRole('link')).toHaveText([
        'All 222',
        'Results and dividends 34',
        'Meetings 63',
        'Transactions 7',
        'Share returns 103',
        'Other 15',
      ]);
      await kinds.getByRole('link', { name: 'Share returns 103' }).click();
      await expect(page).toHaveURL(/kind=returns/);
      await expect(kinds.getByRole('link', { name: 'Share returns' })).toHaveAttribute('aria-current', 'true');
      await expect(page.getByTestId('pager')).toContainText('1–20 of 103');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        /\/sub-annAndCir\?kind=returns&lang=en$/,
      );
      await page.getByTestId('pager').getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(page.getByTestId('circular-row')).toHaveCount(20);
      await page.getByRole('navigation', { name: 'Year' }).getByRole('link', { name: '2025' }).click();
      await expect(page.getByTestId('pager')).toContainText('of 13');
      for (const row of await page.getByTestId('circular-row').all()) {
        await expect(row).toContainText(/Monthly Return|Next Day Disclosure Return/);
      }
      await page.getByRole('searchbox').fill('next day');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/kind=returns.*year=2025.*q=next\+day/);
      await expect(page.getByTestId('circular-row')).toHaveCount(1);
      await context.close();
    });

    test('decisions, Routes: an unknown kind counts as absent, and a kind without documents says so', async () => {
      const unknown = await read('/sub-annAndCir?lang=en&kind=rumours', layout);
      expect(unknown.hook('pager').text()).toContain('of 222');
      expect(unknown.$('link[rel="canonical"]').attr('href')).toMatch(/\/sub-annAndCir\?lang=en$/);
      const { $ } = await read('/sub-annAndCir?lang=en&kind=transactions&year=2022', layout);
      expect($('main').text()).toContain('No documents of this kind');
      const [whole] = $('main a')
        .toArray()
        .filter((link) => $(link).text() === 'Show the whole list');
      const list = await read($(whole).attr('href') ?? '', layout);
      expect(list.hook('pager').text()).toContain('of 222');
    });

    test('§2 announcements stand under their months, returns quieter, the kind first in Chinese', async ({ page }) => {
      await page.goto('/sub-annAndCir');
      const month = page.getByRole('region', { name: '2026 年 11 月' });
      await expect(month.getByTestId('circular-row')).toHaveCount(2);
      const [results, monthly] = await month.getByTestId('circular-row').all();
      await expect(results as NonNullable<typeof results>).toContainText(
        /第三季度業績公告\s*截至二零二六年九月三十日止九個月/,
      );
      const colours = [results, monthly].map((row) =>
        row?.getByRole('heading').evaluate((heading) => getComputedStyle(heading).color),
      );
      const [loud, quiet] = await Promise.all(colours);
      expect(loud).not.toBe(quiet);
    });

    test('§2 every file opens in a new tab and is what its row says', async ({ page }) => {
      await page.goto('/sub-annAndCir?lang=en');
      const [row] = await page.getByTestId('circular-row').all();
      const link = row?.getByRole('heading').getByRole('link');
      await expect(row as NonNullable<typeof row>).toContainText(/12\/11\/2026.*PDF · 78\sKB/s);
      const [tab] = await Promise.all([page.waitForEvent('popup'), link?.click({ position: { x: 4, y: 4 } })]);
      expect(tab).toBeTruthy();
      const file = await page.request.get((await link?.getAttribute('href')) ?? '');
      expect([file.status(), Math.round((await file.body()).byteLength / 1000)]).toEqual([200, 78]);
    });

    test('§8 a report whose picture fails shows the plain cover', async ({ page }) => {
      await page.route(/report-cover\/third-quarterly-report-2026/, (route) => route.abort());
      await page.goto('/financialReports?lang=en');
      await hydrated(page);
      await expect(page.getByTestId('report-card').first().locator('img')).toHaveAttribute(
        'src',
        /default-1280\.webp$/,
      );
    });
  });
}
