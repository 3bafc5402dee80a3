// node workshop/fonts.mjs   cuts the Latin face down to what nearly every page sets
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { kb } from './lib/encode.mjs';
import { inProject } from './lib/places.mjs';

const SOURCE = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
const TARGET = 'components/layout/geist-core.woff2';

/** What an English page is written with. Other letters come from the whole face when a page holds one (fonts.ts). */
const LETTERS = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const SIGNS = '–—‘’“”…•·−×©®™';

// Under 14 KB it arrives with the first packets of its connection.
const font = await subsetFont(await readFile(inProject(SOURCE)), LETTERS + SIGNS, {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  variationAxes: { wght: { min: 400, max: 600 } },
});
await writeFile(inProject(TARGET), font);
console.log(TARGET, kb(font));
