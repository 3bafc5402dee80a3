import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createEmbeddedApi } from '@/lib/api/embedded';
import { pictureSource, smallCover } from '@/lib/assets/address';
import { seedStore } from '@/lib/sample/seeding';
import { temporaryStore } from '../../support/temporary-store';

const store = temporaryStore(seedStore);
const api = createEmbeddedApi(async () => store());

const ALL = { pageIndex: 1, pageSize: 1000 };
const lists = [
  { name: 'news', read: () => api.newsHistory('zt', ALL), fallback: '/assets/news/default-1280.webp', without: 0 },
  {
    name: 'reports',
    read: () => api.reports('zt', ALL),
    fallback: '/assets/report-cover/default-1280.webp',
    without: 1,
  },
  {
    name: 'roadshows',
    read: () => api.roadshows('zt', ALL),
    fallback: '/assets/roadshow/default-1280.webp',
    without: 0,
  },
];

const filesOf = (url: string) => {
  const { src, sources } = pictureSource(url);
  return [src, ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? ''))];
};

describe('pictures of the sample content', () => {
  test('§2 every cover is drawn for where it is shown small too', async () => {
    const urls = (await api.newsHistory('zt', ALL)).items.map(({ pictureUrl }) => pictureUrl);
    const files = [...urls, '/assets/news/default-1280.webp'].flatMap((url) => [
      smallCover(url, 'card') ?? '',
      smallCover(url, 'thumb') ?? '',
    ]);
    expect(files.filter((file) => !existsSync(join(process.cwd(), 'public', file)))).toEqual([]);
  });

  test.each(lists)('every picture of the $name is there in every format and width', async ({ read, fallback }) => {
    const urls = (await read()).items.map(({ pictureUrl }) => pictureUrl).filter((url) => url !== '');
    const files = [...urls, fallback].flatMap(filesOf);
    expect(files).toHaveLength(5 * (urls.length + 1));
    expect(files.filter((file) => !existsSync(join(process.cwd(), 'public', file)))).toEqual([]);
  });

  test.each(lists)(
    '$without of the $name have no picture, and the rest one of their own',
    async ({ read, without }) => {
      const urls = (await read()).items.map(({ pictureUrl }) => pictureUrl);
      const pictured = urls.filter((url) => url !== '');
      expect([urls.length - pictured.length, new Set(pictured).size]).toEqual([without, pictured.length]);
    },
  );
});
