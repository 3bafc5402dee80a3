// node workshop/portraits.mjs   the nine directors of the board page, as small SVG, once more for phones, and a sheet of them (.data/portraits.png)
import { mkdir, writeFile } from 'node:fs/promises';
import { inProject, inPublic } from './lib/places.mjs';
import { openStudio } from './lib/studio.mjs';
import { bust, size } from './portraits/bust.mjs';
import { people } from './portraits/people.mjs';

await mkdir(inPublic('assets/portrait'), { recursive: true });
const drawn = Object.entries(people).flatMap(([seed, draw]) => [
  [seed, bust({ seed, ...draw() }, 'fine')],
  [`${seed}-small`, bust({ seed, ...draw() }, 'coarse')],
]);
for (const [name, svg] of drawn) {
  await writeFile(inPublic(`assets/portrait/${name}.svg`), svg);
  console.log(`portrait/${name}`.padEnd(28), `${(svg.length / 1024).toFixed(1)} KB`);
}

// As drawn, and below each as a desktop shows it, and a phone (square).
const studio = await openStudio();
const [pitch, tall] = [size.width + 20, size.height + 20];
const shown = (svg, x, y, width, height) =>
  svg
    .replace(/width="\d+" height="\d+"/, `x="${x}" y="${y}" width="${width}" height="${height}"`)
    .replace('<svg', '<svg preserveAspectRatio="xMidYMin slice" style="overflow:hidden"');
const sheet = drawn
  .map(([name, svg], i) => {
    const x = 20 + Math.floor(i / 2) * pitch;
    return name.endsWith('-small')
      ? shown(svg, x + 156, 20 + tall, 64, 64)
      : shown(svg, x, 20, size.width, size.height) + shown(svg, x, 20 + tall, 136, 170);
  })
  .join('');
const png = await studio.draw(sheet, (drawn.length / 2) * pitch + 20, tall + 210);
await mkdir(inProject('.data'), { recursive: true });
await writeFile(inProject('.data/portraits.png'), png);
await studio.close();
