import { createEmbeddedApi } from '@/lib/api/embedded';
import type { List } from '@/lib/contract/types';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { seedStore } from '@/lib/sample/seeding';
import { temporaryStore } from '../../support/temporary-store';

const store = temporaryStore(seedStore);
const api = createEmbeddedApi(async () => store());

const ALL = { pageIndex: 1, pageSize: 1000 };

interface Listed {
  name: string;
  least: number;
  read(locale: Locale, paging?: typeof ALL): Promise<List<object>>;
  /** Every text of an item that a visitor reads. */
  texts: string[];
}

const lists: Listed[] = [
  { name: 'news', least: 36, read: (l, p = ALL) => api.newsHistory(l, p), texts: ['title', 'contentTxt'] },
  { name: 'reports', least: 20, read: (l, p = ALL) => api.reports(l, p), texts: ['title'] },
  { name: 'circulars', least: 120, read: (l, p = ALL) => api.circulars(l, p), texts: ['title'] },
  { name: 'roadshows', least: 14, read: (l, p = ALL) => api.roadshows(l, p), texts: ['title', 'intro'] },
  {
    name: 'questions',
    least: 24,
    read: (l, p = ALL) => api.interactiveQuestions(l, p),
    texts: ['questionContent', 'answerContent'],
  },
];

const everyList = LOCALES.flatMap((locale) => lists.map((list) => ({ ...list, locale })));
const fieldOf = (item: object, field: string) => Reflect.get(item, field) as unknown;
const momentsOf = ({ items }: List<object>) => items.map((item) => Number(fieldOf(item, 'publishTime')));

describe('sample content of the embedded store', () => {
  test.each(everyList)('sample content: at least $least $name in $locale', async ({ least, read, locale }) => {
    const { items, total } = await read(locale);
    expect(total).toBeGreaterThanOrEqual(least);
    expect(items).toHaveLength(total ?? -1);
  });

  test.each(everyList)('sample content: no text of the $name is empty in $locale', async ({ read, locale, texts }) => {
    const { items } = await read(locale);
    const empty = items.flatMap((item) => texts.filter((field) => !String(fieldOf(item, field) ?? '').trim()));
    expect(empty).toEqual([]);
  });

  test.each(lists)('§1 the $name differ in the three languages', async ({ read, texts }) => {
    const [zt, zh, en] = await Promise.all(LOCALES.map((locale) => read(locale)));
    const text = (list: List<object> | undefined) => list?.items.map((item) => fieldOf(item, texts[0] ?? ''));
    expect(text(zt)).not.toEqual(text(zh));
    expect(text(en)).not.toEqual(text(zt));
  });

  test.each(lists)('§1 the English $name hold no Chinese characters', async ({ read, texts }) => {
    const { items } = await read('en');
    const chinese = items.filter((item) => texts.some((field) => /\p{Script=Han}/u.test(String(fieldOf(item, field)))));
    expect(chinese).toEqual([]);
  });

  test.each(everyList)('the $name in $locale are newest first', async ({ read, locale }) => {
    const moments = momentsOf(await read(locale));
    expect(moments).toEqual([...moments].sort((one, other) => other - one));
  });

  test.each(lists)('the $name have the same moments in every language', async ({ read }) => {
    const [zt, zh, en] = await Promise.all(LOCALES.map(async (locale) => momentsOf(await read(locale))));
    expect([zh, en]).toEqual([zt, zt]);
  });

  test('sample content: reports go back to 2018', async () => {
    const moments = momentsOf(await api.reports('zt', ALL));
    expect(new Date(Math.min(...moments)).getFullYear()).toBeLessThanOrEqual(2018);
  });

  test('§3 news: ids are unique and found in every language', async () => {
    const [zt, zh, en] = await Promise.all(
      LOCALES.map(async (locale) => (await api.newsHistory(locale, ALL)).items.map(({ id }) => id)),
    );
    expect(new Set(zt).size).toBe(zt?.length);
    expect([zh, en]).toEqual([zt, zt]);
  });
});

describe('§3 software list', () => {
  const read = async (locale: Locale) => (await api.softwareList(locale, { pageIndex: 1, pageSize: 100 })).items;

  test.each([
    [0, /android/i],
    [1, /iOS|iPhone/i],
    [2, /windows/i],
    [3, /mac/i],
    [4, /web/i],
    [7, /live report/i],
    [8, /aipo/i],
    [9, /open api/i],
  ])('§3 software list: position %d is the specified product', async (position, name) => {
    expect((await read('en'))[position]?.productName).toMatch(name);
  });

  test.each(LOCALES)('§3 software list: name, overview and version are written in %s', async (locale) => {
    const texts = (await read(locale)).flatMap((item) => [
      item.productName,
      item.softwareOverview,
      item.versionInformation,
    ]);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });

  test.each([
    [0, '8.2.00'],
    [1, '8.2.00'],
    [2, '10.30'],
    [3, '2.8.2'],
  ])('§2 download page: product %d names version %s', async (position, version) => {
    for (const locale of LOCALES) expect((await read(locale))[position]?.versionInformation).toContain(version);
  });
});

describe('§7 installation packages', () => {
  const read = async () => (await api.installationPackages('zt', { orgCode: 'TTT', pids: [] })).items;

  test.each([
    [7, /windows|\.exe$/i],
    [12, /android|\.apk$/i],
    [27, /mac|\.dmg$/i],
  ])('§7 installation packages: position %d is the specified one', async (position, file) => {
    expect((await read())[position]?.url).toMatch(file);
  });

  test('§7 installation packages: urls are rewritten to https', async () => {
    const packages = await read();
    // The site's own three stand at its own address; the rest were http in the store.
    const own = packages.filter(({ url }) => url.startsWith('/assets/installers/'));
    expect(own).toHaveLength(3);
    expect(packages.filter((each) => !own.includes(each) && !each.url.startsWith('https://'))).toEqual([]);
  });

  test('§7 installation packages: named pids give those packages only', async () => {
    const [first, second] = await read();
    const { items: named } = await api.installationPackages('zt', { orgCode: 'TTT', pids: [second?.pid ?? ''] });
    expect([named, first?.pid === second?.pid]).toEqual([[second], false]);
  });
});
