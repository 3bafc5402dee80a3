import { DESKTOP_UA, expect, test } from '../support/test';

const BOX = '/website/Website/informationBox';
const GOOD = { businessType: '1', companyName: 'A', name: 'B', phone: '91234567', content: 'C' };

test.describe('safe by default', () => {
  test('every answer carries the common headers', async ({ request }) => {
    const asked = [
      '/home',
      '/website/Website/dynamicTop',
      '/healthz',
      // What Next answers before or instead of the site: redirects, a missing file, a refused method.
      '/no//such',
      '/home/',
      '/',
      '/foo.txt',
      '/_next/static/no-such.js',
      '/drawing/no-such',
    ];
    for (const path of [...asked, 'POST /home', 'POST /favicon.ico']) {
      const [address = '', method = 'GET'] = path.split(' ').reverse();
      const answer = await request.fetch(address, { method, maxRedirects: 0 });
      const headers = answer.headers();
      expect(answer.status(), path).toBeLessThan(500);
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['strict-transport-security'], path).toContain('max-age=63072000');
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy'], path).toContain('camera=()');
      expect(headers['x-frame-options'], path).toBe('DENY');
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
      expect(headers['x-powered-by'], path).toBeUndefined();
    }
  });

  test('§2 a document of ours may stand in a frame of ours, and of nobody else', async ({ page, request }) => {
    const file = '/assets/brand/mark-on-ink.svg';
    const headers = (await request.get(file)).headers();
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    await page.goto('/serviceTerms?lang=en');
    const framed = (address: string) =>
      page.evaluate(async (src) => {
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.append(frame);
        await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
        // A refused document is replaced by one of another origin.
        return frame.contentDocument?.URL ?? 'refused';
      }, address);
    expect(await framed(file)).toContain(file);
    expect(await framed('/healthz')).toBe('refused');
  });

  test('the policy of a page allows its own scripts by hash and no other inline script', async ({
    request,
    page,
    problems,
  }) => {
    // A page that has not been made before, then from the store: both carry it.
    for (const expected of ['MISS', 'HIT']) {
      const answer = await request.get('/companyDynamics?lang=en&pageIndex=2&pageSize=30', {
        headers: { 'User-Agent': DESKTOP_UA },
      });
      if (expected === 'HIT') expect(answer.headers()['x-nextjs-cache']).toBe('HIT');
      const policy = answer.headers()['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).toContain("frame-ancestors 'none'");
    }
    await page.goto('/home?lang=en');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      return 'injected' in window;
    });
    expect(ran).toBe(false);
    expect(problems.join()).toContain('Content Security Policy');
    problems.length = 0;
  });

  test('/healthz says that the store answers', async ({ request }) => {
    const answer = await request.get('/healthz');
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok', store: 'ok' });
  });

  test('a page takes GET and HEAD only', async ({ request }) => {
    const answer = await request.post('/home', { data: {} });
    expect(answer.status()).toBe(405);
    expect((await request.head('/home')).status()).toBe(200);
  });
});

test.describe('Calls: bad input to our own endpoints', () => {
  test('a missing field: 400 with the field’s message in the language of the header', async ({ request }) => {
    const answer = await request.post(BOX, { data: { ...GOOD, name: ' ' }, headers: { language: 'cht' } });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({ result: 0, errors: { name: '此欄必須填寫' } });
  });

  test('a body that is no JSON: 400; too large: 413; of another type: 415; another method: 405', async ({
    request,
  }) => {
    const json = { 'Content-Type': 'application/json' };
    expect((await request.post(BOX, { data: Buffer.from('{"a":'), headers: json })).status()).toBe(400);
    expect((await request.post(BOX, { data: { ...GOOD, content: 'x'.repeat(20_000) } })).status()).toBe(413);
    expect(
      (await request.post(BOX, { data: Buffer.from('a'), headers: { 'Content-Type': 'text/xml' } })).status(),
    ).toBe(415);
    expect((await request.get(BOX)).status()).toBe(405);
    expect((await request.put('/website/Website/reportsList', { data: {} })).status()).toBe(405);
  });

  test('paging that is no number: 400, never a stack trace', async ({ request }) => {
    const answer = await request.post('/website/Website/reportsList', { data: { pageIndex: 'one', pageSize: -4 } });
    expect(answer.status()).toBe(400);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      result: 0,
      errors: { pageIndex: expect.any(String), pageSize: expect.any(String) },
    });
    expect(text).not.toMatch(/\bat .*\.(js|ts)/);
  });

  test('a form sent from another site is refused', async ({ request }) => {
    const answer = await request.post(BOX, { data: GOOD, headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(answer.status()).toBe(403);
  });

  test('a form from another origin is refused, whatever else it says', async ({ request, baseURL }) => {
    const from = async (origin: string) =>
      (await request.post(BOX, { data: GOOD, headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' } })).status();
    expect(await from('https://evil.example.org')).toBe(403);
    // A browser hides the origin of a page that wants no referrer, and says nevertheless that it is the same.
    expect([await from(baseURL as string), await from('null')]).toEqual([200, 200]);
  });

  test('a plain form that is refused is answered with its page', async ({ request }) => {
    const html = { Accept: 'text/html,application/xhtml+xml' };
    const refused = async (headers: Record<string, string>, content = 'C') => {
      const answer = await request.post(BOX, {
        form: { ...GOOD, content, lang: 'en' },
        headers: { ...html, ...headers },
      });
      const page = await answer.text();
      return [answer.status(), page.includes('<html lang="en">'), page.includes('value="91234567"')];
    };
    expect(await refused({ Origin: 'null' })).toEqual([403, true, true]);
    expect(await refused({}, 'x'.repeat(20_000))).toEqual([413, true, true]);
    const opened = await request.get(BOX, { headers: { ...html, Cookie: 'language=en' } });
    expect([opened.status(), (await opened.text()).includes('<html lang="en">')]).toEqual([405, true]);
  });

  test('a program that fills the honeypot is thanked', async ({ request }) => {
    const answer = await request.post(BOX, { data: { ...GOOD, subtopic: 'https://spam.example.com' } });
    expect(await answer.json()).toMatchObject({ result: 1 });
  });

  test('§7 the language header chooses the language of the content', async ({ request }) => {
    const title = async (language: string) => {
      const answer = await request.post('/website/Website/dynamicList', {
        data: { pageIndex: 1, pageSize: 1 },
        headers: { language },
      });
      return (await answer.json()).data.dynamicTopRtVOS[0].title as string;
    };
    const titles = [await title('en'), await title('chs'), await title('cht')];
    expect(new Set(titles).size).toBe(3);
    expect(await title('klingon')).toBe(titles[2]);
  });
});
