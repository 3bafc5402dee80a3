import { LOCALES } from '../../../lib/i18n/locales';
import { isItemRoute } from '../../../lib/site/routes';
import { read } from '../support/reading';
import { DEVICES, expect, hydrated, PAGES, test } from '../support/test';

const WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50(0x18003230) NetType/WIFI Language/zh_HK';

/** Where files are offered on a phone. */
const OFFERS = [
  '/tradeGodownload',
  '/downloadApi',
  '/sub-annAndCir',
  '/financialReports',
  '/investorRelations',
  '/corporateRegulation',
  '/personalServices',
  '/openApi',
  '/home',
];

/** Addresses that lead to a file instead of a page: by its ending, or by the format that is asked for. */
const FILE = /\.(?:pdf|zip|csv|xlsx?|docx?|ics|xml|json|apk|exe|dmg|pkg|msi|mp4|mp3|md|txt)(?:[?#]|$)|[?&]format=csv/i;

test('§9 every page of a phone that links to a file has the note for WeChat', async () => {
  for (const { id, path } of PAGES.filter(({ layout }) => layout === 'mobile')) {
    for (const locale of LOCALES) {
      const { $, hook } = await read(`${path}?lang=${locale}${isItemRoute(id) ? '&id=30' : ''}`, 'mobile');
      const files = $('main a[href]').filter(
        (_, link) => $(link).attr('download') !== undefined || FILE.test($(link).attr('href') ?? ''),
      );
      const addresses = files.toArray().map((link) => $(link).attr('href'));
      if (addresses.length > 0) expect(hook('open-in-browser').length, `${path}: ${addresses}`).toBeGreaterThan(0);
    }
  }
});

test.describe('§9 within WeChat on a phone', () => {
  test.use({ ...DEVICES.mobile, userAgent: WECHAT });

  test('§9 where files are offered the page says what to press, and copies its address', async ({ page }) => {
    test.setTimeout(60_000);
    for (const path of OFFERS) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const note = page.getByTestId('open-in-browser').first();
      await expect(note, path).toContainText('⋯');
      await expect(note, path).toContainText(path);
      expect(await note.isVisible(), path).toBe(true);
    }
    await page.goto('/financialReports?lang=en');
    await hydrated(page);
    const note = page.getByTestId('open-in-browser');
    await note.getByRole('button', { name: 'Copy address' }).tap();
    await expect(note.getByTestId('toast')).toContainText(/Address copied|\/financialReports\?lang=en/);
  });

  test('§2 the codes are seen one at a time, large enough to press and hold', async ({ page }) => {
    await page.goto('/contactUs?lang=en');
    await page.getByRole('button', { name: 'WeChat QR codes' }).tap();
    const codes = page.getByRole('img', { name: /^WeChat QR code: / });
    for (const name of ['TradeGo app', 'Trading platform', 'Live Report']) {
      await page.locator('#wechat-codes label', { hasText: name }).tap();
      await expect(codes).toHaveCount(1);
      await expect(codes).toHaveAccessibleName(`WeChat QR code: ${name}`);
      expect((await codes.boundingBox())?.width).toBeGreaterThanOrEqual(160);
    }
  });
});

test.describe('§9 in any other browser of a phone', () => {
  test.use(DEVICES.mobile);

  test('§9 nothing of it is seen', async ({ page }) => {
    await page.goto('/financialReports', { waitUntil: 'domcontentloaded' });
    await expect(page.getByTestId('open-in-browser')).toBeHidden();
  });
});
