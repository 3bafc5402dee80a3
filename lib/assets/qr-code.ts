import QRCode from 'qrcode';

/**
 * Codes are pictures of points: WeChat recognises those when they are pressed and held, and no vectors. They have the
 * quiet zone that readers need, in modules, and enough px a module to be sharp at any size they are shown at.
 */
const LOOK = { errorCorrectionLevel: 'M', margin: 4, scale: 12, color: { dark: '#070b14' } } as const;

/** A QR code as a PNG. On the server alone. */
export function qrCodePng(text: string): Promise<Buffer> {
  return QRCode.toBuffer(text, LOOK);
}

/** The same as a `data:` address, in the browser too. */
export function qrCodeUrl(text: string): Promise<string> {
  return QRCode.toDataURL(text, LOOK);
}
