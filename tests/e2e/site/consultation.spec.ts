import type { Page } from '@playwright/test';
import type { Locale } from '../../../lib/i18n/locales';
import { readTo } from '../support/moving';
import { answersOf, DEVICES, expect, hydrated, test } from '../support/test';
import { wordsOf } from '../support/words';

/** The consultation popup of the trading-platform home, end to end (§4, §5, §8). */

const ENDPOINT = '**/website/Website/informationBox?form=consultation';
const MESSAGE = { companyName: 'Harbour Lane', name: 'Chan', phone: '9123 4567', content: 'Please call us.' };

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

/** What stands in the fields of a message, in their order. */
const written = (page: Page) =>
  popup(page)
    .locator('form')
    .evaluate(
      (form: HTMLFormElement, names) =>
        names.map((name) => (form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement).value),
      Object.keys(MESSAGE),
    );
const isWritten = (page: Page) => expect.poll(() => written(page)).toEqual(Object.values(MESSAGE));
const isBlank = (page: Page) => expect.poll(() => written(page)).toEqual(['', '', '', '']);

async function isNew(page: Page) {
  await expect(field(page, 'businessType')).toHaveValue('7');
  await isBlank(page);
  await expect(marked(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
}

/** Sends what is wrong in two fields. */
async function isMarked(page: Page, lang: Locale) {
  await fill(page, { phone: '7123 4567', content: '' });
  await expect(marked(page)).toHaveCount(0);
  await submit(page, lang);
  const marks = () =>
    marked(page).evaluateAll((fields) =>
      fields.map((field) => [field.getAttribute('name'), field.getAttribute('data-validity')].join()),
    );
  await expect
    .poll(marks)
    .toEqual(['businessType,valid', 'companyName,valid', 'name,valid', 'phone,invalid', 'content,invalid']);
}

async function isResetBetween(page: Page, lang: Locale) {
  await popup(page)
    .getByRole('button', { name: wordsOf(lang, 'consultation').close })
    .click();
  await expect(popup(page)).toHaveCount(0);
  await open(page, lang);
  await isBlank(page);
  await expect(marked(page)).toHaveCount(0);
}

/** Sends what was written, says so and is gone. */
async function isSent(page: Page, lang: Locale, send: () => Promise<void>) {
  const toast = page.getByTestId('toast');
  await send();
  await expect(toast).toHaveText(wordsOf(lang, 'consultation').success);
  await expect(popup(page)).toHaveCount(0);
  await expect(toast).toHaveCount(0);
}

test.describe('§4 consultation popup on desktop', () => {
  test.use(DEVICES.desktop);

  test('§4, §9 consultation, Forms: the keyboard alone sends it; how it opens and closes, marks, labels, its list, and the policy beside the words typed', async ({
    page,
    context,
  }) => {
    await page.goto('/tradeGoMarkets?lang=en');
    await hydrated(page);
    const other = page.locator('#consult').getByRole('link');

    await test.step('§4 the keyboard alone opens, fills and sends it; result 1 says so and closes the popup', async () => {
      const answers = await answersOf(page, ENDPOINT);
      const request = page.waitForRequest(ENDPOINT);
      await other.focus();
      await page.keyboard.press('Enter');
      await expect(popup(page)).toBeVisible();
      await field(page, 'companyName').focus();
      for (const text of Object.values({ ...MESSAGE, companyName: '  Harbour Lane ' })) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      await isSent(page, 'en', () => page.keyboard.press('Enter'));
      expect((await request).postDataJSON()).toMatchObject({ ...MESSAGE, businessType: '7', phone: '91234567' });
      expect((await request).headers().language).toBe('en');
      expect(answers).toMatchObject([{ result: 1 }]);
    });

    await test.step('§4 every button opens a form whose labels lead to its own fields, empty after a message', async () => {
      await readTo(other);
      await other.click();
      await expect(popup(page)).toBeVisible();
      await isBlank(page);
      await expect(marked(page)).toHaveCount(0);
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
      await policy.close();
      await isWritten(page);
    });

    await test.step('§4 Escape closes it, and focus is back on its button', async () => {
      await page.keyboard.press('Escape');
      await expect(popup(page)).toHaveCount(0);
      await expect(other).toBeFocused();
    });

    await test.step('§9 it opens with business type 7, empty and without marks', async () => {
      await open(page);
      await isNew(page);
    });

    await test.step('§4 after the first submit every field shows valid or invalid', async () => {
      await isMarked(page, 'en');
      const { phoneProblem, placeholder } = wordsOf('en', 'consultation');
      await expect(field(page, 'phone')).toHaveAccessibleDescription(phoneProblem);
      await expect(field(page, 'content')).toHaveAccessibleDescription(placeholder.content);
    });

    await test.step('§4 closing and opening it again resets fields and marks', () => isResetBetween(page, 'en'));

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

  /** Each way not to take a message once; each on both layouts: tests/component/consultation/consultation.test.tsx. */
  test('§5, §8 consultation: without a network, after an error and by the rule of the server every word stays, and it says whom to ask; later it is sent', async ({
    page,
  }) => {
    const alert = popup(page).getByRole('alert');
    const send = popup(page).getByRole('button', { name: 'Send' });
    await visit(page);

    await test.step('§8 without a network, when its own code cannot be had', async () => {
      await page.context().setOffline(true);
      await fill(page);
      await submit(page);
      await expect(alert).toContainText('+852 5800 0000');
      await isWritten(page);
      await expect(send).not.toHaveAttribute('aria-busy', 'true');
      await page.context().setOffline(false);
      await isSent(page, 'en', () => submit(page));
    });

    await test.step('§8 after an error', async () => {
      await page.route(ENDPOINT, (route) =>
        route.fulfill({ status: 502, body: '<html>Bad gateway</html>', contentType: 'text/html' }),
      );
      await open(page);
      await fill(page);
      await submit(page);
      await expect(alert).toContainText('+852 5800 0000');
      await expect(alert).toContainText('cooperation@example.com');
      await isWritten(page);
      await expect(send).not.toHaveAttribute('aria-busy', 'true');
      await page.unroute(ENDPOINT);
      await isSent(page, 'en', () => submit(page));
    });

    await test.step('§5 the server judges by its rule too: an e-mail address is no phone number', async () => {
      const answers: unknown[] = [];
      await page.route(ENDPOINT, async (route) => {
        const postData = JSON.stringify({ ...route.request().postDataJSON(), phone: 'reader@example.com' });
        const response = await route.fetch({ postData });
        answers.push([response.status(), await response.json()]);
        await route.fulfill({ response });
      });
      await open(page);
      await fill(page);
      await submit(page);
      await expect(alert).toContainText('+852 5800 0000');
      expect(answers).toMatchObject([[400, { result: 0, errors: { phone: expect.any(String) } }]]);
      expect(Object.keys((answers[0] as [number, { errors: object }])[1].errors)).toEqual(['phone']);
      await expect(field(page, 'content')).toHaveValue(MESSAGE.content);
    });
  });
});

test.describe('§4, §8 consultation popup on mobile', () => {
  test.use(DEVICES.mobile);

  test('§4, §9 consultation: its code moves nothing; how it opens, whom it names, marks, a tap beside it; sent by its button it says so, closes and is empty', async ({
    page,
  }) => {
    await page.goto('/tradeGoMarkets?lang=zh');
    await hydrated(page);

    await test.step('§4 that its code comes moves nothing on the page', async () => {
      const places = () =>
        page.evaluate(() =>
          Array.from(document.querySelectorAll(':is(main a, main h2):not(dialog *)')).map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y + window.scrollY, width, height].map(Math.round).join();
          }),
        );
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const before = await places();
      await opener(page, 'zh').hover();
      await popup(page).or(page.locator('dialog')).first().waitFor({ state: 'attached' });
      expect(await places()).toEqual(before);
    });

    await test.step('§9 it opens with business type 7, empty and without marks', async () => {
      await open(page, 'zh');
      await isNew(page);
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
      await expect(popup(page).getByText(wordsOf('zh', 'common').privacy.consultation)).toBeVisible();
    });

    await test.step('§4 after the first submit every field shows valid or invalid, without words', async () => {
      await isMarked(page, 'zh');
      await expect(popup(page).getByText(wordsOf('zh', 'consultation').phoneProblem)).toHaveCount(0);
      for (const name of ['phone', 'content']) await expect(field(page, name)).not.toHaveAttribute('aria-describedby');
    });

    await test.step('§4 closing and opening it again resets fields and marks', () => isResetBetween(page, 'zh'));

    await test.step('§4 a tap beside it does not close it', async () => {
      await fill(page, { companyName: '  Harbour Lane ' });
      const box = await popup(page).boundingBox();
      expect(box?.y).toBeGreaterThan(8);
      await page.touchscreen.tap(195, (box?.y ?? 0) / 2);
      await expect(popup(page)).toBeVisible();
      await expect(field(page, 'companyName')).toHaveValue('  Harbour Lane ');
    });

    await test.step('§4 it is sent by its button; result 1 says so, closes the popup and leaves the form empty', async () => {
      const answers = await answersOf(page, ENDPOINT);
      const request = page.waitForRequest(ENDPOINT);
      await isSent(page, 'zh', () => submit(page, 'zh'));
      expect((await request).postDataJSON()).toMatchObject({ ...MESSAGE, businessType: '7', phone: '91234567' });
      expect((await request).headers().language).toBe('chs');
      expect(answers).toMatchObject([{ result: 1 }]);
      await open(page, 'zh');
      await isBlank(page);
      await expect(marked(page)).toHaveCount(0);
    });
  });

  test('§8 consultation: without a network and after another result it says 提交失敗 and closes; the draft is there again, whichever button of the page opens it', async ({
    page,
  }) => {
    const toast = page.getByTestId('toast');
    await visit(page, 'zt');

    await test.step('§8 without a network, when its own code cannot be had; later it is sent', async () => {
      await page.context().setOffline(true);
      await fill(page);
      await submit(page, 'zt');
      await expect(toast).toHaveText('提交失敗');
      await expect(popup(page)).toHaveCount(0);
      await open(page, 'zt');
      await isWritten(page);
      const send = popup(page).getByRole('button', { name: wordsOf('zt', 'consultation').submit, exact: true });
      await expect(send).not.toHaveAttribute('aria-busy', 'true');
      await page.context().setOffline(false);
      await isSent(page, 'zt', () => submit(page, 'zt'));
    });

    await test.step('§8 after another result', async () => {
      await page.route(ENDPOINT, (route) => route.fulfill({ json: { result: 0, msg: 'no' } }));
      await open(page, 'zt');
      await fill(page);
      await submit(page, 'zt');
      await expect(toast).toHaveText('提交失敗');
      await expect(popup(page)).toHaveCount(0);
      await open(page, 'zt');
      await isWritten(page);
      await submit(page, 'zt');
      await expect(popup(page)).toHaveCount(0);
      const other = page.locator('#consult').getByRole('link');
      await readTo(other);
      await other.click();
      await isWritten(page);
      await expect(marked(page)).toHaveCount(0);
    });
  });
});
