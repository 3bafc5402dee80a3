import { readNarrowed } from '@/lib/api/registers';
import { readWhole } from '@/lib/api/whole-list';
import { itemKey } from '@/lib/contract/item-key';
import type { Circular } from '@/lib/contract/types';
import type { Locale } from '@/lib/i18n/locales';

jest.mock('@/lib/api/whole-list', () => ({ readWhole: jest.fn() }));

const circular = (locale: Locale): Circular => ({
  title: `Results ${locale}`,
  fileUrl: `/files/${locale}/${locale === 'en' ? 'b' : 'a'}.pdf`,
  publishTime: 1_760_000_000_000,
  category: 'results',
});

const read = async (locale: Locale, item: string) => {
  const page = await readNarrowed('circulars', locale, { pageIndex: 1, pageSize: 20, item });
  return page.state === 'failed' ? 'failed' : { titles: page.data.items.map(({ title }) => title), ...page.data };
};

beforeEach(() => {
  jest
    .mocked(readWhole)
    .mockImplementation((async (_: string, locale: Locale) => ({ state: 'fresh', data: [circular(locale)] })) as never);
});

describe('Routes: one entry of a register, with one file for each language', () => {
  const key = itemKey('circulars', circular('zt'));
  /** SHA-256 of `["circulars","/files/en/b.pdf"]`, its key while filings were named by their file. */
  const FORMER = '5bee0b76c59f';

  test.each(['zt', 'zh', 'en'] as const)('it has one key, and is shown by it in %s', async (locale) => {
    const page = await read(locale, key);
    expect(page).toMatchObject({ titles: [`Results ${locale}`], total: 1 });
    expect(page).not.toHaveProperty('movedTo');
  });

  test.each(['zt', 'zh', 'en'] as const)('the key of its English file leads to it in %s', async (locale) => {
    expect(await read(locale, FORMER)).toMatchObject({ titles: [`Results ${locale}`], total: 1, movedTo: key });
  });

  test('a key of nothing finds nothing', async () => {
    expect(await read('zt', '000000000000')).toMatchObject({ titles: [], total: 0 });
  });
});
