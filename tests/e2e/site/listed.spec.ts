import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../../lib/i18n/locales';
import { LAYOUTS } from '../../../lib/site/routes';
import { carousel, FILMS, filmOf, moving, readTo, scrollTo, tabThrough, watchRequests } from '../support/moving';
import { readInbox } from '../support/own-server';
import { read, wordsIn } from '../support/reading';
import { databaseOf } from '../support/servers';
import { answersOf, DEVICES, expect, hydrated, MOVING, test, userAgentOf } from '../support/test';
import { wordsOf } from '../support/words';

/** Listed-company services (§2, §4, §5, §8, §9); its timetable and its example are told in the component tests. */

const PATH = '/listedCompanyServices';
const english = wordsOf('en', 'listed');
const ENDPOINT = '**/website/Website/informationBox?form=consultation';

async function open(page: Page, lang: Locale = 'en', hash = '') {
  await page.goto(`${PATH}?lang=${lang}${hash}`);
  await hydrated(page);
}

test.describe('§2 listed-company services on desktop', () => {
  test.use({ ...DEVICES.desktop, ...MOVING });

  test('§9 listed-company services: the top carousel ends where the words do, and goes on every 5 s', async ({
    page,
  }) => {
    await page.goto(PATH);
    const { slides, progress } = carousel(page, 'listed');
    await test.step('what the opening shows ends at the right edge of the page’s words', async () => {
      const edges = await slides
        .first()
        .getByRole('img')
        .evaluate((image) => {
          const { left, width } = image.getBoundingClientRect();
          const words = document.querySelector('#figures > *') as Element;
          const { right } = words.getBoundingClientRect();
          // Of 760 the cards fill 748, the rest is their shadow.
          return [left + (width * 748) / 760, right - Number.parseFloat(getComputedStyle(words).paddingInlineEnd)];
        });
      expect(edges[0]).toBeCloseTo(edges[1] as number, 0);
    });
    await test.step('§9 it goes on every 5 s', async () => {
      await hydrated(page);
      await expect(slides).toHaveCount(3);
      await expect(progress).toHaveAttribute('data-running', 'true');
      await expect(progress).toHaveCSS('animation-duration', '5s');
    });
  });

  test('§2 listed-company services: each slide leads to a part of the page', async () => {
    const { $ } = await read(`${PATH}?lang=en`);
    const targets = $('[data-testid="carousel"][data-name="listed"] [aria-live] > [role="group"] a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(targets).toEqual(['#consult', '#features', '#feature-plans']);
    for (const target of targets) expect($(target)).toHaveLength(1);
  });

  for (const [lang, users] of [
    ['zt', '200萬+'],
    ['zh', '200万+'],
    ['en', '2 million+'],
  ] as const) {
    test(`§2 listed-company services: 600+, 300+, 150+ and 200W+ as ${lang} writes them`, async () => {
      const { $ } = await read(`${PATH}?lang=${lang}`);
      expect(wordsIn($, $('#figures [data-figures]'))).toEqual(['600+', '300+', '150+', users]);
    });
  }

  test('§2, §4 listed-company services: the film of its section, five steps, and six panels that switch a picture', async ({
    page,
  }) => {
    const films = watchRequests(page, FILMS);
    await open(page);

    await test.step('§4 the film plays within 160 px of its section, and is fetched no sooner', async () => {
      const film = filmOf(page, 'live-report');
      const top = () =>
        page.locator('#live-report').evaluate((section) => section.getBoundingClientRect().top + window.scrollY);
      await scrollTo(page, (await top()) - 400);
      await expect(film.video).toBeInViewport();
      await page.waitForTimeout(500);
      expect([films, await film.address()]).toEqual([[], '']);
      await scrollTo(page, (await top()) - 150);
      await expect.poll(film.plays).toBe(true);
      await scrollTo(page, (await top()) - 200);
      await expect.poll(film.plays).toBe(false);
    });

    await test.step('§2 five steps chosen by click keep the height of the page', async () => {
      const steps = page.locator('#steps');
      await readTo(steps.getByRole('tablist'));
      await expect(steps.getByRole('tab')).toHaveCount(5);
      const height = () => steps.evaluate((element) => element.getBoundingClientRect().height);
      const before = await height();
      for (const key of ['apply', 'offer', 'results', 'meeting', 'prepare'] as const) {
        await steps.getByRole('tab', { name: english.steps[key].name }).click();
        await expect(steps.getByRole('heading', { name: english.steps[key].title })).toBeVisible();
        expect(await height()).toBe(before);
      }
    });

    await test.step('§2 six panels switch a picture on click, hover and focus', async () => {
      const features = page.locator('#features');
      await readTo(features.getByRole('tablist'));
      const tab = (name: string) => features.getByRole('tab', { name });
      const picture = features.getByRole('tabpanel').getByRole('img');
      await expect(features.getByRole('tab')).toHaveCount(6);
      await tab(english.features.reading.title).hover();
      await expect(picture).toHaveAccessibleName(english.features.reading.picture);
      await tab(english.features.calendar.title).click();
      await expect(picture).toHaveAccessibleName(english.features.calendar.picture);
      await page.keyboard.press('ArrowUp');
      await expect(picture).toHaveAccessibleName(english.features.plans.picture);
      await expect(page).toHaveURL(/#feature-plans$/);
    });
  });

  test('a fragment opens its panel, and the pictures of the others are not fetched', async ({ page }) => {
    const pictures = watchRequests(page, /\/assets\/(listed|cycle|research)\//);
    await open(page, 'en', '#feature-questions');
    const features = page.locator('#features');
    await expect(features.getByRole('tabpanel').getByRole('img')).toBeInViewport();
    await expect.poll(() => pictures.some((address) => address.includes('/listed/questions'))).toBe(true);
    await page.waitForLoadState('networkidle');
    for (const other of ['listed/reading', 'cycle/relations', 'cycle/incentive', 'listed/calendar'])
      expect(pictures.filter((address) => address.includes(other))).toEqual([]);
  });

  test('§9 listed-company services: 29 marks and a tile that says there are more', async () => {
    const { $ } = await read(`${PATH}?lang=en`);
    const wall = $('#partners :is(ul, ol)');
    expect(wall.find('img[alt]:not([alt=""])')).toHaveLength(29);
    const tiles = wordsIn($, wall.find('li'));
    expect([tiles.length, tiles.at(-1)]).toEqual([30, english.partners.more]);
  });

  test('§4 listed-company services: a lead from the page arrives in the inbox with business type 5', async ({
    page,
  }) => {
    const answers = await answersOf(page, ENDPOINT);
    await open(page);
    const form = page.locator('#consult').getByTestId('consultation-form');
    await readTo(form);
    await expect(form.locator('[name="businessType"]').first()).toHaveValue('5');
    const companyName = `Harbour Lane ${Date.now()}`;
    await form.locator('[name="companyName"]').fill(companyName);
    await form.locator('[name="name"]').fill('Company Secretary');
    await form.locator('[name="phone"]').fill('9123 4567');
    await form.locator('[name="content"]').fill('Our year ends in December.');
    await form.getByRole('button', { name: wordsOf('en', 'consultation').submit, exact: true }).click();
    await expect(page.getByText(wordsOf('en', 'consultation').success).last()).toBeVisible();
    expect(answers).toEqual([expect.objectContaining({ result: 1 })]);
    const inbox = JSON.parse(await readInbox(databaseOf('site'), ['--format', 'json'])) as object[];
    expect(inbox.filter((entry) => JSON.stringify(entry).includes(companyName))).toEqual([
      expect.objectContaining({ businessType: '5' }),
    ]);
  });
});

test.describe('§2 listed-company services on mobile', () => {
  test.use({ ...DEVICES.mobile, ...MOVING });

  test('§2, §4 listed-company services: the film plays past 600 px and not above, the popup has business type 5', async ({
    page,
  }) => {
    const films = watchRequests(page, FILMS);
    await open(page);
    await test.step('§4 the film plays past 600 px and not above', async () => {
      const film = filmOf(page, 'live-report');
      expect(films).toEqual([]);
      await film.video.scrollIntoViewIfNeeded();
      await expect.poll(film.plays).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
      await scrollTo(page, 600);
      await expect.poll(film.plays).toBe(false);
    });
    await test.step('§2 the popup opens with business type 5', async () => {
      const opener = page.locator('#consult').getByRole('link');
      await readTo(opener);
      await opener.click();
      const popup = page.getByTestId('consultation-popup');
      await expect(popup.locator('[name="businessType"]').first()).toHaveValue('5');
    });
  });

  test('§2 listed-company services: six features to turn with a finger, 30 marks', async () => {
    const { $ } = await read(`${PATH}?lang=en`, 'mobile');
    const slides = $('[data-testid="carousel"][data-name="listed-features"] [aria-live] > [role="group"]');
    expect(wordsIn($, slides.find('h3'))).toEqual(
      (['report', 'reading', 'questions', 'register', 'plans', 'calendar'] as const).map(
        (key) => english.features[key].title,
      ),
    );
    expect($('#partners :is(ul, ol) img[alt]:not([alt=""])')).toHaveLength(30);
  });

  test('a fragment opens its step, and the page does not scroll sideways', async ({ page }) => {
    await open(page, 'en', '#step-meeting');
    await expect(page.getByRole('tab', { name: english.steps.meeting.name })).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

for (const layout of LAYOUTS) {
  test.describe(`§2 listed-company services on ${layout}, either way`, () => {
    test.use(DEVICES[layout]);

    test('§2 listed-company services: where the live report leads, and a worked example', async () => {
      const { $ } = await read(`${PATH}?lang=en`, layout);

      await test.step('§2 a link to the live-report cloud site, in a new tab', () => {
        const link = $('#live-report a').filter((_, each) => $(each).text().includes(english.film.open));
        expect([link.attr('href'), link.attr('target')]).toEqual(['https://example.com/live-report', '_blank']);
      });

      await test.step('the worked example is labelled a sample and has before and after', () => {
        const [part = ''] = wordsIn($, $('#results-day'));
        expect(part).toContain(wordsOf('en', 'common').sample);
        const rows = wordsIn($, $('#results-day tr'));
        expect(rows).toHaveLength(5);
        expect(rows[1]).toMatch(/412.*1,284/);
      });
    });

    test('WCAG 2.1.1: Tab reaches everything there is to press, in view', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 700) {
        await scrollTo(page, y);
        await page.waitForTimeout(50);
      }
      expect(await moving(page)).toBe(0);
      // From here on the slides out of view are out of reach.
      await expect(page.locator('[data-testid="carousel"] [data-started]').first()).toBeAttached();
      const { reached, expected } = await tabThrough(page);
      expect(expected.length).toBeGreaterThan(8);
      expect(reached).toEqual(expected);
    });
  });

  for (const lang of LOCALES) {
    test(`§2 listed-company services: all of it is in the HTML on ${layout} (${lang})`, async ({ request }) => {
      const answer = await request.get(`${PATH}?lang=${lang}`, { headers: { 'User-Agent': userAgentOf(layout) } });
      const html = (await answer.text()).replaceAll(/<wbr>|<\/?span[^>]*>/g, '').replaceAll('\u00a0', ' ');
      const { steps, features } = wordsOf(lang, 'listed');
      const said = [
        ...Object.values(steps.tasks).map(({ what }) => what),
        ...(['report', 'reading', 'questions', 'register', 'plans', 'calendar'] as const).map(
          (key) => features[key].text,
        ),
      ];
      for (const text of said) expect(html).toContain(text.replaceAll('\u00a0', ' '));
    });
  }

  test.describe(`§2 listed-company services on ${layout} without scripts`, () => {
    test.use({ ...DEVICES[layout], javaScriptEnabled: false });

    test('every step can be read, and the way to us is open', async ({ page }) => {
      await page.goto(`${PATH}?lang=en`);
      for (const key of ['prepare', 'apply', 'offer', 'results', 'meeting'] as const)
        await expect(page.getByRole('heading', { name: english.steps[key].title })).toBeVisible();
      const consult = page.locator('#consult');
      if (layout === 'desktop') await expect(consult.getByTestId('consultation-form')).toBeVisible();
      else await expect(consult.getByRole('link')).toHaveAttribute('href', '/contactUs?lang=en');
    });
  });
}
