import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileStorage } from '@/lib/base/file-storage';
import { SplitStorage } from '@/lib/next/split-storage';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tradego-shelves-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Keys as Next gives them. */
const keyOf = (address: string) => `/route-cache/APP_PAGE/0ab1/$${address}`;

const open = () => {
  const shelf = (name: string) => new FileStorage(path.join(folder, name), { bytes: 1_000_000, entries: 20 });
  return new SplitStorage(shelf('pages'), shelf('lists'));
};

const LINKED = [
  '/desktop/zt/home',
  '/mobile/en/sub-annAndCir',
  '/desktop/zh/companyDynamics',
  '/mobile/zt/dynamicDetails',
  '/desktop/en/dynamicDetails/38',
];

describe('Routes: pages of long lists push out no other page', () => {
  test.each([
    ['pages of a list', (index: number) => `/desktop/zt/companyDynamics/${index}/6`],
    ['years of a register', (index: number) => `/mobile/en/sub-annAndCir/1/20/${1900 + index}`],
  ])('Routes: after 100 %s every route and article is still kept', async (_, address) => {
    const shelves = open();
    for (const linked of LINKED) await shelves.write(keyOf(linked), linked);
    for (let index = 2; index < 102; index++) await shelves.write(keyOf(address(index)), index);
    expect(await Promise.all(LINKED.map((linked) => shelves.read(keyOf(linked))))).toEqual(LINKED);
    expect(await shelves.read(keyOf(address(101)))).toBe(101);
    expect(await shelves.read(keyOf(address(2)))).toBeUndefined();
  });

  test('Routes: what is given up is gone from its shelf', async () => {
    const shelves = open();
    for (const address of ['/desktop/zt/home', '/desktop/zt/companyDynamics/2/6']) {
      await shelves.write(keyOf(address), 1);
      await shelves.remove(keyOf(address));
      expect(await shelves.read(keyOf(address))).toBeUndefined();
    }
  });
});
