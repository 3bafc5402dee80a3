import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { quietLog } from '../support/site';

const lines = quietLog();
const before = process.env;
let hub: Server;
let told: URLSearchParams[] = [];
let status = 204;

beforeAll(async () => {
  hub = createServer((request, answer) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      told.push(new URLSearchParams(body));
      answer.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
});
afterAll(() => hub.close());
beforeEach(() => {
  told = [];
  status = 204;
  jest.resetModules();
  const url = `http://127.0.0.1:${(hub.address() as AddressInfo).port}/`;
  process.env = { ...before, WEBSUB_HUB: url, SITE_URL: 'https://www.example.com' };
});
afterEach(() => {
  process.env = before;
});

const tell = async (...feeds: ('news' | 'announcements')[]) =>
  (await import('@/lib/syndication/websub')).tellHub(feeds);

test('a hub is told of the feeds that have something new, in every language and format', async () => {
  await tell('announcements');
  expect(told.map((each) => each.get('hub.mode'))).toEqual(['publish']);
  expect(told[0]?.getAll('hub.url')).toEqual(
    ['zt', 'zh', 'en'].flatMap((locale) =>
      ['xml', 'json'].map((format) => `https://www.example.com/feeds/announcements.${locale}.${format}`),
    ),
  );
});

test('nothing new tells nobody, and neither does a site without a hub', async () => {
  await tell();
  delete process.env.WEBSUB_HUB;
  jest.resetModules();
  await tell('news');
  expect(told).toEqual([]);
});

test('a hub that refuses is a line in the log and nothing else', async () => {
  status = 500;
  await expect(tell('news')).resolves.toBeUndefined();
  expect(lines.filter((line) => line.includes('websub.not-told'))).toHaveLength(1);
});
