import { itemKey, itemOfKey, withOrdinals } from '@/lib/contract/item-key';
import { judged } from '@/lib/contract/judging';
import { circular, report } from '@/lib/contract/registers';

const MOMENT = Date.UTC(2026, 10, 27, 8, 30);
const sent = { title: 'Results', fileUrl: '/files/c.pdf', publishTime: 1_700_000_000 };
const SHA = 'AB'.repeat(32);

const read = (more: object) => {
  const { items, faults } = judged([{ ...sent, ...more }], circular);
  return { item: items[0], without: Object.keys(faults.without) };
};

describe('Calls: what an API may send of a filing besides', () => {
  const MOMENTS = [MOMENT, MOMENT / 1000, String(MOMENT / 1000), '2026-11-27 16:30', '2026-11-27T08:30:00Z'];

  test.each(['correctedAt', 'withdrawnAt'] as const)('Calls: %s, in the forms that moments have', (field) => {
    for (const moment of MOMENTS) expect(read({ [field]: moment }).item?.[field]).toBe(MOMENT);
    for (const none of [null, '', undefined]) expect(read({ [field]: none })).toMatchObject({ without: [] });
    for (const bad of ['soon', {}, 0]) expect(read({ [field]: bad }).without).toEqual([field]);
  });

  test.each([
    [
      { id: 'X-1', at: MOMENT / 1000 },
      { id: 'X-1', at: MOMENT },
    ],
    [
      { id: 2026112700123, time: '2026-11-27 16:30' },
      { id: '2026112700123', at: MOMENT },
    ],
    [
      { id: 'X-1', at: null, time: String(MOMENT) },
      { id: 'X-1', at: MOMENT },
    ],
    [{ id: 'X-1' }, { id: 'X-1', at: undefined }],
    [{ at: MOMENT }, undefined],
    ['X-1', undefined],
    [null, undefined],
  ])('Calls: the Exchange has it, as %j', (exchange, known) => {
    expect(read({ exchange }).item?.exchange).toEqual(known);
  });

  test.each([
    ['cht', 'zt'],
    ['chs', 'zh'],
    ['en', 'en'],
    ['zt', 'zt'],
    ['zh', 'zh'],
    ['EN', 'en'],
    ['fr', undefined],
    ['', undefined],
    [null, undefined],
    [1, undefined],
  ])('Calls: a file in the language %j is in %s', (language, locale) => {
    expect(read({ files: [{ language, url: '/files/e.pdf' }] }).item?.files?.[0]?.language).toBe(locale);
  });

  test('Calls: a file has its size, pages and SHA-256, as numbers or text; one without an address is none', () => {
    const file = { language: 'en', url: '/files/e.pdf', fileSize: '120000', pages: '12', sha256: SHA };
    const known = { language: 'en', url: '/files/e.pdf', fileSize: 120_000, pages: 12, sha256: SHA.toLowerCase() };
    const { fileSize, url, ...rest } = file;
    expect(read({ files: [file, { language: 'zt' }, null] }).item?.files).toEqual([known]);
    expect(read({ files: [{ ...rest, size: 120_000, fileUrl: url }] }).item?.files).toEqual([known]);
    expect(read({ files: [{ ...file, pages: 0, sha256: 'x', fileSize: -1 }] }).item?.files).toEqual([
      { language: 'en', url: '/files/e.pdf' },
    ]);
    for (const none of ['x', {}, [], [{}], null]) expect(read({ files: none }).item?.files).toBeUndefined();
  });

  test.each([
    ['2', 2],
    [3, 3],
    [0, undefined],
    ['two', undefined],
    [null, undefined],
  ])('Calls: version %j is %s', (version, known) => {
    expect(read({ version }).item?.version).toBe(known);
  });

  test('Calls: without any of it nothing is said of a filing', () => {
    const { id, files, exchange, version, correctedAt, withdrawnAt, because, earlier } = read({}).item ?? {};
    expect([id, files, exchange, version, correctedAt, withdrawnAt, because, earlier]).toEqual(
      Array(8).fill(undefined),
    );
  });

  test('Calls: since when it is not supplied is read from no answer', () => {
    expect(read({ missingSince: MOMENT }).item?.missingSince).toBeUndefined();
    expect(judged([{ ...sent, missingSince: MOMENT }], report).items[0]?.missingSince).toBeUndefined();
  });
});

describe('Routes: an entry with an id is named by it', () => {
  test.each([
    ['2026-results', '2026-results'],
    ['Annual-2026', 'annual-2026'],
    [2026112700123, '2026112700123'],
    ['2026112700123', '2026112700123'],
  ])('Routes: %j is %s', (id, key) => {
    const { item } = read({ id });
    expect(item && itemKey('circulars', item)).toBe(key);
  });

  test.each(['a', '../etc', 'x y', 7, 1.5, {}, null])('Routes: %j names nothing', (id) => {
    expect(read({ id }).item?.id).toBeUndefined();
  });

  test('Routes: the keys that it had still find it', () => {
    const before = withOrdinals(
      [read({ fileUrl: '/2.pdf' }), read({ fileUrl: '/1.pdf' })].flatMap(({ item }) => item ?? []),
    );
    const named = withOrdinals(before.map((entry, index) => ({ ...entry, id: `entry-${index}` })));
    for (const [index, entry] of before.entries()) {
      expect(itemOfKey('circulars', named, itemKey('circulars', entry))?.id).toBe(`entry-${index}`);
    }
  });
});
