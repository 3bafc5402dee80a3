import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleCommands } from '@/scripts/lib/project.mjs';

/**
 * Commands of operators as they are deployed, for the tests of one file: the build lays all of them beside the server, and
 * these tests do not wait for one.
 *
 * @returns the program of each, by its name
 */
export function commandsOf(...names: string[]): (name: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tradego-commands-'));
  beforeAll(() => {
    if (bundleCommands(folder, names) !== 0) throw new Error(`${names} cannot be bundled.`);
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    symlinkSync(path.resolve('node_modules/pdfjs-dist/cmaps'), path.join(folder, 'cmaps'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return (name) => path.join(folder, `${name}.mjs`);
}
