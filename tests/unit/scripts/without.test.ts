import { readFileSync } from 'node:fs';
import { changed, DEVICES } from '@/scripts/bench/without.mjs';

describe('what a device for speed is taken out by', () => {
  test.each(Object.entries(DEVICES))('%s: the sources still have what is changed', (name, changes) => {
    for (const change of changes) {
      const text = readFileSync(change.file, 'utf8');
      expect(changed(name, text, change)).not.toBe(text);
    }
  });

  test('sources that have moved on are told, not measured as they are', () => {
    const change = { file: 'a.ts', from: 'gone', to: '' };
    expect(() => changed('brotli', 'text', change)).toThrow('brotli cannot be taken out of a.ts');
  });
});
