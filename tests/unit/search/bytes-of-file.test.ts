import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { bytesOfFile } from '@/lib/search/files/bytes-of-file';

const FILE = '/assets/installers/tradego-windows-10.30-sample.zip';
const read = async (address: string, hosts: string[] = []) => Buffer.from(await bytesOfFile(address, hosts));

let server: http.Server;
let host: string;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    if (request.url === '/moved.pdf') response.writeHead(302, { Location: '/good.pdf' }).end();
    else if (request.url === '/good.pdf') response.end(readFileSync(`public${FILE}`));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

describe('Search: the files that are read', () => {
  test('Search: those of our own public/assets, whole', async () => {
    expect(await read(FILE)).toEqual(readFileSync(`public${FILE}`));
  });

  test.each(['/assets/../../package.json', '/../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/icon-192.png'])(
    'Search: %s is no file of public/assets',
    async (address) => {
      await expect(read(address)).rejects.toThrow();
    },
  );

  test.each(['a&b', 'a#b', 'a+b', 'a%b', '公告 (1)'])('Search: a file named %s is read', async (name) => {
    const file = `public/assets/installers/.${name}.pdf`;
    writeFileSync(file, '%PDF-1');
    try {
      expect(await read(`/assets/installers/.${encodeURIComponent(name)}.pdf`)).toEqual(Buffer.from('%PDF-1'));
    } finally {
      rmSync(file);
    }
  });

  test('Search: of other hosts only those that are named are asked, and no redirect is followed', async () => {
    await expect(read(`${host}/good.pdf`)).rejects.toThrow('of another host');
    await expect(read(`${host}/good.pdf`, [host])).resolves.toHaveLength(readFileSync(`public${FILE}`).length);
    await expect(read(`${host}/moved.pdf`, [host])).rejects.toThrow();
    await expect(read(`${host}/none.pdf`, [host])).rejects.toThrow('404');
  });
});
