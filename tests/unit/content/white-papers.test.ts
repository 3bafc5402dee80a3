import { statSync } from 'node:fs';
import path from 'node:path';
import { whitePapers } from '@/lib/content/white-papers';

test('§2 personal services: a white paper is said to be as large as its file is', () => {
  expect(whitePapers().length).toBeGreaterThan(0);
  for (const { href, bytes } of whitePapers()) {
    expect(statSync(path.join('public', href.split('?')[0] ?? '')).size).toBe(bytes);
  }
});
