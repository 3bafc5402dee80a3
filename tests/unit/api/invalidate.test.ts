import { dataTag, isOutdated, learnVersions, versionOf } from '@/lib/api/data-versions';
import { raiseVersions, readVersions } from '@/lib/store/data-versions';
import { openStore, type Store } from '@/lib/store/database';
import { temporaryDatabase } from '../support/temporary-store';

let store: Store;
let remove: () => Promise<void>;
beforeEach(async () => {
  const temporary = await temporaryDatabase();
  store = await openStore(temporary.database);
  remove = temporary.remove;
});
afterEach(async () => {
  await store.destroy();
  await remove();
});

describe('Calls: the versions of data in the store', () => {
  test('each change raises those that are named, once each, and no others', async () => {
    await raiseVersions(store, [['reports', 0]]);
    await raiseVersions(store, [
      ['reports', 0],
      ['circulars', 0],
    ]);
    expect(new Map(await readVersions(store))).toEqual(
      new Map([
        ['reports', 2],
        ['circulars', 1],
      ]),
    );
  });

  test('a store that was made anew goes on from what the process knows', async () => {
    expect(await raiseVersions(store, [['reports', 41]])).toEqual([['reports', 42]]);
  });

  test('changes of two processes at once are two changes', async () => {
    await Promise.all([raiseVersions(store, [['reports', 0]]), raiseVersions(store, [['reports', 0]])]);
    expect(await readVersions(store)).toEqual([['reports', 2]]);
  });
});

describe('Calls: the names of data on a page', () => {
  test('a page is outdated once the data it shows has changed, and no other page', () => {
    const before = [dataTag('roadshows'), dataTag('newsHistory')];
    learnVersions([['roadshows', versionOf('roadshows') + 1]]);
    expect(before.map(isOutdated)).toEqual([true, false]);
    expect(isOutdated(dataTag('roadshows'))).toBe(false);
  });

  test('what another process knew earlier makes nothing new again', () => {
    learnVersions([['reports', 7]]);
    const tag = dataTag('reports');
    learnVersions([['reports', 3]]);
    expect([dataTag('reports'), isOutdated(tag)]).toEqual([tag, false]);
  });

  test.each(['_N_T_/desktop/[locale]/home', 'data:reports', 'data:nothing@0', 'data:reports@x', ''])(
    'another tag of a page is nobody’s data: %s',
    (tag) => {
      learnVersions([['reports', versionOf('reports') + 1]]);
      expect(isOutdated(tag)).toBe(false);
    },
  );
});
