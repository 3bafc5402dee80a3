import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openedFile } from '../support/opened-file';
import { read, wordsIn } from '../support/reading';
import { DEVICES, expect, hydrated, test } from '../support/test';
import { wordsOf } from '../support/words';

/** The download page of the desktop layout, and /tradeGodownload on both (§2, §7, §9). */

const SECTIONS = ['android', 'ios', 'windows', 'mac', 'web', 'livereport', 'aipo', 'openapi'];
/** §9: a section stands 80 px below the window's top; half a pixel may be lost to rounding. */
const OFFSET = 80;

/** The checksum that stands in a section, and the SHA-256 of the file the browser saved. */
async function compare(file: string, shown: string | null): Promise<void> {
  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
  expect(shown?.replace(/\s/g, '')).toContain(sha256);
}

test.describe('§2 /download', () => {
  test.use(DEVICES.desktop);

  test('§2 it has eight sections in their order, each with the name, version and picture of the software list', async ({
    page,
  }) => {
    await page.goto('/download');
    const sections = page.getByTestId('software-section');
    await expect(sections).toHaveCount(8);
    expect(await sections.evaluateAll((all) => all.map((each) => each.getAttribute('data-name')))).toEqual(SECTIONS);
    await expect(sections.nth(2).getByRole('heading', { level: 2 })).toHaveText('捷利交易寶 Windows 版');
    await expect(sections.nth(2)).toContainText('10.30');
    await expect(sections.nth(2)).toContainText('14.3 MB');
    const { sampleTitle } = wordsOf('zt', 'downloads').file;
    for (const place of [0, 2, 3]) {
      await expect(sections.nth(place).getByText(sampleTitle)).toBeVisible();
      await expect(sections.nth(place).locator('time')).toBeVisible();
      await expect(sections.nth(place).locator('code')).toBeVisible();
    }
    await expect(sections.nth(3)).toContainText('V2.8.2');
    await expect(sections.nth(0)).toContainText('Android 8.0');
    for (let place = 0; place < SECTIONS.length; place++) {
      await expect(sections.nth(place).getByRole('img').first()).toHaveAttribute('alt', /\S/);
    }
  });

  test('§2 every section has its action in the same column', async ({ page }) => {
    await page.goto('/download');
    const words = wordsOf('zt', 'downloads').offers;
    const lefts = new Set<number>();
    for (const { action } of Object.values(words)) {
      const box = await page.getByRole('link', { name: action }).boundingBox();
      lefts.add(Math.round(box?.x ?? 0));
    }
    expect(lefts.size).toBe(1);
  });

  for (const [id, section] of [
    ['windows', 'windows'],
    ['jybIos', 'ios'],
    ['LIVEREPORT', 'livereport'],
  ] as const) {
    test(`§2 ?id=${id} scrolls to its section, 80 px below the top`, async ({ page }) => {
      await page.goto(`/download?id=${id}`);
      const target = page.locator(`#${section}`);
      await expect.poll(async () => Math.abs((await target.boundingBox())?.y ?? 0) - OFFSET).toBeLessThanOrEqual(1);
      expect((await target.boundingBox())?.y).toBeGreaterThan(OFFSET - 2);
    });
  }

  test('decisions, Routes: an unknown id scrolls nowhere', async ({ page }) => {
    await page.goto('/download?id=nothing');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('§2 the side list leads smoothly to a section, and marks the one that is read (spy, 120 px)', async ({
    page,
  }) => {
    await page.goto('/download');
    await hydrated(page);
    const list = page.getByRole('navigation', { name: wordsOf('zt', 'downloads').sideList });
    await expect(list.getByRole('link')).toHaveCount(8);
    await expect(list.locator('[aria-current]')).toHaveText('Android');
    await list.getByRole('link', { name: 'Mac' }).click();
    await expect(page).toHaveURL(/#mac$/);
    await expect(list.locator('[aria-current]')).toHaveText('Mac');
    await expect(list).toBeInViewport();
    const top = () => page.locator('#mac').evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await top()) - OFFSET)).toBeLessThanOrEqual(1);
    await page.locator('#web').evaluate((web) => window.scrollBy(0, web.getBoundingClientRect().top - 119));
    await expect(list.locator('[aria-current]')).toHaveText(wordsOf('zt', 'downloads').offers.web.short);
    await page.evaluate(() => window.scrollBy(0, -3));
    await expect(list.locator('[aria-current]')).toHaveText('Mac');
  });

  test('§2 a downloaded archive has the checksum that is shown', async ({ page }) => {
    await page.goto('/download');
    await hydrated(page);
    const section = page.locator('#windows');
    const link = section.getByRole('link', { name: wordsOf('zt', 'downloads').offers.windows.action });
    const download = await openedFile(link);
    await compare(await download.path(), await section.locator('code').textContent());
  });

  for (const [what, answer] of [
    ['is refused', { status: 500, body: 'no' }],
    ['is no JSON', { status: 200, body: '<html>' }],
    ['cannot be reached', undefined],
  ] as const) {
    test(`§7 the file opens although the count of the click ${what}`, async ({ page }) => {
      await page.route('**/website/Website/*', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto('/download');
      await hydrated(page);
      const link = page.locator('#mac').getByRole('link', { name: wordsOf('zt', 'downloads').offers.mac.action });
      expect((await openedFile(link)).suggestedFilename()).toBe('tradego-mac-2.8.2-sample.zip');
    });
  }

  test('§7 a slow count holds nothing back', async ({ page }) => {
    await page.route('**/website/Website/*', () => undefined);
    await page.goto('/download');
    await hydrated(page);
    const link = page.locator('#mac').getByRole('link', { name: wordsOf('zt', 'downloads').offers.mac.action });
    expect((await openedFile(link)).suggestedFilename()).toContain('mac');
  });

  for (const [section, offer, pageNum] of [
    ['livereport', 'liveReport', 8],
    ['aipo', 'aipo', 9],
  ] as const) {
    test(`§9 a click on ${section} is counted with pageNum ${pageNum} and plate 1`, async ({ page, context }) => {
      await context.route('https://example.com/**', (route) => route.fulfill({ body: 'elsewhere' }));
      await page.goto('/download');
      await hydrated(page);
      const [counted, opened] = await Promise.all([
        page.waitForRequest('**/website/Website/downloadsPoint'),
        context.waitForEvent('page'),
        page
          .locator(`#${section}`)
          .getByRole('link', { name: wordsOf('zt', 'downloads').offers[offer].action })
          .click(),
      ]);
      await expect(opened.locator('body')).toHaveText('elsewhere');
      expect(counted.postDataJSON()).toMatchObject({ pageNum, plate: 1 });
    });
  }

  test('§9 a click on the Open API is counted with pageNum 10 and leads to the SDK page', async ({ page }) => {
    await page.goto('/download');
    await hydrated(page);
    const [counted] = await Promise.all([
      page.waitForRequest('**/website/Website/downloadsPoint'),
      page
        .locator('#openapi')
        .getByRole('link', { name: wordsOf('zt', 'downloads').offers.openApi.action })
        .click(),
    ]);
    expect(counted.postDataJSON()).toMatchObject({ pageNum: 10, plate: 1 });
    await expect(page).toHaveURL('/downloadApi');
  });
});

test.describe('§2 /download without scripts', () => {
  test.use({ ...DEVICES.desktop, javaScriptEnabled: false });

  test('§2 ?id= scrolls there, the list leads, and every download is a link', async ({ page }) => {
    await page.goto('/download?id=web');
    await expect.poll(async () => Math.round((await page.locator('#web').boundingBox())?.y ?? 0)).toBe(OFFSET);
    const list = page.getByRole('navigation', { name: wordsOf('zt', 'downloads').sideList });
    await expect(list.getByRole('link', { name: 'iOS' })).toHaveAttribute('href', '#ios');
    for (const section of ['android', 'windows', 'mac'] as const) {
      const link = page
        .locator(`#${section}`)
        .getByRole('link', { name: wordsOf('zt', 'downloads').offers[section].action });
      await expect(link).toHaveAttribute('href', /-sample\.zip$/);
    }
  });
});

const AGENTS = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
};

test.describe('§2 /tradeGodownload', () => {
  for (const [platform, agent] of Object.entries(AGENTS)) {
    test(`§2 on ${platform} the visitor's own version leads, with a way to the others`, async ({ request }) => {
      const html = await (await request.get('/tradeGodownload?lang=en', { headers: { 'User-Agent': agent } })).text();
      expect(html).toMatch(new RegExp(`data-testid="own-version" data-name="${platform}"`));
      const others = [...html.matchAll(/data-testid="software-section" data-name="(\w+)"/g)].map(([, name]) => name);
      expect(others).toEqual(['android', 'ios', 'windows', 'mac', 'web'].filter((each) => each !== platform));
      expect(html.match(/data-testid="online-product"/g)).toHaveLength(3);
      for (const anchor of SECTIONS) expect(html).toContain(`id="${anchor}"`);
    });
  }

  test('§2 where nothing is known of the device every version is offered', async ({ request }) => {
    const html = await (await request.get('/tradeGodownload', { headers: { 'User-Agent': 'curl/8' } })).text();
    expect(html).not.toContain('data-testid="own-version"');
    for (const anchor of ['ios', 'android', 'windows', 'mac', 'web']) expect(html).toContain(`href="#${anchor}"`);
  });

  for (const layout of ['desktop', 'mobile'] as const) {
    test.describe(layout, () => {
      test.use(DEVICES[layout]);

      for (const guide of ['jybIos', 'tradeMartiOS'] as const) {
        test(`§2 ?id=${guide} opens on the iOS install guide: five steps, each with its picture`, async () => {
          const { $, hook } = await read(`/tradeGodownload?id=${guide}`, layout);
          const { title, steps } = wordsOf('zt', 'downloads').guide[guide];
          expect(wordsIn($, $('h1'))).toEqual([title]);
          expect(wordsIn($, $(`#${guide} h3`))).toEqual(
            expect.arrayContaining(Object.values(steps).map((step) => step.title)),
          );
          expect($(`#${guide} li > picture img`)).toHaveLength(5);
          expect(hook('software-section')).toHaveLength(0);
          const ways = wordsOf('zt', 'downloads').guide;
          const all = $('main a').filter((_, link) => $(link).text().includes(ways.all));
          expect(all.attr('href')).toBe(layout === 'desktop' ? '/download' : '/tradeGodownload');
          expect(wordsIn($, $('main :is(h2, h3)'))).toContain(ways.noAccount.title);
          // The store is opened once the right account is signed in.
          const third = $(`#${guide} li`).eq(2);
          if (layout === 'mobile') {
            expect(third.find('a').text()).toContain(ways.store);
            expect(third.find('a').attr('href')).toMatch(/apple\.com/);
          } else {
            const codes = third.find('img').toArray();
            expect(codes.map((code) => $(code).attr('src')).join()).toContain('code-ios.svg');
          }
          expect($('link[rel="canonical"]').attr('href')).toMatch(new RegExp(`/tradeGodownload\\?id=${guide}$`));
        });
      }

      test('§2 an archive that is downloaded has the checksum that is shown', async ({ page }) => {
        await page.goto('/tradeGodownload');
        await hydrated(page);
        const row = page.locator('#android');
        const check = page.locator('[data-testid="file-check"][data-name="android"]');
        // On a phone each system's opens by a touch.
        if (layout === 'mobile') await check.locator('summary').click();
        await expect(check.locator('code')).toBeVisible();
        const { file } = wordsOf('zt', 'downloads');
        await expect(row.getByRole('link', { name: file.check })).toHaveAttribute('href', '#verify');
        const link = row.getByRole('link', { name: wordsOf('zt', 'downloads').offers.android.action });
        const download = await openedFile(link);
        await compare(await download.path(), await check.locator('code').textContent());
      });

      test('§7 in the area CN the store link becomes the guide', async ({ page }) => {
        await page.route('**/popularity/account/queryArea', (route) =>
          route.fulfill({ json: { result: 1, data: 'CN' } }),
        );
        await page.goto('/tradeGodownload');
        await hydrated(page);
        const link = page.locator('#ios').getByRole('link', { name: wordsOf('zt', 'downloads').offers.ios.action });
        await link.scrollIntoViewIfNeeded();
        await expect(link).toHaveAttribute('href', '/tradeGodownload?id=jybIos');
      });
    });
  }

  test('§2 on desktop a code for each kind of phone opens its store', async ({ request }) => {
    const html = await (await request.get('/tradeGodownload')).text();
    for (const store of ['ios', 'android']) {
      expect(html).toContain(`/drawing/code-${store}.svg`);
      expect((await request.get(`/drawing/code-${store}.svg`)).headers()['content-type']).toContain('image/svg+xml');
    }
  });
});
