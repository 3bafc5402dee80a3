// Equal to the eye, not to the ruler: a mark's size follows from its box and from how much ink fills it.
import sharp from 'sharp';

export const canvas = { width: 228, height: 80 };
const room = { width: 208, height: 56 };
const optical = 62; // geometric mean of the side of the box and the side of the ink, canvas units

export async function fitted({ svg, w, h }, colour) {
  const [px, py] = [60, 60];
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${(w + 2 * px) * 2}" height="${(h + 2 * py) * 2}" viewBox="${-px} ${-py} ${w + 2 * px} ${h + 2 * py}"><g fill="#000" stroke="#000" stroke-width="0">${svg}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(sheet))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [x0, y0, x1, y1, ink] = [Infinity, Infinity, 0, 0, 0];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const v = data[y * info.width + x];
      if (v < 8) continue;
      ink += v / 255;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x + 1);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y + 1);
    }
  const [bw, bh, area] = [(x1 - x0) / 2, (y1 - y0) / 2, ink / 4];
  const k = Math.min(optical / ((bw * bh) ** 0.25 * area ** 0.25), room.width / bw, room.height / bh);
  const [dx, dy] = [canvas.width / 2 - k * (x0 / 2 - px + bw / 2), canvas.height / 2 - k * (y0 / 2 - py + bh / 2)];
  const n = (v) => +v.toFixed(3);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${canvas.width} ${canvas.height}"><g fill="${colour}" stroke="${colour}" stroke-width="0" transform="translate(${n(dx)} ${n(dy)}) scale(${n(k)})">${svg}</g></svg>\n`,
    facts: `${(bw * k).toFixed(0)} × ${(bh * k).toFixed(0)}, ink ${((100 * area) / (bw * bh)).toFixed(0)} %`,
  };
}
