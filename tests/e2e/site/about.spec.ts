import type { Page } from '@playwright/test';
import { LOCALES } from '../../../lib/i18n/locales';
import { LAYOUTS } from '../../../lib/site/routes';
import { carousel, filmOf, readTo, scrollTo } from '../support/moving';
import { read, wordsIn } from '../support/reading';
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

/** Without its spaces and the places where its lines may break. */
const joined = (text: string) => text.replace(/[\s\u200b]/g, '');

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

test('§2 about us: years from 2008 to 2040, of which 2010 to the current one can be chosen; one whose history is not written yet is told by its own news', async () => {
  const { $, hook } = await read('/aboutUs?lang=zt');

  await test.step('§2 years from 2008 to 2040, of which 2010 to the current one can be chosen', () => {
    const years = hook('timeline').find('[role="tab"]');
    const told = wordsIn($, years);
    expect(told).toHaveLength(2040 - 2008 + 1);
    for (const [i, year] of years.toArray().entries()) {
      expect(told[i]).toContain(String(2008 + i));
      const mayBeChosen = 2008 + i >= 2010 && 2008 + i <= THIS_YEAR;
      expect([2008 + i, $(year).attr('disabled') === undefined]).toEqual([2008 + i, mayBeChosen]);
    }
    expect(told[0]).toContain(words.timeline.before);
    expect(told.at(-1)).toContain(words.timeline.future);
  });

  await test.step('a year whose history is not written yet is told by its own news', () => {
    const stories = $('#year-2026 a').filter((_, link) => !$(link).text().includes(words.timeline.recentLink));
    expect(stories).toHaveLength(3);
    expect(stories.attr('href')).toMatch(/^\/dynamicDetails\?id=\d+/);
    // The hot news stand below: the year is told by others.
    const title = wordsIn($, stories)[0];
    expect(title).toBeTruthy();
    expect(wordsIn($, $('#news a')).filter((link) => link.includes(title ?? ''))).toEqual([]);
  });
});

for (const layout of LAYOUTS) {
  test(`§2 about us: hot news leads to the story, and see more to company dynamics on ${layout}`, async () => {
    const { $ } = await read('/aboutUs?lang=zt', layout);
    const items = $('#news [data-testid="news-item"]');
    expect(items).toHaveLength(3);
    const [title] = wordsIn($, items.first().find('h2, h3'));
    expect(title).toBeTruthy();
    const story = await read(items.first().find('a').attr('href') ?? '', layout);
    expect(wordsIn(story.$, story.$('h1'))).toEqual([title]);
    const more = $('#news a').filter((_, link) => $(link).text().includes(words.news.all));
    expect(more).toHaveLength(1);
    const all = await read(more.attr('href') ?? '', layout);
    expect([all.status, all.address]).toEqual([200, expect.stringMatching(/^\/companyDynamics/)]);
  });
}

test.describe('about us on desktop', () => {
  test.use({ ...DEVICES.desktop, ...MOVING });

  test('§2, §4 about us: the film in its loop, the line of years by click, arrows and keys, the honours by hover and focus', async ({
    page,
  }) => {
    await open(page);
    const { root, strip, year, panel, next, previous, place } = timeline(page);

    await test.step('§2, §4 the company film plays in a loop while it is in view', async () => {
      const { video, plays } = filmOf(page, 'about');
      await expect(video).toHaveJSProperty('loop', true);
      await expect.poll(plays, { timeout: 15_000 }).toBe(true);
      await scrollTo(page, 3000);
      await expect.poll(plays).toBe(false);
    });

    await test.step('§2 the line of years opens on the latest that is counted, and begins with a whole year', async () => {
      await expect(root).toHaveAttribute('data-active', '2026');
      // What the columns in view do not show on a phone.
      await expect(panel).toContainText(words.timeline.earlier.replace('{year}', '2021').replace('{count}', '24'));
      expect((await place()) % STEP).toBe(0);
    });

    await test.step('each stack says its brokers', async () => {
      // The figure stands over the bars for the eye alone: the panel says it in words.
      const shown = (each: number) =>
        year(each).evaluate((tab) => [
          getComputedStyle(tab, '::before').content,
          getComputedStyle(tab).getPropertyValue('--bars'),
        ]);
      expect(await shown(2024)).toEqual(['counter(bars) / ""', '52']);
      expect((await shown(THIS_YEAR + 1))[0]).toBe('none');
    });

    await test.step('§2, §4 a year that is clicked shows its events and has an address; an arrow moves the line by one step of 171 px', async () => {
      await readTo(strip);
      await year(2020).click();
      await expect(root).toHaveAttribute('data-active', '2020');
      await expect(panel).toContainText(firstOf(2020));
      await expect(page).toHaveURL(/#year-2020$/);
      const start = await place();
      await next.click();
      await expect(panel).toContainText(firstOf(2021));
      expect((await place()) - start).toBe(STEP);
      await previous.click();
      await expect(root).toHaveAttribute('data-active', '2020');
      expect(await place()).toBe(start);
    });

    await test.step('§4 the year never goes before 2010 nor past the current one, by arrows or by keys', async () => {
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

    await test.step('§2 seven honours, whose picture changes on hover and on focus', async () => {
      // The page moves under the pointer, which would point at one of them.
      await page.mouse.move(0, 0);
      const section = page.locator('#honours');
      await readTo(section);
      const names = section.getByRole('tab');
      await expect(names).toHaveCount(7);
      const award = section.getByRole('tabpanel');
      const picture = award.locator('img');
      const first = await picture.getAttribute('src');
      await names.nth(3).hover();
      await expect(award).toContainText(byOf('saas'));
      await expect(picture).not.toHaveAttribute('src', first ?? '');
      await names.nth(3).focus();
      await page.keyboard.press('ArrowDown');
      await expect(award).toContainText(byOf('account'));
    });
  });
});

test.describe('about us on mobile', () => {
  test.use({ ...DEVICES.mobile, ...MOVING });

  test('§1, §2, §4, §9 about us: nothing sticks out; a year has an address and turns by a finger; the film pauses; the honours turn', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 932, height: 800 });
    // The page opens on the last year that can be chosen.
    await open(page, '#year-2018');
    const { root, panel } = timeline(page);

    await test.step('§1 nothing is wider than the screen from 320 to 932 px', async () => {
      for (const width of [932, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => sticksOut(page), String(width)).toBe(0);
      }
      await page.setViewportSize({ width: 390, height: 844 });
    });

    await test.step('a year has an address, which opens it', async () => {
      await expect(root).toHaveAttribute('data-active', '2018');
      await expect(panel).toContainText('7 月 13 日股份開始買賣');
    });

    await test.step('a finger drawn across the year turns to the next', async () => {
      await readTo(panel);
      await panel.dispatchEvent('touchstart', { touches: [{ identifier: 0, clientX: 300, clientY: 200 }] });
      await panel.dispatchEvent('touchend', { changedTouches: [{ identifier: 0, clientX: 120, clientY: 205 }] });
      await expect(root).toHaveAttribute('data-active', '2019');
    });

    await test.step('§2, §4 the film pauses past 480 px', async () => {
      const { plays } = filmOf(page, 'about');
      await scrollTo(page, 100);
      await expect.poll(plays, { timeout: 15_000 }).toBe(true);
      await scrollTo(page, 481);
      await expect.poll(plays).toBe(false);
    });

    await test.step('§2, §9 seven honours in a carousel that goes on after 3 s, each with its caption', async () => {
      const { root, slides, shown, progress } = carousel(page, 'honours');
      await expect(slides).toHaveCount(7);
      await expect(slides.first()).toContainText(nameOf('report'));
      await readTo(root);
      await expect(progress).toHaveAttribute('data-running', 'true');
      await expect(progress).toHaveCSS('animation-duration', '3s');
      await expect(root).toHaveAttribute('data-active', '1', { timeout: 15_000 });
      await expect(shown).toContainText(nameOf('security'));
    });
  });
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
      // biome-ignore lint/performance/useDomNodeTextContent: what is not seen is not read.
      const shown = joined(await page.locator('#honours').innerText());
      for (const { name, by } of honours) {
        expect(shown).toContain(joined(name.zt));
        expect(shown).toContain(joined(by.zt));
      }
    });
  });
}
