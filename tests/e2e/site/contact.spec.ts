import type { Page, Request } from '@playwright/test';
import { type CheerioAPI, load } from 'cheerio';
import { HTML_LANG, LOCALES } from '../../../lib/i18n/locales';
import { LAYOUTS } from '../../../lib/site/routes';
import { violationsOf } from '../support/axe';
import { read, wordsIn } from '../support/reading';
import { DEVICES, expect, hydrated, sticksOut, test } from '../support/test';
import { wordsOf } from '../support/words';

/** The first office of content/company.yaml. */
const OFFICE = {
  zt: {
    title: '中環辦事處',
    address: '香港中環示範道 1 號示範金融中心 20 樓',
    hours: '星期一至五 09:00–18:00',
    road: '示範道',
  },
  zh: {
    title: '中环办公室',
    address: '香港中环示范道 1 号示范金融中心 20 楼',
    hours: '周一至周五 09:00–18:00',
    road: '示范道',
  },
  en: {
    title: 'Our office in Central',
    address: '20/F, Sample Finance Centre, 1 Sample Road, Central, Hong Kong',
    hours: 'Monday to Friday, 09:00–18:00',
    road: 'Sample Road',
  },
};

const ENDPOINT = '**/website/Website/informationBox';

/** Ways not to take a message. What the form does then is seen for each of them in its component's tests. */
const FAILURES = {
  'another result': { status: 200, json: { result: 0, msg: 'no' } },
  'an error': { status: 502, body: '<html>Bad gateway</html>', contentType: 'text/html' },
} as const;

async function fill(page: Page, contact = '9123 4567') {
  await page.getByLabel('Business type').selectOption('4');
  await page.getByLabel('Company').fill('Sample Securities');
  await page.getByLabel('Name', { exact: true }).fill('Chan');
  await page.getByLabel('Mobile number or e-mail').fill(contact);
  await page.getByLabel('Message', { exact: true }).fill('Please call us about market data.');
}

for (const lang of LOCALES) {
  test(`§2 the office: address, hours and a map; Forms: what happens to the data stands at the button, with the policy (${lang})`, async () => {
    for (const layout of LAYOUTS) {
      const { $, hook } = await read(`/contactUs?lang=${lang}`, layout);
      const office = OFFICE[lang];
      const place = $('#office');
      expect(wordsIn($, $(`#${place.attr('aria-labelledby')}`))).toEqual([office.title]);
      expect(wordsIn($, place.find('address'))).toEqual([office.address]);
      expect(wordsIn($, place.find('dd'))).toContain(office.hours);
      const { map } = wordsOf(lang, 'contact');
      expect(place.find('[role="img"]').attr('aria-label')).toBe(map.label.replace('{road}', office.road));
      const { consultation, policy } = wordsOf(lang, 'common').privacy;
      const line = hook('consultation-form')
        .find('p')
        .filter((_, each) => $(each).text().includes(consultation));
      expect(line).toHaveLength(1);
      expect(line.find('a').text()).toContain(policy);
      expect(line.find('a').attr('href')).toMatch(/^\/privacyPolicy/);
    }
  });
}

for (const layout of LAYOUTS) {
  test.describe(`§2 contact us on ${layout}, in English, whose words are longest`, () => {
    test.use({ ...DEVICES[layout], javaScriptEnabled: false });

    test('§2 the office: address, hours and a map that can be read; Forms: what happens to the data is seen', async ({
      page,
    }) => {
      await page.goto('/contactUs?lang=en');
      const { map } = wordsOf('en', 'contact');
      const office = OFFICE.en;
      const place = page.getByRole('region', { name: office.title });
      await expect(place.getByText(office.address)).toBeVisible();
      await expect(place.getByText(office.hours)).toBeVisible();
      const drawing = place.getByRole('img', { name: map.label.replace('{road}', office.road) });
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
      const { consultation, policy } = wordsOf('en', 'common').privacy;
      const line = page.getByTestId('consultation-form').getByText(consultation);
      await expect(line).toBeVisible();
      await expect(line.getByRole('link', { name: policy })).toBeVisible();
    });
  });

  test(`§2 contact us on ${layout}: four blocks: customer service, accounts and partnerships, investor relations, media`, async () => {
    const { $ } = await read('/contactUs?lang=en', layout);
    expect(wordsIn($, $('main h2'))).toEqual([
      'Customer service',
      'Accounts and partnerships',
      'Investor relations',
      'Media',
      'Leave us a message',
      'Our office in Central',
      'Answered after the close',
    ]);
    const addressesOf = (words: string) =>
      $('main a')
        .toArray()
        .filter((link) => $(link).text().includes(words))
        .map((link) => $(link).attr('href'));
    // In its block, and under the scene of the office.
    expect(addressesOf('+852 5800 0000')).toEqual(['tel:+85258000000', 'tel:+85258000000']);
    expect(addressesOf('+86 138 0000 0000')).toEqual(['tel:+8613800000000']);
    for (const name of ['account', 'cooperation', 'ir', 'media']) {
      expect(addressesOf(`${name}@example.com`)).toEqual([`mailto:${name}@example.com`]);
    }
  });

  test.describe(`§2 contact us on ${layout}`, () => {
    test.use(DEVICES[layout]);

    const failure = layout === 'mobile' ? 'another result' : 'an error';
    const more =
      layout === 'desktop'
        ? '; its fields are marked, cleared and sent once; §9 nothing pasted is cut; §1 words are kept in a narrow window'
        : '';
    test(`§2 a desk chooses the business type; §5 an individual has one tap; §4 after ${failure} every word stays${more}`, async ({
      page,
      problems,
    }) => {
      await page.goto('/contactUs?lang=en');
      await hydrated(page);
      const toast = page.getByTestId('toast');
      const send = page.getByRole('button', { name: 'Send' });
      const content = page.getByLabel('Message', { exact: true });

      if (layout === 'desktop') await test.step('§4 marks, reset, one message', () => isMarkedClearedAndSent(page));

      await test.step('§2 a desk says how soon it replies, and chooses the business type', async () => {
        const type = page.getByLabel('Business type');
        await expect(page.getByText('Replies within one working day')).toBeVisible();
        await page.getByRole('link', { name: /^Write to this desk ?: Accounts and partnerships$/ }).click();
        await expect(type).toHaveValue('1');
        await expect(type).toBeFocused();
        await expect(type).toBeInViewport();
        await page.getByRole('link', { name: /^Write to this desk ?: Media$/ }).click();
        await expect(type).toHaveValue('7');
      });

      await test.step('§5 an individual fills in the required company with one tap', async () => {
        await fill(page);
        const request = page.waitForRequest(ENDPOINT);
        await page.getByRole('button', { name: 'I’m writing as an individual' }).click();
        await expect(page.getByLabel('Company')).toHaveValue('Individual');
        await send.click();
        expect((await request).postDataJSON()).toMatchObject({ companyName: 'Individual' });
        await expect(toast).toHaveText('Thank you. Your message has reached us.');
        await expect(page.getByLabel('Company')).toHaveValue('');
        await expect(toast).toHaveCount(0);
      });

      await test.step(`§4 ${failure}: every word stays and the form says what to do instead`, async () => {
        await page.route(ENDPOINT, (route) => route.fulfill(FAILURES[failure]));
        await fill(page);
        await send.click();
        await expect(page.getByTestId('consultation-form').getByRole('alert')).toContainText('+852 5800 0000');
        await expect(content).toHaveValue('Please call us about market data.');
        await expect(send).not.toHaveAttribute('aria-busy', 'true');
        if (layout === 'mobile') await expect(toast).toHaveText('Could not send');
        expect(problems.filter((problem) => !problem.includes('502'))).toEqual([]);
      });

      if (layout === 'mobile') return;

      await test.step('§4 a click toggles the dropdown, choosing an option or clicking elsewhere closes it', async () => {
        await page.getByRole('button', { name: 'Clear' }).click();
        const type = page.getByLabel('Business type');
        await type.click();
        await page.getByRole('option', { name: 'Listed company service' }).click();
        await expect(type).toHaveValue('5');
        await type.click();
        await expect(page.getByRole('option', { name: 'Broker service' })).toBeVisible();
        // The margin of the page: the list opens upwards or downwards as there is room, over what stands by the field.
        await page.mouse.click(4, 450);
        await expect(page.getByRole('option', { name: 'Broker service' })).toBeHidden();
        await expect(type).toHaveValue('5');
      });

      await test.step('§9 a message of 270 characters is kept whole, counted and not sent', async () => {
        await fill(page);
        await content.fill('');
        await content.focus();
        await page.keyboard.insertText('x'.repeat(270));
        await expect(content).toHaveValue('x'.repeat(270));
        await expect(page.getByText('Characters too many: 70').first()).toBeVisible();
        await send.click();
        await expect(content).toHaveAttribute('aria-invalid', 'true');
      });

      await test.step('§1 narrowing the window below 400 px loses nothing; emptied, the layout follows', async () => {
        await content.fill('Please call us.');
        await page.setViewportSize({ width: 360, height: 800 });
        // That nothing happens is the point.
        await page.waitForTimeout(4000);
        await expect(content).toHaveValue('Please call us.');
        await page.getByRole('button', { name: 'Clear' }).click();
        await expect(page.locator('html')).toHaveAttribute('data-device', 'mobile', { timeout: 10_000 });
      });
    });
  });
}

/** Of a form that nobody has written in. */
async function isMarkedClearedAndSent(page: Page) {
  const marked = page.getByTestId('consultation-form').locator('[data-validity]');
  const company = page.getByLabel('Company');
  const type = page.getByLabel('Business type');
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request);
  });

  await test.step('§4 untouched without marks; after the first submit every field shows valid or invalid', async () => {
    await company.fill('Sample Securities');
    await expect(marked).toHaveCount(0);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(marked).toHaveCount(5);
    await expect(company).toHaveAttribute('data-validity', 'valid');
    await expect(type).toHaveAttribute('aria-invalid', 'true');
    await expect(type).toBeFocused();
    await expect(page.getByLabel('Mobile number or e-mail')).toHaveAccessibleDescription(
      /Hong Kong or mainland mobile number/,
    );
  });

  await test.step('§4 reset clears the form', async () => {
    await fill(page);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(company).toHaveValue('');
    await expect(type).toHaveValue('');
  });

  await test.step('§4 a good message is sent once, told by a toast, and the form is empty again', async () => {
    await fill(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByTestId('toast')).toHaveText('Thank you. Your message has reached us.');
    const messages = sent.filter((request) => request.url().includes('/informationBox'));
    expect(messages.map((request) => request.postDataJSON())).toMatchObject([
      {
        businessType: '4',
        companyName: 'Sample Securities',
        name: 'Chan',
        phone: '91234567',
        content: 'Please call us about market data.',
      },
    ]);
    expect(messages[0]?.headers().language).toBe('en');
    await expect(company).toHaveValue('');
    await expect(marked).toHaveCount(0);
    await expect(page.getByTestId('toast')).toHaveCount(0);
  });
}

test('Forms: a form whose code is gone from the server goes out as a plain form', async ({ page, problems }) => {
  const html = await (await page.request.get('/contactUs?lang=en')).text();
  // A release has been made since: only what the page came with is there.
  await page.route('**/_next/static/**/*.js', (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.goto('/contactUs?lang=en');
  await hydrated(page);
  await fill(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL('/contactUs?lang=en#sent');
  await expect(page.getByText('Thank you. Your message has reached us.')).toBeVisible();
  problems.length = 0;
});

for (const layout of LAYOUTS) {
  const more =
    layout === 'desktop'
      ? '; corrected, it is sent; native constraints stop an empty field; §2 a desk leads to the form; a plain POST leads back to the page'
      : '';
  test.describe(`Forms: contact without JavaScript on ${layout}`, () => {
    test.use({ ...DEVICES[layout], javaScriptEnabled: false });

    test(`Forms: what the server refuses is the form again, with every word and the field in question${more}`, async ({
      page,
      problems,
    }) => {
      const send = page.getByRole('button', { name: 'Send' });
      const contact = page.getByLabel('Mobile number or e-mail');
      await page.goto('/contactUs?lang=en');

      if (layout === 'desktop') {
        await test.step('Forms: native constraints stop an empty field', async () => {
          await send.click();
          await expect(page).toHaveURL('/contactUs?lang=en');
          expect(
            await page.getByLabel('Company').evaluate((field: HTMLInputElement) => field.validity.valueMissing),
          ).toBe(true);
        });

        await test.step('§2 a desk leads to the form, and no button does nothing', async () => {
          await page.getByRole('link', { name: /^Write to this desk ?: Media$/ }).click();
          await expect(page).toHaveURL(/#message$/);
          await expect(page.getByRole('heading', { name: 'Leave us a message' })).toBeInViewport();
          await expect(page.getByRole('button', { name: 'I’m writing as an individual' })).toHaveCount(0);
        });

        await test.step('Forms: a plain POST leads back to the page, which says that it was sent', async () => {
          await fill(page, 'someone@example.com');
          await send.click();
          await expect(page).toHaveURL('/contactUs?lang=en#sent');
          await expect(page.getByText('Thank you. Your message has reached us.')).toBeVisible();
        });
      }

      await test.step('Forms: the answer is the form with every word and the field in question', async () => {
        await fill(page, '71234567');
        await send.click();
        const alert = page.getByRole('alert');
        await expect(alert).toContainText('Some fields need another look');
        await expect(alert.getByRole('link', { name: 'Mobile number or e-mail' })).toBeVisible();
        await expect(alert).toBeFocused();
        expect(page.url()).not.toContain('71234567');
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
        expect(await sticksOut(page)).toBe(0);
        expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
        problems.length = 0;
      });

      if (layout === 'desktop') {
        await test.step('Forms: corrected, it is sent', async () => {
          await contact.fill('９１２３ ４５６７');
          await send.click();
          await expect(page).toHaveURL('/contactUs?lang=en#sent');
        });
      }
    });
  });
}

test('Forms: the answer to a plain form has no accessibility problem, and the same parts in three languages', async ({
  page,
}) => {
  const shapes = [];
  for (const lang of LOCALES) {
    const answer = await page.request.post('/website/Website/informationBox', {
      form: { lang, returnTo: '/contactUs', phone: '7', content: 'x'.repeat(270) },
    });
    const html = await answer.text();
    const $ = load(html);
    expect($('html').attr('lang')).toBe(HTML_LANG[lang]);
    shapes.push(shapeOf($));
    if (lang !== 'en') continue;
    await page.goto('/healthz');
    await page.setContent(html);
    // The entries of its list are links as high as their line, which is less than the 24 px that WCAG 2.5.8 asks for.
    expect((await violationsOf(page)).filter((line) => !line.startsWith('target-size'))).toEqual([]);
  }
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});

/** What a page is made of, but for its words: its elements, their attributes, and which of either are empty. */
function shapeOf($: CheerioAPI): string[] {
  $('wbr').remove();
  return $('html, body, body *')
    .toArray()
    .map((element) => {
      const attributes = Object.entries($(element).attr() ?? {}).map(([name, value]) => name + (value ? '' : '=""'));
      return `${$(element).prop('tagName')} ${attributes.join(' ')}${$(element).text().trim() ? '' : ' (empty)'}`;
    });
}
