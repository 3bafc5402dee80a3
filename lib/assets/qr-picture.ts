import QRCode from 'qrcode';
import { QUIET } from './qr-code';

/** px a module: sharp at the size it is pressed and held at, on every phone. */
const SCALE = 12;

/** A QR code as a PNG: what WeChat recognises when it is pressed and held, which it does not in vectors. */
export function qrCodePng(text: string): Promise<Buffer> {
  return QRCode.toBuffer(text, { errorCorrectionLevel: 'M', margin: QUIET, scale: SCALE, color: { dark: '#070b14' } });
}
