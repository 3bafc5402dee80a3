import type { ArtName } from '@/lib/assets/artwork';
import type { OfferId } from '@/lib/content/downloads';

/** How an offer is shown: a phone stands upright, a screen lies, a site is opened in the browser. */
export type OfferShape = 'phone' | 'screen' | 'site';

/** Where each offer stands on the download pages (routes.ts, DOWNLOAD_ANCHORS), and the picture it has of its own. */
export const OFFER_LOOKS: Record<OfferId, { anchor: string; shape: OfferShape; art: ArtName }> = {
  android: { anchor: 'android', shape: 'phone', art: 'app/terminal-android' },
  ios: { anchor: 'ios', shape: 'phone', art: 'app/terminal-ios' },
  windows: { anchor: 'windows', shape: 'screen', art: 'product/terminal-windows' },
  mac: { anchor: 'mac', shape: 'screen', art: 'product/terminal-macos' },
  web: { anchor: 'web', shape: 'site', art: 'product/terminal-web' },
  liveReport: { anchor: 'livereport', shape: 'site', art: 'moment/annual-report' },
  aipo: { anchor: 'aipo', shape: 'site', art: 'moment/aipo' },
  openApi: { anchor: 'openapi', shape: 'site', art: 'moment/open-api' },
};
