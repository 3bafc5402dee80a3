import { itemKey, itemOfKey } from '@/lib/content/item-key';
import { decide } from '@/lib/routing/decide';
import { parseItemKey, parseSegments } from '@/lib/routing/query';

const circular = { title: '公告', fileUrl: '/assets/circulars/a.pdf', publishTime: 1, category: 'other' as const };

describe('issue 19, share: an entry of a register has an address of its own', () => {
  test('issue 19, share: it is the same in every language, and no other entry’s', () => {
    const key = itemKey('circulars', circular);
    expect(key).toMatch(/^[0-9a-f]{12}$/);
    expect(itemKey('circulars', { ...circular, title: 'Announcement' })).toBe(key);
    expect(itemKey('circulars', { ...circular, fileUrl: '/assets/circulars/b.pdf' })).not.toBe(key);
    expect(itemKey('reports', { ...circular, pictureUrl: '' })).not.toBe(key);
  });

  test('issue 19, share: one without a file goes by its moment, one without either by its words', () => {
    const bare = { ...circular, fileUrl: '' };
    expect(itemKey('circulars', bare)).toBe(itemKey('circulars', { ...bare, title: 'Announcement' }));
    expect(itemKey('circulars', { ...bare, publishTime: undefined })).not.toBe(itemKey('circulars', bare));
    const question = { questionContent: '甲', answerContent: '乙', publishTime: undefined };
    expect(itemKey('interactiveQuestions', question)).not.toBe(
      itemKey('interactiveQuestions', { ...question, questionContent: '丙' }),
    );
  });

  test('issue 19, share: it is found by its key', () => {
    const entries = [{ ...circular, fileUrl: '/b.pdf' }, circular];
    expect(itemOfKey('circulars', entries, itemKey('circulars', circular))).toBe(circular);
    expect(itemOfKey('circulars', entries, '000000000000')).toBeUndefined();
  });

  test.each(['', 'abc', '0123456789ab0', 'g00000000000', '../../../../', '０１２３４５６７８９ab', null, undefined])(
    'issue 19, share: %j names none',
    (text) => {
      expect(parseItemKey(text)).toBeUndefined();
    },
  );

  test('issue 19, share: nothing else narrows the page of one entry, which has one internal address', () => {
    const to = (search: string) =>
      decide({ pathname: '/sub-annAndCir', query: new URLSearchParams(search), layout: 'desktop', locale: 'zt' });
    const page = to('item=0123456789AB&year=2025&q=x&pageIndex=3&kind=results');
    expect(page).toEqual(to('item=0123456789ab'));
    const segments = page.kind === 'page' ? page.internalPath.split('/').slice(4) : [];
    expect(parseSegments('announcements', segments).filter).toEqual({ item: '0123456789ab' });
  });
});
