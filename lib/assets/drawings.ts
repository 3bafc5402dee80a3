import { siFacebook, siSinaweibo, siWechat, siYoutube } from 'simple-icons';
import { SITE } from '../site/facts';
import { qrCodePng } from './qr-code';

/**
 * The footer's icons and codes, and the codes of the download pages (§2). Files of their own: within
 * the HTML they would be a tenth of every page, twice, for what few visitors scroll to.
 */
const DRAWINGS = {
  'wechat.svg': () => glyph(siWechat.path),
  'microblog.svg': () => glyph(siSinaweibo.path),
  'facebook.svg': () => glyph(siFacebook.path),
  'youtube.svg': () => glyph(siYoutube.path),
  'code-tradingApp.png': () => qrCodePng(SITE.wechat.tradingApp),
  'code-tradingPlatform.png': () => qrCodePng(SITE.wechat.tradingPlatform),
  'code-liveService.png': () => qrCodePng(SITE.wechat.liveService),
  'code-ios.png': () => qrCodePng(SITE.stores.ios),
  'code-android.png': () => qrCodePng(SITE.stores.android),
};

export type DrawingName = keyof typeof DRAWINGS;

/** Public address of a drawing; `app/drawing/[name]` answers there. */
export function drawingUrl(name: DrawingName): string {
  return `/drawing/${name}`;
}

/** The drawing of that name, an SVG as text or a PNG; undefined for any other name. */
export async function drawing(name: string): Promise<string | Buffer | undefined> {
  return Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name as DrawingName]() : undefined;
}

/** White, as it stands on the dark footer. */
function glyph(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}" fill="#fff"/></svg>`;
}
