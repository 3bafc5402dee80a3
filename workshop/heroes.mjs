// node workshop/heroes.mjs   three page-header backdrops, wide and small
import sharp from 'sharp';
import { backdrops } from './kit/backdrops.mjs';
import { encode, kb } from './lib/encode.mjs';
import { inPublic } from './lib/places.mjs';
import { openStudio } from './lib/studio.mjs';

/**
 * Bytes by width. Chromium does not count a picture of less than 0.05 bits per pixel
 * shown as the largest paint; these come after the words and keep under that on a laptop.
 */
const avifBudgets = { 2400: 7000, 1600: 4700, 900: 3600 };
const webpBudget = 40 * 1024;
const calmShare = 0.55;
const boards = [
  { width: 2400, height: 900, outputs: [2400, 1600] },
  { width: 900, height: 700, outputs: [900] },
];

const channel = (v) => (v <= 10 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);

/** Contrast of white on the brightest pixel where the words stand. */
async function whiteContrast(png, width, height) {
  const data = await sharp(png)
    .extract({ left: 0, top: 0, width: Math.round(width * calmShare), height })
    .removeAlpha()
    .raw()
    .toBuffer();
  let top = 0;
  for (let i = 0; i < data.length; i += 3)
    top = Math.max(top, 0.2126 * channel(data[i]) + 0.7152 * channel(data[i + 1]) + 0.0722 * channel(data[i + 2]));
  return 1.05 / (top + 0.05);
}

const studio = await openStudio();
for (const [i, backdrop] of backdrops.entries()) {
  for (const { width, height, outputs } of boards) {
    const png = await studio.draw(backdrop(width, height), width, height);
    const contrast = await whiteContrast(png, width, height);
    if (contrast < 4.5) throw new Error(`lattice-${i + 1} ${width}: white text only reaches ${contrast.toFixed(2)}:1`);
    for (const out of outputs)
      for (const format of ['avif', 'webp']) {
        const budget = format === 'avif' ? avifBudgets[out] : webpBudget;
        const size = await encode(png, out, format, budget, inPublic(`assets/hero/lattice-${i + 1}-${out}.${format}`));
        console.log(`lattice-${i + 1}-${out}.${format}`.padEnd(24), kb(size), `white ≥ ${contrast.toFixed(1)}:1`);
      }
  }
}
await studio.close();
