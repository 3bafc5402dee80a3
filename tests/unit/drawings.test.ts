/** @jest-environment jsdom */
import './support/node-globals';

import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { QrCode } from '@/components/ui/qr-code';
import { SITE } from '@/lib/config/site';

const SCALE = 4;

/** Draws the path of the code (runs of `Mx yhNv1h-Nz`) as the pixels a camera would see. */
function photograph(svg: SVGElement) {
  const edge = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const side = edge * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const dark: { x: number; y: number }[] = [];
  for (const [, x, y, run] of svg
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g) ?? []) {
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

function show(text: string) {
  render(<QrCode text={text} label="WeChat QR code" size={160} />);
  const svg = screen.getByRole('img', { name: 'WeChat QR code' });
  if (!(svg instanceof SVGElement)) throw new Error('The code is no drawing.');
  return photograph(svg);
}

describe('§2 QR codes', () => {
  test.each([...Object.values(SITE.wechat), 'x', `https://example.com/${'long-'.repeat(40)}`, '捷利交易寶'])(
    '§2 the code of %s is read as that',
    (text) => {
      const { pixels, side } = show(text);
      expect(jsQR(pixels, side, side)?.data).toBe(text);
    },
  );

  test('a quiet zone of four modules stands around the code', () => {
    const { dark, edge } = show(SITE.wechat.tradingApp);
    const places = dark.flatMap(({ x, y }) => [x, y]);
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, edge - 5]);
  });
});
