import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openedFile } from '../support/opened-file';
import { read, wordsIn } from '../support/reading';
import { DEVICES, expect, hydrated, test } from '../support/test';
import { wordsOf } from '../support/words';

/** The SDK download page on both layouts (§2, §3, §7, §9). */

/** §3: the type code of each tile, in the order of §2. */
const CODES = [
  ['javascript', 11],
  ['java', 14],
  ['ios', 16],
  ['android', 17],
  ['macObjectiveC', 12],
  ['python', 15],
  ['cpp', 13],
] as const;

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`§2 /downloadApi on ${layout}`, () => {
    test('§2 seven tiles in their order, each a link to its archive that works without scripts and has the checksum that is shown', async ({
      request,
    }) => {
      const { $, hook } = await read('/downloadApi', layout);
      const { names } = wordsOf('zt', 'sdk');
      const tiles = hook('sdk-tile');
      expect(wordsIn($, tiles.find('b'))).toEqual(CODES.map(([id]) => names[id]));
      const checksums: string[] = [];
      for (const tile of tiles.toArray()) {
        const archive = await request.get($(tile).attr('href') ?? '');
        expect(archive.status()).toBe(200);
        checksums.push(
          createHash('sha256')
            .update(await archive.body())
            .digest('hex'),
        );
      }
      expect(wordsIn($, $('#files tbody code'))).toEqual(checksums);
    });

    test('§2 every tile shows that it downloads, each step of the usage and each feature has its words and ways on', async () => {
      const { $, hook } = await read('/downloadApi', layout);
      const words = wordsOf('zt', 'sdk');
      const links = (parts: string, name: string) => $(`${parts} a`).filter((_, link) => $(link).text().includes(name));

      await test.step('§2 every tile shows that it downloads: an archive and its size', () => {
        for (const tile of hook('sdk-tile').toArray()) {
          expect($(tile).text()).toMatch(/ZIP · \d+\sKB/);
          expect($(tile).find('svg')).toHaveLength(1);
        }
      });

      await test.step('§2 each step of the usage has its own way on', () => {
        const steps = $('#usage li');
        expect(steps.eq(0).find('a').attr('href')).toBe('#sdks');
        expect(wordsIn($, steps.eq(1).find('a'))).toEqual([words.usage.action]);
        expect(steps.eq(2).find('a').attr('href')).toBe('/usingDocument');
      });

      await test.step('§2 four features and the ways on: the documents, the usage guide, the key', () => {
        const { signIn, recovery, heartbeat, types } = words.features;
        expect(wordsIn($, $('main h3'))).toEqual(
          expect.arrayContaining([signIn, recovery, heartbeat, types].map(({ title }) => title)),
        );
        // What the page is for comes first.
        expect($('main a').first().attr('href')).toBe('#sdks');
        expect(links('main', words.hero.documents).attr('href')).toBe('/openApi');
        expect(links('main', words.usage.guide).attr('href')).toBe('/usingDocument');
      });
    });
  });
}

/** §9: a click is counted on plate 2 with its type code, then the archive opens in a new window. */
async function isCountedAndOpened(page: Page, [id, code]: (typeof CODES)[number]): Promise<string> {
  const name = page.getByText(wordsOf('zt', 'sdk').names[id], { exact: true });
  const tile = page.getByTestId('sdk-tile').filter({ has: name });
  const [download, counted] = await Promise.all([
    openedFile(tile),
    page.waitForRequest('**/website/Website/downloadsPoint'),
  ]);
  expect(counted.postDataJSON()).toMatchObject({ pageNum: code, plate: 2 });
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  return download.path();
}

test.describe('§2 /downloadApi on desktop, by pointer and by keys', () => {
  test.use(DEVICES.desktop);

  test('§2, §4, §9 the tile and the scenario that are chosen change what is shown, a click logs its type code and opens the file, and the key is applied for', async ({
    page,
  }) => {
    await page.goto('/downloadApi');

    await test.step('§4 the tile that is pointed at or focused changes the code beside the tiles', async () => {
      const { names } = wordsOf('zt', 'sdk');
      const shown = page.locator('#sdks figure:visible figcaption');
      await expect(shown).toContainText(names.javascript);
      await page.getByTestId('sdk-tile').filter({ hasText: names.python }).hover();
      await expect(shown).toHaveCount(1);
      await expect(shown).toContainText(names.python);
      await page.mouse.move(0, 0);
      await page.getByTestId('sdk-tile').filter({ hasText: names.cpp }).focus();
      await expect(shown).toHaveCount(1);
      await expect(shown).toContainText(names.cpp);
    });

    await test.step('§2 the chosen scenario changes the picture, by pointer and by keys', async () => {
      await hydrated(page);
      const { scenarios } = wordsOf('zt', 'sdk');
      const section = page.locator('#scenarios');
      await expect(section.getByRole('img', { name: scenarios.quant.picture })).toBeVisible();
      await section.getByRole('tab', { name: scenarios.desk.title }).click();
      await expect(section.getByRole('img', { name: scenarios.desk.picture })).toBeVisible();
      await expect(section.getByRole('img', { name: scenarios.quant.picture })).toBeHidden();
      await page.keyboard.press('ArrowDown');
      await expect(section.getByRole('img', { name: scenarios.alerts.picture })).toBeVisible();
    });

    await test.step('§9 a click logs its type code on plate 2, then the file opens in a new window', async () => {
      for (const sdk of CODES) await isCountedAndOpened(page, sdk);
    });

    await test.step('§4 the key is applied for with the business type of market data', async () => {
      await page
        .locator('#usage')
        .getByRole('link', { name: wordsOf('zt', 'sdk').usage.action })
        .click();
      await expect(page.getByTestId('consultation-popup')).toBeVisible();
      await expect(page.getByTestId('consultation-popup')).toContainText(wordsOf('zt', 'common').businessType3);
    });
  });
});

test.describe('§2 /downloadApi on mobile, by touch', () => {
  test.use(DEVICES.mobile);

  test('§2, §9 a tile logs its type code and opens the file, which has the checksum that is folded away below', async ({
    page,
  }) => {
    await page.goto('/downloadApi');
    await hydrated(page);
    const file = await isCountedAndOpened(page, ['python', 15]);
    const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
    await page.locator('#files').getByText(wordsOf('zt', 'sdk').files.title).click();
    const row = page.getByRole('row').filter({ hasText: 'Python' });
    expect(await row.locator('code').textContent()).toBe(sha256);
  });
});

test.describe('§2 scenarios on mobile', () => {
  test('§2 they are a carousel of four', async () => {
    const { $ } = await read('/downloadApi', 'mobile');
    expect($('[data-testid="carousel"][data-name="sdk-scenarios"] [role="group"]')).toHaveLength(4);
  });
});
