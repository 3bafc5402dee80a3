import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import packages from '@/lib/content/sdk-packages.json';
import { CLICK_CODES } from '@/lib/contract/constants';
import { packAll, packSandbox, SDKS } from '@/open-api/pack.mjs';

describe('the archives of the SDKs (§2 /downloadApi)', () => {
  const packed = packAll();

  test('packed again they have the bytes, sizes and checksums that the page shows', () => {
    expect(packed.map(({ row }) => row)).toEqual(packages);
    for (const { row, bytes } of packed) expect(readFileSync(`public${row.file}`).equals(bytes)).toBe(true);
  });

  test('the sandbox that the guide starts from holds all it runs on', () => {
    const { file, bytes } = packSandbox();
    expect(readFileSync(`public${file}`).equals(bytes)).toBe(true);
    for (const locale of ['zt', 'zh', 'en'])
      expect(readFileSync(`public/assets/open-api-documents/${locale}/usage.md`, 'utf8')).toContain(file);
    const files = unzipSync(bytes);
    const names = Object.keys(files).map((name) => name.slice(name.indexOf('/') + 1));
    for (const wanted of ['LICENSE', 'README.md', 'package.json', 'sandbox/start.mjs']) expect(names).toContain(wanted);
    const text = (name: string) => new TextDecoder().decode(files[`tradego-open-api-sandbox-2.0/${name}`]);
    const needed = Object.keys(JSON.parse(text('package.json')).dependencies);
    for (const name of names.filter((each) => each.endsWith('.mjs')))
      for (const [, from = ''] of text(name).matchAll(/ from '([^']+)'/g)) {
        if (from.startsWith('./')) expect(names).toContain(`sandbox/${from.slice(2)}`);
        else if (!from.startsWith('node:')) expect(needed).toContain(from.split('/')[0]);
      }
  });

  test('the seven tiles of the specification, each with its type code', () => {
    expect(Object.fromEntries(packages.map(({ key, type }) => [key, type]))).toEqual({
      javascript: 11,
      macObjectiveC: 12,
      cpp: 13,
      java: 14,
      python: 15,
      ios: 16,
      android: 17,
    });
    expect(packages.map(({ type }) => type)).toEqual(CLICK_CODES[2]);
  });

  test.each(packed.map(({ row, bytes }) => [row.key, row, bytes] as const))(
    '%s: README, licence, example and tests in one folder, and the version its manifest names',
    (_, row, bytes) => {
      const files = unzipSync(bytes);
      const names = Object.keys(files);
      const folder = row.file
        .split('/')
        .at(-1)
        ?.replace(/\.zip$/, '');
      for (const name of names) expect(name.startsWith(`${folder}/`)).toBe(true);
      for (const wanted of [/\/README\.md$/, /\/LICENSE$/, /\/examples\//i, /\/tests?\//i])
        expect(names.filter((name) => wanted.test(name))).not.toEqual([]);
      const all = names.map((name) => new TextDecoder().decode(files[name]));
      const manifest =
        /package\.json$|pyproject\.toml$|pom\.xml$|CMakeLists\.txt$|Version\.swift$|build\.gradle\.kts$|\.podspec$/;
      const manifests = names.flatMap((name, i) => (manifest.test(name) ? [all[i] ?? ''] : []));
      expect(manifests.some((text) => text.includes(row.version))).toBe(true);
      expect(all.find((text) => text.startsWith('# TradeGo Open API'))).toContain(`, ${row.version}\n`);
      expect(bytes.length).toBeLessThan(50_000);
    },
  );

  test('every SDK says which protocol it speaks, and it is this one', () => {
    const { 'x-version': version } = JSON.parse(readFileSync('open-api/protocol/protocol.schema.json', 'utf8'));
    for (const { row, bytes } of packed) {
      const sources = Object.values(unzipSync(bytes)).map((file) => new TextDecoder().decode(file));
      const named = sources.flatMap((text) => [
        ...text.matchAll(/(?:protocol_?version|TGVersion|\bwire)\w*(?:\[\])? = @?"?'?(\d+\.\d+)/gi),
      ]);
      expect([row.key, ...new Set(named.map(([, found]) => found))]).toEqual([row.key, version]);
    }
  });

  test('dates are days', () => {
    for (const { date } of SDKS) expect(date).toMatch(/^2026-\d\d-\d\d$/);
  });
});
