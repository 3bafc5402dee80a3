import { environment } from '../config/env';

/** Address of a file of `public/assets`, on the resource host when there is one. */
export function assetUrl(path: `/assets/${string}`): string {
  return `${environment().assetBaseUrl}${path}`;
}

export interface PictureSource {
  /** Fallback address, for `<img src>`. */
  src: string;
  /** `srcset` by format, best first; empty for a picture that is not ours. */
  sources: { type: string; srcSet: string }[];
}

const WIDTHS = [640, 1280] as const;

/**
 * Sources of a picture that the workshop encoded at its usual widths, from the
 * address the API names (`…-1280.webp`). A picture from elsewhere is used as it is.
 */
export function pictureSource(url: string): PictureSource {
  const ours = /^(.*\/assets\/.+)-1280\.webp$/.exec(url);
  if (!ours) return { src: url, sources: [] };
  const set = (format: string) => WIDTHS.map((width) => `${ours[1]}-${width}.${format} ${width}w`).join(', ');
  return {
    src: url,
    sources: [
      { type: 'image/avif', srcSet: set('avif') },
      { type: 'image/webp', srcSet: set('webp') },
    ],
  };
}
