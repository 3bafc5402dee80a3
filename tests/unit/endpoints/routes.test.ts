import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SPECIFIED } from '../support/calls';
import { quietLog, type Site, startSite } from '../support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

quietLog();
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const VERBS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** What the site answers, through the one route of the call's base. */
async function answerTo(method: string, address: string): Promise<Response> {
  const base = address.split('/')[1];
  const handlers = (await import(`@/app/${base}/[...call]/route.ts`)) as Record<
    string,
    (request: Request) => Promise<Response>
  >;
  const request = new Request(`http://site.test${address}`, { method });
  return handlers[method]?.(request) ?? new Response(null, { status: 405 });
}

describe('Calls: the website serves the calls of §7 at its own origin', () => {
  test.each(SPECIFIED)('§7 $name: $path takes $method and answers 405 to others', async ({ path: address, method }) => {
    for (const verb of VERBS) {
      const answer = await answerTo(verb, address);
      const taken = verb === method || (verb === 'HEAD' && method === 'GET');
      expect([verb, answer.status === 405]).toEqual([verb, !taken]);
      if (!taken) expect(answer.headers.get('allow')?.split(', ')).toContain(method);
    }
  });

  test('§7 a script that asks what a call takes is told', async () => {
    const answer = await answerTo('OPTIONS', '/website/Website/reportsList');
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
  });

  test.each([
    '/website/Website/reportsList/',
    '/website/Website/reportslist',
    '/website/Website/other',
    '/website/popularity/account/queryArea',
    '/popularity/account/other',
  ])('§7 no call is served that the specification does not name: %s', async (address) => {
    const answer = await answerTo('POST', address);
    expect([answer.status, (await answer.json()).result]).toEqual([404, 0]);
  });

  test('every base of the table has its route, and no other file serves a call', () => {
    for (const base of new Set(SPECIFIED.map(({ path: address }) => address.split('/')[1] ?? ''))) {
      const files = readdirSync(path.resolve('app', base), { recursive: true, encoding: 'utf8' });
      expect(files.filter((file) => file.endsWith('.ts'))).toEqual(
        // What mails lead to is no call.
        [
          path.join('[...call]', 'route.ts'),
          ...(base === 'website' ? [path.join('alerts', '[step]', 'route.ts')] : []),
        ],
      );
    }
  });
});
