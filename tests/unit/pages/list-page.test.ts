import type { ListPage } from '@/lib/api/list-page';
import { answerOfList } from '@/lib/pages/list-page';

jest.mock('next-intl/server', () => ({}));
jest.mock('@/lib/api/reads', () => ({}));

const page = (list: Partial<ListPage<unknown>>, items: unknown[] = [{}]): ListPage<unknown> => ({
  read: { state: 'fresh', data: { items, total: items.length } } as ListPage<unknown>['read'],
  paging: { pageIndex: 1, pageSize: 6 },
  filter: {},
  kept: true,
  ...list,
});

describe('Routes: how a page of a list is answered', () => {
  test.each([
    ['a page that was asked for is shown and kept', page({}), undefined],
    ['so is one year of it', page({ filter: { year: 2025 } }), undefined],
    ['a search is not kept', page({ filter: { q: '業績' } }), 'not-kept'],
    ['nor is the last page, shown for one past the end', page({ kept: false }), 'not-kept'],
    ['an entry is shown and kept', page({ filter: { item: '1a2b' } }), undefined],
    ['an entry that is not there is missing', page({ filter: { item: '1a2b' } }, []), 'missing'],
    [
      'an entry of a list that cannot be read is not',
      page({ filter: { item: '1a2b' }, read: { state: 'failed' } }),
      undefined,
    ],
  ])('%s', (_, list, answer) => {
    expect(answerOfList(list)).toBe(answer);
  });
});
