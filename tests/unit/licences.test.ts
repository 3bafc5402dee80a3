import { readFileSync } from 'node:fs';
import { installedPackages } from '../../scripts/lib/licences.mjs';

describe('the licences', () => {
  const packages = installedPackages();
  const file = readFileSync('THIRD-PARTY-LICENSES.txt', 'utf8');
  const parts = file.split(/^={80}$/m).slice(1);
  /** The packages of each text, and the text. */
  const stated = new Map(
    parts.flatMap((names, index) =>
      index % 2 === 0
        ? names
            .trim()
            .split('\n')
            .map((name) => [name, parts[index + 1]?.trim() ?? ''] as const)
        : [],
    ),
  );

  test('of every package that is installed to run the site are known', () => {
    expect(packages.filter(({ text }) => !text).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
  });

  test('go along, each with its text (npm run licences)', () => {
    const missing = packages.filter(({ name, licence }) => !stated.get(`${name} (${licence})`));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test.each([
    ['@img/sharp-libvips-*', 'GNU LESSER GENERAL PUBLIC LICENSE', 'GNU GENERAL PUBLIC LICENSE'],
    ['@fontsource-variable/geist', 'SIL OPEN FONT LICENSE Version 1.1', 'The Geist Project Authors'],
  ])('of %s are whole', (name, ...words) => {
    const [, text = ''] = [...stated].find(([stated]) => stated.startsWith(`${name} `)) ?? [];
    for (const word of words) expect(text).toContain(word);
  });

  test('stand beside the server, in the image too', () => {
    const project = readFileSync('scripts/lib/project.mjs', 'utf8');
    expect(project).toMatch(/const LICENCES = \['LICENSE', 'THIRD-PARTY-LICENSES\.txt'\];/);
    expect(project).toMatch(
      /for \(const name of LICENCES\) cpSync\(path\.join\(ROOT, name\), path\.join\(STANDALONE, name\)\)/,
    );
  });
});
