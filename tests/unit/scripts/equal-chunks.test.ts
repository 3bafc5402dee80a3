import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shareEqualChunks } from '../../../scripts/lib/equal-chunks.mjs';

const modules = `module.exports=[1,(a)=>a,${JSON.stringify('報價'.repeat(1500))}]`;
const chunk = (map: string) => `${modules}\n\n//# sourceMappingURL=${map}.js.map`;

describe('chunks of the server with equal code', () => {
  let folder: string;
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'chunks-'));
    mkdirSync(path.join(folder, 'ssr'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are one module, wherever they stand', () => {
    write('a.js', chunk('a'));
    write('ssr/b.js', chunk('b'));
    write('ssr/c.js', chunk('c'));
    expect(shareEqualChunks(folder)).toBe(2);
    const require = createRequire(path.join(folder, 'here.js'));
    expect(require('./ssr/b.js')).toBe(require('./a.js'));
    expect(require('./ssr/c.js')).toBe(require('./a.js'));
    expect(require('./a.js')).toHaveLength(3);
    // Once more changes nothing.
    expect(shareEqualChunks(folder)).toBe(0);
  });

  it('leave alone what differs, what is small, and what is no list of modules', () => {
    write('a.js', chunk('a'));
    write('other.js', chunk('a').replace('報', '股'));
    write('small.js', 'module.exports=[1]');
    write('small-too.js', 'module.exports=[1]');
    write('runtime.js', chunk('a').replace('module.exports=', 'const modules='));
    write('runtime-too.js', chunk('a').replace('module.exports=', 'const modules='));
    write('a.js.map', chunk('a'));
    const before = ['a.js', 'other.js', 'small-too.js', 'runtime-too.js', 'a.js.map'].map(read);
    expect(shareEqualChunks(folder)).toBe(0);
    expect(['a.js', 'other.js', 'small-too.js', 'runtime-too.js', 'a.js.map'].map(read)).toEqual(before);
  });
});
