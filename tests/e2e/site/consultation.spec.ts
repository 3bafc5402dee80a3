import type { Page } from '@playwright/test';
import type { Locale } from '../../../lib/i18n/locales';
import { readTo } from '../support/moving';
import { answersOf, DEVICES, expect, hydrated, test } from '../support/test';
import { wordsOf } from '../support/words';

/** The consultation popup of the trading-platform home, end to end (§4, §5, §8). */

const ENDPOINT = '**/website/Website/informationBox?form=consultation';
const MESSAGE = { companyName: 'Harbour Lane', name: 'Chan', phone: '9123 4567', content: 'Please call us.' };

/** A finger lands beside what it means more often than a pointer does, so only a click closes it. */
const BESIDE = {
  desktop: 'its list of business types; a click beside it closes it',
  mobile: 'a tap beside it does not',
};

const popup = (page: Page) => page.getByTestId('consultation-popup');
const field = (page: Page, name: string) => popup(page).locator(`[name="${name}"]`);
const marked = (page: Page) => popup(page).locator(':is(input, select, textarea)[data-validity]');
const submit = (page: Page, lang: Locale = 'en') =>
  popup(page)
    .getByRole('button', { name: wordsOf(lang, 'consultation').submit, exact: true })
    .click();

const opener = (page: Page, lang: Locale = 'en') =>
  page.getByRole('main').getByRole('link', { name: wordsOf(lang, 'markets').banner.talk, exact: true });

async function open(page: Page, lang: Locale = 'en') {
  await opener(page, lang).click();
  await expect(popup(page)).toBeVisible();
}

async function visit(page: Page, lang: Locale = 'en') {
  await page.goto(`/tradeGoMarkets?lang=${lang}`);
  await hydrated(page);
  await open(page, lang);
}

async function fill(page: Page, more: Partial<typeof MESSAGE> = {}) {
  for (const [name, value] of Object.entries({ ...MESSAGE, ...more })) await field(page, name).fill(value);
}

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`§4 consultation popup on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test('§4, §9 consultation, Forms: how it opens, whom it names, Escape, labels, and the policy beside the words typed', async ({
      page,
      context,
    }) => {
      await visit(page);

      await test.step('§9 it opens with business type 7, empty and without marks', async () => {
        await expect(field(page, 'businessType')).toHaveValue('7');
        for (const name of Object.keys(MESSAGE)) await expect(field(page, name)).toHaveValue('');
        await expect(marked(page)).toHaveCount(0);
        expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      });

      await test.step('§9 it names the customer-service phone and the sales e-mail, to be tapped', async () => {
        await expect(popup(page).getByRole('link', { name: '+852 5800 0000' })).toHaveAttribute(
          'href',
          'tel:+85258000000',
        );
        await expect(popup(page).getByRole('link', { name: 'cooperation@example.com' })).toHaveAttribute(
          'href',
          'mailto:cooperation@example.com',
        );
      });

      await test.step('§4 Escape closes it, and focus is back on its button', async () => {
        await page.keyboard.press('Escape');
        await expect(popup(page)).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
      });

      await test.step('§4 every button opens a form whose labels lead to its own fields', async () => {
        const other = page.locator('#consult').getByRole('link');
        await readTo(other);
        await other.click();
        const { companyName, content } = wordsOf('en', 'consultation');
        await popup(page).getByLabel(companyName).fill('Harbour Lane');
        await popup(page).getByLabel(content, { exact: true }).fill('Please call us.');
        await expect(field(page, 'companyName')).toHaveValue('Harbour Lane');
        await expect(field(page, 'content')).toHaveValue('Please call us.');
      });

      await test.step('Forms: what happens to the data, and the policy beside the words typed', async () => {
        await fill(page);
        await expect(popup(page).getByText(wordsOf('en', 'common').privacy.consultation)).toBeVisible();
        const [policy] = await Promise.all([
          context.waitForEvent('page'),
          popup(page).getByRole('link', { name: 'Privacy policy' }).click(),
        ]);
        await expect(policy).toHaveURL(/\/privacyPolicy\?lang=en/);
        await expect(field(page, 'content')).toHaveValue(MESSAGE.content);
      });
    });

    test(`§4 consultation: marks after the first submit, none when it is opened again; ${BESIDE[layout]}`, async ({
      page,
    }) => {
      await visit(page);

      await test.step('§4 after the first submit every field shows valid or invalid', async () => {
        await fill(page, { phone: '7123 4567', content: '' });
        await expect(marked(page)).toHaveCount(0);
        await submit(page);
        await expect(marked(page)).toHaveCount(5);
        for (const [name, validity] of [
          ['businessType', 'valid'],
          ['companyName', 'valid'],
          ['name', 'valid'],
          ['phone', 'invalid'],
          ['content', 'invalid'],
        ] as const) {
          await expect(field(page, name)).toHaveAttribute('data-validity', validity);
        }
        const { phoneProblem, placeholder } = wordsOf('en', 'consultation');
        if (layout === 'desktop') {
          await expect(field(page, 'phone')).toHaveAccessibleDescription(phoneProblem);
          await expect(field(page, 'content')).toHaveAccessibleDescription(placeholder.content);
        } else {
          await expect(popup(page).getByText(phoneProblem)).toHaveCount(0);
          for (const name of ['phone', 'content'])
            await expect(field(page, name)).not.toHaveAttribute('aria-describedby');
        }
      });

      await test.step('§4 closing and opening it again resets fields and marks', async () => {
        await popup(page).getByRole('button', { name: 'Close' }).click();
        await expect(popup(page)).toHaveCount(0);
        await open(page);
        await expect(field(page, 'companyName')).toHaveValue('');
        await expect(marked(page)).toHaveCount(0);
      });

      if (layout === 'mobile') {
        await test.step('§4 a tap beside it does not close it', async () => {
          await fill(page);
          const box = await popup(page).boundingBox();
          expect(box?.y).toBeGreaterThan(8);
          await page.touchscreen.tap(195, (box?.y ?? 0) / 2);
          await expect(popup(page)).toBeVisible();
          await expect(field(page, 'companyName')).toHaveValue(MESSAGE.companyName);
        });
        return;
      }

      await test.step('§4 the business type is chosen from a list, which a click elsewhere closes', async () => {
        const { businessType3, businessType4 } = wordsOf('en', 'common');
        await field(page, 'businessType').click();
        await page.getByRole('option', { name: businessType4 }).click();
        await expect(field(page, 'businessType')).toHaveValue('4');
        await field(page, 'businessType').click();
        await expect(page.getByRole('option', { name: businessType3 })).toBeVisible();
        await popup(page).getByRole('heading').click();
        await expect(page.getByRole('option', { name: businessType3 })).toBeHidden();
        await expect(field(page, 'businessType')).toHaveValue('4');
        await fill(page);
        await field(page, 'businessType').click();
        await expect(page.getByRole('option', { name: businessType3 })).toBeVisible();
        await page.mouse.click(12, 300);
        await expect(page.getByRole('option', { name: businessType3 })).toBeHidden();
        await expect(popup(page)).toBeVisible();
        await expect(field(page, 'companyName')).toHaveValue(MESSAGE.companyName);
      });

      await test.step('§4 a click beside it closes it', async () => {
        await page.mouse.click(12, 12);
        await expect(popup(page)).toHaveCount(0);
      });
    });

    const [lang, by] =
      layout === 'desktop'
        ? (['en', 'the keyboard alone opens, fills and sends it'] as const)
        : (['zh', 'it is sent by its button'] as const);
    test(`§4 consultation: ${by}; result 1 says so, closes the popup and leaves the form empty (${lang})`, async ({
      page,
    }) => {
      const answers = await answersOf(page, ENDPOINT);
      const message = { ...MESSAGE, companyName: '  Harbour Lane ' };
      const request = page.waitForRequest(ENDPOINT);
      if (lang === 'en') {
        await page.goto('/tradeGoMarkets?lang=en');
        await hydrated(page);
        await page.locator('#consult').getByRole('link').focus();
        await page.keyboard.press('Enter');
        await expect(popup(page)).toBeVisible();
        await field(page, 'companyName').focus();
        for (const text of Object.values(message)) {
          await page.keyboard.type(text);
          await page.keyboard.press('Tab');
        }
        await page.keyboard.press('Enter');
      } else {
        await visit(page, lang);
        await fill(page, message);
        await submit(page, lang);
      }
      expect((await request).postDataJSON()).toMatchObject({ ...MESSAGE, businessType: '7', phone: '91234567' });
      expect((await request).headers().language).toBe({ en: 'en', zh: 'chs' }[lang]);
      await expect(page.getByTestId('toast')).toHaveText(wordsOf(lang, 'consultation').success);
      expect(answers).toMatchObject([{ result: 1 }]);
      await expect(popup(page)).toHaveCount(0);
      await open(page, lang);
      await expect(field(page, 'companyName')).toHaveValue('');
      await expect(marked(page)).toHaveCount(0);
    });
  });
}

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`§8 consultation popup on ${layout}: its own code cannot be had`, () => {
    test.use(DEVICES[layout]);

    test(`§8 consultation: without a network it says so and keeps every word; later it is sent`, async ({ page }) => {
      const words = wordsOf('en', 'consultation');
      await visit(page);
      await page.context().setOffline(true);
      await fill(page);
      await submit(page);
      if (layout === 'desktop') await expect(popup(page).getByRole('alert')).toContainText('+852 5800 0000');
      else {
        await expect(page.getByTestId('toast')).toHaveText(words.failureToast);
        await expect(popup(page)).toHaveCount(0);
        await open(page);
      }
      for (const [key, value] of Object.entries(MESSAGE)) await expect(field(page, key)).toHaveValue(value);
      await expect(popup(page).getByRole('button', { name: words.submit })).not.toHaveAttribute('aria-busy', 'true');
      await page.context().setOffline(false);
      await submit(page);
      await expect(page.getByTestId('toast')).toHaveText(words.success);
    });
  });
}

/** Each way not to take a message once; each on both layouts: tests/component/consultation/consultation.test.tsx. */
test.describe('§8 consultation popup on desktop', () => {
  test.use(DEVICES.desktop);

  test('§8 consultation: after an error every word stays, and the form says whom to ask', async ({ page }) => {
    await page.route(ENDPOINT, (route) =>
      route.fulfill({ status: 502, body: '<html>Bad gateway</html>', contentType: 'text/html' }),
    );
    await visit(page);
    await fill(page);
    await submit(page);
    await expect(popup(page).getByRole('alert')).toContainText('+852 5800 0000');
    await expect(popup(page).getByRole('alert')).toContainText('cooperation@example.com');
    for (const [key, value] of Object.entries(MESSAGE)) await expect(field(page, key)).toHaveValue(value);
    await expect(popup(page).getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy', 'true');
    await page.unroute(ENDPOINT);
    await submit(page);
    await expect(page.getByTestId('toast')).toHaveText(wordsOf('en', 'consultation').success);
  });

  test('§5 consultation: the server judges by its rule too: an e-mail address is no phone number', async ({ page }) => {
    const answers: unknown[] = [];
    await page.route(ENDPOINT, async (route) => {
      const postData = JSON.stringify({ ...route.request().postDataJSON(), phone: 'reader@example.com' });
      const response = await route.fetch({ postData });
      answers.push([response.status(), await response.json()]);
      await route.fulfill({ response });
    });
    await visit(page);
    await fill(page);
    await submit(page);
    await expect(popup(page).getByRole('alert')).toContainText('+852 5800 0000');
    expect(answers).toMatchObject([[400, { result: 0, errors: { phone: expect.any(String) } }]]);
    expect(Object.keys((answers[0] as [number, { errors: object }])[1].errors)).toEqual(['phone']);
    await expect(field(page, 'content')).toHaveValue(MESSAGE.content);
  });
});

test.describe('§8 consultation popup on mobile', () => {
  test.use(DEVICES.mobile);

  test('§8 consultation: after another result it says 提交失敗 and closes; the draft is there again, whichever button of the page opens it', async ({
    page,
  }) => {
    await page.route(ENDPOINT, (route) => route.fulfill({ json: { result: 0, msg: 'no' } }));
    await visit(page, 'zt');
    await fill(page);
    await submit(page, 'zt');
    await expect(page.getByTestId('toast')).toHaveText('提交失敗');
    await expect(popup(page)).toHaveCount(0);
    await open(page, 'zt');
    for (const [key, value] of Object.entries(MESSAGE)) await expect(field(page, key)).toHaveValue(value);
    await submit(page, 'zt');
    await expect(popup(page)).toHaveCount(0);
    const other = page.locator('#consult').getByRole('link');
    await readTo(other);
    await other.click();
    for (const [key, value] of Object.entries(MESSAGE)) await expect(field(page, key)).toHaveValue(value);
    await expect(marked(page)).toHaveCount(0);
  });

  test('§4 consultation: that its code comes moves nothing on the page', async ({ page }) => {
    await page.goto('/tradeGoMarkets?lang=zt');
    await hydrated(page);
    const places = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll(':is(main a, main h2):not(dialog *)')).map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y + window.scrollY, width, height].map(Math.round).join();
        }),
      );
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const before = await places();
    await opener(page, 'zt').hover();
    await popup(page).or(page.locator('dialog')).first().waitFor({ state: 'attached' });
    expect(await places()).toEqual(before);
  });
});
