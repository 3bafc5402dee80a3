import { get } from 'node:http';
import { LOCALES } from '../../../lib/i18n/locales';
import { DESKTOP_UA, DEVICES, expect, hydrated, test, userAgentOf } from '../support/test';

/** Ten packets, then twenty: what a fresh connection brings in two round trips. */
const TWO_ROUND_TRIPS = 30 * 1460;

/** Bytes of an answer as it comes over the wire, with its headers. */
function bytesOf(address: URL, agent: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(
      address,
      { agent: false, headers: { 'User-Agent': agent, 'Accept-Encoding': 'br' } },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.socket.bytesRead));
      },
    );
    request.on('error', reject);
  });
}

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`Budgets: the first paint on ${layout}`, () => {
    test.use(DEVICES[layout]);

    for (const path of ['/home', '/tradeGoMarkets', '/personalServices']) {
      test(`Budgets: ${path}: only the opening picture is asked for before it`, async ({ page, problems }) => {
        await page.goto(`${path}?lang=en`, { waitUntil: 'networkidle' });
        await hydrated(page);
        const early = await page.evaluate(() => {
          const [paint] = performance.getEntriesByType('paint');
          const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          return asked
            .filter(({ startTime, name }) => startTime < (paint?.startTime ?? 0) && !name.startsWith('data:'))
            .map(({ name }) => name);
        });
        expect(early).toHaveLength(1);
        expect(early[0]).toMatch(/\.avif$/);
        expect(problems).toEqual([]);
      });
    }

    test('Budgets: pictures further down are asked for when the scripts have come', async ({ page }) => {
      const answer = await page.goto('/home?lang=en', { waitUntil: 'networkidle' });
      await hydrated(page);
      // Those that the page names; its parts ask for more of them later.
      const [, list = '[]'] = /\}\)\((\["\/_next\/static\/[^\]]+\])\)/.exec((await answer?.text()) ?? '') ?? [];
      const scripts: string[] = JSON.parse(list);
      expect(scripts.length).toBeGreaterThan(3);
      const { last, pictures } = await page.evaluate((paths) => {
        const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const further = Array.from(document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'));
        return {
          last: Math.max(
            ...asked.filter(({ name }) => paths.includes(new URL(name).pathname)).map((one) => one.responseEnd),
          ),
          pictures: asked
            .filter(({ name }) => further.some((one) => one.currentSrc === name))
            .map((one) => ({ name: one.name, at: one.startTime })),
        };
      }, scripts);
      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.filter(({ at }) => at < last)).toEqual([]);
    });

    test('Budgets: whoever scrolls before that gets them at once', async ({ page }) => {
      // Scripts on a line that brings nothing.
      await page.route('**/_next/static/chunks/*.js', () => undefined);
      await page.goto('/personalServices?lang=en', { waitUntil: 'commit' });
      const last = page.locator('main img').last();
      await last.waitFor({ state: 'attached' });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await last.scrollIntoViewIfNeeded();
      await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(last).toBeInViewport();
    });

    for (const path of ['/home', '/tradeGoMarkets', '/personalServices']) {
      test(`Budgets: ${path} comes in two round trips, in every language`, async ({ baseURL }) => {
        test.setTimeout(120_000);
        for (const locale of LOCALES) {
          const ask = () => bytesOf(new URL(`${path}?lang=${locale}`, baseURL), userAgentOf(layout));
          expect(await ask(), locale).toBeGreaterThan(10_000);
          // As it is cached, which it is once it is asked for again (lib/next/page-cache.ts), after
          // the pages that a server which has just started makes first.
          await expect.poll(ask, { message: locale, timeout: 60_000 }).toBeLessThanOrEqual(TWO_ROUND_TRIPS);
        }
      });
    }

    test('Budgets: English is set in its face from the first frame, without a request', async ({ page }) => {
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (/^http.*\.woff2/.test(request.url())) fonts.push(request.url());
      });
      await page.addInitScript(() => {
        new PerformanceObserver(() => {
          const ready = Array.from(document.fonts).filter(({ status }) => status === 'loaded');
          document.documentElement.dataset.readyFaces = ready.map(({ family }) => family).join();
        }).observe({ type: 'paint', buffered: true });
      });
      await page.goto('/tradeGoMarkets?lang=en', { waitUntil: 'networkidle' });
      await hydrated(page);
      expect(await page.locator('html').getAttribute('data-ready-faces')).toBe('geist');
      expect(fonts).toEqual([]);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('Budgets: pictures further down are there when they are reached', async ({ page }) => {
        await page.goto('/personalServices?lang=en');
        const last = page.locator('main img').last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport();
        await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      });
    });
  });
}

test.describe('Budgets: answers are compressed', () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ] as const) {
    test(`Budgets: a client that accepts ${accepted} gets ${encoding ?? 'them as they are'}`, async ({ request }) => {
      const headers = { 'Accept-Encoding': accepted, 'User-Agent': DESKTOP_UA };
      const page = await request.get('/home?lang=en', { headers });
      const [script = ''] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(await page.text()) ?? [];
      for (const answer of [
        page,
        await request.get(script, { headers }),
        await request.get('/website/Website/dynamicTop?lang=en', { headers }),
      ]) {
        expect(answer.status(), answer.url()).toBe(200);
        expect(answer.headers()['content-encoding'], answer.url()).toBe(encoding);
        expect(answer.headers().vary, answer.url()).toMatch(/accept-encoding/i);
      }
    });
  }

  test('Budgets: the two large files of the framework ask to be compiled as they arrive', async ({ request }) => {
    const page = await (await request.get('/home')).text();
    const names = new Set(page.match(/\/_next\/static\/chunks\/[^"\\]+\.js/g));
    const files = await Promise.all([...names].map(async (name) => (await request.get(name)).text()));
    const asking = files.filter((code) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
    expect(asking).toHaveLength(2);
    for (const code of asking) expect(code.length).toBeGreaterThan(100_000);
  });

  test('Budgets: a picture, which is compressed already, is sent as it is, with its length', async ({ request }) => {
    const answer = await request.get('/assets/slide/markets-en-736.avif', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers()['content-encoding']).toBeUndefined();
    expect(Number(answer.headers()['content-length'])).toBe((await answer.body()).byteLength);
  });
});
