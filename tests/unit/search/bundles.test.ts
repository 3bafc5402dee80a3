import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files of ours that these draw in, and the packages they name; packages are not looked into. */
function drawnInBy(entries: string[]): { files: string[]; packages: string[] } {
  // By its command: within Jest, esbuild takes the arrays of another realm for none.
  const meta = JSON.parse(
    execFileSync(
      process.execPath,
      [
        '-e',
        `require('esbuild').build({ ...${JSON.stringify({
          entryPoints: entries,
          bundle: true,
          write: false,
          metafile: true,
          outdir: 'nowhere',
          packages: 'external',
          format: 'esm',
          jsx: 'automatic',
          tsconfig: 'tsconfig.json',
          alias: { '@': process.cwd() },
          loader: { '.css': 'empty' },
          logLevel: 'silent',
        })} }).then(({ metafile }) => console.log(JSON.stringify(metafile)))`,
      ],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    ),
  ) as { inputs: Record<string, { imports: { path: string; external?: boolean }[] }> };
  const imports = Object.values(meta.inputs).flatMap((input) => input.imports);
  return {
    files: Object.keys(meta.inputs),
    packages: [...new Set(imports.filter(({ external }) => external).map((each) => each.path))],
  };
}

const clientFiles = ['app', 'components', 'lib']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').startsWith("'use client'"));

describe('architecture: the dictionaries of searches stay on the server', () => {
  test('the pages of registers do need them', () => {
    expect(drawnInBy(['lib/api/reads.ts']).packages).toContain('opencc-js/t2cn');
  });

  test.each([
    ['what decides on requests', ['middleware.ts']],
    ['what browsers run', ['instrumentation-client.ts', ...clientFiles]],
  ])('%s draws none of them in', (_, entries) => {
    const { files, packages } = drawnInBy(entries.map((file) => path.resolve(file)));
    expect(files.length).toBeGreaterThan(entries.length);
    expect(packages.filter((name) => name.startsWith('opencc'))).toEqual([]);
    expect(files.filter((file) => file.startsWith('lib/search/'))).toEqual([]);
  });
});
