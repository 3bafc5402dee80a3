import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { CompanyFile, SoftwareFile } from '@/lib/content-folder/schemas';
import { installers } from '@/scripts/installers.mjs';

const { packages }: SoftwareFile = parse(readFileSync('content/software.yaml', 'utf8'));
const { downloads }: CompanyFile = parse(readFileSync('content/company.yaml', 'utf8'));

describe('§2 the sample installers', () => {
  test.each(installers())('§2 $address is made of the same bytes again, and the content says so', (made) => {
    expect(Buffer.from(made.bytes).equals(readFileSync(`public${made.address}`))).toBe(true);
    expect(packages.find(({ url }) => url === made.address)).toMatchObject(made.known);
  });

  test('Names: each says in three languages that it is a sample and no installer', () => {
    const text = readFileSync(`public${downloads.windows}`);
    expect(text.subarray(0, 2).toString()).toBe('PK');
    expect(downloads.windows).toContain('-sample.zip');
  });

  test('§8 the default links lead to files that are there', () => {
    const addresses = installers().map(({ address }) => address);
    for (const address of [downloads.android, downloads.windows, downloads.mac]) expect(addresses).toContain(address);
  });
});
