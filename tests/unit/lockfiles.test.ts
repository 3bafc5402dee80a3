import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What is installed is what was once looked at: every package by its hash. */

interface Locked {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
}

const OURS_ALONE = /^(?:node_modules|\.git|\.next|\.data)$/;

function locksBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return OURS_ALONE.test(entry.name) ? [] : locksBelow(place);
    return entry.name === 'package-lock.json' ? [place] : [];
  });
}

const locks = locksBelow('.');
const lockedIn = (file: string) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages as Record<string, Locked>).filter(
    ([place, { link }]) => place !== '' && !link,
  );

test('every folder with packages of its own has a lock', () => {
  expect(locks.sort()).toEqual([
    'package-lock.json',
    'scripts/bench/package-lock.json',
    'scripts/node-24/package-lock.json',
    'tests/e2e/engines/package-lock.json',
    'workshop/package-lock.json',
  ]);
});

test.each(locks)('%s names the hash of every package', (file) => {
  const without = lockedIn(file).filter(
    ([, { integrity, inBundle }]) => !inBundle && !/^sha512-/.test(integrity ?? ''),
  );
  expect(without.map(([place]) => place)).toEqual([]);
});

test.each(locks)('%s takes no package from anywhere but the registry', (file) => {
  const elsewhere = lockedIn(file).filter(
    ([, { resolved }]) => resolved && !/^https:\/\/[^/]+\/.*\.tgz$/.test(resolved),
  );
  expect(elsewhere).toEqual([]);
});
