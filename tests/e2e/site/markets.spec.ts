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

    test('§2 trading-platform home: three strengths, five capabilities, two licences, the reasons to choose us', async () => {
      const { $ } = await read(`/tradeGoMarkets?lang=${lang}`, layout);
      const points = (section: string) => wordsIn($, $(`#${section} h3`));
      const { strengths, globe, whyUs } = words;
      expect(points('strengths')).toEqual(
        [strengths.listed, strengths.licensed, strengths.built].map(({ title }) => plain(title)),
      );
      const capabilities = [globe.quotes, globe.routing, globe.risk, globe.settlement, globe.analytics];
      expect(points('globe')).toEqual(capabilities.map(({ title }) => plain(title)));
      expect($('#globe li svg')).toHaveLength(5);
      // Each once on the page.
      const [all = ''] = wordsIn($, $('body'));
      for (const { text } of capabilities) expect(all.split(plain(text)), text).toHaveLength(2);
      expect(points('licences')).toEqual([expect.stringMatching(/1/), expect.stringMatching(/7/)]);
      // The sample company was founded in 2010.
      const years = whyUs.years.title.replace(/^.*other \{(.*)\}\}$/, '$1').replace('{founded}', '2010');
      expect(points('why-us')).toEqual(
        [years, whyUs.brokers.title, whyUs.people.title, whyUs.open.title].map((title) =>
          expect.stringContaining(plain(title)),
        ),
      );
      expect($('#globe [data-testid="video"][data-name="globe"]')).toHaveLength(1);
    });

    test('§2 trading-platform home: the licences name the corporation, its number and the register, and are no endorsement', async () => {
      const { $ } = await read(`/tradeGoMarkets?lang=${lang}`, layout);
      const { register, noEndorsement } = words.licences;
      expect(wordsIn($, $('#licences dd'))).toEqual(
        [HOLDER[lang], 'ZZZ000', register.value].map((value) => expect.stringContaining(plain(value))),
      );
      const link = $('#licences dd a').filter((_, each) => $(each).text().includes(register.value));
      expect([link.attr('href'), link.attr('target')]).toEqual(['https://example.com/sfc-public-register', '_blank']);
      expect(wordsIn($, $('#licences')).join()).toContain(plain(noEndorsement));
    });
  });
}

/** A message as `wordsIn` reads it: its firm spaces too. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

test.describe('§4 the globe film', () => {
  test.use({ ...DEVICES.desktop, ...MOVING });

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

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`the session clock on ${layout}`, () => {
    test.use(DEVICES[layout]);
    const words = wordsOf('zt', 'markets').sessions;
    const rowOf = (page: Page, city: keyof typeof words.cities) => page.locator(`[data-market="${city}"]`);

    test('every bar of it stands where its hours are; design, Chinese lines: with a half hour the number of hours stays on its line; what the page says is large enough, and its samples say so', async ({
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

      await test.step('§2 its capabilities are large enough to be read, what is a sample and no endorsement is in sight', async () => {
        const sizes = await page
          .locator('#globe li h3')
          .evaluateAll((all) => all.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)));
        expect(sizes).toHaveLength(5);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18);
        const { banner, licences } = wordsOf('zt', 'markets');
        await expect(page.getByText(banner.sample, { exact: true })).toBeVisible();
        await expect(page.getByText(licences.noEndorsement)).toBeVisible();
      });

      // As the component test sees it on both.
      if (layout === 'mobile')
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
