import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { read } from '../support/reading';
import { DEVICES, expect, hydrated, test } from '../support/test';
import { wordsOf } from '../support/words';

const ENDPOINT = '**/website/Website/informationBox';

async function fill(page: Page, contact = '9123 4567') {
  await page.getByLabel('Business type').selectOption('4');
  await page.getByLabel('Company').fill('Sample Securities');
  await page.getByLabel('Name', { exact: true }).fill('Chan');
  await page.getByLabel('Phone or e-mail').fill(contact);
  await page.getByLabel('Message', { exact: true }).fill('Please call us about market data.');
}

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`§2 contact us on ${layout}, in each language`, () => {
    test.use(DEVICES[layout]);

    for (const lang of ['zt', 'zh', 'en'] as const) {
      test(`§2 the office: address, hours and a map that can be read (${lang})`, async ({ page }) => {
        await page.goto(`/contactUs?lang=${lang}`, { waitUntil: 'domcontentloaded' });
        const { office, map } = wordsOf(lang, 'contact');
        const place = page.getByRole('region', { name: office.title });
        await expect(place.getByText(wordsOf(lang, 'layout').footer.address)).toBeVisible();
        await expect(place.getByText(office.hours)).toBeVisible();
        const drawing = place.getByRole('img', { name: map.label });
        await drawing.scrollIntoViewIfNeeded();
        const texts = await drawing.evaluate((svg) => {
          const scale = (svg as SVGSVGElement).getScreenCTM()?.a ?? 0;
          const map = svg.getBoundingClientRect();
          return [...svg.querySelectorAll('text')].map((text) => {
            const { left, right } = text.getBoundingClientRect();
            const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
            return { words: text.textContent, size, isWhole: left >= map.left && right <= map.right };
          });
        });
        expect(texts.filter(({ size }) => size < 11)).toEqual([]);
        expect(texts.filter(({ isWhole }) => !isWhole).map(({ words }) => words)).toEqual([]);
      });

      test(`decisions, Forms: what happens to the data stands at the button, with the policy (${lang})`, async () => {
        const { $, hook } = await read(`/contactUs?lang=${lang}`, layout);
        const { consultation, policy } = wordsOf(lang, 'common').privacy;
        const lines = hook('consultation-form')
          .find('p')
          .filter((_, line) => $(line).text().includes(consultation));
        expect(lines).toHaveLength(1);
        expect(lines.find('a').text()).toContain(policy);
        expect(lines.find('a').attr('href')).toMatch(/^\/privacyPolicy/);
      });
    }
  });

  test.describe(`§2 contact us on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test.beforeEach(async ({ page }) => {
      await page.goto('/contactUs?lang=en');
      await hydrated(page);
    });

    test('§2 four blocks: customer service, accounts and partnerships, investor relations, media', async ({ page }) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        'Customer service',
        'Accounts and partnerships',
        'Investor relations',
        'Media',
        'Leave us a message',
        'Our office in Central',
        'Answered after the close',
      ]);
      // In its block, and under the scene of the office.
      const hotlines = main.getByRole('link', { name: '+852 5800 0000' });
      await expect(hotlines).toHaveCount(2);
      for (const hotline of await hotlines.all()) await expect(hotline).toHaveAttribute('href', 'tel:+85258000000');
      await expect(main.getByRole('link', { name: '+86 138 0000 0000' })).toHaveAttribute('href', 'tel:+8613800000000');
      for (const name of ['account', 'cooperation', 'ir', 'media']) {
        await expect(main.getByRole('link', { name: `${name}@example.com` })).toHaveAttribute(
          'href',
          `mailto:${name}@example.com`,
        );
      }
    });

    test('§2 a desk says how soon it replies, and choosing it chooses the business type of the form', async ({
      page,
    }) => {
      await expect(page.getByText('Replies within one working day')).toBeVisible();
      await page.getByRole('link', { name: /^Write to this desk ?: Accounts and partnerships$/ }).click();
      await expect(page.getByLabel('Business type')).toHaveValue('1');
      await expect(page.getByLabel('Business type')).toBeFocused();
      await expect(page.getByLabel('Business type')).toBeInViewport();
      await page.getByRole('link', { name: /^Write to this desk ?: Media$/ }).click();
      await expect(page.getByLabel('Business type')).toHaveValue('7');
    });

    test('§5 an individual fills in the required company with one tap', async ({ page }) => {
      await fill(page);
      const request = page.waitForRequest(ENDPOINT);
      await page.getByRole('button', { name: 'I’m writing as an individual' }).click();
      await expect(page.getByLabel('Company')).toHaveValue('Individual');
      await page.getByRole('button', { name: 'Send' }).click();
      expect((await request).postDataJSON()).toMatchObject({ companyName: 'Individual' });
    });

    test('§4 untouched without marks; after the first submit every field shows valid or invalid', async ({ page }) => {
      const marked = page.getByTestId('consultation-form').locator('[data-validity]');
      await page.getByLabel('Company').fill('Sample Securities');
      await expect(marked).toHaveCount(0);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(marked).toHaveCount(5);
      await expect(page.getByLabel('Company')).toHaveAttribute('data-validity', 'valid');
      await expect(page.getByLabel('Business type')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Business type')).toBeFocused();
      await expect(page.getByLabel('Phone or e-mail')).toHaveAccessibleDescription(
        /Hong Kong or mainland mobile number/,
      );
    });

    test('§5 contact field: either phone pattern or an e-mail address, and nothing else', async ({ page }) => {
      // Not the whole message: nothing is sent while fields are empty.
      await page.getByRole('button', { name: 'Send' }).click();
      const field = page.getByLabel('Phone or e-mail');
      for (const [contact, validity] of [
        ['91234567', 'valid'],
        ['71234567', 'invalid'],
        ['+852 6123-4567', 'valid'],
        ['12800138000', 'invalid'],
        ['0086 (138) 0013 8000', 'valid'],
        ['someone@example', 'invalid'],
        ['someone@example.com', 'valid'],
      ] as const) {
        await field.fill(contact);
        await expect(field, contact).toHaveAttribute('data-validity', validity);
      }
    });

    test('§4 a good message is sent once, told by a toast, and the form is empty again', async ({ page }) => {
      await fill(page);
      const request = page.waitForRequest(ENDPOINT);
      await page.getByRole('button', { name: 'Send' }).click();
      expect((await request).postDataJSON()).toMatchObject({
        businessType: '4',
        companyName: 'Sample Securities',
        name: 'Chan',
        phone: '91234567',
        content: 'Please call us about market data.',
      });
      expect((await request).headers().language).toBe('en');
      await expect(page.getByTestId('toast')).toHaveText('Thank you. Your message has reached us.');
      await expect(page.getByLabel('Company')).toHaveValue('');
      await expect(page.getByTestId('consultation-form').locator('[data-validity]')).toHaveCount(0);
    });

    test('§4 a second submit is ignored while the first is in flight', async ({ page }) => {
      let requests = 0;
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(ENDPOINT, async (route) => {
        requests++;
        await held;
        await route.fulfill({ json: { result: 1 } });
      });
      await fill(page);
      const send = page.getByRole('button', { name: 'Send' });
      await send.click();
      await expect(send).toHaveAttribute('aria-busy', 'true');
      await send.click();
      await page.getByLabel('Company').press('Enter');
      answer();
      await expect(page.getByTestId('toast')).toBeVisible();
      expect(requests).toBe(1);
    });

    for (const [name, answer] of [
      ['another result', { status: 200, json: { result: 0, msg: 'no' } }],
      ['an error', { status: 502, body: '<html>Bad gateway</html>', contentType: 'text/html' }],
    ] as const) {
      test(`§4 ${name}: every word stays and the form says what to do instead`, async ({ page, problems }) => {
        await page.route(ENDPOINT, (route) => route.fulfill(answer));
        await fill(page);
        await page.getByRole('button', { name: 'Send' }).click();
        await expect(page.getByTestId('consultation-form').getByRole('alert')).toContainText('+852 5800 0000');
        await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Please call us about market data.');
        await expect(page.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy', 'true');
        if (layout === 'mobile') await expect(page.getByTestId('toast')).toHaveText('Could not send');
        expect(problems.filter((problem) => !problem.includes('502'))).toEqual([]);
      });
    }

    test('§4 reset clears the form', async ({ page }) => {
      await fill(page);
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(page.getByLabel('Company')).toHaveValue('');
      await expect(page.getByLabel('Business type')).toHaveValue('');
    });
  });
}

test.describe('§4 the business type', () => {
  test('§4 a click toggles the dropdown, choosing an option or clicking elsewhere closes it', async ({ page }) => {
    await page.goto('/contactUs?lang=en');
    await hydrated(page);
    const type = page.getByLabel('Business type');
    await type.click();
    await page.getByRole('option', { name: 'Listed company service' }).click();
    await expect(type).toHaveValue('5');
    await type.click();
    await expect(page.getByRole('option', { name: 'Broker service' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('option', { name: 'Broker service' })).toBeHidden();
    await expect(type).toHaveValue('5');
  });
});

test.describe('contact without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('decisions, Forms: a plain POST leads back to the page, which says that it was sent', async ({ page }) => {
    await page.goto('/contactUs?lang=en');
    await fill(page, 'someone@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL('/contactUs?lang=en#sent');
    await expect(page.getByText('Thank you. Your message has reached us.')).toBeVisible();
  });

  test('§2 a desk leads to the form, and no button does nothing', async ({ page }) => {
    await page.goto('/contactUs?lang=en');
    await page.getByRole('link', { name: /^Write to this desk ?: Media$/ }).click();
    await expect(page).toHaveURL(/#message$/);
    await expect(page.getByRole('heading', { name: 'Leave us a message' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'I’m writing as an individual' })).toHaveCount(0);
  });

  test('decisions, Forms: native constraints stop an empty field', async ({ page }) => {
    await page.goto('/contactUs?lang=en');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL('/contactUs?lang=en');
    expect(await page.getByLabel('Company').evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(
      true,
    );
  });
});

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`decisions, Forms: what the server refuses, without JavaScript on ${layout}`, () => {
    test.use({ ...DEVICES[layout], javaScriptEnabled: false });

    test('the answer is the form with every word and the field in question; corrected, it is sent', async ({
      page,
      problems,
    }) => {
      await page.goto('/contactUs?lang=en');
      await fill(page, '71234567');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('alert')).toContainText('Some fields need another look');
      await expect(page.getByRole('alert').getByRole('link', { name: 'Phone or e-mail' })).toBeVisible();
      await expect(page.getByRole('alert')).toBeFocused();
      expect(page.url()).not.toContain('71234567');
      const contact = page.getByLabel('Phone or e-mail');
      await expect(contact).toHaveValue('71234567');
      await expect(contact).toHaveAttribute('aria-invalid', 'true');
      await expect(contact).toHaveAccessibleDescription(/Hong Kong or mainland mobile number/);
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Please call us about market data.');
      await expect(page.getByLabel('Business type')).toHaveValue('4');
      await expect(page.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
        'href',
        '/privacyPolicy?lang=en',
      );
      // The policy lets the page's own styles in: the field is as wide as its column.
      const width = await contact.evaluate((field) => field.getBoundingClientRect().width);
      expect(width).toBeGreaterThan(300);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
      problems.length = 0;
      await contact.fill('９１２３ ４５６７');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page).toHaveURL('/contactUs?lang=en#sent');
    });
  });
}

for (const lang of ['zt', 'zh', 'en']) {
  test(`decisions, Forms: the answer to a plain form in ${lang} has no accessibility problem`, async ({ page }) => {
    const html = await (
      await page.request.post('/website/Website/informationBox', {
        form: { lang, returnTo: '/contactUs', phone: '7', content: 'x'.repeat(270) },
      })
    ).text();
    await page.goto('/healthz');
    await page.setContent(html);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test.describe('decisions, Forms: a form with words in it keeps them', () => {
  test('§1 narrowing the window below 400 px loses nothing; emptied, the layout follows', async ({ page }) => {
    await page.goto('/contactUs?lang=en');
    await hydrated(page);
    await page.getByLabel('Message', { exact: true }).fill('Please call us.');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.waitForTimeout(4000);
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Please call us.');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-device', 'mobile', { timeout: 10_000 });
  });
});

test.describe('decisions, Forms: nothing pasted is cut', () => {
  test('§9 a message of 270 characters is kept whole, counted and not sent', async ({ page }) => {
    await page.goto('/contactUs?lang=en');
    await hydrated(page);
    await fill(page);
    const content = page.getByLabel('Message', { exact: true });
    await content.fill('');
    await content.focus();
    await page.keyboard.insertText('x'.repeat(270));
    await expect(content).toHaveValue('x'.repeat(270));
    await expect(page.getByText('Characters too many: 70').first()).toBeVisible();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(content).toHaveAttribute('aria-invalid', 'true');
  });
});
