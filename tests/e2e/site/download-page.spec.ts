import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { openedFile } from '../support/opened-file';
import { leadsTo, read, wordsIn } from '../support/reading';
import { DEVICES, expect, hydrated, test } from '../support/test';
import { wordsOf } from '../support/words';

/** The download page of the desktop layout, and /tradeGodownload on both (§2, §7, §9). */

const SECTIONS = ['android', 'ios', 'windows', 'mac', 'web', 'livereport', 'aipo', 'openapi'];
/** §9: a section stands 80 px below the window's top; half a pixel may be lost to rounding. */
const OFFSET = 80;

/** The checksum that stands in a section, and the SHA-256 of the file that came. */
function compare(file: Buffer, shown: string | null): void {
  const sha256 = createHash('sha256').update(file).digest('hex');
  expect(shown?.replace(/\s/g, '')).toContain(sha256);
}

/** Waits until a section stands where a link to it leads. */
async function stands(page: Page, section: string): Promise<void> {
  const top = async () => (await page.locator(`#${section}`).boundingBox())?.y ?? 0;
  await expect.poll(async () => Math.abs((await top()) - OFFSET)).toBeLessThanOrEqual(1);
}

test.describe('§2 /download', () => {
  test.use(DEVICES.desktop);

  test('§2 it has eight sections in their order, each with the name, version and picture of the software list', async () => {
    const { $, hook } = await read('/download');
    const sections = hook('software-section');
    expect(sections.toArray().map((each) => $(each).attr('data-name'))).toEqual(SECTIONS);
    expect(wordsIn($, sections.eq(2).find('h2'))).toEqual(['捷利交易寶 Windows 版']);
    const said = wordsIn($, sections);
    expect(said[2]).toContain('10.30');
    expect(said[2]).toContain('14.3 MB');
    expect(said[3]).toContain('V2.8.2');
    expect(said[0]).toContain('Android 8.0');
    for (const section of sections.toArray()) expect($(section).find('img').first().attr('alt')).toMatch(/\S/);
  });

  test('§2 ?id=windows scrolls to its section, 80 px below the top', async ({ page }) => {
    await page.goto('/download?id=windows');
    await stands(page, 'windows');
  });

  test('§2, §9 the side list leads and marks, an archive has its checksum, and clicks are counted', async ({
    page,
    context,
  }) => {
    await context.route('https://example.com/**', (route) => route.fulfill({ body: 'elsewhere' }));
    await page.goto('/download?id=nothing');
    await hydrated(page);

    await test.step('docs/requirements.md, Routes: an unknown id scrolls nowhere', async () => {
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    await test.step('§2 the side list leads smoothly to a section, and marks the one that is read (spy, 120 px)', async () => {
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

    await test.step('§2 a downloaded archive has the checksum that is shown, §9 and is counted', async () => {
      const section = page.locator('#windows');
      const link = section.getByRole('link', { name: wordsOf('zt', 'downloads').offers.windows.action });
      const [counted, download] = await Promise.all([
        page.waitForRequest('**/website/Website/downloadsPoint'),
        openedFile(link),
      ]);
      expect(counted.postDataJSON()).toMatchObject({ pageNum: 3, plate: 1 });
      compare(readFileSync(await download.path()), await section.locator('code').textContent());
    });

    for (const [section, offer, pageNum] of [
      ['livereport', 'liveReport', 8],
      ['aipo', 'aipo', 9],
    ] as const) {
      await test.step(`§9 a click on ${section} is counted with pageNum ${pageNum} and plate 1`, async () => {
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
        await opened.close();
      });
    }

    await test.step('§9 a click on the Open API is counted with pageNum 10 and leads to the SDK page', async () => {
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

  test('§7 the file opens although the count of the click is refused, is no JSON, cannot be reached or is slow', async ({
    page,
  }) => {
    let answer: Parameters<Route['fulfill']>[0] | 'none' | 'slow';
    await page.route('**/website/Website/*', (route) => {
      if (answer === 'slow') return;
      return answer === 'none' ? route.abort() : route.fulfill(answer);
    });
    await page.goto('/download');
    await hydrated(page);
    const link = page.locator('#mac').getByRole('link', { name: wordsOf('zt', 'downloads').offers.mac.action });
    for (const [what, given] of [
      ['is refused', { status: 500, body: 'no' }],
      ['is no JSON', { status: 200, body: '<html>' }],
      ['cannot be reached', 'none'],
      ['is slow', 'slow'],
    ] as const) {
      await test.step(`§7 the count of the click ${what}`, async () => {
        answer = given;
        const counted = page.waitForRequest('**/website/Website/downloadsPoint');
        expect((await openedFile(link)).suggestedFilename()).toBe('tradego-mac-2.8.2-sample.zip');
        await counted;
      });
    }
  });
});

test.describe('§2 /download without scripts', () => {
  test.use({ ...DEVICES.desktop, javaScriptEnabled: false });

  test('§2 ?id= scrolls there, the list leads, the actions stand in one column and are links', async ({
    page,
    request,
  }) => {
    const words = wordsOf('zt', 'downloads');
    await page.goto('/download?id=web');
    await stands(page, 'web');
    for (const [id, section] of [
      ['jybIos', 'ios'],
      ['LIVEREPORT', 'livereport'],
    ] as const) {
      await test.step(`§2 ?id=${id} leads to its section, 80 px below the top`, async () => {
        const answer = await request.get(`/download?id=${id}`, { maxRedirects: 0 });
        expect([answer.status(), answer.headers().location]).toEqual([307, `/download#${section}`]);
        await page.goto(`/download#${section}`);
        await stands(page, section);
      });
    }

    await test.step('§2 every section has its action in the same column', async () => {
      const lefts = new Set<number>();
      for (const { action } of Object.values(words.offers)) {
        const box = await page.getByRole('link', { name: action }).boundingBox();
        lefts.add(Math.round(box?.x ?? 0));
      }
      expect(lefts.size).toBe(1);
    });

    await test.step('§2 the list leads, and every download is a link with its day and its checksum', async () => {
      const list = page.getByRole('navigation', { name: words.sideList });
      await expect(list.getByRole('link', { name: 'iOS' })).toHaveAttribute('href', '#ios');
      for (const name of ['android', 'windows', 'mac'] as const) {
        const section = page.locator(`#${name}`);
        const link = section.getByRole('link', { name: words.offers[name].action });
        await expect(link).toHaveAttribute('href', /-sample\.zip$/);
        await expect(section.getByText(words.file.sampleTitle)).toBeVisible();
        await expect(section.locator('time')).toBeVisible();
        await expect(section.locator('code')).toBeVisible();
      }
    });
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
          const ways = wordsOf('zt', 'downloads').guide;
          const { title, steps } = ways[guide];
          expect(wordsIn($, $('h1'))).toEqual([title]);
          const headings = wordsIn($, $('main h3'));
          for (const step of Object.values(steps)) expect(headings).toContain(step.title);
          expect($(`#${guide} li > picture img`)).toHaveLength(5);
          expect(hook('software-section')).toHaveLength(0);
          const link = (parts: string, name: string) => $(parts).filter((_, each) => $(each).text().includes(name));
          expect(link('main a', ways.all).attr('href')).toBe(layout === 'desktop' ? '/download' : '/tradeGodownload');
          expect(wordsIn($, $('main :is(h2, h3)'))).toContain(ways.noAccount.title);
          // The store is opened once the right account is signed in.
          const third = `#${guide} li:has(> picture):nth-child(3)`;
          if (layout === 'mobile') expect(link(`${third} a`, ways.store).attr('href')).toMatch(/apple\.com/);
          else expect($(`${third} img[src*="code-ios.png"]`)).toHaveLength(1);
          expect($('link[rel="canonical"]').attr('href')).toMatch(new RegExp(`/tradeGodownload\\?id=${guide}$`));
        });
      }
    });
  }

  test.describe('on a phone', () => {
    test.use(DEVICES.mobile);

    test('§2, §7 an archive has the checksum that is shown, and in the area CN the store link becomes the guide', async ({
      page,
    }) => {
      await page.route('**/popularity/account/queryArea', (route) =>
        route.fulfill({ json: { result: 1, data: 'CN' } }),
      );
      await page.goto('/tradeGodownload');
      await hydrated(page);
      const { file, offers } = wordsOf('zt', 'downloads');

      await test.step('§7 in the area CN the store link becomes the guide', async () => {
        const link = page.locator('#ios').getByRole('link', { name: offers.ios.action });
        await link.scrollIntoViewIfNeeded();
        await expect(link).toHaveAttribute('href', '/tradeGodownload?id=jybIos');
      });

      await test.step('§2 an archive that is downloaded has the checksum that is shown', async () => {
        const row = page.locator('#android');
        const check = page.locator('[data-testid="file-check"][data-name="android"]');
        // On a phone each system's opens by a touch.
        await check.locator('summary').click();
        await expect(check.locator('code')).toBeVisible();
        await expect(page.locator('#versions').getByRole('link', { name: file.check })).toHaveAttribute(
          'href',
          '#verify',
        );
        const download = await openedFile(row.getByRole('link', { name: offers.android.action }));
        compare(readFileSync(await download.path()), await check.locator('code').textContent());
      });
    });
  });

  test('§2 on desktop an archive has the checksum that stands open', async ({ request }) => {
    const { $, hook } = await read('/tradeGodownload');
    const { file, offers } = wordsOf('zt', 'downloads');
    const check = hook('file-check').filter('[data-name="android"]');
    expect([check.length, check.find('details').length]).toEqual([1, 0]);
    expect(leadsTo($, file.check, '#versions')).toBe('#verify');
    const { newTab } = wordsOf('zt', 'layout').footer;
    const archive = await request.get(leadsTo($, `${offers.android.action}${newTab}`, '#android'));
    expect(archive.status()).toBe(200);
    compare(await archive.body(), check.find('code').text());
  });

  test('§2 on desktop a code for each kind of phone opens its store', async ({ request }) => {
    const html = await (await request.get('/tradeGodownload')).text();
    for (const store of ['ios', 'android']) {
      expect(html).toContain(`/drawing/code-${store}.png`);
      expect((await request.get(`/drawing/code-${store}.png`)).headers()['content-type']).toBe('image/png');
    }
  });
});
