import type { ArtName } from '@/lib/assets/artwork';
import type { OfferId } from '@/lib/content/downloads';
import type { Crop } from './crop';

/**
 * How an offer stands on the download page: beside its words, all in one size (BESIDE), but for screens of
 * many columns, which are seen across the page below them.
 */
export type OfferPlace = 'beside' | 'below';

/** Width and height in pixels of what stands beside the words on the download page. */
export const BESIDE = { width: 464, height: 390 };

/** A part of a picture in that shape, as wide as it says. */
const beside = (part: Omit<Crop, 'height'>): Crop => ({
  ...part,
  height: (part.width * BESIDE.height) / BESIDE.width,
});

export interface OfferLook {
  anchor: string;
  place: OfferPlace;
  art: ArtName;
  crop: Crop;
  /** The part that opens /tradeGodownload, where it is another. */
  opening?: Crop;
  /** A handset stands on a ground of its own and runs off its foot. */
  handset?: true;
  /** A dark screen needs no edge of its own. */
  dark?: true;
}

/** Where each offer stands on the download pages (routes.ts, DOWNLOAD_ANCHORS), and the picture it has of its own. */
export const OFFER_LOOKS: Record<OfferId, OfferLook> = {
  android: {
    anchor: 'android',
    place: 'beside',
    art: 'app/quotes-android',
    crop: { of: 400, x: 0, y: 0, width: 400, height: 391 },
    opening: { of: 400, x: 0, y: 0, width: 400, height: 512 },
    handset: true,
  },
  ios: {
    anchor: 'ios',
    place: 'beside',
    art: 'app/order',
    crop: { of: 400, x: 0, y: 0, width: 400, height: 391 },
    opening: { of: 400, x: 0, y: 0, width: 400, height: 560 },
    handset: true,
  },
  windows: {
    anchor: 'windows',
    place: 'below',
    art: 'product/terminal-windows',
    dark: true,
    crop: { of: 1024, x: 53, y: 44, width: 778, height: 440 },
    opening: { of: 1024, x: 14, y: 12, width: 815, height: 473 },
  },
  mac: {
    anchor: 'mac',
    place: 'beside',
    art: 'product/terminal-macos',
    crop: beside({ of: 1024, x: 281, y: 54, width: 361 }),
    opening: { of: 1024, x: 279, y: 16, width: 725, height: 648 },
  },
  web: {
    anchor: 'web',
    place: 'below',
    art: 'product/terminal-web',
    dark: true,
    crop: { of: 1024, x: 16, y: 106, width: 777, height: 321 },
  },
  liveReport: {
    anchor: 'livereport',
    place: 'beside',
    art: 'moment/annual-report',
    crop: beside({ of: 720, x: 14, y: 47, width: 337 }),
  },
  aipo: {
    anchor: 'aipo',
    place: 'below',
    art: 'moment/aipo',
    crop: { of: 720, x: 0, y: 49, width: 720, height: 392 },
  },
  openApi: {
    anchor: 'openapi',
    place: 'beside',
    art: 'moment/open-api',
    dark: true,
    crop: beside({ of: 720, x: 0, y: 0, width: 395 }),
  },
};

/** Offers that are a file of ours to install. */
export type Installer = 'android' | 'windows' | 'mac';

export function isInstaller(offer: OfferId): offer is Installer {
  return offer === 'android' || offer === 'windows' || offer === 'mac';
}
