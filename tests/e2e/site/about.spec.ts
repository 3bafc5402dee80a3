import type { Page } from '@playwright/test';
import { LOCALES } from '../../../lib/i18n/locales';
import { LAYOUTS } from '../../../lib/site/routes';
import { carousel, FILMS, filmOf, readTo, scrollTo, watchRequests } from '../support/moving';
import { DEVICES, expect, hydrated, MOVING, sticksOut, test } from '../support/test';
import { sampleCompany, wordsOf } from '../support/words';

/** About us (§2, §4, §9), on both layouts. */

const words = wordsOf('zt', 'about');
const { history, honours: awarded } = sampleCompany();
const honours = awarded?.items ?? [];
const nameOf = (id: string) => honours.find((honour) => honour.id === id)?.name.zt ?? 'no such honour';
const byOf = (id: string) => honours.find((honour) => honour.id === id)?.by.zt ?? 'no such honour';
const firstOf = (year: number) =>
  history?.years.find((each) => each.year === year)?.events?.[0]?.zt ?? 'no event of the year';
const THIS_YEAR = Number(new Intl.DateTimeFormat('en', { timeZone: 'Asia/Hong_Kong', year: 'numeric' }).format());
/** A step of the line of years, in px (§2). */
const STEP = 171;

async function open(page: Page, fragment = '') {
  await page.goto(`/aboutUs?lang=zt${fragment}`);
  await hydrated(page);
}

function timeline(page: Page) {
  const root = page.getByTestId('timeline');
  const strip = root.getByRole('tablist');
  return {
    root,
    strip,
    years: root.getByRole('tab'),
    year: (year: number) => root.getByRole('tab', { name: String(year) }),
    panel: root.getByRole('tabpanel'),
    previous: root.getByRole('button', { name: words.timeline.previous }),
    next: root.getByRole('button', { name: words.timeline.next }),
    /** How far the strip has moved, once it has come to rest. */
    place: async () => {
      let [before, now] = [-1, await strip.evaluate(({ scrollLeft }) => scrollLeft)];
      while (before !== now) {
        await page.waitForTimeout(150);
        [before, now] = [now, await strip.evaluate(({ scrollLeft }) => scrollLeft)];
      }
      return now;
    },
  };
}

test.describe('about us on desktop', () => {
  test.use({ ...DEVICES.desktop, ...MOVING });

  test('§2, §4 about us: the company film plays in a loop while it is in view', async ({ page }) => {
    await open(page);
    const { video, plays } = filmOf(page, 'about');
    await expect(video).toHaveJSProperty('loop', true);
    await expect.poll(plays, { timeout: 15_000 }).toBe(true);
    await scrollTo(page, 3000);
    await expect.poll(plays).toBe(false);
  });

  test('§2 about us: years from 2008 to 2040, of which 2010 to the current one can be chosen', async ({ page }) => {
    await open(page);
    const { years } = timeline(page);
    await expect(years).toHaveCount(2040 - 2008 + 1);
    for (const [i, year] of (await years.all()).entries()) {
      const mayBeChosen = 2008 + i >= 2010 && 2008 + i <= THIS_YEAR;
      await expect(year).toContainText(String(2008 + i));
      await expect(year).toBeEnabled({ enabled: mayBeChosen });
    }
    await expect(years.first()).toContainText(words.timeline.before);
    await expect(years.last()).toContainText(words.timeline.future);
  });

  test('§2 about us: the line of years opens on the latest that is counted, and begins with a whole year', async ({
    page,
  }) => {
    await open(page);
    const { root, panel, place } = timeline(page);
    await expect(root).toHaveAttribute('data-active', '2026');
    // What the columns in view do not show on a phone.
    await expect(panel).toContainText(words.timeline.earlier.replace('{year}', '2021').replace('{count}', '24'));
    expect((await place()) % STEP).toBe(0);
  });

  test('§2, §4 about us: a year that is clicked shows its events, and an arrow moves the line by one step of 171 px', async ({
    page,
  }) => {
    await open(page);
    const { root, strip, year, panel, next, previous, place } = timeline(page);
    await readTo(strip);
    await year(2020).click();
    await expect(root).toHaveAttribute('data-active', '2020');
    await expect(panel).toContainText(firstOf(2020));
    const start = await place();
    await next.click();
    await expect(panel).toContainText(firstOf(2021));
    expect((await place()) - start).toBe(STEP);
    await previous.click();
    await expect(root).toHaveAttribute('data-active', '2020');
    expect(await place()).toBe(start);
  });

  test('§4 about us: the year never goes before 2010 nor past the current one, by arrows or by keys', async ({
    page,
  }) => {
    await open(page);
    const { root, year, next, previous } = timeline(page);
    await year(2010).focus();
    await page.keyboard.press('Home');
    await expect(root).toHaveAttribute('data-active', '2010');
    await expect(previous).toBeDisabled();
    await expect(next).toBeEnabled();
    await test.step('an arrow that has led to the end keeps the focus', async () => {
      await year(2011).click();
      await previous.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(root).toHaveAttribute('data-active', '2010');
      await expect(previous).toBeFocused();
      await year(2010).focus();
    });
    await page.keyboard.press('ArrowRight');
    await expect(root).toHaveAttribute('data-active', '2011');
    await page.keyboard.press('End');
    await expect(root).toHaveAttribute('data-active', String(THIS_YEAR));
    await expect(next).toBeDisabled();
  });

  test('a year has an address, which opens it', async ({ page }) => {
    await open(page, '#year-2018');
    const { root, year, panel } = timeline(page);
    await expect(root).toHaveAttribute('data-active', '2018');
    await expect(panel).toContainText('7 月 13 日股份開始買賣');
    await year(2019).click();
    await expect(page).toHaveURL(/#year-2019$/);
  });

  test('a year whose history is not written yet is told by its own news, and each stack says its brokers', async ({
    page,
  }) => {
    await open(page, '#year-2026');
    const { year, panel } = timeline(page);
    const stories = panel.getByRole('link').filter({ hasNotText: words.timeline.recentLink });
    await expect(stories).toHaveCount(3);
    await expect(stories.first()).toHaveAttribute('href', /^\/dynamicDetails\?id=\d+/);
    // The hot news stand below: the year is told by others.
    const below = page.locator('#news').getByRole('link', { name: (await stories.first().textContent()) ?? '' });
    await expect(below).toHaveCount(0);
    // The figure stands over the bars for the eye alone: the panel says it in words.
    const shown = (each: number) =>
      year(each).evaluate((tab) => [
        getComputedStyle(tab, '::before').content,
        getComputedStyle(tab).getPropertyValue('--bars'),
      ]);
    expect(await shown(2024)).toEqual(['counter(bars) / ""', '52']);
    expect((await shown(THIS_YEAR + 1))[0]).toBe('none');
  });

  test('§2 about us: seven honours, whose picture changes on hover and on focus', async ({ page }) => {
    await open(page);
    const section = page.locator('#honours');
    await readTo(section);
    const names = section.getByRole('tab');
    await expect(names).toHaveCount(7);
    const picture = section.getByRole('tabpanel').locator('img');
    const first = await picture.getAttribute('src');
    await names.nth(3).hover();
    await expect(section.getByRole('tabpanel')).toContainText(byOf('saas'));
    await expect(picture).not.toHaveAttribute('src', first ?? '');
    await names.nth(3).focus();
    await page.keyboard.press('ArrowDown');
    await expect(section.getByRole('tabpanel')).toContainText(byOf('account'));
  });

  test('§2 about us: hot news, and see more leads to company dynamics', async ({ page }) => {
    await open(page);
    const news = page.locator('#news');
    await expect(news.getByTestId('news-item')).toHaveCount(3);
    const more = news.getByRole('link', { name: words.news.all });
    await readTo(more);
    await more.click();
    await expect(page).toHaveURL(/\/companyDynamics/);
  });
});

test.describe('about us on mobile', () => {
  test.use({ ...DEVICES.mobile, ...MOVING });

  test('§2, §4 about us: the film pauses past 480 px', async ({ page }) => {
    await open(page);
    const { plays } = filmOf(page, 'about');
    await scrollTo(page, 100);
    await expect.poll(plays, { timeout: 15_000 }).toBe(true);
    await scrollTo(page, 481);
    await expect.poll(plays).toBe(false);
  });

  test('a finger drawn across the year turns to the next', async ({ page }) => {
    // The page opens on the last year that can be chosen.
    await open(page, '#year-2018');
    const { root, panel } = timeline(page);
    await expect(root).toHaveAttribute('data-active', '2018');
    await readTo(panel);
    await panel.dispatchEvent('touchstart', { touches: [{ identifier: 0, clientX: 300, clientY: 200 }] });
    await panel.dispatchEvent('touchend', { changedTouches: [{ identifier: 0, clientX: 120, clientY: 205 }] });
    await expect(root).toHaveAttribute('data-active', '2019');
  });

  test('§2, §9 about us: seven honours in a carousel that goes on after 3 s, each with its caption', async ({
    page,
  }) => {
    await open(page);
    const { root, slides, shown } = carousel(page, 'honours');
    await expect(slides).toHaveCount(7);
    await expect(slides.first()).toContainText(nameOf('report'));
    await readTo(root);
    await expect(root).toHaveAttribute('data-active', '1', { timeout: 15_000 });
    const turned = Date.now();
    await expect(shown).toContainText(nameOf('security'));
    await expect(root).toHaveAttribute('data-active', '2');
    expect(Date.now() - turned).toBeGreaterThan(2000);
  });

  test('§1 about us: nothing is wider than the screen from 320 to 932 px', async ({ page }) => {
    for (const width of [320, 390, 932]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      expect(await sticksOut(page), String(width)).toBe(0);
    }
  });
});

test('under reduced motion the company film is not fetched', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const films = watchRequests(page, FILMS);
  await open(page);
  await page.waitForTimeout(1500);
  expect(films).toEqual([]);
});

test('every year, honour, side of the business and link is in the HTML, in three languages', async ({ request }) => {
  for (const lang of LOCALES) {
    const html = (await (await request.get(`/aboutUs?lang=${lang}`)).text()).replace(/<\/?wbr\/?>/g, '');
    const { works } = wordsOf(lang, 'about');
    for (let year = 2010; year <= THIS_YEAR; year++) expect(html).toContain(`id="year-${year}"`);
    for (const { name } of honours) expect(html).toContain(name[lang]);
    for (const { name } of Object.values(works.sides)) expect(html).toContain(name);
    for (const path of ['boardMembers', 'corporateRegulation', 'investorRelations', 'contactUs', 'brokerService']) {
      expect(html).toContain(`href="/${path}`);
    }
  }
});

for (const layout of LAYOUTS) {
  test.describe(`about us without scripts on ${layout}`, () => {
    test.use({ ...DEVICES[layout], javaScriptEnabled: false });

    test('all years and all honours can be read, and the line that needs a script is not shown', async ({ page }) => {
      await page.goto('/aboutUs?lang=zt');
      for (const year of [2010, 2018, 2023]) {
        await expect(page.locator(`#year-${year}`).getByRole('heading', { name: String(year) })).toBeVisible();
      }
      await expect(page.getByTestId('timeline').getByRole('tablist')).toBeHidden();
      for (const { name, by } of honours) {
        await expect(page.locator('#honours').getByText(name.zt).filter({ visible: true }).first()).toBeVisible();
        await expect(page.locator('#honours').getByText(by.zt).filter({ visible: true }).first()).toBeVisible();
      }
    });

    test('§2 about us: hot news leads to the story, and see more to company dynamics', async ({ page }) => {
      await page.goto('/aboutUs?lang=zt');
      const first = page.locator('#news').getByTestId('news-item').first();
      const title = await first.getByRole('heading').textContent();
      await first.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      await page.goBack();
      await page.locator('#news').getByRole('link', { name: words.news.all }).click();
      await expect(page).toHaveURL(/\/companyDynamics/);
    });
  });
}
