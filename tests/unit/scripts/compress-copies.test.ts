import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressCopies } from '@/scripts/lib/compress-copies.mjs';

test('every text file that is worth it has a Brotli and a gzip copy beside it, and nothing else has', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'copies-'));
  try {
    mkdirSync(path.join(folder, 'below'));
    const text = 'a word or two '.repeat(200);
    for (const name of ['a.js', 'below/b.svg', 'film.mp4', 'letters.woff2'])
      writeFileSync(path.join(folder, name), text);
    writeFileSync(path.join(folder, 'short.css'), 'p{}');
    expect(compressCopies(folder)).toBe(2);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:br|gz)$/.test(name),
    );
    expect(names.sort()).toEqual(['a.js.br', 'a.js.gz', 'below/b.svg.br', 'below/b.svg.gz']);
    expect(brotliDecompressSync(readFileSync(path.join(folder, 'below/b.svg.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(path.join(folder, 'a.js.gz'))).toString()).toBe(text);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
