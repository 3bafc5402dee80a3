import { readStories } from '@/lib/api/news-kinds';
import type { Read } from '@/lib/api/reader';
import { readWhole } from '@/lib/api/whole-list';
import type { NewsItem } from '@/lib/contract/types';
import type { Paging } from '@/lib/domain/list-filter';

jest.mock('@/lib/api/whole-list', () => ({ readWhole: jest.fn() }));

const TITLES = ['2026 interim results', 'Windows 10.30', '2025 annual results', 'A new office', '2025 interim results'];
const news: NewsItem[] = TITLES.map((title, id) => ({ id, title, contentTxt: '', pictureUrl: '' }));
const whole = (read: Read<NewsItem[]>) => jest.mocked(readWhole).mockResolvedValue(read as never);
const page = (pageIndex: number, pageSize = 2): Paging => ({ pageIndex, pageSize });

describe('§2 company news by kind', () => {
  test('§2 counts every kind, those of which there is nothing too', async () => {
    whole({ state: 'fresh', data: news });
    expect(await readStories('en', page(1))).toMatchObject({
      state: 'fresh',
      data: { total: 5, stories: { results: 3, product: 1, company: 1, investors: 0, research: 0, notice: 0 } },
    });
  });

  test.each([
    [1, [0, 2]],
    [2, [4]],
    [3, []],
  ])('§2 page %i of a kind holds its stories alone, in their order', async (pageIndex, ids) => {
    whole({ state: 'fresh', data: news });
    const read = await readStories('en', page(pageIndex), 'results');
    expect(read).toMatchObject({ state: 'fresh', data: { total: 3, stories: { results: 3, company: 1 } } });
    expect(read.state !== 'failed' && read.data.items.map(({ id }) => id)).toEqual(ids);
  });

  test('§2 a kind without stories is an empty page, not a failure', async () => {
    whole({ state: 'fresh', data: news });
    expect(await readStories('en', page(1), 'notice')).toMatchObject({ data: { items: [], total: 0 } });
  });

  test('Calls: news that cannot be had is a failure', async () => {
    whole({ state: 'failed' });
    expect(await readStories('en', page(1), 'results')).toEqual({ state: 'failed' });
  });
});
