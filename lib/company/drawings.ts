import { createHash } from 'node:crypto';
import { siFacebook, siSinaweibo, siWechat, siYoutube } from 'simple-icons';
import { qrCodePng } from '../assets/qr-code';
import type { CompanyFile } from '../content-folder/schemas';
import { company } from './facts';

/**
 * The footer's icons and codes, and the codes of the download pages (§2). Files of their own: within
 * the HTML they would be a tenth of every page, twice, for what few visitors scroll to.
 */
const ICONS = {
  'wechat.svg': siWechat,
  'microblog.svg': siSinaweibo,
  'facebook.svg': siFacebook,
  'youtube.svg': siYoutube,
};

/** Where each code leads. */
const CODES = {
  'code-tradingApp.png': ({ wechat }: CompanyFile) => wechat?.tradingApp,
  'code-tradingPlatform.png': ({ wechat }: CompanyFile) => wechat?.tradingPlatform,
  'code-liveService.png': ({ wechat }: CompanyFile) => wechat?.liveService,
  'code-ios.png': ({ stores }: CompanyFile) => stores.ios,
  'code-android.png': ({ stores }: CompanyFile) => stores.android,
};

export type DrawingName = keyof typeof ICONS | keyof typeof CODES;

/** Public address of a drawing; `app/drawing/[name]` answers there. That of a code changes with where it leads, for browsers keep it. */
export function drawingUrl(name: DrawingName): string {
  return isCode(name) ? `/drawing/${name}?v=${markOf(CODES[name](company()) ?? '')}` : `/drawing/${name}`;
}

/** The drawing of that name, an SVG as text or a PNG; undefined for any other name, and a code of what the company has not. */
export async function drawing(name: string): Promise<string | Buffer | undefined> {
  if (isCode(name)) {
    const address = CODES[name](company());
    return address === undefined ? undefined : qrCodePng(address);
  }
  return Object.hasOwn(ICONS, name) ? glyph(ICONS[name as keyof typeof ICONS].path) : undefined;
}

function isCode(name: string): name is keyof typeof CODES {
  return Object.hasOwn(CODES, name);
}

function markOf(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 8);
}

/** White, as it stands on the dark footer. */
function glyph(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}" fill="#fff"/></svg>`;
}
