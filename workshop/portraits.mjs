// node workshop/portraits.mjs   the nine directors of the board page, as small SVG, once more for phones, and a sheet of them (.data/portraits.png)
import { mkdir, writeFile } from 'node:fs/promises';
import { inProject, inPublic } from './lib/places.mjs';
import { openStudio } from './lib/studio.mjs';
import { bust, size } from './portraits/bust.mjs';

/** In the order of lib/content/board.json. */
const PEOPLE = {
  'executive-1': { hair: 'light', suit: 'night', cut: 'side', collar: 'tie', turn: -4 },
  'executive-2': { hair: 'dark', suit: 'blue', cut: 'bob', collar: 'open', head: 0.95, shoulders: 0.86, turn: 5 },
  'executive-3': { hair: 'deep', suit: 'steel', cut: 'high', collar: 'open', head: 1.02, shoulders: 1.04, turn: 3 },
  'non-executive-1': { hair: 'light', suit: 'blue', cut: 'bald', collar: 'tie', head: 1.04, shoulders: 1.06, turn: 4 },
  'non-executive-2': {
    hair: 'deep',
    suit: 'night',
    cut: 'bun',
    collar: 'round',
    head: 0.95,
    shoulders: 0.86,
    turn: -4,
  },
  'independent-1': { hair: 'deep', suit: 'night', cut: 'crop', collar: 'tie', head: 1.05, shoulders: 1.05, turn: 5 },
  'independent-2': { hair: 'dark', suit: 'steel', cut: 'long', collar: 'open', head: 0.96, shoulders: 0.88, turn: -5 },
  'independent-3': { hair: 'dark', suit: 'blue', cut: 'crop', collar: 'open', head: 0.97, turn: -3 },
  'independent-4': { hair: 'light', suit: 'blue', cut: 'short', collar: 'round', head: 0.95, shoulders: 0.88, turn: 4 },
};

await mkdir(inPublic('assets/portrait'), { recursive: true });
const drawn = Object.entries(PEOPLE).flatMap(([seed, person]) => [
  [seed, bust({ seed, ...person }, 'fine')],
  [`${seed}-small`, bust({ seed, ...person }, 'coarse')],
]);
for (const [name, svg] of drawn) {
  await writeFile(inPublic(`assets/portrait/${name}.svg`), svg);
  console.log(`portrait/${name}`.padEnd(28), `${(svg.length / 1024).toFixed(1)} KB`);
}

const studio = await openStudio();
const sheet = drawn
  .map(([, svg], i) => `<g transform="translate(${20 + i * 340} 20)">${svg.replace(/<\/?svg[^>]*>\n?/g, '')}</g>`)
  .join('');
const png = await studio.draw(sheet, drawn.length * (size.width + 20) + 20, size.height + 40);
await mkdir(inProject('.data'), { recursive: true });
await writeFile(inProject('.data/portraits.png'), png);
await studio.close();
