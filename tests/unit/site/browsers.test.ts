import { readFileSync } from 'node:fs';
import { browserslist } from '../../../package.json';
import { ENGINE_NAMES } from '../../../scripts/lib/engines.mjs';

const [, section = ''] = /\n## Browsers\n([\s\S]*?)\n## /.exec(readFileSync('README.md', 'utf8')) ?? [];
const NAMES: Record<string, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'iOS',
};

describe('README, Browsers: one list', () => {
  test.each(browserslist)('%s, which the build is made for, is named with that version', (entry) => {
    const [browser = '', version = ''] = entry.split(' ');
    const rows = section.split('\n').filter((row) => row.startsWith('|'));
    expect(rows.some((row) => row.includes(NAMES[browser] as string) && new RegExp(`\\b${version}\\b`).test(row))).toBe(
      true,
    );
  });

  test('the engines that the suite tries are named', () => {
    for (const name of ENGINE_NAMES) expect(section.toLowerCase()).toContain(name.replace('-', ' '));
  });
});
