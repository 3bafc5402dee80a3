import { DEVICES, expect, hydrated, test } from '../support/test';

/** Where a question is asked. What becomes of one that fails or has no script is tried on each layout once. */
const PLACES = [
  { layout: 'desktop', path: '/investorRelations', isWhole: true },
  { layout: 'mobile', path: '/investorRelations', isWhole: false },
  { layout: 'desktop', path: '/sub-investorInteraction', isWhole: false },
  { layout: 'mobile', path: '/interaction', isWhole: true },
] as const;

for (const { layout, path, isWhole } of PLACES) {
  test.describe(`§4 question modal of ${path} on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test.beforeEach(async ({ page }) => {
      await page.goto(`${path}?lang=en`);
      await hydrated(page);
      await page.getByRole('button', { name: 'Ask a question' }).click();
      await expect(page.getByTestId('question-form')).toBeVisible();
    });

    test('Forms, §5, §4: what may be published, the policy; errors only after the first submit; success closes the form', async ({
      page,
    }) => {
      const form = page.getByTestId('question-form');

      await test.step('Forms: it says that a question may be published, and leads to the policy', async () => {
        await expect(form.getByText('Your question and our answer may be published on this site.')).toBeVisible();
        await expect(form.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
          'href',
          '/privacyPolicy?lang=en',
        );
      });

      await test.step('§5 errors show only after the first submit', async () => {
        await form.getByLabel('Contact e-mail').fill('holder@example');
        await expect(form.getByText('Please enter')).toHaveCount(0);
        await form.getByRole('button', { name: 'Submit' }).click();
        await expect(form.getByText('Please enter your question')).toBeVisible();
        await expect(form.getByText('Please enter your contact e-mail')).toBeVisible();
      });

      await test.step('§4 success closes the form, opens the success modal, which closes with Close', async () => {
        await form.getByLabel('Your question').fill('When are the annual results due?');
        await form.getByLabel('Contact e-mail').fill('holder@example.com');
        await form.getByRole('button', { name: 'Submit' }).click();
        const success = page.getByTestId('question-success');
        await expect(success).toBeVisible();
        await expect(form).toHaveCount(0);
        await success.getByRole('button', { name: 'Close' }).click();
        await expect(success).toHaveCount(0);
        await page.getByRole('button', { name: 'Ask a question' }).click();
        await expect(form.getByLabel('Your question')).toHaveValue('');
      });
    });

    if (!isWhole) return;

    test('Forms: failure closes the form; the toast brings the draft back', async ({ page, problems }) => {
      await page.route('**/questionBox', (route) => route.fulfill({ status: 502, json: { result: 0, msg: 'no' } }));
      const form = page.getByTestId('question-form');
      await form.getByLabel('Your question').fill('When are the annual results due?');
      await form.getByLabel('Contact e-mail').fill('holder@example.com');
      await form.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByTestId('toast')).toContainText('Could not send');
      await expect(form).toHaveCount(0);
      await page.getByRole('button', { name: 'Reopen your draft' }).click();
      await expect(form.getByLabel('Your question')).toHaveValue('When are the annual results due?');
      problems.length = 0;
    });
  });

  if (!isWhole) continue;

  test.describe(`Forms: the question form of ${path} on ${layout} without JavaScript`, () => {
    test.use({ ...DEVICES[layout], javaScriptEnabled: false });

    test('the browser asks for what is missing, a sent question comes back to the message that it was, a refused one with both fields', async ({
      page,
    }) => {
      await page.goto(`${path}?lang=en`);
      const form = page.getByTestId('question-form');

      await test.step('the browser itself asks for what is missing', async () => {
        await page.getByRole('link', { name: 'Ask a question' }).click();
        await form.getByRole('button', { name: 'Submit' }).click();
        await expect(page).toHaveURL(/#ask$/);
      });

      await test.step('a sent question comes back to the message that it was', async () => {
        await form.getByLabel('Your question').fill('A question without a script');
        await form.getByLabel('Contact e-mail').fill('holder@example.com');
        await form.getByRole('button', { name: 'Submit' }).click();
        await expect(page).toHaveURL(new RegExp(`${path}\\?lang=en#sent$`));
        await expect(page.locator('#sent')).toBeVisible();
        await expect(page.locator('#not-sent')).toBeHidden();
      });

      await test.step('what the server refuses comes back with both fields and the page to return to', async () => {
        await page.getByRole('link', { name: 'Ask a question' }).click();
        await form.getByLabel('Your question').fill('A question without a script');
        // The browser's own check is looser than the rules.
        await form.getByLabel('Contact e-mail').fill('holder@-example.com');
        await form.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''));
        await form.getByRole('button', { name: 'Submit' }).click();
        await expect(page.getByRole('alert')).toContainText('Contact e-mail');
        await expect(page.getByLabel('Your question')).toHaveValue('A question without a script');
        await expect(page.getByLabel('Contact e-mail')).toHaveValue('holder@-example.com');
        await expect(page.getByRole('link', { name: /Back to the page/ })).toHaveAttribute('href', `${path}?lang=en`);
      });
    });
  });
}
