// node workshop/contact-sheet.mjs [file]   every cover as encoded, four abreast, newest first
import { access, mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import sharp from 'sharp';
import { covers } from './covers/index.mjs';
import { inProject, inPublic } from './lib/places.mjs';

const file = process.argv[2] ? resolve(process.argv[2]) : inProject('.data/contact-sheet.png');
const [columns, w, h, gap] = [4, 480, 270, 16];

const slugs = [];
for (const slug of Object.keys(covers))
  await access(inPublic(`assets/news/${slug}-640.webp`)).then(
    () => slugs.push(slug),
    () => console.warn(`not made yet: ${slug}`),
  );

const tiles = await Promise.all(
  slugs.map(async (slug, i) => ({
    input: await sharp(inPublic(`assets/news/${slug}-640.webp`))
      .resize(w, h)
      .png()
      .toBuffer(),
    left: gap + (i % columns) * (w + gap),
    top: gap + Math.floor(i / columns) * (h + gap),
  })),
);
const height = gap + Math.ceil(slugs.length / columns) * (h + gap);
await mkdir(dirname(file), { recursive: true });
await sharp({ create: { width: gap + columns * (w + gap), height, channels: 3, background: '#C9D2E0' } })
  .composite(tiles)
  .png()
  .toFile(file);
console.log(file);
