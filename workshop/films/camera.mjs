// Takes a film frame by frame. Drawn at twice the size and brought down, so that slow movement does not stutter.
import sharp from 'sharp';

const over = 2;

export async function shoot(studio, film, index, frames) {
  const { width, height } = film;
  // A film draws one picture, or planes of its own size with a CSS transform to set them in space.
  const layers = [film.draw(index / frames)].flat().map((layer) => {
    const plane = typeof layer === 'string' ? { svg: layer } : layer;
    const css = `transform-origin:0 0;transform:scale(${over}) ${plane.transform ?? ''};text-rendering:geometricPrecision`;
    return { svg: plane.svg, width: plane.width ?? width, height: plane.height ?? height, css };
  });
  const png = await studio.draw(layers, width * over, height * over);
  return sharp(png)
    .flatten({ background: '#000' })
    .resize({ width, kernel: 'lanczos3' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Mean difference of two frames, in levels of 255. */
export function distance(a, b) {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i] - b[i]);
  return sum / a.length;
}

export const toPng = (raw, { width, height }) =>
  sharp(raw, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

/** Twelve frames on one sheet, to look at before encoding. */
export async function strip(studio, film, file, columns = 4) {
  const count = 12;
  const w = Math.round(film.width / 2);
  const h = Math.round(film.height / 2);
  const tiles = [];
  for (let i = 0; i < count; i++) {
    const raw = await shoot(studio, film, i, count);
    const input = await sharp(await toPng(raw, film))
      .resize(w, h)
      .png()
      .toBuffer();
    tiles.push({ input, left: (i % columns) * (w + 8), top: Math.floor(i / columns) * (h + 8) });
  }
  const rows = Math.ceil(count / columns);
  await sharp({ create: { width: columns * (w + 8), height: rows * (h + 8), channels: 3, background: '#444' } })
    .composite(tiles)
    .png()
    .toFile(file);
}
