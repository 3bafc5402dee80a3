import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { warmPages } from '@/lib/server/warm-pages';

let server: http.Server;
let origin = '';
let answers: (target: string) => number;

beforeEach(async () => {
  server = http.createServer((request, response) => {
    response.writeHead(answers(request.url ?? '')).end('a page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('a page that could not be made while the site was busy is asked for again at the end', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  const asked = new Set<string>();
  answers = (target) => {
    const isFirst = !asked.has(target);
    asked.add(target);
    return isFirst && target.startsWith('/aboutUs') ? 503 : 200;
  };
  const made: string[] = [];
  await warmPages(origin, ({ id, layout, locale }) => made.push(`${id} ${layout} ${locale}`));
  expect(new Set(made).size).toBe(made.length);
  expect(made.filter((page) => page.startsWith('aboutUs'))).toHaveLength(6);
});
