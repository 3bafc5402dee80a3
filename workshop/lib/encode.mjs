// Encodes to a byte budget: the best quality that fits, found by halving the steps between best and least.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

const ladders = {
  webp: [84, 80, 76, 70, 62, 54, 46, 38, 30, 22],
  avif: [66, 60, 54, 48, 42, 36, 30, 26, 22, 18],
};
/** Steps above those, for a picture whose small type has to stay sharp. */
const finer = { webp: [94, 90], avif: [82, 78, 74, 70] };

export async function encode(png, width, format, budget, file, { alpha = false, fine = false } = {}) {
  const sized = sharp(png).resize({ width, kernel: 'lanczos3' });
  const flat = await (alpha ? sized : sized.removeAlpha()).png({ compressionLevel: 1 }).toBuffer();
  const made = (quality) =>
    sharp(flat)
      [format](
        format === 'webp'
          ? { quality, effort: 5, smartSubsample: true }
          : { quality, effort: 4, chromaSubsampling: '4:4:4' },
      )
      .toBuffer();
  const ladder = (fine ? finer[format] : []).concat(ladders[format]);
  // Most fit as they are, and are encoded once.
  const finest = await made(ladder[0]);
  let bytes = finest.length <= budget ? finest : undefined;
  let [best, least] = [1, bytes ? 1 : ladder.length];
  while (best < least) {
    const middle = (best + least) >> 1;
    const tried = await made(ladder[middle]);
    if (tried.length <= budget) [bytes, least] = [tried, middle];
    else best = middle + 1;
  }
  bytes ??= await made(ladder.at(-1));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  if (bytes.length > budget) console.warn(`over budget: ${file} ${kb(bytes)}`);
  return bytes.length;
}

export const kb = (bytes) => `${((bytes.length ?? bytes) / 1024).toFixed(1)} KB`;
