import type { Page } from '@playwright/test';
import { LOCALES } from '../../../lib/i18n/locales';
import { carousel, FILMS, filmOf, scrollTo, watchRequests } from '../support/moving';
import { read, wordsIn } from '../support/reading';
import { DEVICES, expect, hydrated, MOVING, test } from '../support/test';
import { wordsOf } from '../support/words';

test.use(DEVICES.mobile);

async function open(page: Page, lang = 'en') {
  await page.goto(`/home?lang=${lang}`);
  await hydrated(page);
}

/** Its middle comes to the middle of the screen, so that it is neither under the header nor half out of view. */
const bringUp = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

const slidesOf = (name: string) => `[data-testid="carousel"][data-name="${name}"] [aria-live] > [role="group"]`;

test.describe('§2 home mobile: the banner', () => {
  test.use(MOVING);
  test('§2 home mobile: three slides: a film, a picture, and Live Report, which leads to the downloads', async () => {
    const { $ } = await read('/home?lang=en', 'mobile');
    const slides = $(slidesOf('banner'));
    expect(slides).toHaveLength(3);
    expect(slides.eq(0).find('[data-testid="video"]').attr('data-name')).toBe('banner-app');
    expect(slides.eq(1).find('img')).toHaveLength(1);
    expect(slides.eq(2).find('a').attr('href')).toBe('/tradeGodownload?lang=en#livereport');
  });

  test('§4, §9 home mobile: the banner film plays only while its slide is shown, at the top and not past 400 px; a slide stays for 3 s, after the last the first follows; Page by page: one control pauses slides and film', async ({
    page,
  }) => {
    test.slow();
    await open(page);
    const { root, marks, progress } = carousel(page, 'banner');
    const film = filmOf(page, 'banner-app');

    await test.step('§4 only while its slide is shown', async () => {
      await expect.poll(film.plays).toBe(true);
      await marks.nth(1).tap();
      await expect(root).toHaveAttribute('data-active', '1');
      await expect.poll(film.plays).toBe(false);
      await marks.first().tap();
      await expect.poll(film.plays, { timeout: 15_000 }).toBe(true);
    });

    await test.step('§4 at the top, and not past 400 px', async () => {
      await scrollTo(page, 401);
      await expect.poll(film.plays).toBe(false);
      await marks.first().tap();
      await scrollTo(page, 400);
      await expect.poll(film.plays).toBe(true);
    });

    await test.step('§9 a slide stays for 3 s; after the last one the first follows', async () => {
      await scrollTo(page, 0);
      await expect(progress).toHaveCSS('animation-duration', '3s');
      await marks.last().tap();
      await expect(root).toHaveAttribute('data-active', '2');
      await expect(root).toHaveAttribute('data-active', '0', { timeout: 15_000 });
    });

    await test.step('Page by page: one control pauses the slides and the film, and plays both', async () => {
      await expect.poll(film.plays, { timeout: 15_000 }).toBe(true);
      await expect(film.frame.getByRole('button')).toHaveCount(0);
      await root.getByRole('button', { name: 'Pause the slides' }).tap();
      await expect.poll(film.plays).toBe(false);
      await expect(progress).toHaveCount(0);
      // On its own slide too, which nothing ends now.
      await marks.first().tap();
      await expect(root).toHaveAttribute('data-active', '0');
      expect(await film.plays()).toBe(false);
      await root.getByRole('button', { name: 'Play the slides' }).tap();
      await expect(progress).toHaveAttribute('data-running', 'true');
      await expect.poll(film.plays, { timeout: 15_000 }).toBe(true);
    });
  });
});

test.describe('§4, §9 home mobile: the live-report film and the carousels', () => {
  test.use(MOVING);
  test('§4 home mobile: the film plays past 600 px and pauses above, and is fetched no sooner; §9 four more carousels go on every 3 s once in view; §2 the cycle has no end', async ({
    page,
  }) => {
    test.slow();
    const films = watchRequests(page, FILMS);
    await open(page);

    await test.step('§4 the film plays past 600 px and pauses above, and is fetched no sooner', async () => {
      const film = filmOf(page, 'live-report');
      expect(await film.address()).toBe('');
      expect(films.filter((address) => !address.includes('/film/app.'))).toEqual([]);
      await bringUp(page, '[data-name="live-report"]');
      await expect.poll(film.plays).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
      expect(await film.address()).toMatch(/\/assets\/film\/live-report\.(webm|mp4)$/);
      expect(films.some((address) => address.includes('live-report'))).toBe(true);
      await scrollTo(page, 600);
      await expect.poll(film.plays).toBe(false);
    });

    await test.step('§9 four more carousels, which go on every 3 s once they are in view', async () => {
      for (const [name, count] of [
        ['app', 4],
        ['white-papers', 2],
        ['cycle', 5],
        ['research', 6],
      ] as const) {
        const { slides, progress } = carousel(page, name);
        await expect(slides).toHaveCount(count);
        await bringUp(page, `[data-testid="carousel"][data-name="${name}"]`);
        await expect(progress).toHaveAttribute('data-running', 'true');
        await expect(progress).toHaveCSS('animation-duration', '3s');
      }
    });

    await test.step('§2 after the last service of the cycle the first follows', async () => {
      const { root, marks, started } = carousel(page, 'cycle');
      await bringUp(page, '#cycle [data-testid="carousel"]');
      await expect(started).toBeVisible();
      await root.getByRole('button', { name: 'Pause the slides' }).tap();
      await marks.last().tap();
      await expect(root).toHaveAttribute('data-active', '4');
      await marks.last().press('ArrowRight');
      await expect(root).toHaveAttribute('data-active', '0');
    });
  });

  test('§2 home mobile: the live-report section leads to the cloud site, in a new tab', async () => {
    const { $ } = await read('/home?lang=en', 'mobile');
    const links = $('#live-report a');
    expect(links).toHaveLength(1);
    expect([links.attr('href'), links.attr('target')]).toEqual(['https://example.com/live-report', '_blank']);
  });
});

test.describe('§2 home mobile: the carousels', () => {
  test('§2 home mobile: each white paper has a button that opens its PDF in a new tab', async ({ request }) => {
    const { $ } = await read('/home?lang=en', 'mobile');
    const slides = $(slidesOf('white-papers')).toArray();
    expect(slides).toHaveLength(2);
    for (const [place, file] of ['ipo-market-white-paper.pdf', 'equity-incentive-white-paper.pdf'].entries()) {
      const button = $(slides[place]).find('a');
      expect(wordsIn($, button)).toEqual([expect.stringMatching(/^Read the PDF/)]);
      expect(button.attr('href')).toMatch(new RegExp(`^/files/[0-9a-f]{16}/${file}$`));
      expect(button.attr('target')).toBe('_blank');
      const answer = await request.get(button.attr('href') ?? '');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    }
  });

  test('§2 home mobile: every slide of the research carousel leads to the iOS download', async () => {
    const { $ } = await read('/home?lang=zt', 'mobile');
    const links = $(`${slidesOf('research')} a`).toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual(
      Array.from({ length: 6 }, () => '/tradeGodownload?id=jybIos'),
    );
  });
});

test.describe('§2 home mobile: the terminal chooser', () => {
  const KEYS = ['ios', 'windows', 'android', 'web', 'macos', 'openapi'] as const;

  for (const lang of LOCALES) {
    test(`§2 home mobile: iOS, Windows, Android, Web, macOS, OpenAPI, iOS first (${lang})`, async () => {
      const { $ } = await read(`/home?lang=${lang}`, 'mobile');
      const { terminals } = wordsOf(lang, 'home');
      const tabs = $('#terminals [role="tab"]');
      expect(wordsIn($, tabs)).toEqual(KEYS.map((key) => terminals[key].name));
      expect(tabs.toArray().map((tab) => $(tab).attr('aria-selected'))).toEqual(KEYS.map((_, i) => String(i === 0)));
    });
  }

  test('§7, §2, §4 home mobile: a terminal is chosen by focus, arrow keys or a tap, and brings its picture, facts and link; a client’s mark is there in view; §9 seven of ten news items are opened; design, Pages: no higher than 8,000 px in English, whose words are longest', async ({
    page,
  }) => {
    await page.goto('/home?lang=en', { waitUntil: 'networkidle' });
    await hydrated(page);
    const section = page.locator('#terminals');
    const tabs = section.getByRole('tab');

    await test.step('design, Pages: the whole page is no higher than 8,000 px', async () => {
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000);
    });

    await test.step('§7 the picture of another terminal comes when it is chosen, and no other', async () => {
      const there = () =>
        section.locator('img').evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth > 0));
      expect((await there()).slice(1)).not.toContain(true);
      // By focus: a pointer would pass over other tabs while the page scrolls, and asks for theirs too.
      await tabs.nth(2).focus();
      await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
      await expect.poll(there).toEqual(KEYS.map((_, place) => place === 0 || place === 2));
    });

    await test.step('§2 the arrow keys choose a terminal too', async () => {
      await page.keyboard.press('ArrowRight');
      await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true');
      await expect(tabs.nth(3)).toBeFocused();
    });

    await test.step('§4 the selected terminal changes the displayed image, its facts and its link', async () => {
      const { terminals } = wordsOf('en', 'home');
      const seen = new Set<string | null>();
      for (const key of KEYS) {
        await section.getByRole('tab', { name: terminals[key].name }).tap();
        const panel = section.getByRole('tabpanel', { name: terminals[key].name });
        await expect(panel).toBeVisible();
        await expect(panel.getByRole('link', { name: new RegExp(`^${terminals[key].action}`) })).toBeVisible();
        await expect(panel).toContainText(terminals[key].version);
        await expect(section.locator('img:visible')).toHaveCount(1);
        seen.add(await section.locator('img:visible').getAttribute('src'));
      }
      expect(seen.size).toBe(KEYS.length);
    });

    await test.step('§2 the marks of clients are fetched when they are in view', async () => {
      const logo = page.locator('#clients').getByRole('img').nth(15);
      await bringUp(page, '#clients');
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });

    await test.step('§9 the later seven news items are opened by those who want them', async () => {
      const last = page.locator('#news').getByTestId('news-item').nth(9);
      await expect(last).toBeHidden();
      await page.locator('#news').getByText('7 more stories').click();
      await expect(last.getByRole('link')).toBeVisible();
    });
  });
});

test.describe('§2 home mobile: the blocks', () => {
  for (const [section, address] of [
    ['markets', '/tradeGoMarkets?lang=en'],
    ['aipo', 'https://example.com/aipo'],
    ['open-api', '/openApi?lang=en'],
  ] as const) {
    test(`§2 home mobile: the ${section} block has a picture and leads to ${address}`, async () => {
      const { $ } = await read('/home?lang=en', 'mobile');
      const [pictures, links] = [$(`#${section} img`), $(`#${section} a`)];
      expect([pictures.length, links.length]).toEqual([1, 1]);
      expect(pictures.attr('alt')).toMatch(/\S/);
      expect(links.attr('href')).toBe(address);
    });
  }

  for (const [lang, reached, users] of [
    ['en', /^2 million\+$/, /^700,000\+$/],
    ['zt', /^200 ?萬\+$/, /^70 ?萬\+$/],
    ['zh', /^200 ?万\+$/, /^70 ?万\+$/],
  ] as const) {
    test(`§9 home mobile: the broker figures are those of the record (${lang})`, async () => {
      const { $ } = await read(`/home?lang=${lang}`, 'mobile');
      const figures = wordsIn($, $('#brokers dd'));
      expect(figures).toEqual(['59', '300+', expect.stringMatching(reached), expect.stringMatching(users)]);
      expect(wordsIn($, $('#brokers dt'))[2]).toContain('200');
    });
  }

  test('§2 home mobile: thirty client logos, each with the name of its firm', async () => {
    const { $ } = await read('/home?lang=zh', 'mobile');
    const names = $('#clients img')
      .toArray()
      .map((logo) => $(logo).attr('alt'));
    expect([names.length, new Set(names.filter(Boolean)).size]).toEqual([30, 30]);
  });

  test('§9 home mobile: ten news items, each leading to its detail', async () => {
    const { $ } = await read('/home?lang=en', 'mobile');
    expect($('#news [data-testid="news-item"]')).toHaveLength(10);
    const addresses = $('#news [data-testid="news-item"] a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(addresses).toEqual(Array.from({ length: 10 }, (_, i) => `/dynamicDetails?id=${38 - i}&lang=en`));
  });
});
