import { readFileSync } from 'node:fs';
import known from '@/lib/sample/seed/installers.json';
import { SITE } from '@/lib/site/facts';
import { installers } from '@/scripts/installers.mjs';

describe('§2 the sample installers', () => {
  test.each(installers())('§2 $address is made of the same bytes again, and the store knows them', (made) => {
    expect(Buffer.from(made.bytes).equals(readFileSync(`public${made.address}`))).toBe(true);
    expect((known as Record<string, unknown>)[made.address]).toEqual(made.known);
  });

  test('Names: each says in three languages that it is a sample and no installer', () => {
    const text = readFileSync(`public${SITE.downloads.windows}`);
    expect(text.subarray(0, 2).toString()).toBe('PK');
    expect(SITE.downloads.windows).toContain('-sample.zip');
  });

  test('§8 the default links lead to files that are there', () => {
    for (const address of [SITE.downloads.android, SITE.downloads.windows, SITE.downloads.mac]) {
      expect(Object.keys(known)).toContain(address);
    }
  });
});
