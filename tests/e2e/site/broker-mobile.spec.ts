import { violationsOf } from '../support/axe';
import { carousel, filmOf, readTo, scrollTo } from '../support/moving';
import { read, wordsIn } from '../support/reading';
import { DEVICES, expect, hydrated, MOVING, test } from '../support/test';
import { wordsOf } from '../support/words';

/** The broker service page on mobile (§2, §4, §9). */

const words = wordsOf('en', 'broker');

test.use({ ...DEVICES.mobile, ...MOVING });

test('§1, §2, §4, §9 broker service: banner films, slides and their addresses, the business centre, partners, both popups, and its width', async ({
  page,
}) => {
  const { day, platform } = words;
  await page.goto('/brokerService?lang=en#day-after');
  await hydrated(page);

  await test.step('an address opens its slide', async () => {
    const operations = page.locator('[data-testid="carousel"][data-name="operations"]');
    await expect(operations).toHaveAttribute('data-active', '2');
    await expect(operations.getByRole('table', { name: day.after.name })).toBeInViewport();
  });

  await test.step('§2, §4 two banner films play at the top and pause past 400 px', async () => {
    const films = [filmOf(page, 'broker-wall'), filmOf(page, 'broker-app')];
    await scrollTo(page, 0);
    for (const { plays } of films) await expect.poll(plays, { timeout: 15_000 }).toBe(true);
    await scrollTo(page, 401);
    for (const { plays } of films) await expect.poll(plays).toBe(false);
  });

  // What follows is the same for who wants less motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('§2 software in 3 slides, 280 px high', async () => {
    const { slides } = carousel(page, 'software');
    await expect(slides).toHaveCount(3);
    const heights = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().height));
    expect(heights).toEqual([280, 280, 280]);
  });

  await test.step('slides have their names above them', async () => {
    const modules = page.locator('[data-testid="carousel"][data-name="platform"]');
    const peers = modules.getByRole('button', { name: platform.peers.name });
    await readTo(peers);
    await peers.tap();
    await expect(modules).toHaveAttribute('data-active', '4');
    await expect(peers).toHaveAttribute('aria-current', 'true');
  });

  await test.step('§2, §4 the business centre in 5 tabs of 4, 12, 8, 11 and 4 cards, which a finger turns', async () => {
    const centre = page.locator('#centre');
    const counts = await centre
      .locator('[role="tabpanel"]')
      .evaluateAll((panels) => panels.map((each) => each.querySelectorAll('[data-testid="business-card"]').length));
    expect(counts).toEqual([4, 12, 8, 11, 4]);
    await expect(centre.getByRole('tabpanel')).toContainText(words.centre.accounts.cards.onboarding.title);
    const large = centre.getByRole('tabpanel').getByRole('article');
    await readTo(large);
    await large.dispatchEvent('touchstart', { touches: [{ identifier: 0, clientX: 300, clientY: 200 }] });
    await large.dispatchEvent('touchend', { changedTouches: [{ identifier: 0, clientX: 120, clientY: 205 }] });
    await expect(centre.getByRole('tabpanel')).toContainText(words.centre.trading.cards.gateway.title);
  });

  await test.step('§9 30 partner logos', async () => {
    const marks = page.locator('#partners').getByRole('img');
    await expect(marks).toHaveCount(30);
    // Three abreast they were 100 pixels wide, and their second lines could not be read.
    expect(await marks.first().evaluate((mark) => mark.getBoundingClientRect().width)).toBeGreaterThan(120);
  });

  const popup = page.getByTestId('consultation-popup');

  await test.step('§2, §9 the call to action opens the popup with business type 4', async () => {
    const action = page.locator('#consult').getByRole('link', { name: words.consult.action });
    await readTo(action);
    await action.tap();
    await expect(popup).toBeVisible();
    await expect(popup.locator('[name="businessType"]')).toHaveValue('4');
    // The page has the popup alone, no form of its own.
    await expect(page.getByTestId('consultation-form')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  });

  await test.step('§9 the popup that the opening calls up can be read as well as that at the foot', async () => {
    await page.getByRole('main').getByRole('link', { name: words.hero.action }).first().click();
    await expect(popup).toBeVisible();
    // Still, once it has come up.
    await popup.evaluate((dialog) =>
      Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  });

  await test.step('§1 nothing is wider than the screen from 320 to 932 px', async () => {
    for (const width of [390, 320, 932]) {
      await page.setViewportSize({ width, height: 800 });
      // A phone's window grows with what sticks out of it.
      const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      await expect.poll(widths).toEqual([width, width]);
    }
  });
});

test('§2 broker service: operations in 4 slides, market data in 3, the data platform in 5, and the way to the guide', async () => {
  const { $ } = await read('/brokerService?lang=en', 'mobile');
  const slides = (name: string) =>
    wordsIn($, $(`[data-testid="carousel"][data-name="${name}"] [aria-live] > [role="group"]`));

  await test.step('§2 operation services in 4 slides numbered 01 to 04', () => {
    const numbers = ['01', '02', '03', '04'];
    expect(slides('operations')).toEqual(numbers.map((number) => expect.stringContaining(number)));
  });

  await test.step('§2 market data in 3 slides, the data platform in 5', () => {
    expect([slides('supply').length, slides('platform').length]).toEqual([3, 5]);
  });

  await test.step('§2 the SaaS block leads to the usage documentation', () => {
    const saas = $('main a').filter((_, link) => $(link).text().includes(words.saas.action));
    expect(saas.toArray().map((link) => $(link).attr('href'))).toEqual(['/usingDocument?lang=en']);
  });
});
