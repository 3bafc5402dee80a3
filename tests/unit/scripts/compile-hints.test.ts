import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hintFramework } from '../../../scripts/lib/compile-hints.mjs';

const HINT = '//# allFunctionsCalledOnLoad\n';
const LARGE = `TURBOPACK.push(${JSON.stringify('x'.repeat(120_000))});`;

describe('files that ask to be compiled as they arrive', () => {
  let folder: string;
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'build-'));
    mkdirSync(path.join(folder, 'static'));
    const files = { 'static/react.js': LARGE, 'static/runtime.js': 'run();', 'static/page.js': LARGE };
    for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code);
    const rootMainFiles = ['static/runtime.js', 'static/react.js'];
    writeFileSync(path.join(folder, 'build-manifest.json'), JSON.stringify({ rootMainFiles }));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are the large ones of the framework, each once', () => {
    expect(hintFramework(folder)).toEqual(['static/react.js']);
    expect(hintFramework(folder)).toEqual(['static/react.js']);
    expect(read('static/react.js')).toBe(HINT + LARGE);
    expect(read('static/runtime.js')).toBe('run();');
    expect(read('static/page.js')).toBe(LARGE);
  });
});
