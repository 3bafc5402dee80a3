import type { ArtName } from '@/lib/assets/artwork';
import type { OfferId } from '@/lib/content/downloads';

/**
 * How an offer stands on the download page: a phone beside its words, a screen over them or at their foot,
 * what is opened in the browser as a row.
 */
export type OfferPlace = 'phone' | 'wide' | 'foot' | 'row';

/** Where each offer stands on the download pages (routes.ts, DOWNLOAD_ANCHORS), and the picture it has of its own. */
export const OFFER_LOOKS: Record<OfferId, { anchor: string; place: OfferPlace; art: ArtName }> = {
  android: { anchor: 'android', place: 'phone', art: 'app/terminal-android' },
  ios: { anchor: 'ios', place: 'phone', art: 'app/terminal-ios' },
  windows: { anchor: 'windows', place: 'wide', art: 'product/terminal-windows' },
  mac: { anchor: 'mac', place: 'foot', art: 'product/terminal-macos' },
  web: { anchor: 'web', place: 'row', art: 'product/terminal-web' },
  liveReport: { anchor: 'livereport', place: 'row', art: 'moment/annual-report' },
  aipo: { anchor: 'aipo', place: 'row', art: 'moment/aipo' },
  openApi: { anchor: 'openapi', place: 'foot', art: 'moment/open-api' },
};

/** Offers that are a file of ours to install. */
export type Installer = 'android' | 'windows' | 'mac';

export function isInstaller(offer: OfferId): offer is Installer {
  return offer === 'android' || offer === 'windows' || offer === 'mac';
}
