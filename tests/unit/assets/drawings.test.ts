import jsQR from 'jsqr';
import sharp from 'sharp';
import { GET } from '@/app/drawing/[name]/route';
import { drawing, drawingUrl } from '@/lib/assets/drawings';
import { qrCodeSvg } from '@/lib/assets/qr-code';
import { SITE } from '@/lib/site/facts';

const SCALE = 4;

/** Draws the path of the code (runs of `Mx yhNv1h-Nz`) as the pixels a camera would see. */
function photograph(svg: string) {
  const edge = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const side = edge * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const dark: { x: number; y: number }[] = [];
  for (const [, x, y, run] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let step = 0; step < Number(run); step++) dark.push({ x: Number(x) + step, y: Number(y) });
  }
  for (const { x, y } of dark) {
    for (let inner = 0; inner < SCALE * SCALE; inner++) {
      const row = y * SCALE + Math.floor(inner / SCALE);
      pixels.fill(
        0,
        (row * side + x * SCALE + (inner % SCALE)) * 4,
        (row * side + x * SCALE + (inner % SCALE)) * 4 + 3,
      );
    }
  }
  return { pixels, side, edge, dark };
}

function read(svg: string) {
  const { pixels, side } = photograph(svg);
  return jsQR(pixels, side, side)?.data;
}

const answer = (name: string) =>
  GET(new Request(`https://www.example.com${name}`), { params: Promise.resolve({ name }) });

describe('§2 QR codes', () => {
  test.each(['tradingApp', 'tradingPlatform', 'liveService'] as const)(
    '§2 the code of %s leads to its account, as a picture that WeChat recognises',
    async (id) => {
      const response = await answer(`code-${id}.png`);
      expect(response.headers.get('content-type')).toBe('image/png');
      const picture = sharp(Buffer.from(await response.arrayBuffer()))
        .ensureAlpha()
        .raw();
      const { data, info } = await picture.toBuffer({ resolveWithObject: true });
      expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(SITE.wechat[id]);
      // Sharp at 208 px on a screen of two points a px.
      expect(info.width).toBeGreaterThanOrEqual(416 * 0.95);
    },
  );

  test.each(['ios', 'android'] as const)('§2 the code of the %s store leads there', async (store) => {
    expect(read(String(await drawing(`code-${store}.svg`)))).toBe(SITE.stores[store]);
  });

  test.each(['x', `https://example.com/${'long-'.repeat(40)}`, '捷利交易寶'])(
    '§2 the code of %s is read as that',
    (text) => {
      expect(read(qrCodeSvg(text))).toBe(text);
    },
  );

  test('§2 a quiet zone of four modules stands around the code', () => {
    const { dark, edge } = photograph(qrCodeSvg(SITE.wechat.tradingApp));
    const places = dark.flatMap(({ x, y }) => [x, y]);
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, edge - 5]);
  });
});

describe('§2 drawings of the footer', () => {
  test('§2 a drawing is sent as a picture that browsers keep', async () => {
    const response = await answer('facebook.svg');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toMatch(/max-age=86400/);
    expect(await response.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24">/);
  });

  test.each(['nothing.svg', 'toString', '__proto__', ''])('§2 there is no drawing named %j', async (name) => {
    expect((await answer(name)).status).toBe(404);
  });

  test('§2 an address is that of its name', () => {
    expect(drawingUrl('wechat.svg')).toBe('/drawing/wechat.svg');
  });
});
