import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as freshness from '@/lib/base/freshness.mjs';
import { KEPT_A_DAY, KEPT_A_MINUTE, KEPT_FOR_EVER } from '@/lib/base/security-headers.mjs';
import { readEnvironment } from '@/lib/config/env';

/** The page that is in front of a visitor, in turn kept by memory, page store and edge, each as late as it may be. */
const withdrawnAfter = (edgeSeconds: number) =>
  freshness.ANSWER_UNDER_WAY + freshness.ANSWER_FRESH + freshness.PAGE_SHOWN + 2 * edgeSeconds;

const sources = ['app', 'lib', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name))
    .map((name) => path.join(folder, name)),
);

describe('Calls: what was withdrawn is gone within a minute', () => {
  test('without an edge', () => {
    expect(withdrawnAfter(0)).toBeLessThanOrEqual(freshness.WITHDRAWN_WITHIN);
  });

  test('behind an edge with the longest life that the settings take', () => {
    const { edgeSeconds } = readEnvironment({ WEBSITE_API_URL: 'https://api.example.com', EDGE_SECONDS: '5' });
    expect(edgeSeconds).toBe(freshness.EDGE_MOST);
    expect(withdrawnAfter(edgeSeconds)).toBeLessThanOrEqual(freshness.WITHDRAWN_WITHIN);
  });

  test('an old page is made again before nobody is shown it any more', () => {
    expect(freshness.PAGE_RETRIED_AFTER).toBeLessThan(freshness.PAGE_MADE_AGAIN_AFTER);
    expect(freshness.PAGE_MADE_AGAIN_AFTER).toBeLessThan(freshness.PAGE_SHOWN);
  });
});

test('what another process published is seen within a second: two looks in it, one of them may be late', () => {
  expect(2 * freshness.CHANGE_LOOKED_FOR_EVERY).toBeLessThanOrEqual(freshness.CHANGE_SEEN_WITHIN);
});

test('the layouts say for Next how long a page lives whose data have not changed', () => {
  const said = sources.flatMap((file) => {
    const [, seconds] = /^export const revalidate = (.+);$/m.exec(readFileSync(file, 'utf8')) ?? [];
    return seconds === undefined ? [] : [seconds];
  });
  expect(said).toEqual(Array(2).fill(String(freshness.PAGE_WITHOUT_CHANGE)));
});

test('headers say the same, and none says a time of its own', () => {
  expect([KEPT_A_DAY, KEPT_A_MINUTE, KEPT_FOR_EVER]).toEqual([
    'public, max-age=86400, stale-while-revalidate=604800',
    'public, max-age=60, must-revalidate',
    'public, max-age=31536000, immutable',
  ]);
  // How long a browser keeps to HTTPS is no age of what it shows.
  const own = sources.filter((file) =>
    /max-age=[1-9]/i.test(readFileSync(file, 'utf8').replace(/max-age=63072000; includeSubDomains/, '')),
  );
  expect(own).toEqual([]);
});
