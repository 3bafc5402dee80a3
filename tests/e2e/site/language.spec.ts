import { DESKTOP_UA, DEVICES, expect, hydrated, test } from '../support/test';

test.describe('§1 language', () => {
  test('§1 without query and cookie the language is traditional Chinese', async ({ page }) => {
    await page.goto('/contactUs');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  });

  for (const [lang, html] of [
    ['zh', 'zh-Hans'],
    ['zt', 'zh-Hant'],
    ['en', 'en'],
  ] as const) {
    test(`§1 lang=${lang} sets the language and saves it`, async ({ page, context }) => {
      await page.goto(`/contactUs?lang=${lang}`);
      await expect(page.locator('html')).toHaveAttribute('lang', html);
      const cookie = (await context.cookies()).find(({ name }) => name === 'language');
      expect(cookie).toMatchObject({ value: lang, path: '/', sameSite: 'Lax' });
      await page.goto('/contactUs');
      await expect(page.locator('html')).toHaveAttribute('lang', html);
    });
  }

  test('§1 an unknown lang is ignored in favour of the cookie', async ({ page }) => {
    await page.goto('/home?lang=en');
    await page.goto('/home?lang=fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('decisions, Language: only a page visit saves the language, not a prefetch', async ({ request }) => {
    const prefetch = await request.get('/home?lang=en', { headers: { 'Sec-Fetch-Dest': 'empty' } });
    expect(prefetch.headers()['set-cookie'] ?? '').not.toContain('language=');
    const visit = await request.get('/home?lang=en', { headers: { 'Sec-Fetch-Dest': 'document' } });
    expect(visit.headers()['set-cookie']).toContain('language=en');
  });

  test('decisions, Language: links carry the language in en and not in zt', async ({ page }) => {
    await page.goto('/home?lang=en');
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact us' }),
    ).toHaveAttribute('href', '/contactUs?lang=en');
    await page.goto('/home?lang=zt');
    await expect(
      page.getByRole('navigation', { name: '主選單' }).getByRole('link', { name: '聯絡我們' }),
    ).toHaveAttribute('href', '/contactUs');
  });

  test('§2 the desktop dropdown changes the language, keeps the rest of the query and reloads the same page', async ({
    page,
  }) => {
    await page.goto('/companyDynamics?lang=en&pageIndex=3&utm_source=letter');
    await hydrated(page);
    await page.getByRole('button', { name: /^Language/ }).click();
    const menu = page.getByTestId('language-menu');
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: '简体中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    const query = new URL(page.url()).searchParams;
    expect(Object.fromEntries(query)).toEqual({ lang: 'zh', pageIndex: '3', utm_source: 'letter' });
  });

  test('decisions, Dates: an unknown lang in a redirect is dropped, a known one kept', async ({ request }) => {
    const kept = await request.get('/no-such-page?lang=en', { maxRedirects: 0 });
    expect([kept.status(), kept.headers().location]).toEqual([307, '/home?lang=en']);
    const dropped = await request.get('/no-such-page?lang=xx', {
      maxRedirects: 0,
      headers: { 'User-Agent': DESKTOP_UA },
    });
    expect(dropped.headers().location).toBe('/home');
  });
});

test.describe('§2 language without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2 the desktop menu’s choices keep the page of the list', async ({ page }) => {
    await page.goto('/companyDynamics?pageIndex=2');
    await page.getByRole('button', { name: /^語言/ }).click();
    await page.getByTestId('language-menu').getByRole('link', { name: 'English' }).click();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ pageIndex: '2', lang: 'en' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  for (const [name, lang] of [
    ['繁體中文', 'zt'],
    ['简体中文', 'zh'],
  ] as const) {
    test(`§2 the desktop menu leads from English to ${name}`, async ({ page }) => {
      await page.goto('/contactUs?lang=en');
      await page.getByRole('button', { name: /^Language/ }).click();
      await page.getByTestId('language-menu').getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/contactUs?lang=${lang}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang === 'zt' ? 'zh-Hant' : 'zh-Hans');
    });
  }
});

test.describe('§2 language on the mobile layout', () => {
  test.use(DEVICES.mobile);

  test('§2 the language entry opens a bottom picker; confirm changes the language', async ({ page }) => {
    await page.goto('/dynamicDetails?id=30&lang=en');
    await hydrated(page);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page
      .getByTestId('mobile-menu')
      .getByRole('button', { name: /Language/ })
      .tap();
    const picker = page.getByTestId('language-picker');
    await expect(picker.getByRole('radio', { name: 'English' })).toBeChecked();
    await picker.getByRole('radio', { name: '繁體中文' }).check();
    await picker.getByRole('button', { name: 'Confirm' }).tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    expect(new URL(page.url()).searchParams.get('id')).toBe('30');
  });

  test('§2 cancel closes the picker and changes nothing', async ({ page }) => {
    await page.goto('/home?lang=en');
    await hydrated(page);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('button', { name: /Language/ }).tap();
    await page.getByRole('radio', { name: '简体中文' }).check();
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await expect(page.getByTestId('language-picker')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByTestId('mobile-menu')).toBeVisible();
  });
});
