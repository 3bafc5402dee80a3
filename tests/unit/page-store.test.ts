import { createHash } from 'node:crypto';
import { PAGE_NOT_KEPT, PAGE_STATUS_404, pageNotKept, pageStatus404 } from '@/lib/page-store/page-status';
import { type PageStorage, PageStore, type PageValue } from '@/lib/page-store/page-store';

/** Keeps values as a disk would: by copy. */
class Memory implements PageStorage {
  readonly kept = new Map<string, unknown>();
  async read(key: string) {
    return structuredClone(this.kept.get(key));
  }
  async write(key: string, value: unknown) {
    this.kept.set(key, structuredClone(value));
  }
  async remove(key: string) {
    this.kept.delete(key);
  }
}

const HTML = '<html><body><script>a()</script></body></html>';
const SHEET = '.a{color:#000}';
const MISSING = `<html><body><main ${PAGE_STATUS_404}>Nothing here</main></body></html>`;

const page = (html = HTML, headers: PageValue['headers'] = {}): PageValue => ({ kind: 'APP_PAGE', html, headers });
const data = (body: string): PageValue & { data: object } => ({ kind: 'FETCH', data: { body } });

function setUp() {
  const storage = new Memory();
  const clock = { now: 1000 };
  const store = new PageStore(
    storage,
    { assets: ['https://files.example.com'] },
    { stylesheet: (href) => (href === '/a.css' ? SHEET : undefined), font: () => undefined },
    () => clock.now,
  );
  return { storage, store, clock };
}

describe('decisions, Routes: pages are kept', () => {
  test('decisions, Routes: a page that was never kept is a miss', async () => {
    expect(await setUp().store.get('/desktop/zt/home', { kind: 'APP_PAGE' })).toBeNull();
  });

  test('decisions, Routes: a page comes back as it was, with its time and lifetime', async () => {
    const { store } = setUp();
    await store.set('/a', page(), { cacheControl: { revalidate: 60 } });
    expect(await store.get('/a', { kind: 'APP_PAGE' })).toMatchObject({
      lastModified: 1000,
      cacheControl: { revalidate: 60 },
      value: { kind: 'APP_PAGE', html: HTML },
    });
  });

  test('decisions, Routes: one page is not another', async () => {
    const { store } = setUp();
    await store.set('/desktop/zt/home', page(), {});
    expect(await store.get('/mobile/zt/home', { kind: 'APP_PAGE' })).toBeNull();
  });

  test('decisions, Routes: a page that is given up is a miss', async () => {
    const { store, storage } = setUp();
    await store.set('/a', page(), {});
    await store.set('/a', null, {});
    expect(await store.get('/a', { kind: 'APP_PAGE' })).toBeNull();
    expect(storage.kept.size).toBe(0);
  });
});

describe('§1 each page has its own content security policy', () => {
  const policyOf = (value: PageValue | undefined) => value?.headers?.['content-security-policy'];

  test('§1 the very answer that renders a page carries it', async () => {
    const { store } = setUp();
    const value = page();
    await store.set('/a', value, {});
    expect(policyOf(value)).toContain("script-src 'self' 'sha256-");
    expect(policyOf(value)).toContain('https://files.example.com');
  });

  test('§1 so does every later one', async () => {
    const { store } = setUp();
    const value = page();
    await store.set('/a', value, {});
    const later = await store.get('/a', { kind: 'APP_PAGE' });
    expect(policyOf(later?.value)).toBe(policyOf(value));
    expect(policyOf(later?.value)).toBeDefined();
  });

  test('§1 a page made again has the policy of its new scripts', async () => {
    const { store } = setUp();
    await store.set('/a', page(), {});
    const first = policyOf((await store.get('/a', { kind: 'APP_PAGE' }))?.value);
    await store.set('/a', page('<script>b()</script>'), {});
    expect(policyOf((await store.get('/a', { kind: 'APP_PAGE' }))?.value)).not.toBe(first);
  });

  test('§1 the other headers of a page stay', async () => {
    const { store } = setUp();
    await store.set('/a', page(HTML, { link: '</a.css>' }), {});
    expect((await store.get('/a', { kind: 'APP_PAGE' }))?.value.headers).toMatchObject({ link: '</a.css>' });
  });
});

describe('architecture, Budgets: nothing stands between the HTML of a page and its first paint', () => {
  const LINK = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';
  const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';

  test('architecture, Budgets: its styles are within, allowed by their hash, and its scripts come after', async () => {
    const { store } = setUp();
    const value = page(`<html><head>${LINK}${SCRIPT}</head><body>a</body></html>`);
    await store.set('/a', value, {});
    expect(value.html).toContain(`<style>${SHEET}</style>`);
    expect(value.html).not.toContain(SCRIPT);
    const hash = createHash('sha256').update(SHEET).digest('base64');
    expect(String(value.headers?.['content-security-policy'])).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect((await store.get('/a', { kind: 'APP_PAGE' }))?.value.html).toBe(value.html);
  });

  test('architecture, Budgets: what is written for it is what its policy allows', async () => {
    const { store } = setUp();
    const value = page(`<html><head>${SCRIPT}</head><body>a</body></html>`);
    await store.set('/a', value, {});
    const written = Array.from(
      (value.html ?? '').matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g),
      ([, , text = '']) => text,
    );
    expect(written.length).toBeGreaterThan(2);
    for (const text of written) {
      const hash = createHash('sha256').update(text).digest('base64');
      expect(String(value.headers?.['content-security-policy'])).toContain(`'sha256-${hash}'`);
    }
  });
});

describe('decisions, Routes: a news id that does not exist', () => {
  test('decisions, Routes: the page that says so has status 404', async () => {
    const value = page(MISSING);
    await setUp().store.set('/desktop/zt/dynamicDetails/9', value, {});
    expect(value.status).toBe(404);
    expect(value.headers?.['content-security-policy']).toContain("default-src 'none'");
  });

  test('decisions, Routes: it is not kept', async () => {
    const { store, storage } = setUp();
    await store.set('/desktop/zt/dynamicDetails/9', page(MISSING), {});
    expect(storage.kept.size).toBe(0);
  });

  test('decisions, Routes: a page that exists keeps its status', async () => {
    const value = page();
    await setUp().store.set('/a', value, {});
    expect(value.status).toBeUndefined();
  });

  test('decisions, Routes: what a page writes and what the store reads are the same mark', () => {
    const [[name, value] = []] = Object.entries(pageStatus404);
    expect(`<div ${name}="${value}">`).toBe(PAGE_STATUS_404);
  });
});

describe('decisions, Routes: a search of a register', () => {
  const FOUND = `<html><body><main>${PAGE_NOT_KEPT}</div>Two results</main></body></html>`;

  test('decisions, Routes: its page is never kept, and keeps its status and its policy', async () => {
    const { store, storage } = setUp();
    const value = page(FOUND);
    await store.set('/desktop/zt/sub-annAndCir/1/20/all/61', value, {});
    expect([storage.kept.size, value.status]).toEqual([0, undefined]);
    expect(value.headers?.['content-security-policy']).toContain("default-src 'none'");
  });

  test('decisions, Routes: what a page writes and what the store reads are the same mark', () => {
    const [[name, value] = []] = Object.entries(pageNotKept);
    expect(`<div ${name}="${value}">`).toBe(PAGE_NOT_KEPT);
  });
});

describe('decisions, Calls: tags', () => {
  const TAGGED = { 'x-next-cache-tags': '_N_T_/layout,news' };

  test('decisions, Calls: a page whose tag was revalidated is a miss', async () => {
    const { store, clock } = setUp();
    await store.set('/a', page(HTML, TAGGED), {});
    clock.now = 2000;
    store.revalidateTags(['news']);
    expect(await store.get('/a', { kind: 'APP_PAGE' })).toBeNull();
  });

  test('decisions, Calls: other tags leave it alone', async () => {
    const { store, clock } = setUp();
    await store.set('/a', page(HTML, TAGGED), {});
    clock.now = 2000;
    store.revalidateTags(['reports', 'new', '']);
    expect(await store.get('/a', { kind: 'APP_PAGE' })).not.toBeNull();
  });

  test('decisions, Calls: a page made after that is good', async () => {
    const { store, clock } = setUp();
    store.revalidateTags(['news']);
    clock.now = 2000;
    await store.set('/a', page(HTML, TAGGED), {});
    expect(await store.get('/a', { kind: 'APP_PAGE' })).not.toBeNull();
  });

  test.each(['tags', 'softTags'])('decisions, Calls: data is a miss by its %s', async (field) => {
    const { store, clock } = setUp();
    await store.set('data', data('one'), {});
    clock.now = 2000;
    store.revalidateTags(['news']);
    expect(await store.get('data', { kind: 'FETCH', [field]: ['news'] })).toBeNull();
    expect(await store.get('data', { kind: 'FETCH', [field]: ['reports'] })).not.toBeNull();
  });
});

describe('decisions, Calls: data that pages read', () => {
  test('decisions, Calls: it is kept in memory, not on the disk', async () => {
    const { store, storage } = setUp();
    await store.set('data', data('one'), {});
    expect((await store.get('data', { kind: 'FETCH' }))?.value).toEqual(data('one'));
    expect(storage.kept.size).toBe(0);
  });

  test('decisions, Calls: a page and data of one key are two things', async () => {
    const { store } = setUp();
    await store.set('key', page(), {});
    expect(await store.get('key', { kind: 'FETCH' })).toBeNull();
  });

  test('decisions, Calls: data that is given up is a miss', async () => {
    const { store } = setUp();
    await store.set('data', data('one'), {});
    await store.set('data', null, {});
    expect(await store.get('data', { kind: 'FETCH' })).toBeNull();
  });

  test('decisions, Calls: it never grows without end: the oldest goes first', async () => {
    const { store } = setUp();
    for (let index = 0; index < 2000; index++) await store.set(`data-${index}`, data(String(index)), {});
    expect(await store.get('data-0', { kind: 'FETCH' })).toBeNull();
    expect((await store.get('data-1999', { kind: 'FETCH' }))?.value).toEqual(data('1999'));
  });
});
