import { LOCALES } from '../../../lib/i18n/locales';
import { read } from '../support/reading';
import { DEVICES, expect, hydrated, test, userAgentOf } from '../support/test';

const COPIED = { zh: '你已成功复制', zt: '你已成功複製', en: 'Copied to your clipboard' } as const;

test.describe('§2 desktop header and footer', () => {
  test('§2 the header fades over the home page, its footer holds its links, WeChat shows its codes', async ({
    page,
  }) => {
    await page.goto('/home?lang=en');
    await hydrated(page);

    await test.step('§2 the header fades from dark to white over 200 px and has dark text past a ratio of 0.45', async () => {
      const header = page.getByTestId('site-header');
      const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      await expect(header).toHaveAttribute('data-theme', 'dark');
      await scrollTo(88);
      await expect(header).toHaveAttribute('data-theme', 'dark');
      await scrollTo(92);
      await expect(header).toHaveAttribute('data-theme', 'light');
      await scrollTo(200);
      await expect.poll(() => header.evaluate((element) => element.style.getPropertyValue('--fade'))).toBe('1');
      await scrollTo(0);
      await expect(header).toHaveAttribute('data-theme', 'dark');
    });

    await test.step('§2 the footer holds its links, address, contacts, social icons and partner sites', async () => {
      const footer = page.getByTestId('site-footer');
      for (const name of [
        'Company news',
        'Investor relations',
        'About us',
        'Contact us',
        'Privacy policy',
        'Terms of service',
      ]) {
        await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
      }
      const products = footer.getByRole('navigation', { name: 'Products and downloads' });
      await expect(products.getByRole('link')).toHaveCount(6);
      await expect(products.getByRole('link', { name: 'Download the app' })).toHaveAttribute(
        'href',
        /^\/tradeGodownload/,
      );
      await expect(footer.getByText('Sample Finance Centre')).toBeVisible();
      await expect(footer.getByRole('link', { name: '+852 5800 0000' })).toHaveAttribute('href', 'tel:+85258000000');
      await expect(footer.getByRole('link', { name: '+86 138 0000 0000' })).toHaveAttribute(
        'href',
        'tel:+8613800000000',
      );
      await expect(footer.getByRole('link', { name: 'cooperation@example.com' })).toHaveAttribute('href', /^mailto:/);
      for (const name of [/Weibo/, /Facebook/, /YouTube/, /HKEX/, /SFC/]) {
        await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
      }
    });

    await test.step('§2 hovering WeChat shows three codes, leaving hides them', async () => {
      const codes = page.getByRole('img', { name: /^WeChat QR code: / });
      await page.getByRole('button', { name: 'WeChat QR codes' }).hover();
      await expect(codes).toHaveCount(3);
      await expect(codes.first()).toBeVisible();
      await page.getByRole('contentinfo').getByText('Listed on GEM').hover();
      await expect(codes.first()).toBeHidden();
    });

    await test.step('§2 the codes open with the keyboard and close with Escape', async () => {
      await page.getByRole('button', { name: 'WeChat QR codes' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('img', { name: /^WeChat QR code: / }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('img', { name: /^WeChat QR code: / })).toHaveCount(0);
    });
  });

  test('§2, WCAG 2.4.1 the header is sticky, its menus open with the keyboard, and it folds in a narrow window', async ({
    page,
  }) => {
    await page.goto('/contactUs?lang=en');

    await test.step('WCAG 2.4.1: the first stop of the keyboard leads past the navigation', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('§2 the menus open and close with the keyboard', async () => {
      await hydrated(page);
      const button = page.getByRole('button', { name: /^Language/ });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('language-menu')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByTestId('language-menu').getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('language-menu')).toBeHidden();
      await expect(button).toBeFocused();
    });

    await test.step('§2 the header is sticky and holds the logo, eight entries and the language', async () => {
      const header = page.getByTestId('site-header');
      await expect(header.getByRole('link', { name: 'TradeGo home' })).toHaveAttribute('href', '/home?lang=en');
      const entries = header.getByRole('navigation', { name: 'Main' }).first().getByRole('link');
      await expect(entries).toHaveText([
        'Home',
        'Broker services',
        'Listed company services',
        'TradeGo Markets',
        'Personal services',
        'Investor relations',
        'About us',
        'Contact us',
      ]);
      await expect(header.getByRole('button', { name: /^Language/ })).toBeVisible();
      await page.mouse.wheel(0, 1200);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
      await expect(header).toBeInViewport();
    });

    await test.step('§2 a narrow desktop window folds the navigation into one menu', async () => {
      await page.setViewportSize({ width: 800, height: 900 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Investor relations' }).click();
      await expect(page).toHaveURL(/investorRelations/);
    });
  });
});

test.describe('§2 desktop header without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of LOCALES) {
    test(`§2 the header has room for its entries in windows of every width (${lang})`, async ({ page }) => {
      // The page whose entry is the longest: the current one is set in bold.
      await page.goto(`/listedCompanyServices?lang=${lang}`);
      const header = page.getByTestId('site-header');
      for (const width of [700, 1180, 1181, 1200, 1280, 1360, 1361, 1366, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const boxes = await header.evaluate((element) =>
          Array.from(element.querySelectorAll('a, button'))
            .map((one) => one.getBoundingClientRect())
            .filter((box) => box.width > 0)
            .map(({ left, right }) => ({ left, right }))
            .sort((one, other) => one.left - other.left),
        );
        expect(boxes.at(-1)?.right ?? 0, String(width)).toBeLessThanOrEqual(width - 16);
        for (const [index, box] of boxes.slice(1).entries())
          expect(box.left - (boxes[index]?.right ?? 0), String(width)).toBeGreaterThanOrEqual(8);
      }
    });
  }
});

test.describe('§2 mobile layout', () => {
  test.use({ ...DEVICES.mobile, permissions: ['clipboard-read', 'clipboard-write'] });

  test('§2 WeChat, the e-mail and the menu panel answer a finger, and the panel closes', async ({ page }) => {
    await page.goto('/home?lang=en');
    await hydrated(page);

    await test.step('§2 tapping WeChat toggles the codes', async () => {
      const button = page.getByRole('button', { name: 'WeChat QR codes' });
      await button.tap();
      await expect(page.getByRole('img', { name: /^WeChat QR code: / }).first()).toBeVisible();
      await button.tap();
      await expect(page.getByRole('img', { name: /^WeChat QR code: / })).toHaveCount(0);
    });

    await test.step('§2 tapping the e-mail copies it and says so', async () => {
      await page
        .getByTestId('site-footer')
        .getByRole('link', { name: /cooperation@example\.com/ })
        .tap();
      await expect(page.getByTestId('toast')).toHaveText(COPIED.en);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('cooperation@example.com');
    });

    await test.step('§2 the close button and Escape close the panel; the page behind is inert meanwhile', async () => {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await expect(page.locator('main')).toHaveAttribute('inert', '');
      await page.getByRole('button', { name: 'Close menu' }).tap();
      await expect(page.getByTestId('mobile-menu')).toHaveCount(0);
      await expect(page.locator('main')).not.toHaveAttribute('inert', '');
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('mobile-menu')).toHaveCount(0);
    });

    await test.step('§2 the menu icon opens a full-screen panel; choosing an entry navigates and closes it', async () => {
      await expect(page.getByTestId('mobile-menu')).toHaveCount(0);
      await page.getByRole('button', { name: 'Open menu' }).tap();
      const menu = page.getByTestId('mobile-menu');
      await expect(menu).toBeVisible();
      await expect.poll(() => menu.evaluate((element) => element.getBoundingClientRect().left)).toBe(0);
      expect(await menu.boundingBox()).toMatchObject({ width: 390, height: 844 });
      await menu.getByRole('link', { name: 'Contact us' }).tap();
      await expect(page).toHaveURL(/contactUs/);
      await expect(page.getByTestId('mobile-menu')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });

  for (const lang of LOCALES) {
    test(`§2 the e-mail knows how it says that it is copied (${lang})`, async ({ request }) => {
      const answer = await request.get(`/home?lang=${lang}`, { headers: { 'User-Agent': userAgentOf('mobile') } });
      // It is not shown before, and sent for the script that copies.
      expect((await answer.text()).replaceAll('\\"', '"')).toContain(`"copied":"${COPIED[lang]}"`);
    });
  }

  test('§2 tapping a phone number dials it, mainland and Hong Kong', async () => {
    const { $, hook } = await read('/home?lang=en', 'mobile');
    const links = hook('site-footer').find('a');
    for (const [place, number] of [
      ['Hong Kong', 'tel:+85258000000'],
      ['mainland', 'tel:+8613800000000'],
    ] as const) {
      const dialled = links.filter((_, link) => $(link).text().includes(place)).toArray();
      expect(dialled.map((link) => $(link).attr('href'))).toEqual([number]);
    }
  });
});

test.describe('§2 the mobile menu without JavaScript', () => {
  test.use({ ...DEVICES.mobile, javaScriptEnabled: false });

  test('§2 the panel opens, leads on, and its picker changes the language', async ({ page }) => {
    await page.goto('/companyDynamics?pageIndex=2&lang=en');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('button', { name: /Language/ }).tap();
    await page.getByRole('radio', { name: '简体中文' }).check();
    await page.getByRole('button', { name: 'Confirm' }).tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    expect(new URL(page.url()).searchParams.get('pageIndex')).toBe('2');
  });
});
