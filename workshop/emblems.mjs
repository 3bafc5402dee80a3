// node workshop/emblems.mjs   licence emblems (SVG) and the four plaques of the board page
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { licence } from './emblems/licences.mjs';
import { portraits, size } from './emblems/portraits.mjs';
import { encode, kb } from './lib/encode.mjs';
import { inProject, inPublic } from './lib/places.mjs';
import { openStudio } from './lib/studio.mjs';

const KB = 1024;
const widths = [
  { width: 320, budget: 22 * KB },
  { width: 640, budget: 64 * KB },
];

await mkdir(inPublic('assets/emblem'), { recursive: true });
for (const number of [1, 7])
  for (const [ground, ending] of [
    ['paper', ''],
    ['ink', '-on-ink'],
  ]) {
    const svg = licence(number, ground);
    await writeFile(inPublic(`assets/emblem/licence-${number}${ending}.svg`), svg);
    console.log(`emblem/licence-${number}${ending}`.padEnd(28), kb(Buffer.from(svg)));
  }

const entries = {};
const studio = await openStudio();
for (const [name, draw] of Object.entries(portraits)) {
  const png = await studio.draw(draw(), size.width, size.height);
  const made = [];
  for (const { width, budget } of widths)
    for (const format of ['webp', 'avif'])
      made.push(kb(await encode(png, width, format, budget, inPublic(`assets/portrait/${name}-${width}.${format}`))));
  entries[`portrait/${name}`] = { ...size, widths: widths.map(({ width }) => width), localized: false };
  console.log(`portrait/${name}`.padEnd(28), made.join('  '));
}
await studio.close();

// Read just before it is written: the other pictures are entered in the same list.
const list = inProject('lib/assets/artwork.json');
const all = { ...JSON.parse(await readFile(list, 'utf8')), ...entries };
const inline = ({ width, height, widths: at, localized }) =>
  `{ "width": ${width}, "height": ${height}, "widths": [${at.join(', ')}], "localized": ${localized} }`;
const lines = Object.keys(all)
  .sort()
  .map((name) => `  ${JSON.stringify(name)}: ${inline(all[name])}`);
await writeFile(list, `{\n${lines.join(',\n')}\n}\n`);
