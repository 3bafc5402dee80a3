import { createHash } from 'node:crypto';
import { itemKey, itemOfKey, withOrdinals } from '@/lib/contract/item-key';
import type { Circular } from '@/lib/contract/types';
import { decide } from '@/lib/routing/decide';
import { parseItemKey, parseSegments } from '@/lib/routing/query';

const circular = { title: '公告', fileUrl: '/assets/circulars/a.pdf', publishTime: 1, category: 'other' as const };

const digest = (identity: unknown[]) =>
  createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 12);

describe('share: an entry of a register has an address of its own', () => {
  test('share: it is the same in every language, whose titles and files differ, and no other entry’s', () => {
    const key = itemKey('circulars', circular);
    expect(key).toMatch(/^[0-9a-f]{12}$/);
    expect(itemKey('circulars', { ...circular, title: 'Announcement', fileUrl: '/files/en/7.pdf' })).toBe(key);
    expect(itemKey('circulars', { ...circular, publishTime: 2 })).not.toBe(key);
    expect(itemKey('circulars', { ...circular, ordinal: 1 })).not.toBe(key);
    expect(itemKey('reports', { ...circular, pictureUrl: '' })).not.toBe(key);
  });

  test('share: one without a date goes by its file, one without either by its words', () => {
    const undated = { ...circular, publishTime: undefined };
    expect(itemKey('circulars', undated)).toBe(itemKey('circulars', { ...undated, title: 'Announcement' }));
    expect(itemKey('circulars', { ...undated, fileUrl: '' })).not.toBe(itemKey('circulars', undated));
    const question = { questionContent: '甲', answerContent: '乙', publishTime: undefined };
    expect(itemKey('interactiveQuestions', question)).not.toBe(
      itemKey('interactiveQuestions', { ...question, questionContent: '丙' }),
    );
  });

  test('share: those of one moment keep their places in every language, and when another one is added', () => {
    const day = (language: string, numbers: number[]) =>
      withOrdinals([
        { ...circular, publishTime: 2 },
        ...numbers.map((number) => ({ ...circular, fileUrl: `/files/${language}/${number}.pdf` })),
      ]).map((entry) => itemKey('circulars', entry));
    const keys = day('zt', [3, 2, 1]);
    expect(new Set(keys).size).toBe(4);
    expect(day('en', [3, 2, 1])).toEqual(keys);
    expect(day('zt', [4, 3, 2, 1]).slice(2)).toEqual(keys.slice(1));
    // Most moments have one, which is known before the others have been read.
    expect(keys.at(-1)).toBe(itemKey('circulars', circular));
  });

  test('share: an ordinal that the source gives stays', () => {
    expect(withOrdinals<Circular>([{ ...circular, ordinal: 7 }, circular]).map(({ ordinal }) => ordinal)).toEqual([
      7,
      undefined,
    ]);
  });

  test('share: it is found by its key', () => {
    const entries = [{ ...circular, publishTime: 2 }, circular];
    expect(itemOfKey('circulars', entries, itemKey('circulars', circular))).toBe(circular);
    expect(itemOfKey('circulars', entries, '000000000000')).toBeUndefined();
  });

  test('share: it is found by the key that it had while filings were named by their file', () => {
    const former = digest(['circulars', '/assets/circulars/a.pdf']);
    expect(itemOfKey('circulars', [circular], former)).toBe(circular);
  });

  test.each(['', 'ab', '-abc', 'a b', 'x'.repeat(101), '../../../../', '０１２３４５６７８９ab', null, undefined])(
    'share: %j names none',
    (text) => {
      expect(parseItemKey(text)).toBeUndefined();
    },
  );

  test('share: nothing else narrows the page of one entry, which has one internal address', () => {
    const to = (search: string) =>
      decide({ pathname: '/sub-annAndCir', query: new URLSearchParams(search), layout: 'desktop', locale: 'zt' });
    const page = to('item=0123456789AB&year=2025&q=x&pageIndex=3&kind=results');
    expect(page).toEqual(to('item=0123456789ab'));
    const segments = page.kind === 'page' ? page.internalPath.split('/').slice(4) : [];
    expect(parseSegments('announcements', segments).filter).toEqual({ item: '0123456789ab' });
  });
});
