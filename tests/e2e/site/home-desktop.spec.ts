import type { Page } from '@playwright/test';
import { LOCALES } from '../../../lib/i18n/locales';
import { carousel } from '../support/moving';
import { read, slidesIn, wordsIn } from '../support/reading';
import { DEVICES, expect, hydrated, MOVING, test } from '../support/test';
import { wordsOf } from '../support/words';

test.use(DEVICES.desktop);

const english = wordsOf('en', 'home');
const SLIDES = ['trading', 'cloud', 'liveReport', 'markets', 'listed'] as const;
const WAYS_ON = [
  '/tradeGodownload',
  '/brokerService',
  '/listedCompanyServices',
  '/tradeGoMarkets',
  '/listedCompanyServices',
];

async function open(page: Page, lang = 'en') {
  await page.goto(`/home?lang=${lang}`);
  await hydrated(page);
}

test.describe('§2 home desktop: the slides', () => {
  test.use(MOVING);
  for (const lang of LOCALES) {
    test(`§2 home desktop: below one sentence five slides, each with its name, its title and one way on (${lang})`, async () => {
      const { $ } = await read(`/home?lang=${lang}`);
      const slides = slidesIn($, 'home');
      const { hero } = wordsOf(lang, 'home');
      expect(wordsIn($, $('h1'))).toEqual([wordsOf(lang, 'pages').home.heading]);
      expect(wordsIn($, $('[data-name="home"] button[aria-controls]'))).toEqual(SLIDES.map((key) => hero[key].name));
      expect(wordsIn($, slides.find('h2'))).toEqual(SLIDES.map((key) => hero[key].title));
      const links = slides
        .find('a')
        .toArray()
        .map((link) => $(link).attr('href'));
      expect(links).toEqual(WAYS_ON.map((path) => (lang === 'zt' ? path : `${path}?lang=${lang}`)));
    });
  }

  test('§9, §2, Page by page: home desktop: a slide stays for 5 s, its successor is there before; slides stand still under the pointer and when paused; marks and arrow keys show them, and lead on', async ({
    page,
  }) => {
    await open(page);
    const { root, marks, slides, shown, started, progress } = carousel(page, 'home');
    const toggle = (name: string) => root.getByRole('button', { name });

    await test.step('§9 the picture of the next slide is there before the slide comes in', async () => {
      const picture = slides.nth(1).getByRole('img', { includeHidden: true });
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(root).toHaveAttribute('data-active', '0');
    });

    await test.step('§9 a slide stays for 5 s', async () => {
      await expect(progress).toHaveCSS('animation-duration', '5s');
    });

    await test.step('Page by page: the slides stand still under the pointer and when they are paused', async () => {
      await expect(started).toBeVisible();
      await expect(progress).toHaveAttribute('data-running', 'true');
      await started.hover();
      await expect(progress).toHaveAttribute('data-running', 'false');
      await page.getByRole('link', { name: 'TradeGo home' }).first().hover();
      await expect(progress).toHaveAttribute('data-running', 'true');
      await toggle('Pause the slides').focus();
      await page.keyboard.press('Enter');
      await expect(progress).toHaveCount(0);
    });

    // From here on the slides are paused, and nothing comes between.
    await test.step('§2 nothing of the slide before stays in view, 1440 and 820 px wide', async () => {
      await marks.nth(1).click();
      await expect(root).toHaveAttribute('data-active', '1');
      const picture = root
        .locator(`[role="group"][aria-label="${english.hero.trading.name}"]`)
        .getByRole('img', { includeHidden: true });
      // Where its last pixel is that nothing around it cuts off.
      const edge = () =>
        picture.evaluate((image) => {
          let right = image.getBoundingClientRect().right;
          for (
            let around = image.parentElement;
            around?.closest('[aria-live] > [role="group"]');
            around = around.parentElement
          )
            if (getComputedStyle(around).overflowX !== 'visible')
              right = Math.min(right, around.getBoundingClientRect().right);
          return right;
        });
      for (const width of [1440, 820]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(edge, { message: String(width) }).toBeLessThanOrEqual(0);
      }
    });

    await test.step('§2 notice, sentence, names of the slides and their words stand one below the other', async () => {
      const parts = [
        page.getByTestId('notice-bar'),
        page.getByRole('heading', { level: 1 }),
        marks.last(),
        slides.first().locator('h2'),
      ];
      for (const width of [768, 900, 901, 1200]) {
        await page.setViewportSize({ width, height: 900 });
        const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
        for (const [place, box] of boxes.slice(1).entries()) {
          const above = boxes[place];
          expect(box?.y ?? 0, String(width)).toBeGreaterThanOrEqual((above?.y ?? 900) + (above?.height ?? 0) + 8);
        }
      }
    });

    await test.step('§2 arrow keys step through the slides, round both ends', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await marks.first().click();
      await expect(root).toHaveAttribute('data-active', '0');
      await started.focus();
      for (const [key, active] of [
        ['ArrowRight', '1'],
        ['ArrowLeft', '0'],
        ['ArrowLeft', '4'],
        ['ArrowRight', '0'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(root).toHaveAttribute('data-active', active);
      }
    });

    await test.step('Page by page: they go on when they are played', async () => {
      await toggle('Play the slides').click();
      await expect(progress).toHaveCount(1);
    });

    await test.step('§2 a mark shows its slide, whose button leads on', async () => {
      // On a busy machine the five seconds of a slide may be over before it is clicked.
      await expect(async () => {
        await marks.nth(3).click();
        await shown.getByRole('link', { name: english.hero.markets.action }).click({ timeout: 3000 });
      }).toPass();
      await expect(page).toHaveURL(/\/tradeGoMarkets\?lang=en$/);
    });
  });
});

test.describe('§2 home desktop: the sections', () => {
  test('§2 home desktop: three advantage blocks', async () => {
    const { $ } = await read('/home?lang=en');
    expect($('#advantages h3')).toHaveLength(3);
  });

  for (const lang of LOCALES) {
    test(`design, Proof: marks of clients below the opening, and a sample case with before and after (${lang})`, async () => {
      const { $ } = await read(`/home?lang=${lang}`);
      const { clients, case: sample } = wordsOf(lang, 'home');
      const names = $(`section[aria-label="${clients.title}"] img`)
        .toArray()
        .map((mark) => $(mark).attr('alt'));
      expect([names.length, new Set(names.filter(Boolean)).size]).toEqual([8, 8]);

      const rows = $('#case table tr');
      expect(rows).toHaveLength(5);
      // Above the bars: which of them is which.
      expect(wordsIn($, rows.eq(0).find('[aria-hidden]'))).toEqual([`${sample.before}${sample.after}`]);
      expect(wordsIn($, rows.eq(2))).toEqual([
        `${sample.suppliers.label}${sample.suppliers.before}${sample.suppliers.after}`,
      ]);
      expect($('#case').text()).toContain(wordsOf(lang, 'common').sample);
    });
  }

  for (const [section, path, words] of [
    ['cloud', '/brokerService', 'cloud'],
    ['live-report', '/listedCompanyServices', 'liveReport'],
    ['markets', '/tradeGoMarkets', 'markets'],
  ] as const) {
    test(`§2 home desktop: the ${section} section has a picture and a link to learn more`, async () => {
      const { $ } = await read('/home?lang=en');
      const part = $(`#${section}`);
      expect(part.find('img').attr('alt')).toMatch(/\S/);
      const more = part.find('a').filter((_, link) => $(link).text() === wordsOf('en', 'home')[words].more);
      expect(more.attr('href')).toBe(`${path}?lang=en`);
    });
  }

  test('§9 home desktop: the figures are those of the record', async () => {
    const { $ } = await read('/home?lang=en');
    expect(wordsIn($, $('#brokers dd'))).toEqual(['300+', '2 million+', '700,000+']);
    expect(wordsIn($, $('#live-report dd'))).toEqual(['6,000+', '4,000+', '600,000+']);
  });

  for (const lang of LOCALES) {
    test(`§2 home desktop: the licence block names licences 1 and 7 (${lang})`, async () => {
      const { $ } = await read(`/home?lang=${lang}`);
      const { one, seven } = wordsOf(lang, 'home').licences;
      expect(wordsIn($, $('#licences h3'))).toEqual([`${one.name}${one.activity}`, `${seven.name}${seven.activity}`]);
      expect([one.name, seven.name].map((name) => name.replace(/\D/g, ''))).toEqual(['1', '7']);
    });
  }
});
