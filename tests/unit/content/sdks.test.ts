import { readFileSync } from 'node:fs';
import { clickOnSdk, SDK_IDS, sdkExample, sdks } from '@/lib/content/sdks';
import { CLICK_CODES } from '@/lib/contract/constants';

describe('§2 the seven SDKs', () => {
  test('§2 they are those of the page, in its order, each with an archive that is there', () => {
    expect(sdks().map(({ id }) => id)).toEqual(SDK_IDS);
    for (const { href, bytes } of sdks()) expect(readFileSync(`public${href}`)).toHaveLength(bytes);
  });

  test.each([
    ['javascript', 11],
    ['macObjectiveC', 12],
    ['cpp', 13],
    ['java', 14],
    ['python', 15],
    ['ios', 16],
    ['android', 17],
  ] as const)('§3 the type code of %s is %i, and a click says so on plate 2', (id, type) => {
    const sdk = sdks().find((each) => each.id === id);
    if (!sdk) throw new Error(`${id} is missing`);
    expect(clickOnSdk(sdk)).toEqual({ pageNum: type, plate: 2, remark: id });
    expect(CLICK_CODES[2]).toContain(type);
  });

  test.each([
    ['javascript', 'javascript/examples/quotes.mjs'],
    ['macObjectiveC', 'mac-objective-c/Examples/Quotes/main.m'],
    ['cpp', 'cpp/examples/quotes.cpp'],
    ['java', 'java/examples/Quotes.java'],
    ['python', 'python/examples/quotes.py'],
    ['ios', 'ios/Examples/Quotes/main.swift'],
    ['android', 'android/examples/quotes/src/main/kotlin/com/tradego/openapi/example/QuotesActivity.kt'],
  ] as const)('§2 the example of %s on the page is that of its archive, character by character', (id, file) => {
    const lines = sdkExample(id);
    const shown = lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
    expect(shown).toBe(readFileSync(`open-api/sdk/${file}`, 'utf8').replace(/\n+$/, ''));
    const kinds = new Set(lines.flat().map(({ kind }) => kind));
    expect(kinds).toContain('keyword');
    expect(kinds).toContain('string');
  });
});
