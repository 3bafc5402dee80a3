import type { Page } from '@playwright/test';
import type { Locale } from '../../../lib/i18n/locales';
import type { Layout } from '../../../lib/site/routes';
import { FILMS, filmOf, watchRequests } from '../support/moving';
import { read, wordsIn } from '../support/reading';
import { DEVICES, expect, hydrated, MOVING, test } from '../support/test';
import { wordsOf } from '../support/words';

/** The licensed corporation of content/company.yaml. */
const HOLDER = { zt: '示範捷利證券有限公司', zh: '示范捷利证券有限公司', en: 'TradeGo Securities (Sample) Limited' };

/** The trading-platform home (§2); its consultation popup is told in `consultation`. */
const SHOWN: [Layout, Locale][] = [
  ['desktop', 'zt'],
  ['mobile', 'en'],
];

for (const [layout, lang] of SHOWN) {
  test.describe(`§2 trading-platform home on ${layout} (${lang})`, () => {
    const words = wordsOf(lang, 'markets');
    const search = lang === 'zt' ? '' : `lang=${lang}`;

    test('§2 trading-platform home: the banner leads to the download of the platform; twelve partner logos, each with the name of its firm', async () => {
      const { $ } = await read(`/tradeGoMarkets?lang=${lang}`, layout);
      expect(wordsIn($, $('h1'))).toEqual([wordsOf(lang, 'pages').tradeGoMarkets.heading]);
      const downloads = $('a').filter((_, link) => $(link).text().trim() === words.banner.download);
      expect(downloads.toArray().map((link) => $(link).attr('href'))).toEqual([
        `/tradeGodownload?${['id=tradeMartiOS', search].filter(Boolean).join('&')}`,
      ]);
      const names = $('#partners img')
        .toArray()
        .map((logo) => $(logo).attr('alt'));
      expect(names).toHaveLength(12);
      expect(new Set(names.filter(Boolean)).size).toBe(12);
    });
  });

  test.describe(`§2 trading-platform home on ${layout} (${lang}), as it is laid out`, () => {
    test.use({ ...DEVICES[layout], javaScriptEnabled: false });
    const words = wordsOf(lang, 'markets');

    test('§2 trading-platform home: three strengths, five capabilities, two licences, the reasons to choose us; the licences name the corporation, its number and the register, and are no endorsement', async ({
      page,
    }) => {
      await page.goto(`/tradeGoMarkets?lang=${lang}`);
      await expect(page.getByText(words.banner.sample, { exact: true })).toBeVisible();

      await test.step('§2 three strengths, five capabilities, two licences, the reasons to choose us', async () => {
        const points = (section: string) => page.locator(`#${section}`).getByRole('heading', { level: 3 });
        const { strengths, globe, whyUs } = words;
        await expect(points('strengths')).toHaveText([
          strengths.listed.title,
          strengths.licensed.title,
          strengths.built.title,
        ]);
        await expect(points('globe')).toHaveText([
          globe.quotes.title,
          globe.routing.title,
          globe.risk.title,
          globe.settlement.title,
          globe.analytics.title,
        ]);
        await expect(page.locator('#globe li svg')).toHaveCount(5);
        // Each once on the page, and large enough to be read.
        for (const { title, text } of [globe.quotes, globe.routing, globe.risk, globe.settlement, globe.analytics]) {
          await expect(page.getByText(text, { exact: true })).toHaveCount(1);
          const size = await points('globe')
            .filter({ hasText: title })
            .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
          expect(size).toBeGreaterThanOrEqual(18);
        }
        await expect(points('licences')).toHaveCount(2);
        await expect(points('licences')).toHaveText([/1/, /7/]);
        // The sample company was founded in 2010.
        const years = { title: whyUs.years.title.replace(/^.*other \{(.*)\}\}$/, '$1').replace('{founded}', '2010') };
        for (const { title } of [years, whyUs.brokers, whyUs.people, whyUs.open]) {
          await expect(page.getByRole('main').getByRole('heading', { level: 3, name: title })).toBeVisible();
        }
      });

      await test.step('the licences name the corporation, its number and the register, and are no endorsement', async () => {
        const section = page.locator('#licences');
        const { register, noEndorsement } = words.licences;
        await expect(section.locator('dd')).toContainText([HOLDER[lang], 'ZZZ000', register.value]);
        const link = section.getByRole('link', { name: register.value });
        await expect(link).toHaveAttribute('href', 'https://example.com/sfc-public-register');
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(section.getByText(noEndorsement)).toBeVisible();
      });
    });
  });
}

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`§4 the globe film on ${layout}`, () => {
    test.use({ ...DEVICES[layout], ...MOVING });

    test('§4 the globe film is fetched and plays once it is in view, and pauses out of it; a name moves with its city; Page by page: it stops with the keyboard and stays so', async ({
      page,
    }) => {
      const films = watchRequests(page, FILMS);
      await page.goto('/tradeGoMarkets?lang=en');
      await hydrated(page);
      const film = filmOf(page, 'globe');
      const toFilm = () =>
        film.frame.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

      await test.step('§4 it is fetched and plays once it is in view, and pauses out of it', async () => {
        expect([films, await film.address()]).toEqual([[], '']);
        await toFilm();
        await expect.poll(film.plays).toBe(true);
        expect(await film.address()).toMatch(/\/assets\/film\/globe\.(webm|mp4)$/);
        await page.locator('#consult').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await expect.poll(film.plays).toBe(false);
      });

      await test.step('a name moves with its city', async () => {
        await toFilm();
        const singapore = page.locator('#globe [data-city]', { hasText: 'Singapore' });
        const leftOf = async () => (await singapore.boundingBox())?.x;
        const before = await leftOf();
        await expect.poll(leftOf).not.toBe(before);
      });

      await test.step('Page by page: it stops with the keyboard and stays so', async () => {
        await toFilm();
        await expect.poll(film.plays).toBe(true);
        await film.frame.getByRole('button', { name: 'Pause video' }).focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(film.frame.getByRole('button', { name: 'Play video' })).toBeVisible();
        expect(await film.plays()).toBe(false);
      });
    });
  });
}

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`the session clock on ${layout}`, () => {
    test.use(DEVICES[layout]);
    const words = wordsOf('zt', 'markets').sessions;
    const rowOf = (page: Page, city: keyof typeof words.cities) => page.locator(`[data-market="${city}"]`);

    test('every bar of it stands where its hours are; design, Chinese lines: with a half hour the number of hours stays on its line; it shows the minute in Hong Kong, and moves on by itself', async ({
      page,
    }) => {
      await page.clock.install({ time: new Date('2026-11-18T11:59:30+08:00') });
      await page.goto('/tradeGoMarkets');
      await hydrated(page);

      await test.step('every bar of it stands where its hours are', async () => {
        const places = () =>
          rowOf(page, 'hongKong').evaluate((row) => {
            const box = row.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
            const bar = row.querySelector('[data-line="1"]')?.getBoundingClientRect() ?? new DOMRect();
            return [bar.left, bar.right].map((at) => (24 * (at - box.left)) / box.width);
          });
        // The page was made today, which may be a day without a session; the browser's day comes once it is in view.
        await page.getByTestId('session-clock').scrollIntoViewIfNeeded();
        await expect(async () => {
          const [from, to] = await places();
          expect(from).toBeCloseTo(9.5, 0);
          expect(to).toBeCloseTo(16, 0);
        }).toPass();
      });

      await test.step('design, Chinese lines: with a half hour the number of hours stays on its line, within the page', async () => {
        const [lines, beyond] = await page.getByTestId('session-clock').evaluate((clock) => {
          const figure = clock.querySelector('b[data-figures]') as HTMLElement;
          const hours = figure.textContent;
          figure.textContent = '16.5';
          const words = document.createRange();
          words.selectNodeContents(figure);
          const drawn = [
            words.getClientRects().length,
            words.getBoundingClientRect().right - clock.getBoundingClientRect().right,
          ];
          figure.textContent = hours;
          return drawn;
        });
        expect(lines).toBe(1);
        expect(beyond).toBeLessThan(12);
      });

      await test.step('it shows the minute in Hong Kong, and moves on by itself', async () => {
        const clock = page.getByTestId('session-clock');
        await clock.scrollIntoViewIfNeeded();
        await page.clock.runFor(6_000);
        await expect(clock).toContainText(`${words.now} 11:59`);
        await expect(rowOf(page, 'hongKong')).toContainText(words.open.replace('{time}', '12:00'));
        await page.clock.runFor(60_000);
        await expect(clock).toContainText(`${words.now} 12:00`);
        await expect(rowOf(page, 'hongKong')).toContainText(words.lunch.replace('{time}', '13:00'));
        await expect(rowOf(page, 'hongKong')).toHaveAttribute('data-state', 'lunch');
      });
    });
  });

  test(`the session clock on ${layout} without JavaScript: the sessions of a day that it names, without an hour that would be wrong`, async () => {
    const words = wordsOf('zt', 'markets').sessions;
    const { $, hook } = await read('/tradeGoMarkets', layout);
    const clock = hook('session-clock');
    const day = clock.find('time').attr('datetime') ?? '';
    // On a day without a session it is the next one with some, over a long weekend at most.
    expect(Math.abs(Date.now() - Date.parse(`${day}T12:00+08:00`))).toBeLessThan(5 * 24 * 3_600_000);
    expect(wordsIn($, clock.find('h3'))).toEqual(Object.values(words.cities));
    const rows = wordsIn($, clock.find('li'));
    expect(rows).toHaveLength(Object.keys(words.cities).length);
    expect(rows.filter((row) => !/\d\d:\d\d–\d\d:\d\d|當日沒有交易時段/.test(row))).toEqual([]);
    expect(wordsIn($, clock).join()).not.toContain(words.now);
  });
}
