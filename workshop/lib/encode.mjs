// Encodes to a byte budget: the best quality that fits, found by stepping down.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

const ladders = {
  webp: [84, 80, 76, 70, 62, 54, 46, 38, 30, 22],
  avif: [66, 60, 54, 48, 42, 36, 30, 26, 22, 18],
};

export async function encode(png, width, format, budget, file, { alpha = false } = {}) {
  const sized = sharp(png).resize({ width, kernel: 'lanczos3' });
  const flat = await (alpha ? sized : sized.removeAlpha()).png({ compressionLevel: 1 }).toBuffer();
  let bytes;
  for (const quality of ladders[format]) {
    bytes = await sharp(flat)
      [format](
        format === 'webp'
          ? { quality, effort: 5, smartSubsample: true }
          : { quality, effort: 4, chromaSubsampling: '4:4:4' },
      )
      .toBuffer();
    if (bytes.length <= budget) break;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  if (bytes.length > budget) console.warn(`over budget: ${file} ${kb(bytes)}`);
  return bytes.length;
}

export const kb = (bytes) => `${((bytes.length ?? bytes) / 1024).toFixed(1)} KB`;
