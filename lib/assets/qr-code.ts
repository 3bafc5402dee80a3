import QRCode from 'qrcode';

/** Modules of light around a code, which readers need. */
export const QUIET = 4;

/** A QR code as the text of an SVG: one path, sharp at any size, with its quiet zone. */
export function qrCodeSvg(text: string): string {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const edge = modules.size + 2 * QUIET;
  let path = '';
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; ) {
      // One stroke per run of dark modules keeps the file small.
      let run = 0;
      while (column + run < modules.size && modules.get(row, column + run)) run++;
      if (run > 0) path += `M${column + QUIET} ${row + QUIET}h${run}v1h-${run}z`;
      column += run + 1;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}" shape-rendering="crispEdges"><path d="M0 0h${edge}v${edge}H0z" fill="#fff"/><path d="${path}" fill="#070b14"/></svg>`;
}
