import type { Locale } from '../../../lib/i18n/locales';
import type { Layout } from '../../../lib/site/routes';
import { FILMS, filmOf, watchRequests } from '../support/moving';
import { DEVICES, expect, hydrated, test } from '../support/test';
import { wordsOf } from '../support/words';

/** The trading-platform home (§2); its consultation popup is told in `consultation`. */
const SHOWN: [Layout, Locale][] = [
  ['desktop', 'zt'],
  ['mobile', 'en'],
];

for (const [layout, lang] of SHOWN) {
  test.describe(`§2 trading-platform home on ${layout} (${lang})`, () => {
    test.use(DEVICES[layout]);
    const words = wordsOf(lang, 'markets');
    const search = lang === 'zt' ? '' : `lang=${lang}`;

    test('§2 trading-platform home: the banner leads to the download of the platform', async ({ page }) => {
      await page.goto(`/tradeGoMarkets?lang=${lang}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(lang, 'pages').tradeGoMarkets.heading);
      await expect(page.getByRole('link', { name: words.banner.download })).toHaveAttribute(
        'href',
        `/tradeGodownload?${['id=tradeMartiOS', search].filter(Boolean).join('&')}`,
      );
    });

    test('§2 trading-platform home: three strengths, five capabilities, two licences, the reasons to choose us', async ({
      page,
    }) => {
      await page.goto(`/tradeGoMarkets?lang=${lang}`);
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
      await expect(points('licences')).toHaveCount(2);
      await expect(points('licences')).toHaveText([/1/, /7/]);
      for (const { title } of [whyUs.years, whyUs.brokers, whyUs.people, whyUs.open]) {
        await expect(page.getByRole('main').getByRole('heading', { level: 3, name: title })).toBeVisible();
      }
    });

    test('§2 trading-platform home: twelve partner logos, each with the name of its firm', async ({ page }) => {
      await page.goto(`/tradeGoMarkets?lang=${lang}`);
      const logos = page.locator('#partners').getByRole('img');
      await expect(logos).toHaveCount(12);
      const names = await logos.evaluateAll((all) => all.map((logo) => logo.getAttribute('alt')));
      expect(new Set(names.filter(Boolean)).size).toBe(12);
    });
  });
}

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`§4 the globe film on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test('§4 the globe film is fetched and plays once it is in view, and pauses out of it', async ({ page }) => {
      const films = watchRequests(page, FILMS);
      await page.goto('/tradeGoMarkets?lang=en');
      await hydrated(page);
      const film = filmOf(page, 'globe');
      expect([films, await film.address()]).toEqual([[], '']);
      await film.frame.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect.poll(film.plays).toBe(true);
      expect(await film.address()).toMatch(/\/assets\/film\/globe\.(webm|mp4)$/);
      await page.locator('#consult').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await expect.poll(film.plays).toBe(false);
    });

    test('decisions, Page by page: the globe film stops with the keyboard and stays so', async ({ page }) => {
      await page.goto('/tradeGoMarkets?lang=en');
      await hydrated(page);
      const film = filmOf(page, 'globe');
      await film.frame.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect.poll(film.plays).toBe(true);
      await film.frame.getByRole('button', { name: 'Pause the film' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(film.frame.getByRole('button', { name: 'Play the film' })).toBeVisible();
      expect(await film.plays()).toBe(false);
    });
  });
}
