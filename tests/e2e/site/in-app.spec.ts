import { DEVICES, expect, hydrated, test } from '../support/test';

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
