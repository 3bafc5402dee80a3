import { environment } from '../config/env';

/** Address of a file of `public/assets`, on the resource host when there is one. */
export function assetUrl(path: `/assets/${string}`): string {
  return `${environment().assetBaseUrl}${path}`;
}

/**
 * Address of a file of content: it has a part of the hash of its bytes, so another file never has the address. Always of
 * this site itself, which answers there from the store.
 */
export function contentFileUrl({ sha256, name }: { sha256: string; name: string }): string {
  return `/files/${contentFileKey(sha256)}/${name}`;
}

/** Names a file of content in addresses and in the store: the first 16 digits of its SHA-256. */
export function contentFileKey(sha256: string): string {
  return sha256.slice(0, 16);
}

export interface PictureSource {
  /** Fallback address, for `<img src>`. */
  src: string;
  /** `srcset` by format, best first; empty for a picture that is not ours. */
  sources: { type: string; srcSet: string }[];
}

const WIDTHS = [640, 1280] as const;

/** Where a cover of a story is shown small: some 350 CSS pixels wide, or 112 to 208. */
export type ShownSmall = 'card' | 'thumb';

const SMALL: Record<ShownSmall, number> = { card: 800, thumb: 416 };

/**
 * Sources of a picture that the workshop encoded at its usual widths, from the
 * address the API names (`…-1280.webp`). A picture from elsewhere is used as it is.
 *
 * @param small how small a cover is shown: it has a drawing for each, without the type that could not be read there
 */
export function pictureSource(url: string, small?: ShownSmall): PictureSource {
  const ours = /^(.*\/assets\/.+)-1280\.webp$/.exec(url);
  if (!ours) return { src: url, sources: [] };
  const set = (format: string) => WIDTHS.map((width) => `${ours[1]}-${width}.${format} ${width}w`).join(', ');
  const avif = small && smallCover(url, small);
  return {
    src: url,
    sources: [
      { type: 'image/avif', srcSet: avif ?? set('avif') },
      { type: 'image/webp', srcSet: set('webp') },
    ],
  };
}

/** The drawing of one of our covers for where it is shown small; undefined for any other picture. */
export function smallCover(url: string, small: ShownSmall): string | undefined {
  // A chart of an article stands beside the covers; it has a drawing of its own for phones.
  const cover = /^(.*\/assets\/news\/(?!.*-figure-).+)-1280\.webp$/.exec(url);
  return cover ? `${cover[1]}-${small}-${SMALL[small]}.avif` : undefined;
}

/** The drawing of a chart of ours for a column as narrow as a phone's; undefined for any other picture. */
export function narrowChart(url: string): string | undefined {
  const chart = /^(.*\/assets\/news\/.+-figure-.+)-1280\.webp$/.exec(url);
  return chart ? `${chart[1]}-narrow-1280.webp` : undefined;
}
