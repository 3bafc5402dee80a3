import { XMLParser } from 'fast-xml-parser';
import { feedFile } from '@/lib/syndication/feeds';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));
jest.mock('@/lib/api/reads', () => ({
  readRegister: async () => ({ state: 'fresh', data: [] }),
}));

const before = process.env;
beforeAll(() => {
  process.env = { ...before, SITE_URL: 'https://www.example.com', WEBSUB_HUB: 'https://hub.example.com/push' };
});
afterAll(() => {
  process.env = before;
});

const textOf = async (format: 'xml' | 'json') => String((await feedFile('announcements', 'en', format))?.body);

test('a feed names the hub and itself, in both formats', async () => {
  const { rss } = new XMLParser({ ignoreAttributes: false }).parse(await textOf('xml'));
  const links = (rss.channel['atom:link'] as Record<string, string>[]).map((link) => [link['@_rel'], link['@_href']]);
  expect(links).toEqual([
    ['self', 'https://www.example.com/feeds/announcements.en.xml'],
    ['hub', 'https://hub.example.com/push'],
  ]);
  expect(JSON.parse(await textOf('json'))).toMatchObject({
    feed_url: 'https://www.example.com/feeds/announcements.en.json',
    hubs: [{ type: 'WebSub', url: 'https://hub.example.com/push' }],
  });
});
