import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SPECIFIED } from './support/calls';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const APP = path.resolve('app');
const VERBS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

describe('decisions, Calls: the website serves the calls of §7 at its own origin', () => {
  test.each(SPECIFIED)('§7 $name: $path takes $method and no other method', async ({ path: address, method }) => {
    const handlers: object = await import(`@/app${address}/route.ts`);
    expect(VERBS.filter((verb) => verb in handlers)).toEqual([method]);
  });

  test('§7 no call is served that the specification does not name', () => {
    const specified = SPECIFIED.map(({ path: address }) => address);
    const served = ['website', 'popularity'].flatMap((root) =>
      readdirSync(path.join(APP, root), { recursive: true, encoding: 'utf8' })
        .map((entry) => `/${root}/${entry.replaceAll(path.sep, '/')}`)
        .filter((entry) => existsSync(path.join(APP, entry, 'route.ts'))),
    );
    expect(served.sort()).toEqual(specified.sort());
  });
});
