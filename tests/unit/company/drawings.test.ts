import jsQR from 'jsqr';
import sharp from 'sharp';
import { GET } from '@/app/drawing/[name]/route';
import { qrCodePng, qrCodeUrl } from '@/lib/assets/qr-code';
import { drawingUrl } from '@/lib/company/drawings';
import { company } from '@/lib/company/facts';
import { companyContent, setCompanyContent } from '@/lib/content-folder/current';

/** The picture itself, and what a reader of codes finds in it at a third of its size, which takes it a tenth of the time. */
async function scan(png: Buffer | ArrayBuffer) {
  const picture = sharp(Buffer.from(png as Buffer)).ensureAlpha();
  const { data: pixels, info } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
  const side = info.width / 3;
  const small = await picture.resize(side, side, { kernel: 'nearest' }).raw().toBuffer();
  return { pixels, side: info.width, text: jsQR(new Uint8ClampedArray(small), side, side)?.data };
}

const answer = (name: string) =>
  GET(new Request(`https://www.example.com${name}`), { params: Promise.resolve({ name }) });

describe('§2 QR codes', () => {
  test.each([...Object.entries(company().wechat), ...Object.entries(company().stores)])(
    '§2 the code of %s leads there, as a picture that WeChat recognises',
    async (name, leadsTo) => {
      const response = await answer(`code-${name}.png`);
      expect(response.headers.get('content-type')).toBe('image/png');
      const { text, side } = await scan(await response.arrayBuffer());
      expect(text).toBe(leadsTo);
      // Sharp at 208 px on a screen of two points a px.
      expect(side).toBeGreaterThanOrEqual(416 * 0.95);
    },
  );

  test.each(['x', `https://example.com/${'long-'.repeat(12)}`, '捷利交易寶'])(
    '§2 the code of %s is read as that, and is the same picture in the address of a page',
    async (text) => {
      const png = await qrCodePng(text);
      expect((await scan(png)).text).toBe(text);
      expect(await qrCodeUrl(text)).toBe(`data:image/png;base64,${png.toString('base64')}`);
    },
  );

  test('§2 a quiet zone of four modules stands around the code', async () => {
    const { pixels, side } = await scan(await qrCodePng('x'));
    // The smallest code has 21 modules a side.
    const module = side / (21 + 8);
    const isDark = (x: number, y: number) => pixels[(y * side + x) * 4] !== 255;
    const edge = 4 * module;
    expect([isDark(edge, edge), isDark(edge - 1, edge), isDark(edge, edge - 1)]).toEqual([true, false, false]);
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

  test('§2 a code has another address when it leads elsewhere, so that no browser shows the one it kept', () => {
    const before = drawingUrl('code-ios.png');
    const { stores, ...facts } = company();
    const moved = { ...facts, stores: { ...stores, ios: 'https://example.com/moved' } };
    setCompanyContent({ ...companyContent(), company: moved });
    expect(drawingUrl('code-ios.png')).toMatch(/^\/drawing\/code-ios\.png\?v=\w{8}$/);
    expect(drawingUrl('code-ios.png')).not.toBe(before);
  });
});
