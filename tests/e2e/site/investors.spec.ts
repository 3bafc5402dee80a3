import type { Response } from '@playwright/test';
import { read, wordsIn } from '../support/reading';
import { DEVICES, expect, hydrated, MOVING, test } from '../support/test';

for (const layout of ['desktop', 'mobile'] as const) {
  const paths =
    layout === 'desktop'
      ? { roadshows: '/sub-roadShow', questions: '/sub-investorInteraction' }
      : { roadshows: '/roadService', questions: '/interaction' };

  test.describe(`§2 investor relations on ${layout}`, () => {
    test.use({ ...DEVICES[layout], ...MOVING });

    test('§2 has all its blocks, with the sizes of §9', async ({ page }) => {
      await page.goto('/investorRelations?lang=en');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Figures and answers for investors');
      const listing = main.getByRole('term').getByText('Listing', { exact: true });
      await expect(listing).toBeVisible();
      await expect(main.getByTestId('price-chart')).toBeVisible();
      // The price comes before the facts of the company.
      const places = [main.getByTestId('price-chart'), listing].map(async (one) => (await one.boundingBox())?.y ?? 0);
      const [chart = 0, facts = 0] = await Promise.all(places);
      expect(chart).toBeLessThan(facts);
      await expect(main.getByTestId('report-card')).toHaveCount(4);
      await expect(main.getByTestId('circular-row')).toHaveCount(8);
      await expect(main.getByTestId('roadshow-item')).toHaveCount(4);
      await expect(main.getByTestId('carousel').and(page.locator('[data-name="questions"]'))).toBeVisible();
    });

    test('§9 the chart is read by pointer or finger and by keys, with code that is fetched only then and moves nothing', async ({
      page,
    }) => {
      const scripts: Response[] = [];
      page.on('response', (response) => {
        if (/\/_next\/static\/.*\.js/.test(response.url())) scripts.push(response);
      });
      const withRecharts = async () => {
        const texts = await Promise.all(scripts.map((script) => script.text().catch(() => '')));
        return texts.filter((text) => text.includes('recharts-wrapper')).length;
      };
      await page.goto('/investorRelations?lang=en', { waitUntil: 'networkidle' });
      await hydrated(page);
      const chart = page.getByTestId('price-chart');
      const drawing = chart.getByRole('img');
      await drawing.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      expect(await withRecharts()).toBe(0);

      const [plot, line] = await Promise.all([drawing.boundingBox(), drawing.locator('path').last().boundingBox()]);
      const { x = 0, y = 0, width = 0 } = plot ?? {};
      const turnTo = (share: number) =>
        layout === 'mobile'
          ? page.touchscreen.tap(x + share * width, y + 40)
          : page.mouse.move(x + share * width, y + 40);
      await turnTo(60 / 330);
      const minutes = page.getByTestId('chart-readout').locator('p');
      await expect(minutes).toHaveText([/^10:(29|30|31).*[+−].*[+−].*%/]);
      expect(await withRecharts()).toBeGreaterThan(0);
      const surface = chart.getByRole('application');
      await expect(drawing).toHaveCount(0);
      const [there, itsLine] = await Promise.all([
        surface.boundingBox(),
        surface.locator('.recharts-line-curve').last().boundingBox(),
      ]);
      for (const [now, before] of [
        [there, plot],
        [itsLine, line],
      ]) {
        for (const side of ['x', 'y', 'width', 'height'] as const) {
          expect(Math.abs((now?.[side] ?? 0) - (before?.[side] ?? Number.NaN))).toBeLessThan(1);
        }
      }

      // On a phone a minute is narrower than a pixel.
      await turnTo(150 / 330);
      if (layout === 'mobile') return expect(minutes.first()).toHaveText(/^1[123]:/);
      await expect(minutes).toHaveText([/^12:00/, /^13:00/]);
      await page.mouse.move(0, 0);
      await surface.focus();
      await page.keyboard.press('ArrowRight');
      await expect(chart.getByRole('status')).toHaveText(/^09:31.* HK\$/);
      await page.keyboard.press('ArrowRight');
      await expect(chart.getByRole('status')).toHaveText(/^09:32.* HK\$/);
    });

    test('§2 the more-links lead to the registers of this layout', async () => {
      const { $ } = await read('/investorRelations?lang=en', layout);
      for (const [name, path] of [
        ['All reports', '/financialReports'],
        ['All announcements', '/sub-annAndCir'],
        ['All roadshows', paths.roadshows],
        ['All answers', paths.questions],
      ] as const) {
        const links = $('main a').filter((_, link) => $(link).text().includes(name));
        expect([name, links.attr('href')]).toEqual([name, `${path}?lang=en`]);
      }
    });

    test('§2 the strip of four: contact, prospectus as a PDF in a new tab, governance, board', async ({ request }) => {
      const { $ } = await read('/investorRelations?lang=en', layout);
      const links = $('#more a');
      expect(wordsIn($, links)).toEqual(
        [/^Contact us/, /^Prospectus/, /^Corporate governance/, /^Board members/].map((words) =>
          expect.stringMatching(words),
        ),
      );
      expect(links.eq(1).attr('target')).toBe('_blank');
      const prospectus = await request.get(links.eq(1).attr('href') ?? '');
      expect([prospectus.status(), prospectus.headers()['content-type']]).toEqual([200, 'application/pdf']);
      expect(wordsIn($, $('#more')).join()).toMatch(/PDF · 190\sKB/);
    });

    test('§2 clicking a roadshow makes it the featured one', async ({ page }) => {
      await page.goto('/investorRelations?lang=en');
      const featured = page.locator('[data-featured]').filter({ visible: true }).getByRole('heading');
      const item = page.getByTestId('roadshow-item').nth(2);
      await expect(featured).toHaveText(/Third-quarter 2026/);
      await item.click();
      await expect(featured).toHaveText(/Interim results 2026/);
      await page.keyboard.press('ArrowDown');
      await expect(featured).toHaveText(/Non-deal roadshow/);
      await expect(page.getByRole('link', { name: /^Watch now/ })).toHaveAttribute('target', '_blank');
    });

    test('§9 the questions turn by themselves; the latest carries the tag and its date', async ({ page }) => {
      await page.goto('/investorRelations?lang=en');
      await hydrated(page);
      const carousel = page.locator('[data-testid="carousel"][data-name="questions"]');
      await carousel.scrollIntoViewIfNeeded();
      const slides = carousel.getByTestId('qa-item');
      await expect(slides.first()).toContainText(/16\/11\/2026\s*Latest/);
      await expect(carousel.getByText('Latest')).toHaveCount(1);
      await page.mouse.move(0, 0);
      await expect(carousel).not.toHaveAttribute('data-active', '0');
    });
  });

  test.describe(`§2 what of investor relations is in line with what, on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test('§2 the questions have a way on and back that a finger hits', async ({ page }) => {
      await page.goto('/investorRelations?lang=en');
      await hydrated(page);
      const carousel = page.locator('[data-testid="carousel"][data-name="questions"]');
      await carousel.scrollIntoViewIfNeeded();
      const [next, back] = [/^Next/, /^Previous/].map((name) => carousel.getByRole('button', { name }));
      for (const way of [next, back]) {
        const { width = 0, height = 0 } = (await way?.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(layout === 'mobile' ? 44 : 24);
      }
      await next?.click();
      await expect(carousel).toHaveAttribute('data-active', '1');
      await back?.click();
      await expect(carousel).toHaveAttribute('data-active', '0');
    });

    test('§2 month, date and file of an announcement stand on the line of its title, on a phone above it', async ({
      page,
    }) => {
      await page.goto('/sub-annAndCir');
      const feet = await page.getByRole('region', { name: '2026 年 11 月' }).evaluate((month) => {
        /** The line that letters stand on: where a box without height and words would. */
        const footOf = (one: Element | null | undefined) => {
          const mark = document.createElement('span');
          mark.style.display = 'inline-block';
          one?.prepend(mark);
          const foot = mark.getBoundingClientRect().bottom;
          mark.remove();
          return foot;
        };
        const row = month.querySelector('[data-testid="circular-row"]');
        const file = [...(row?.querySelectorAll('span[data-figures]') ?? [])].find((one) =>
          /KB/.test(one.textContent ?? ''),
        );
        const [title, ...others] = [row?.querySelector('h3 a'), row?.querySelector('time'), file].map(footOf);
        return { title: title ?? 0, month: footOf(month.querySelector('h2')), others };
      });
      const { title, month, others } = feet;
      expect(Math.max(...others) - Math.min(...others)).toBeLessThan(1.5);
      if (layout === 'mobile') expect(title).toBeGreaterThan(Math.max(month, ...others));
      else expect(Math.max(...[title, month].map((foot) => Math.abs(foot - (others[0] ?? 0))))).toBeLessThan(1.5);
    });

    test('§2 the amounts of the reports end on one line, and so do the signs on a phone', async ({ page }) => {
      await page.goto('/financialReports');
      const rows = page.getByTestId('report-card');
      const ends = await rows.evaluateAll((cards) =>
        cards.slice(1).map((card) =>
          [...card.querySelectorAll('dd')].map((one) => {
            const words = document.createRange();
            words.selectNodeContents(one);
            // Where a head says the unit, the amount alone is seen.
            const figure = [...one.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
            if (figure) words.selectNode(figure);
            return Math.round(words.getBoundingClientRect().right);
          }),
        ),
      );
      for (const column of [0, 1]) expect(new Set(ends.map((row) => row[column])).size).toBe(1);
      if (layout === 'desktop') return;
      const gaps = await rows.evaluateAll((cards) =>
        cards.slice(1).map((card) => {
          const share = card.querySelector('[data-share]')?.getBoundingClientRect();
          // The sign is 18 px in the middle of what takes the finger.
          return Math.round(card.getBoundingClientRect().right - ((share?.left ?? 0) + (share?.width ?? 0) / 2 + 9));
        }),
      );
      expect(new Set(gaps)).toEqual(new Set([0]));
    });
  });

  test.describe(`§2 governance and board on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test('§2 corporate governance: two lists of three PDFs, each opening in a new window', async ({ request }) => {
      const { $ } = await read('/corporateRegulation?lang=en', layout);
      for (const [name, titles] of [
        ['Board documents', [/corporate governance/, /communication policy/, /nominating a director/]],
        ['Committee terms of reference', [/^Audit/, /^Nomination/, /^Remuneration/]],
      ] as const) {
        const heading = $('main h2').filter((_, one) => $(one).text() === name);
        const links = $(`[aria-labelledby="${heading.attr('id')}"] a`);
        expect(wordsIn($, links)).toEqual(titles.map((title) => expect.stringMatching(title)));
        for (const link of links.toArray()) {
          expect($(link).attr('target')).toBe('_blank');
          const file = await request.get($(link).attr('href') ?? '');
          expect(file.headers()['content-type']).toBe('application/pdf');
        }
      }
    });

    test('§2 nine board members with name, position and introduction; the first four have photos, the others a tile', async ({
      page,
    }) => {
      await page.goto('/boardMembers?lang=en');
      const members = page.getByTestId('board-member');
      await expect(members).toHaveCount(9);
      const pictured = await members.evaluateAll((list) => list.map((member) => member.querySelector('img') !== null));
      expect(pictured).toEqual([true, true, true, true, false, false, false, false, false]);
      await expect(members.locator('svg image')).toHaveCount(5);
      for (const member of await members.all()) {
        for (const summary of await member.locator('summary').all()) await summary.click();
        await expect(member).toContainText(/Director/);
        await expect(member.getByRole('heading')).not.toBeEmpty();
        await expect(member.getByRole('paragraph').last()).toContainText(/\.$/);
      }
    });
  });
}

test('§2 the page and its sub-pages highlight investor relations in the navigation', async () => {
  for (const path of ['/investorRelations', '/sub-annAndCir', '/boardMembers', '/sub-annAndCir?year=2024&q=notice']) {
    const { $, hook } = await read(path);
    expect([path, wordsIn($, hook('site-header').find('nav').first().find('a[aria-current]'))]).toEqual([
      path,
      ['投資者關係'],
    ]);
  }
});
