import type { Locator } from '@playwright/test';
import { read, wordsIn } from '../support/reading';
import { DEVICES, expect, hydrated, sticksOut, test } from '../support/test';

const PATHS = {
  desktop: { roadshows: '/sub-roadShow', questions: '/sub-investorInteraction' },
  mobile: { roadshows: '/roadService', questions: '/interaction' },
} as const;

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`§2 what leads the lists of investor relations on ${layout}, without JavaScript`, () => {
    test.use({ ...DEVICES[layout], javaScriptEnabled: false });

    test('§2 the latest report stands across the page, and is a row less on the next page and in a year', async ({
      page,
    }) => {
      await page.goto('/financialReports?lang=en');
      const [lead, next] = await page.getByTestId('report-card').all();
      const [tall, low] = await Promise.all([lead, next].map(async (card) => (await card?.boundingBox())?.height ?? 0));
      await expect(lead as NonNullable<typeof lead>).toContainText('Third Quarterly Report 2026');
      expect(tall).toBeGreaterThan(2 * (low as number));
      await expect(page.getByText('86.4', { exact: false }).first()).toBeVisible();
      // A row has its picture beside the words, or no picture on a phone, and says revenue and profit.
      const [picture, words] = await Promise.all(['img', 'h3'].map(async (part) => next?.locator(part).boundingBox()));
      if (layout === 'mobile') expect(picture).toBeNull();
      else expect(picture?.width).toBeLessThan(200);
      expect(words?.x).toBeGreaterThan(picture?.x ?? 0);
      await expect(next?.getByRole('definition') as Locator).toHaveText([/55\.2\smillion/, /9\.4\smillion/]);
      await page.goto('/financialReports?lang=en&year=2026');
      const [first, second] = await page.getByTestId('report-card').all();
      const same = await Promise.all([first, second].map(async (card) => (await card?.boundingBox())?.width ?? 0));
      expect(Math.abs((same[0] as number) - (same[1] as number))).toBeLessThan(2);
    });

    test('§2 an answer opens without JavaScript, and a topic is an address', async ({ page }) => {
      await page.goto(`${PATHS[layout].questions}?lang=en`);
      const entry = page.getByTestId('qa-item').first();
      await expect(
        entry.getByText(
          'Your broker does; the Group, including its licensed subsidiary, holds no client money or shares.',
        ),
      ).toBeVisible();
      const rest = page.getByText('that broker executes, settles and keeps custody');
      await expect(rest).toBeHidden();
      await entry.locator('summary').click();
      await expect(rest).toBeVisible();
      const topic = page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Dividends' });
      await expect(topic).toBeVisible();
      const { $, hook } = await read((await topic.getAttribute('href')) ?? '', layout);
      expect(await topic.getAttribute('href')).toMatch(/q=Dividend/);
      expect(hook('qa-item').first().text()).toMatch(/dividend/i);
      expect(wordsIn($, $('nav[aria-label="Topics"] a[aria-current="true"]'))).toEqual(['Dividends']);
    });
  });

  test.describe(`§2 what leads the lists of investor relations on ${layout}`, () => {
    test.use(DEVICES[layout]);

    test('§2 the newest roadshow leads, says what is said when and runs past no edge, and every still says that it plays and for how long', async ({
      page,
    }) => {
      await page.goto(`${PATHS[layout].roadshows}?lang=en`);
      const [lead] = await page.getByTestId('roadshow-item').all();
      await expect(lead as NonNullable<typeof lead>).toContainText('Third-quarter 2026 results call');
      // On a phone the parts open.
      if (layout === 'mobile') await lead?.getByText('Contents', { exact: true }).click();
      const points = lead?.getByRole('listitem');
      await expect(points as Locator).toHaveCount(5);
      await expect(points?.nth(1) as Locator).toHaveText('3:00Nine-month revenue');
      await expect(points?.nth(1) as Locator).toBeVisible();
      expect(await sticksOut(page)).toBe(0);
      for (const item of await page.getByTestId('roadshow-item').all()) {
        await expect(item).toContainText(/Length (?:\d:)?\d{2}:\d{2}/);
      }
      for (const still of await page.getByTestId('roadshow-item').locator('img').all()) {
        // In the upper corner, clear of what the still shows; pictures come to their places once the page is painted.
        const inCorner = () =>
          still.evaluate((image) => {
            const mark = image.parentElement?.parentElement?.querySelector(':scope > span');
            if (!mark) return false;
            const [of, at] = [image.getBoundingClientRect(), mark.getBoundingClientRect()];
            return [of.right - at.right, at.top - of.top].every((distance) => distance >= 0 && distance <= 24);
          });
        await expect.poll(inCorner).toBe(true);
      }
      await lead?.locator('img').scrollIntoViewIfNeeded();
      const still = await lead?.locator('img').boundingBox();
      const [tab] = await Promise.all([
        page.waitForEvent('popup'),
        page.mouse.click((still?.x ?? 0) + (still?.width ?? 0) / 2, (still?.y ?? 0) + (still?.height ?? 0) / 2),
      ]);
      expect(tab).toBeTruthy();
    });

    for (const [lang, topic, office] of [
      ['zt', '首九個月收入', '行政總裁'],
      ['zh', '前三季度收入', '行政总裁'],
      ['en', 'Nine-month revenue', 'Chief Executive Officer'],
    ] as const) {
      test(`§2 the newest roadshow says what is said when, and quotes an office (${lang})`, async () => {
        const { $, hook } = await read(`${PATHS[layout].roadshows}?lang=${lang}`, layout);
        const lead = hook('roadshow-item').first();
        const points = wordsIn($, lead.find('li'));
        expect(points).toHaveLength(5);
        expect(points[1]).toBe(`3:00${topic}`);
        expect(lead.find('figure')).toHaveLength(1);
        expect(lead.find('figure').text()).toContain(office);
      });
    }

    test('§2 the carousel of questions cuts no sentence and leads to its answer, which is open there', async ({
      page,
    }) => {
      await page.goto('/investorRelations?lang=en');
      await hydrated(page);
      const slide = page.locator('#questions').getByTestId('qa-item').first();
      await slide.scrollIntoViewIfNeeded();
      const cut = await slide.evaluate((element) => element.scrollHeight - element.clientHeight);
      expect(cut).toBeLessThanOrEqual(1);
      await page
        .locator('#questions')
        .getByRole('link', { name: /^Read the answer/ })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${PATHS[layout].questions}\\?lang=en#answer-\\d+$`));
      await expect(page.getByTestId('qa-item').first().locator('details')).toHaveAttribute('open', '');
    });
  });
}

test.describe('§2 the opening of investor relations', () => {
  test.use({ ...DEVICES.desktop, javaScriptEnabled: false });

  test('§2 the price stands in the first screen, and its chart begins there', async ({ page }) => {
    await page.goto('/investorRelations');
    const chart = await page.getByTestId('price-chart').boundingBox();
    const top = chart?.y ?? 999;
    const price = await page.getByTestId('key-facts').getByRole('link').first().boundingBox();
    expect((price?.y ?? 999) + (price?.height ?? 0)).toBeLessThan(500);
    expect(top).toBeLessThan(900);
  });

  test('§2 what the company is stands in two columns that begin on one line', async ({ page }) => {
    await page.goto('/investorRelations');
    const company = page.locator('#company');
    const [facts, words] = await Promise.all([
      company.locator('dl').boundingBox(),
      company.locator('p').first().boundingBox(),
    ]);
    expect(Math.abs((facts?.y ?? 0) - (words?.y ?? 99))).toBeLessThanOrEqual(12);
  });
});
