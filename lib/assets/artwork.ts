import type { Locale } from '../i18n/locales';
import { assetUrl, type PictureSource, pictureSource } from './address';
import pictures from './artwork.json';
import type films from './films.json';

/** How the picture workshop describes a picture in `artwork.json`, under `folder/name`. */
export interface ArtEntry {
  /** Of the widest file, in pixels. */
  width: number;
  height: number;
  /** Widths it was encoded at, narrowest first. */
  widths: number[];
  /** Holds words: one set of files a language. */
  localized?: boolean;
}

/** How the workshop describes a film in `films.json`; its poster is the picture `film/name`. */
export interface FilmEntry {
  width: number;
  height: number;
  seconds: number;
}

/** Names of a list; any string while the list is empty. */
type NameIn<List> = [keyof List] extends [never] ? string : Extract<keyof List, string>;
export type ArtName = NameIn<typeof pictures>;
/** Suffix of the films that are drawn with the words of a language. No page names them. */
const ENDINGS = { zt: ['-zt'], zh: ['-zh'], en: [] } as const satisfies Record<Locale, readonly string[]>;
export type FilmName = Exclude<NameIn<typeof films>, `${string}${(typeof ENDINGS)[Locale][number]}`>;

export interface ArtSource extends PictureSource {
  width: number;
  height: number;
}

export interface FilmSource {
  webm: string;
  mp4: string;
  /** The film's first frame. */
  poster: ArtSource;
}

/**
 * Addresses of a picture of our own, best format first (§7: assets come from the
 * resource host). The compiler refuses a name that is not in the list; should
 * one slip through, a page with the default picture is better than no page (§2).
 */
export function artwork(name: ArtName, locale: Locale): ArtSource {
  const entry = (pictures as Record<string, ArtEntry>)[name];
  if (!entry) return { ...pictureSource(assetUrl('/assets/news/default-1280.webp')), width: 1280, height: 720 };
  const { width, height, widths, localized } = entry;
  const stem = assetUrl(`/assets/${name}${localized ? `-${locale}` : ''}`);
  const set = (format: string) => widths.map((w) => `${stem}-${w}.${format} ${w}w`).join(', ');
  return {
    src: `${stem}-${widths.at(-1)}.webp`,
    sources: [
      { type: 'image/avif', srcSet: set('avif') },
      { type: 'image/webp', srcSet: set('webp') },
    ],
    width,
    height,
  };
}

/** Addresses of a film, in the reader's words and with a rise in the colour of the reader's market where it has either. */
export function film(name: FilmName, locale: Locale): FilmSource {
  const drawn = ENDINGS[locale].map((ending) => `${name}${ending}`).find((one) => `film/${one}` in pictures) ?? name;
  const stem = assetUrl(`/assets/film/${drawn}`);
  return { webm: `${stem}.webm`, mp4: `${stem}.mp4`, poster: artwork(`film/${drawn}` as ArtName, locale) };
}
