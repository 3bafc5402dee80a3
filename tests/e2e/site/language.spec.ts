import type { APIRequestContext } from '@playwright/test';
import { read } from '../support/reading';
import { DESKTOP_UA, DEVICES, expect, hydrated, test } from '../support/test';

/** What a browser is sent that opens a page; the cookies stay with the context. */
async function visit(request: APIRequestContext, path: string): Promise<string> {
  const headers = { 'User-Agent': DESKTOP_UA, 'Sec-Fetch-Dest': 'document' };
  return (await request.get(path, { headers })).text();
}

test.describe('§1 language', () => {
  test('§1 without query and cookie the language is traditional Chinese', async () => {
    const { $ } = await read('/contactUs');
    expect($('html').attr('lang')).toBe('zh-Hant');
  });

  for (const [lang, html] of [
    ['zh', 'zh-Hans'],
    ['zt', 'zh-Hant'],
    ['en', 'en'],
  ] as const) {
    test(`§1 lang=${lang} sets the language and saves it`, async ({ request }) => {
      expect(await visit(request, `/contactUs?lang=${lang}`)).toContain(`<html lang="${html}"`);
      const { cookies } = await request.storageState();
      expect(cookies.find(({ name }) => name === 'language')).toMatchObject({
        value: lang,
        path: '/',
        sameSite: 'Lax',
      });
      expect(await visit(request, '/contactUs')).toContain(`<html lang="${html}"`);
    });
  }

  test('§1 an unknown lang is ignored in favour of the cookie', async ({ request }) => {
    await visit(request, '/home?lang=en');
    expect(await visit(request, '/home?lang=fr')).toContain('<html lang="en"');
  });

  test('Language: only a page visit saves the language, not a prefetch', async ({ request }) => {
    const prefetch = await request.get('/home?lang=en', { headers: { 'Sec-Fetch-Dest': 'empty' } });
    expect(prefetch.headers()['set-cookie'] ?? '').not.toContain('language=');
    const visit = await request.get('/home?lang=en', { headers: { 'Sec-Fetch-Dest': 'document' } });
    expect(visit.headers()['set-cookie']).toContain('language=en');
  });

  test('Language: links carry the language in en and not in zt', async () => {
    for (const [lang, navigation, name, address] of [
      ['en', 'Main', 'Contact us', '/contactUs?lang=en'],
      ['zt', '主選單', '聯絡我們', '/contactUs'],
    ] as const) {
      const { $ } = await read(`/home?lang=${lang}`);
      const links = $(`nav[aria-label="${navigation}"] a`).filter((_, link) => $(link).text() === name);
      expect(links.length).toBeGreaterThan(0);
      for (const link of links.toArray()) expect($(link).attr('href')).toBe(address);
    }
  });

  test('§2 the desktop dropdown changes the language, keeps the rest of the query and reloads the same page', async ({
    page,
    context,
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
    await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('zh');
  });

  test('Dates: an unknown lang in a redirect is dropped, a known one kept', async ({ request }) => {
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

  for (const [name, lang, html] of [
    ['繁體中文', 'zt', 'zh-Hant'],
    ['简体中文', 'zh', 'zh-Hans'],
  ] as const) {
    test(`§2 the desktop menu leads from English to ${name}`, async () => {
      const { $, hook } = await read('/contactUs?lang=en');
      const [address] = hook('language-menu')
        .find('a')
        .filter((_, link) => $(link).text() === name)
        .toArray()
        .map((link) => $(link).attr('href'));
      expect(address).toBe(`/contactUs?lang=${lang}`);
      const chosen = await read(address as string);
      expect(chosen.$('html').attr('lang')).toBe(html);
    });
  }
});

test.describe('§2 language on the mobile layout', () => {
  test.use(DEVICES.mobile);

  test('§2 the language entry opens a bottom picker; cancel changes nothing, confirm changes the language', async ({
    page,
  }) => {
    await page.goto('/dynamicDetails?id=30&lang=en');
    await hydrated(page);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const opener = page.getByTestId('mobile-menu').getByRole('button', { name: /Language/ });
    const picker = page.getByTestId('language-picker');

    await test.step('§2 cancel closes the picker and changes nothing', async () => {
      await opener.tap();
      // As a thumb does, on the name, and beside everything first.
      await picker.getByRole('paragraph').tap();
      await picker.getByText('简体中文').tap();
      await expect(picker.getByRole('radio', { name: '简体中文' })).toBeChecked();
      await picker.getByRole('button', { name: 'Cancel' }).tap();
      await expect(picker).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByTestId('mobile-menu')).toBeVisible();
    });

    await test.step('§2 confirm changes the language', async () => {
      await opener.tap();
      await expect(picker.getByRole('radio', { name: 'English' })).toBeChecked();
      await picker.getByRole('radio', { name: '繁體中文' }).check();
      await picker.getByRole('button', { name: 'Confirm' }).tap();
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
      expect(new URL(page.url()).searchParams.get('id')).toBe('30');
    });
  });
});
