import type { APIRequestContext } from '@playwright/test';
import { LOCALES } from '../../../lib/i18n/locales';
import { LAYOUTS } from '../../../lib/site/routes';
import { isAnswered, knownItems, searchPath } from '../../../scripts/lib/search-questions.mjs';
import { DEVICES, expect, hydrated, test, userAgentOf } from '../support/test';
import { wordsOf } from '../support/words';

/** The search of the whole site. */

const q = '末期股息';

async function resultsOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { headers: { 'User-Agent': userAgentOf('desktop') } });
  expect([path, answer.status()]).toEqual([path, 200]);
  return answer.text();
}

/** The index is filled behind the start; the first time that takes a minute, and longer beside a suite. */
async function filled(request: APIRequestContext): Promise<void> {
  const { preparing } = wordsOf('zt', 'search');
  await expect
    .poll(() => resultsOf(request, searchPath({ locale: 'zt', q })), { timeout: 240_000, intervals: [1000] })
    .not.toContain(preparing);
}

test.describe('Search', () => {
  test.beforeAll(async ({ request }) => {
    test.setTimeout(250_000);
    await filled(request);
  });

  test('Search: of 60 questions for something known nine in ten are answered within the first three', async ({
    request,
  }) => {
    // Each is a page made for its own words, half a second beside a suite that takes both processors.
    test.setTimeout(90_000);
    const missed: string[] = [];
    for (const item of knownItems()) {
      if (!isAnswered(item, await resultsOf(request, searchPath(item)))) missed.push(`${item.locale} ${item.q}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(6);
  });

  for (const locale of LOCALES) {
    const words = wordsOf(locale, 'search');

    test(`Search: results in ${locale} stand in groups with the words lit, without scripts too`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ ...DEVICES.desktop, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`/search?lang=${locale}`);
      const asked = words.start.first;
      await page.getByRole('searchbox', { name: words.label }).fill(asked);
      await page.getByRole('searchbox', { name: words.label }).press('Enter');
      await expect(page).toHaveURL(/q=.+/);
      await expect(page.locator('html')).toHaveAttribute('lang', /./);
      const best = page.getByRole('region', { name: words.best });
      await expect(best.getByRole('listitem')).toHaveCount(3);
      await expect(best.locator('mark').first()).toBeVisible();
      await expect(
        page.getByRole('region', { name: wordsOf(locale, 'pages').companyDynamics.found.kind }),
      ).toBeVisible();
      await expect(page.getByRole('navigation', { name: words.kinds }).getByRole('link')).not.toHaveCount(0);
      await expect(page.getByRole('searchbox', { name: words.label })).toHaveValue(asked);
      await context.close();
    });

    test(`Search: nothing found in ${locale} says so and leads on`, async ({ page }) => {
      await page.goto(`/search?lang=${locale}&q=xqzvkwj`);
      await expect(page.getByText(words.none.title.replace('{q}', 'xqzvkwj'))).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: words.none.announcements })).toBeVisible();
    });
  }

  for (const layout of LAYOUTS) {
    test(`Search: both scripts find the same on the ${layout} layout`, async ({ request }) => {
      const headers = { 'User-Agent': userAgentOf(layout) };
      const links = async (words: string) => {
        const html = await (await request.get(`/search?lang=zt&q=${encodeURIComponent(words)}`, { headers })).text();
        return Array.from(html.matchAll(/<h3><a [^>]*href="([^"]*)"/g), ([, href]) => href);
      };
      expect(await links('股东周年大会通告')).toEqual(await links('股東週年大會通告'));
      expect((await links('股東週年大會通告'))[0]).toContain('notice-of-agm');
    });
  }

  test('Search: one kind alone has an address, and a result of a PDF leads to the page with the words', async ({
    page,
  }) => {
    const words = wordsOf('zt', 'search');
    await page.goto(`/search?q=${encodeURIComponent(q)}`);
    await page
      .getByRole('navigation', { name: words.kinds })
      .getByRole('link', { name: wordsOf('zt', 'pages').announcements.found.kind })
      .click();
    await expect(page).toHaveURL(/kind=announcement/);
    await expect(page.getByRole('region')).toHaveCount(1);
    const first = page.getByRole('region').getByRole('link').first();
    await expect(first).toHaveAttribute('href', /\/files\/[0-9a-f]{16}\/.+\.pdf#page=\d+$/);
    await expect(first).toHaveAttribute('target', '_blank');
    await page.goBack();
    await expect(page.getByRole('region', { name: words.best })).toBeVisible();
  });

  test('a text of the company that was found unfolds at the part that has the words', async ({ page }) => {
    await page.goto(searchPath({ locale: 'zt', q: '無法聯絡的股東' }));
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: '組織章程大綱及細則' }).click();
    await expect(page.getByRole('heading', { level: 4, name: '無法聯絡的股東' })).toBeInViewport();
  });

  test('Search: what is filed stands by its date', async ({ page }) => {
    await page.goto(`/search?lang=zt&kind=announcement&q=${encodeURIComponent('毛利率')}`);
    const days = await page
      .getByRole('main')
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test('Search: a misspelt word is read as what was meant, and the page says so', async ({ page }) => {
    await page.goto('/search?lang=en&q=anouncement+of+anual+results');
    await expect(page.getByText('Nothing mentions “anouncement of anual results”', { exact: false })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Annual Results Announcement/i })
        .first(),
    ).toBeVisible();
  });

  test('Search: what a visitor typed is no markup, and stays out of search engines', async ({ page }) => {
    const typed = '"><img src=x onerror=alert(1)>';
    await page.goto(`/search?q=${encodeURIComponent(typed)}`);
    await expect(page.getByRole('searchbox').last()).toHaveValue(typed);
    await expect(page.locator('main img')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});

for (const layout of LAYOUTS) {
  test.describe(`the ${layout} header`, () => {
    test.use(DEVICES[layout]);

    test('Search: its link leads to the field, in the language of the page', async ({ page, problems }) => {
      await page.goto('/contactUs?lang=en');
      await page
        .getByTestId('site-header')
        .getByRole('link', { name: wordsOf('en', 'layout').search })
        .click();
      await expect(page).toHaveURL(/\/search\?lang=en$/);
      await expect(page.getByRole('searchbox', { name: wordsOf('en', 'search').label })).toBeFocused();
      expect(problems).toEqual([]);
    });
  });
}

test('Search: a key opens it, not while somebody types, and can be switched off', async ({ page }) => {
  const words = wordsOf('zt', 'search');
  await page.goto('/contactUs');
  await hydrated(page);
  const field = page.getByRole('textbox').first();
  await field.focus();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await field.blur();
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('searchbox', { name: words.label })).toBeFocused();
  await expect(page.getByRole('searchbox', { name: words.label })).toHaveValue('');
  await page.getByRole('checkbox', { name: words.key }).uncheck();
  await page.goto('/aboutUs');
  await hydrated(page);
  await page.keyboard.press('/');
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/aboutUs$/);
});
