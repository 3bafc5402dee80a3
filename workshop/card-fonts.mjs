// node workshop/card-fonts.mjs   the faces that social cards are set in, in the pieces that Google's fonts come in
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inProject, inPublic } from './lib/places.mjs';
import { charactersOf, rangesOf } from './lib/woff-characters.mjs';

const FACES = { tc: '@fontsource/noto-sans-tc', sc: '@fontsource/noto-sans-sc' };
const WEIGHT = 700;
/** Scripts that no page of ours is written in. */
const LEFT_OUT = new Set(['cyrillic', 'vietnamese']);

const { resolve } = createRequire(import.meta.url);
const folder = inPublic('assets/card-fonts');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const ranges = {};
for (const [face, name] of Object.entries(FACES)) {
  const home = path.dirname(resolve(`${name}/package.json`));
  const pieces = JSON.parse(await readFile(path.join(home, 'unicode.json'), 'utf8'));
  ranges[face] = {};
  for (const key of Object.keys(pieces)) {
    const piece = key.replace(/[[\]]/g, '');
    if (LEFT_OUT.has(piece)) continue;
    const file = `${name.split('/')[1]}-${piece}-${WEIGHT}-normal.woff`;
    const copy = path.join(folder, `${face}-${piece}.woff`);
    await copyFile(path.join(home, 'files', file), copy);
    // The list that comes with them names thousands of characters more than they hold.
    ranges[face][piece] = rangesOf(charactersOf(await readFile(copy)));
  }
  await copyFile(path.join(home, 'LICENSE'), path.join(folder, `LICENSE-${face}.txt`));
}
await writeFile(inProject('lib/assets/card-fonts.json'), `${JSON.stringify(ranges, null, 2)}\n`);
console.log(
  Object.entries(ranges)
    .map(([face, pieces]) => `${face}: ${Object.keys(pieces).length} pieces`)
    .join(', '),
);
