import { leadsTo, read, wordsIn } from '../support/reading';
import { sentForm } from '../support/sent-form';
import { DEVICES, expect, hydrated, test } from '../support/test';

const REGISTERS = [
  { path: { desktop: '/financialReports', mobile: '/financialReports' }, item: 'report-card', size: 12, total: 31 },
  { path: { desktop: '/sub-annAndCir', mobile: '/sub-annAndCir' }, item: 'circular-row', size: 20, total: 222 },
  { path: { desktop: '/sub-roadShow', mobile: '/roadService' }, item: 'roadshow-item', size: 4, total: 15 },
  { path: { desktop: '/sub-investorInteraction', mobile: '/interaction' }, item: 'qa-item', size: 6, total: 26 },
] as const;

const SEARCH = 'main form[role="search"]';

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

      test('§4 the pager and a year reload the list, at addresses that can be shared', async ({ page }) => {
        const shown = () => new URL(page.url()).pathname + new URL(page.url()).search;
        await page.goto(`${address}?lang=en`);
        await hydrated(page);
        await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();

        await test.step('§4 the pager shows the second page, and so does its address', async () => {
          await page.getByRole('link', { name: 'Page 2', exact: true }).click();
          await expect(page).toHaveURL(/pageIndex=2/);
          await expect(page.getByTestId('pager')).toContainText(new RegExp(`^${size + 1}–`));
          const { hook } = await read(shown(), layout);
          expect(hook('pager').text()).toMatch(new RegExp(`^${size + 1}–`));
        });

        await test.step('Routes: a year shows what was published in it, and the pager keeps it', async () => {
          await page.getByRole('navigation', { name: 'Year' }).getByRole('link', { name: '2025' }).click();
          await expect(page).toHaveURL(/year=2025/);
          await expect(page.getByRole('link', { name: '2025', exact: true })).toHaveAttribute('aria-current', 'true');
          const days = await page.getByTestId(item).locator('time').allTextContents();
          expect(days.length).toBeGreaterThan(0);
          expect(days.filter((day) => !day.endsWith('/2025'))).toEqual([]);
          for (const link of await page.getByTestId('pager').getByRole('link').all()) {
            await expect(link).toHaveAttribute('href', /year=2025/);
          }
          const { $, hook } = await read(shown(), layout);
          expect(wordsIn($, hook(item).find('time'))).toEqual(days);
        });
      });

      test('Routes: a year in which nothing was published counts as absent', async () => {
        const { $, hook } = await read(`${address}?lang=en&year=1999`, layout);
        expect(hook('pager').text()).toContain(`of ${total}`);
        expect(wordsIn($, $('nav[aria-label="Year"] [aria-current="true"]'))).toEqual(['All years']);
      });

      test('Routes: the search is a form that needs no script, and has an address', async () => {
        const { $ } = await read(`${address}?lang=en`, layout);
        expect($(SEARCH).find('button[type="submit"]').attr('aria-label')).toBe('Search');
        const asked = sentForm($, $(SEARCH), { q: 'no such words' });
        expect(asked).toMatch(/lang=en.*q=no\+such\+words/);
        const found = await read(asked, layout);
        expect(found.$('main').text()).toContain('Nothing matches “no such words”');
        expect(found.hook('pager')).toHaveLength(0);
        const whole = leadsTo(found.$, 'Show the whole list');
        expect((await read(whole, layout)).hook(item)).toHaveLength(size);
      });
    });
  }

  test.describe(`§2 files of the registers on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test('Routes: a search finds titles with all of its words and says how many', async () => {
      const { $, hook } = await read('/sub-annAndCir?lang=en&q=monthly%20october&year=2026', layout);
      expect(wordsIn($, $('main [role="status"]'))).toEqual(['1 result for “monthly october” in 2026']);
      expect(hook('circular-row')).toHaveLength(1);
      expect(hook('circular-row').text()).toMatch(/Monthly Return.*31\sOctober 2026/);
      const cleared = leadsTo($, 'Clear the search');
      expect(cleared).not.toMatch(/q=/);
      expect((await read(cleared, layout)).hook('pager').text()).toContain('of 27');
    });

    test('Routes: a search is rendered fresh, kept nowhere and out of search engines', async () => {
      for (let visit = 0; visit < 2; visit++) {
        const { headers, $ } = await read('/sub-annAndCir?lang=en&q=dividend', layout);
        expect(headers.get('x-nextjs-cache') ?? 'MISS').not.toBe('HIT');
        expect(headers.get('content-security-policy')).toContain("default-src 'none'");
        expect($('meta[name="robots"]').attr('content')).toMatch(/^noindex/);
      }
    });

    test('Routes: a year is kept like any page', async () => {
      await read('/sub-annAndCir?lang=en&year=2024', layout);
      const { headers } = await read('/sub-annAndCir?lang=en&year=2024', layout);
      expect(headers.get('x-nextjs-cache')).toBe('HIT');
    });

    test('Routes: a kind of document is a link with its count, and pager, year and search keep it', async () => {
      const whole = await read('/sub-annAndCir?lang=en', layout);
      const choices = whole.$('nav[aria-label="Type"] a');
      expect(wordsIn(whole.$, choices)).toEqual([
        'All 222',
        'Results and dividends 34',
        'Meetings 63',
        'Transactions and fund-raising 7',
        'Share returns 103',
        'Other 15',
      ]);
      const returns = await read(leadsTo(whole.$, 'Share returns 103'), layout);
      expect(returns.address).toMatch(/kind=returns/);
      const chosen = returns.$('nav[aria-label="Type"] [aria-current="true"]');
      expect(wordsIn(returns.$, chosen)).toEqual(['Share returns 103']);
      expect(returns.hook('pager').text()).toContain('1–20 of 103');
      expect(returns.$('link[rel="canonical"]').attr('href')).toMatch(/\/sub-annAndCir\?kind=returns&lang=en$/);
      const second = await read(leadsTo(returns.$, 'Page 2'), layout);
      expect(second.hook('circular-row')).toHaveLength(20);
      const year = await read(leadsTo(second.$, '2025', 'nav[aria-label="Year"]'), layout);
      expect(year.hook('pager').text()).toContain('of 13');
      const titles = wordsIn(year.$, year.hook('circular-row'));
      expect(titles.filter((title) => !/Monthly Return|Next Day Disclosure Return/.test(title))).toEqual([]);
      const asked = sentForm(year.$, year.$(SEARCH), { q: 'next day' });
      expect(asked).toMatch(/kind=returns.*year=2025.*q=next\+day/);
      expect((await read(asked, layout)).hook('circular-row')).toHaveLength(1);
    });

    test('Routes: a kind without documents says so', async () => {
      const empty = await read('/sub-annAndCir?lang=en&kind=transactions&year=2022', layout);
      expect(empty.$('main').text()).toContain('No documents of this kind');
      const whole = leadsTo(empty.$, 'Show the whole list');
      expect((await read(whole, layout)).hook('pager').text()).toContain('of 222');
    });

    test('§2 announcements stand under their months, the kind first in Chinese', async () => {
      const { $ } = await read('/sub-annAndCir', layout);
      const month = $('section[aria-labelledby="month-2026-11"]');
      expect(wordsIn($, month.find('#month-2026-11'))).toEqual(['2026 年 11 月']);
      const [results, ...others] = wordsIn($, month.find('[data-testid="circular-row"]'));
      expect(results).toMatch(/第三季度業績公告\s*截至二零二六年九月三十日止九個月/);
      expect(others).toHaveLength(1);
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

  test.describe(`§2 announcements without scripts on ${layout}`, () => {
    test.use({ ...DEVICES[layout], javaScriptEnabled: false });

    test('§2 returns are quieter, a file opens in a new tab and is what its row says; Routes: the search works', async ({
      page,
    }) => {
      await page.goto('/sub-annAndCir?lang=en');
      const rows = page.getByRole('region', { name: 'November 2026' }).getByTestId('circular-row');

      await test.step('§2 the title of a return is quieter than that of results', async () => {
        await expect(rows).toHaveCount(2);
        await expect(rows.last()).toContainText('Monthly Return');
        const [loud, quiet] = await rows
          .getByRole('heading')
          .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).color));
        expect(loud).not.toBe(quiet);
      });

      await test.step('§2 every file opens in a new tab and is what its row says', async () => {
        const link = rows.first().getByRole('heading').getByRole('link');
        await expect(rows.first()).toContainText(/12\/11\/2026.*PDF · 78\sKB/s);
        const [tab] = await Promise.all([page.waitForEvent('popup'), link.click({ position: { x: 4, y: 4 } })]);
        expect(tab).toBeTruthy();
        await tab.close();
        const file = await page.request.get((await link.getAttribute('href')) ?? '');
        expect([file.status(), Math.round((await file.body()).byteLength / 1000)]).toEqual([200, 78]);
      });

      await test.step('Routes: the search works without JavaScript', async () => {
        await page.getByRole('main').getByRole('searchbox').fill('no such words');
        await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
        await expect(page).toHaveURL(/lang=en.*q=no\+such\+words/);
        await expect(page.getByText('Nothing matches “no such words”')).toBeVisible();
      });
    });
  });
}
