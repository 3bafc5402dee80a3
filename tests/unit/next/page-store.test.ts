import { announce } from '@/lib/api/pending-answers';
import { PAGE_SHOWN } from '@/lib/base/freshness.mjs';
import { endOf } from '@/lib/next/page-life';
import { answered, data, HTML, page, setUp } from '../support/page-store';

describe('Routes: pages are kept', () => {
  test('Routes: a page that was never kept is a miss', async () => {
    expect(await setUp().store.get('/desktop/zt/home', { kind: 'APP_PAGE' })).toBeNull();
  });

  test('Routes: a page comes back as it was, with its time and lifetime', async () => {
    const { store } = setUp();
    await store.set('/a', page(), { cacheControl: { revalidate: 3600 } });
    expect(await store.get('/a', { kind: 'APP_PAGE' })).toMatchObject({
      lastModified: 1000,
      cacheControl: { revalidate: 3600 },
      value: { kind: 'APP_PAGE', html: HTML },
    });
  });

  test('a page that cannot be kept is shown all the same, with one line in the log until pages are kept again', async () => {
    const lines = jest.spyOn(console, 'error').mockImplementation();
    const { store, storage } = setUp();
    const write = jest.spyOn(storage, 'write').mockRejectedValue(new Error('EROFS: read-only file system'));
    const value = page();
    await store.set('/a', value, {});
    await store.set('/b', page(), {});
    expect(value.headers).toHaveProperty('content-security-policy');
    expect(lines.mock.calls.join()).toMatch(/^[^\n]*pages\.not-kept[^\n]*EROFS[^\n]*$/);
    expect(lines).toHaveBeenCalledTimes(1);
    write.mockRestore();
    await store.set('/a', page(), {});
    expect(await store.get('/a', { kind: 'APP_PAGE' })).not.toBeNull();
    lines.mockRestore();
  });

  test('Routes: one page is not another', async () => {
    const { store } = setUp();
    await store.set('/desktop/zt/home', page(), {});
    expect(await store.get('/mobile/zt/home', { kind: 'APP_PAGE' })).toBeNull();
  });

  test('Routes: a page that is given up is a miss', async () => {
    const { store, storage } = setUp();
    await store.set('/a', page(), {});
    await store.set('/a', null, {});
    expect(await store.get('/a', { kind: 'APP_PAGE' })).toBeNull();
    expect(storage.kept.size).toBe(0);
  });
});

describe('Routes: a news id that does not exist', () => {
  test('Routes: the page that says so has status 404', async () => {
    const value = answered('missing');
    await setUp().store.set('/desktop/zt/dynamicDetails/9', value, {});
    expect(value.status).toBe(404);
    expect(value.headers?.['content-security-policy']).toContain("default-src 'none'");
  });

  test('Routes: it is not kept', async () => {
    const { store, storage } = setUp();
    await store.set('/desktop/zt/dynamicDetails/9', answered('missing'), {});
    expect(storage.kept.size).toBe(0);
  });

  test('Calls: a withdrawn article takes its kept page with it', async () => {
    const { store, storage } = setUp();
    await store.set('/desktop/zt/dynamicDetails/9', page(), {});
    await store.set('/desktop/zt/dynamicDetails/9', answered('missing'), {});
    expect(await store.get('/desktop/zt/dynamicDetails/9', { kind: 'APP_PAGE' })).toBeNull();
    expect(storage.kept.size).toBe(0);
  });

  test('Routes: a page that exists keeps its status', async () => {
    const value = page();
    await setUp().store.set('/a', value, {});
    expect(value.status).toBeUndefined();
  });
});

describe('Calls: an article that could not be read', () => {
  test('Calls: its page has status 503, says when to come again, and has its policy', async () => {
    const value = answered('unavailable');
    await setUp().store.set('/desktop/zt/dynamicDetails/9', value, {});
    expect(value.status).toBe(503);
    expect(value.headers).toMatchObject({
      'retry-after': '5',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  test('Calls: it is not kept, and leaves the page that is', async () => {
    const { store } = setUp();
    const address = '/desktop/zt/dynamicDetails/9';
    await store.set(address, answered('unavailable'), {});
    expect(await store.get(address, { kind: 'APP_PAGE' })).toBeNull();
    await store.set(address, page(), {});
    await store.set(address, answered('unavailable'), {});
    expect((await store.get(address, { kind: 'APP_PAGE' }))?.value.html).toBe(HTML);
  });
});

describe('Calls: what was withdrawn is gone from every page within a minute', () => {
  const keptWith = async (cacheControl: unknown) => {
    const { store } = setUp();
    await store.set('/a', page(), { cacheControl });
    return (await store.get('/a', { kind: 'APP_PAGE' }))?.cacheControl;
  };

  test.each([
    [5, 5],
    [30, 20],
    [60, 20],
  ])(
    'Calls: a page that lives %i seconds is made again after %i, and nobody is shown the old one for long',
    async (life, madeAgainAfter) => {
      expect(await keptWith({ revalidate: life })).toEqual({ revalidate: madeAgainAfter, expire: PAGE_SHOWN });
    },
  );

  test.each([3600, false])('Calls: one that lives %s is shown while it is made again', async (life) => {
    expect(await keptWith({ revalidate: life })).toEqual({ revalidate: life });
  });
});

describe('Routes: a search of a register', () => {
  test('Routes: its page is never kept, and keeps its status and its policy', async () => {
    const { store, storage } = setUp();
    const value = answered('not-kept');
    await store.set('/desktop/zt/sub-annAndCir/1/20/all/61', value, {});
    expect([storage.kept.size, value.status]).toEqual([0, undefined]);
    expect(value.headers?.['content-security-policy']).toContain("default-src 'none'");
  });

  test('Routes: a page that is past the end by now is not shown as it was', async () => {
    const { store } = setUp();
    await store.set('/desktop/zt/companyDynamics/7/6', page(), {});
    await store.set('/desktop/zt/companyDynamics/7/6', answered('not-kept'), {});
    expect(await store.get('/desktop/zt/companyDynamics/7/6', { kind: 'APP_PAGE' })).toBeNull();
  });
});

describe('Calls: tags', () => {
  const TAGGED = { 'x-next-cache-tags': '_N_T_/layout,news' };

  test('Calls: a page whose tag was revalidated is a miss', async () => {
    const { store, clock } = setUp();
    await store.set('/a', page(HTML, TAGGED), {});
    clock.now = 2000;
    store.revalidateTags(['news']);
    expect(await store.get('/a', { kind: 'APP_PAGE' })).toBeNull();
  });

  test('Calls: other tags leave it alone', async () => {
    const { store, clock } = setUp();
    await store.set('/a', page(HTML, TAGGED), {});
    clock.now = 2000;
    store.revalidateTags(['reports', 'new', '']);
    expect(await store.get('/a', { kind: 'APP_PAGE' })).not.toBeNull();
  });

  test('Calls: a page that went on without an answer is kept until that is there', async () => {
    const { store } = setUp();
    let arrive = () => {};
    const name = announce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    await store.set('/a', page(HTML, { 'x-next-cache-tags': `_N_T_/layout,${name}` }), {});
    expect(await store.get('/a', { kind: 'APP_PAGE' })).not.toBeNull();
    arrive();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await store.get('/a', { kind: 'APP_PAGE' })).toBeNull();
    expect(store.keptPage('/a')).toBeUndefined();
  });

  test('Calls: a page that waits for an answer of an earlier process waits no longer', async () => {
    const { store } = setUp();
    await store.set('/a', page(HTML, { 'x-next-cache-tags': 'awaited:1-0' }), {});
    expect(await store.get('/a', { kind: 'APP_PAGE' })).toBeNull();
  });

  test('Calls: a page made after that is good', async () => {
    const { store, clock } = setUp();
    store.revalidateTags(['news']);
    clock.now = 2000;
    await store.set('/a', page(HTML, TAGGED), {});
    expect(await store.get('/a', { kind: 'APP_PAGE' })).not.toBeNull();
  });

  test.each(['tags', 'softTags'])('Calls: data is a miss by its %s', async (field) => {
    const { store, clock } = setUp();
    await store.set('data', data('one'), {});
    clock.now = 2000;
    store.revalidateTags(['news']);
    expect(await store.get('data', { kind: 'FETCH', [field]: ['news'] })).toBeNull();
    expect(await store.get('data', { kind: 'FETCH', [field]: ['reports'] })).not.toBeNull();
  });
});

describe('Calls: data that pages read', () => {
  test('Calls: it is kept in memory, not on the disk', async () => {
    const { store, storage } = setUp();
    await store.set('data', data('one'), {});
    expect((await store.get('data', { kind: 'FETCH' }))?.value).toEqual(data('one'));
    expect(storage.kept.size).toBe(0);
  });

  test('Calls: a page and data of one key are two things', async () => {
    const { store } = setUp();
    await store.set('key', page(), {});
    expect(await store.get('key', { kind: 'FETCH' })).toBeNull();
  });

  test('Calls: data that is given up is a miss', async () => {
    const { store } = setUp();
    await store.set('data', data('one'), {});
    await store.set('data', null, {});
    expect(await store.get('data', { kind: 'FETCH' })).toBeNull();
  });

  test('Calls: it never grows without end: the oldest goes first', async () => {
    const { store } = setUp();
    for (let index = 0; index < 2000; index++) await store.set(`data-${index}`, data(String(index)), {});
    expect(await store.get('data-0', { kind: 'FETCH' })).toBeNull();
    expect((await store.get('data-1999', { kind: 'FETCH' }))?.value).toEqual(data('1999'));
  });
});

describe('a page that shows what changes by the clock', () => {
  const until = (moment: number) => page(HTML, { 'x-next-cache-tags': `_N_T_/layout,ends-at:9000,ends-at:${moment}` });

  test('it is shown until that moment, and is a miss from then on, however long nobody has asked', async () => {
    const { store, clock } = setUp();
    await store.set('$/a', until(5000), { cacheControl: { revalidate: 3600 } });
    clock.now = 4999;
    expect(await store.get('$/a', { kind: 'APP_PAGE' })).not.toBeNull();
    expect(store.keptPage('/a')).toBeDefined();
    clock.now = 5000;
    expect(store.keptPage('/a')).toBeUndefined();
    expect(await store.get('$/a', { kind: 'APP_PAGE' })).toBeNull();
  });

  test('its end is that of the first thing to change', () => {
    expect(endOf(['data:news', 'ends-at:9000', 'ends-at:5000'])).toBe(5000);
    expect(endOf(['data:news'])).toBe(Number.POSITIVE_INFINITY);
  });
});
