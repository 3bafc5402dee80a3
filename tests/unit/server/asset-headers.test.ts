import { HASHED_FILES, REPLACED_FILES } from '@/lib/base/security-headers.mjs';
import { inFileSpelling } from '@/lib/server/readable-target';

/** The very one that Next reads the paths of next.config.mjs by. */
const { pathToRegexp }: { pathToRegexp(path: string): RegExp } = require('next/dist/compiled/path-to-regexp');

const isReplaced = (path: string) => pathToRegexp(REPLACED_FILES).test(path);
const isHashed = (path: string) => pathToRegexp(HASHED_FILES).test(path);

describe('how long files are kept', () => {
  test.each([
    '/assets/circulars/a.pdf',
    '/assets/reports/20261112.pdf',
    '/assets/open-api/sdk.zip',
    '/assets/x/公告(1).pdf',
  ])('%s, which may be replaced, for a minute', (path) => {
    expect([isReplaced(path), isHashed(path)]).toEqual([true, false]);
  });

  test.each(['/assets/circulars/results-3f9a01bc.pdf', '/assets/circulars/results.0123456789abcdef.pdf'])(
    '%s, which is named by what it holds, for ever',
    (path) => {
      expect(isHashed(path)).toBe(true);
    },
  );

  test.each(['/assets/news/third-quarter-2026-1280.webp', '/assets/film/a.mp4', '/assets/x/deadline.webp'])(
    '%s as before',
    (path) => {
      expect([isReplaced(path), isHashed(path)]).toEqual([false, false]);
    },
  );
});

test.each([
  ['/assets/circulars/a%281%29.pdf', '/assets/circulars/a(1).pdf'],
  ['/assets/circulars/%e5%85%ac%E5%91%8A.pdf?page=1', '/assets/circulars/%E5%85%AC%E5%91%8A.pdf?page=1'],
  ['/assets/a%2bb%26c%23d.pdf', '/assets/a%2Bb%26c%23d.pdf'],
  ['/assets/%2e%2e/%2fx', '/assets/%2e%2e/%2Fx'],
  ['/assets/plain.pdf', '/assets/plain.pdf'],
  ['/search?q=%e5', '/search?q=%e5'],
])('%s is the file of %s', (asked, file) => {
  expect(inFileSpelling(asked)).toBe(file);
});
