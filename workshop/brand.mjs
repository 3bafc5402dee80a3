// node workshop/brand.mjs   the mark, the icons and the social card
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { socialCard } from './kit/card.mjs';
import { mark, markBars, markColours } from './kit/mark.mjs';
import { rect } from './kit/svg.mjs';
import { kb } from './lib/encode.mjs';
import { ico } from './lib/ico.mjs';
import { ink } from './lib/palette.mjs';
import { inProject, inPublic } from './lib/places.mjs';
import { openStudio } from './lib/studio.mjs';

const svg = (size, inner) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${inner}</svg>\n`;
const bars = (list, colours, height, r) =>
  list.map((b, i) => rect(b.x, b.y, b.width, height, { r, fill: colours[i] })).join('');

// Redrawn on a 16 unit grid: at 16, 32 and 48 px every edge falls on a pixel.
const smallBars = [
  { x: 3, y: 3, width: 10 },
  { x: 5, y: 7, width: 8 },
  { x: 8, y: 11, width: 5 },
];
const icon = svg(16, rect(0, 0, 16, 16, { r: 3.5, fill: ink.panel }) + bars(smallBars, markColours.ink, 2, 1));
// Full bleed, mark inside the inner half: launchers cut their own corners.
const tile = svg(100, rect(0, 0, 100, 100, { fill: ink.panel }) + mark(23, 23, 54));

const png = (source, size) =>
  sharp(Buffer.from(source), { density: 1200 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

async function put(path, bytes) {
  await writeFile(inPublic(path), bytes);
  console.log(path.padEnd(32), kb(Buffer.from(bytes)));
}

await mkdir(inPublic('assets/brand'), { recursive: true });
for (const theme of ['ink', 'paper'])
  await put(`assets/brand/mark-on-${theme}.svg`, svg(24, bars(markBars, markColours[theme], 4, 2)));
await writeFile(inProject('lib/seo/icon.json'), `${JSON.stringify({ svg: icon.trim() })}\n`);
await put(
  'favicon.ico',
  ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(icon, size) })))),
);
await put('apple-touch-icon.png', await png(tile, 180));
await put('icon-192.png', await png(tile, 192));

const studio = await openStudio();
const card = await studio.draw(socialCard(), 1200, 630);
await studio.close();
let small;
for (const colours of [256, 160, 96, 64]) {
  small = await sharp(card)
    .removeAlpha()
    .png({ palette: true, colours, dither: 0.8, effort: 10, compressionLevel: 9 })
    .toBuffer();
  if (small.length <= 90 * 1024) break;
}
await put('assets/brand/card.png', small);
