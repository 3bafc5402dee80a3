// Every mark beside every other, on paper and on ink: the only way to see whether they weigh the same.
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { inPublic } from '../lib/places.mjs';
import { inkColour } from './draw.mjs';
import { canvas } from './fit.mjs';

const columns = 6;

export async function sheet(files, file) {
  const { width: w, height: h } = canvas;
  const rows = Math.ceil(files.length / columns);
  const tiles = [];
  for (const [i, name] of files.entries()) {
    const svg = await readFile(inPublic(`assets/${name}`), 'utf8');
    const place = { left: (i % columns) * w, top: Math.floor(i / columns) * h };
    tiles.push({ input: Buffer.from(svg), ...place });
    const white = svg.replaceAll(inkColour, '#FFFFFF');
    tiles.push({ input: Buffer.from(white), left: place.left, top: place.top + rows * h });
  }
  const ground = { input: { create: { width: columns * w, height: rows * h, channels: 3, background: '#070B14' } } };
  await mkdir(dirname(file), { recursive: true });
  await sharp({ create: { width: columns * w, height: 2 * rows * h, channels: 3, background: '#fff' } })
    .composite([{ ...ground, left: 0, top: rows * h }, ...tiles])
    .png()
    .toFile(file);
  return file;
}
