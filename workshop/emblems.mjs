// node workshop/emblems.mjs   licence emblems and honours (SVG)
import { mkdir, writeFile } from 'node:fs/promises';
import { honour, SHAPES } from './emblems/honours.mjs';
import { licence } from './emblems/licences.mjs';
import { kb } from './lib/encode.mjs';
import { inPublic } from './lib/places.mjs';

await mkdir(inPublic('assets/emblem'), { recursive: true });
for (const number of [1, 7]) {
  const svg = licence(number);
  await writeFile(inPublic(`assets/emblem/licence-${number}.svg`), svg);
  console.log(`emblem/licence-${number}`.padEnd(28), kb(Buffer.from(svg)));
}

for (const shape of SHAPES) {
  const svg = honour(shape);
  await writeFile(inPublic(`assets/emblem/honour-${shape}.svg`), svg);
  console.log(`emblem/honour-${shape}`.padEnd(28), kb(Buffer.from(svg)));
}
