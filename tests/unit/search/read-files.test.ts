import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { withFileReader } from '@/lib/search/files/read-files';

// Jest's modules cannot bring in PDF.js; what it reads is seen in tests/e2e/site/search.spec.ts.
jest.mock('@/lib/search/files/text-of-pdf', () => ({
  textOfPdf: async (bytes: Uint8Array) => {
    const head = new TextDecoder().decode(bytes.slice(0, 5));
    if (head !== '%PDF-') throw new Error('no PDF');
    return [`${bytes.length} bytes`];
  },
}));

const REPORT = '/assets/reports/annual-report-2025.pdf';
const read = (address: string) => withFileReader((reader) => reader(address));

let server: http.Server;
let host: string;
const saved = { ...process.env };

beforeAll(async () => {
  server = http.createServer((request, response) => {
    if (request.url === '/moved.pdf') response.writeHead(302, { Location: '/good.pdf' }).end();
    else if (request.url === '/good.pdf') response.end(readFileSync(`public${REPORT}`));
    else if (request.url === '/html.pdf') response.end('<html>not found</html>');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  process.env = saved;
});

describe('issue 19, Search: the files that are read', () => {
  test('issue 19, Search: those of our own public/assets, whole', async () => {
    expect(await read(REPORT)).toEqual([`${readFileSync(`public${REPORT}`).length} bytes`]);
  });

  test.each(['/assets/../../package.json', '/../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/icon-192.png'])(
    'issue 19, Search: %s is no file of public/assets',
    async (address) => {
      await expect(read(address)).rejects.toThrow();
    },
  );

  test.each(['a&b', 'a#b', 'a+b', 'a%b', '公告 (1)'])('issue 19, Search: a file named %s is read', async (name) => {
    const file = `public/assets/reports/.${name}.pdf`;
    writeFileSync(file, '%PDF-1');
    try {
      expect(await read(`/assets/reports/.${encodeURIComponent(name)}.pdf`)).toEqual(['6 bytes']);
    } finally {
      rmSync(file);
    }
  });

  test('issue 19, Search: of other hosts only the API and the resource host are asked, and no redirect is followed', async () => {
    await expect(read(`${host}/good.pdf`)).rejects.toThrow('of another host');
    jest.resetModules();
    process.env.ASSET_BASE_URL = host;
    const { withFileReader: configured } = require('@/lib/search/files/read-files');
    const from = (path: string) =>
      configured((reader: (address: string) => Promise<string[]>) => reader(`${host}${path}`));
    await expect(from('/good.pdf')).resolves.toHaveLength(1);
    await expect(from('/moved.pdf')).rejects.toThrow();
    await expect(from('/html.pdf')).rejects.toThrow();
    await expect(from('/none.pdf')).rejects.toThrow('404');
  });
});
