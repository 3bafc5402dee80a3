import type { Page } from '@playwright/test';
import { LOCALES } from '../../../lib/i18n/locales';
import { FILMS, filmOf, readTo, scrollTo, watchRequests } from '../support/moving';
import { read, wordsIn } from '../support/reading';
import { DEVICES, expect, hydrated, MOVING, test } from '../support/test';
import { wordsOf } from '../support/words';

/** The broker service page on desktop (§2, §4, §5, §9). */

const words = wordsOf('en', 'broker');
const CARDS = { accounts: 4, trading: 12, risk: 8, settlement: 11, reports: 4 } as const;
const WRITTEN = { companyName: 'Sample Securities', name: 'Chan', phone: '9123 4567', content: 'Reconciliation.' };

async function open(page: Page, fragment = '') {
  await page.goto(`/brokerService?lang=en${fragment}`);
  await hydrated(page);
}

/** Waits until the page has seen that it was scrolled. */
const seen = (page: Page) =>
  page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 100)));

const section = (page: Page, id: string) => page.locator(`#${id}`);
const tabs = (page: Page, id: string) => section(page, id).getByRole('tab');
const panel = (page: Page, id: string) => section(page, id).getByRole('tabpanel');

test.use(DEVICES.desktop);

test.describe('films', () => {
  test.use(MOVING);

  test('§2, §4, §9 broker service: films play where they are looked at, and pause past their places', async ({
    page,
  }) => {
    const [first, desk, third] = [
      filmOf(page, 'software-app'),
      filmOf(page, 'software-desk'),
      filmOf(page, 'software-console'),
    ];
    await open(page);
    await test.step('§2, §4 both banner films play at the top and pause past 400 px', async () => {
      const films = [filmOf(page, 'broker-wall'), filmOf(page, 'broker-app')];
      for (const { plays } of films) await expect.poll(plays, { timeout: 15_000 }).toBe(true);
      await scrollTo(page, 401);
      for (const { plays } of films) await expect.poll(plays).toBe(false);
      await scrollTo(page, 400);
      for (const { plays } of films) await expect.poll(plays).toBe(true);
    });

    await test.step('§4 of three software tabs the second is chosen, and its film plays', async () => {
      await expect(tabs(page, 'software')).toHaveText([
        words.software.app.label,
        words.software.desk.label,
        words.software.console.label,
      ]);
      await expect(tabs(page, 'software').nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect.poll(desk.plays, { timeout: 15_000 }).toBe(true);
    });

    await test.step('§4, §9 the film of a tab starts 500 ms after the tab changes, and no other plays', async () => {
      await tabs(page, 'software').nth(2).focus();
      await page.keyboard.press('ArrowRight');
      // The focus follows a key a moment later; the next key starts from where it is.
      await expect(tabs(page, 'software').first()).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      const chosen = Date.now();
      await expect(tabs(page, 'software').nth(2)).toHaveAttribute('aria-selected', 'true');
      expect(await third.plays()).toBe(false);
      await expect.poll(third.plays, { intervals: [50] }).toBe(true);
      expect(Date.now() - chosen).toBeGreaterThanOrEqual(500);
      expect(await desk.plays()).toBe(false);
    });

    await test.step('§4 the film of a tab pauses past 400 px', async () => {
      await scrollTo(page, 402);
      await expect.poll(third.plays).toBe(false);
    });

    await test.step('§4, §9 a tab chosen past 400 px plays its film there, until the page is scrolled past that place', async () => {
      await scrollTo(page, 560);
      await tabs(page, 'software').first().click();
      await expect.poll(first.plays, { timeout: 15_000 }).toBe(true);
      await scrollTo(page, 400);
      await seen(page);
      await scrollTo(page, 402);
      await expect.poll(first.plays).toBe(false);
    });

    await test.step('§4 the market-data film plays in view and pauses past 2300 px', async () => {
      const film = filmOf(page, 'market-data');
      await readTo(film.frame);
      expect(await page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(2300);
      await expect.poll(film.plays, { timeout: 15_000 }).toBe(true);
      await scrollTo(page, 2301);
      await expect.poll(film.plays).toBe(false);
    });
  });
});

test('§2, §4, §9 broker service: what tabs hold and what is fetched for them, the address of a tab, and a message that is sent', async ({
  page,
}) => {
  const pictures = watchRequests(page, /\/assets\/broker\/holders/);
  const films = watchRequests(page, FILMS);
  await open(page, '#centre-risk');

  await test.step('a fragment opens its tab, and a chosen tab writes its fragment', async () => {
    await expect(panel(page, 'centre')).toContainText(words.centre.risk.cards.marginCall.title);
    await expect(panel(page, 'centre')).toBeInViewport();
    await tabs(page, 'centre').nth(3).click();
    await expect(page).toHaveURL(/#centre-settlement$/);
    // It rests on no tab while the page is scrolled.
    await page.mouse.move(0, 0);
  });

  await test.step('past all the films, none of which is fetched under reduced motion', async () => {
    for (const y of [0, 400, 1000, 1800]) {
      await scrollTo(page, y);
      await seen(page);
    }
  });

  await test.step('pictures of hidden panels are not fetched before their tab is pointed at', async () => {
    await readTo(section(page, 'platform'));
    await page.waitForTimeout(500);
    expect(pictures).toEqual([]);
    await tabs(page, 'platform').nth(3).hover();
    await expect.poll(() => pictures.length).toBeGreaterThan(0);
  });

  await test.step('§2 three data services and five modules of the data platform', async () => {
    await expect(tabs(page, 'supply')).toHaveCount(3);
    await expect(tabs(page, 'platform')).toHaveCount(5);
    await tabs(page, 'platform').nth(3).click();
    await expect(panel(page, 'platform').getByRole('img', { name: words.platform.holders.picture })).toBeVisible();
  });

  await test.step('§2 the operation plan changes on hover and on focus', async () => {
    const plan = section(page, 'day');
    await readTo(plan);
    await expect(tabs(page, 'day')).toHaveCount(4);
    await tabs(page, 'day').nth(2).hover();
    await expect(panel(page, 'day')).toContainText(words.day.after.tasks.b);
    await tabs(page, 'day').nth(2).focus();
    await page.keyboard.press('ArrowRight');
    await expect(panel(page, 'day')).toContainText(words.day.settling.tasks.a);
  });

  await test.step('§4, five tabs of the business centre hold 4, 12, 8, 11 and 4 cards, the first large, some new, all as high', async () => {
    const heights: (number | undefined)[] = [];
    await expect(tabs(page, 'centre')).toHaveText(
      Object.entries(CARDS).map(([tab, count]) => `${words.centre[tab as keyof typeof CARDS].name} ${count}`),
    );
    for (const [i, [tab, count]] of Object.entries(CARDS).entries()) {
      await tabs(page, 'centre').nth(i).click();
      const cards = panel(page, 'centre').getByTestId('business-card');
      await expect(cards).toHaveCount(count);
      const given = words.centre[tab as keyof typeof CARDS].cards;
      await expect(cards.getByRole('heading')).toContainText(Object.values(given).map(({ title }) => title));
      heights.push((await section(page, 'centre').boundingBox())?.height);
      const [large = 0, next = 0] = await cards.evaluateAll((all) =>
        all.slice(0, 2).map((card) => card.getBoundingClientRect().width * card.getBoundingClientRect().height),
      );
      expect(large).toBeGreaterThan(next);
    }
    await expect(section(page, 'centre').getByText(words.centre.new, { exact: true })).toHaveCount(5);
    expect(new Set(heights).size).toBe(1);
  });

  await test.step('§4, §9 it has business type 4, phone and e-mail beside it', async () => {
    const block = section(page, 'consult');
    await expect(block.getByTestId('consultation-form').locator('[name="businessType"]')).toHaveValue('4');
    await expect(block.getByRole('link', { name: '+852 5800 0000' })).toHaveAttribute('href', 'tel:+85258000000');
    await expect(block.getByRole('link', { name: 'cooperation@example.com' })).toBeVisible();
  });

  await test.step('§4 a message is sent with its business type, and the form is empty again', async () => {
    const form = page.getByTestId('consultation-form');
    await readTo(form);
    const { submit, success } = wordsOf('en', 'consultation');
    const send = form.getByRole('button', { name: submit, exact: true });
    await send.click();
    await expect(form.locator('[data-validity="invalid"]')).toHaveCount(4);
    for (const [name, value] of Object.entries(WRITTEN)) await form.locator(`[name="${name}"]`).fill(value);
    const request = page.waitForRequest('**/website/Website/informationBox?form=consultation');
    await send.click();
    expect((await request).postDataJSON()).toMatchObject({ ...WRITTEN, phone: '91234567', businessType: '4' });
    await expect(page.getByTestId('toast')).toHaveText(success);
    await expect(form.locator('[name="companyName"]')).toHaveValue('');
  });

  await test.step('under reduced motion no film is fetched', () => {
    expect(films).toEqual([]);
  });
});

test('all 39 cards, all panels and the form are in the HTML, in three languages', async ({ request }) => {
  for (const lang of LOCALES) {
    const html = await (await request.get(`/brokerService?lang=${lang}`)).text();
    expect(html.match(/data-testid="business-card"/g)).toHaveLength(39);
    expect(html.match(/role="tabpanel"/g)).toHaveLength(3 + 3 + 5 + 4 + 5);
    expect(html).toContain('data-testid="consultation-form"');
  }
});

test('§2, §9 broker service: the SaaS block leads to the Open API, 22 partner marks and a tile that there are more', async () => {
  const { $ } = await read('/brokerService?lang=en');
  const saas = $('main a').filter((_, link) => $(link).text().includes(words.saas.action));
  expect(saas.toArray().map((link) => $(link).attr('href'))).toEqual(['/openApi?lang=en']);
  expect($('#partners img[alt]:not([alt=""])')).toHaveLength(22);
  expect(wordsIn($, $('#partners li')).at(-1)).toContain(words.partners.more);
});

test('Forms: the plain form is answered on the page itself', async ({ request }) => {
  const { $, hook } = await read('/brokerService?lang=en');
  const form = hook('consultation-form');
  expect([form.length, form.attr('method')?.toLowerCase()]).toEqual([1, 'post']);
  for (const [name, typed] of Object.entries(WRITTEN)) {
    const field = form.find(`[name="${name}"]`);
    expect(field, name).toHaveLength(1);
    field.val(typed);
  }
  const sent = Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value]));
  expect(sent).toMatchObject({ ...WRITTEN, businessType: '4' });
  const answer = await request.post(form.attr('action') ?? '', { form: sent, maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([303, '/brokerService?lang=en#sent']);
  expect($('#sent')).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel is shown under its label, and a fragment leads to it', async ({ page }) => {
    await page.goto('/brokerService?lang=en#centre-reports');
    await expect(page.getByText(words.centre.trading.cards.vcm.title)).toBeVisible();
    await expect(page.getByText(words.centre.reports.cards.audit.title)).toBeVisible();
    await expect(section(page, 'centre-reports')).toBeInViewport();
    await expect(page.getByRole('button', { name: wordsOf('en', 'consultation').submit, exact: true })).toBeVisible();
  });
});
