// node workshop/fonts.mjs   cuts the Latin face down to what nearly every page sets
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { kb } from './lib/encode.mjs';
import { inProject } from './lib/places.mjs';

const SOURCE = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
const TARGET = 'components/layout/geist-core.woff2';

/**
 * What pages are written with, code apart, which has a face of its own. Every other letter comes from the whole face when
 * a page holds one: its range in fonts.ts and these letters are each other's rest.
 */
const { letters } = JSON.parse(await readFile(inProject('components/layout/core-letters.json'), 'utf8'));

// It is part of every page: a sign that no page holds costs each of them its outlines and its pairs.
const font = await subsetFont(await readFile(inProject(SOURCE)), letters, {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'tnum'],
  variationAxes: { wght: { min: 400, max: 600 } },
});
await writeFile(inProject(TARGET), font);
console.log(TARGET, kb(font));
