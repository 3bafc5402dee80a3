import { LANGUAGE_COOKIE } from '../routing/language';
import { VIEWPORT_COOKIE } from '../routing/narrow-window';
import type { Platform } from '../routing/platform';

/** What the edge calls itself to the site: no phone, nothing to install on; for each platform, a device of it. */
export const AGENTS: Readonly<Record<Platform | 'none', string>> = {
  none: 'TradeGo edge',
  android: 'Mozilla/5.0 (Linux; Android 13; SM-X700) TradeGo edge',
  ios: 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 TradeGo edge',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) TradeGo edge',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) TradeGo edge',
};

/** What the edge asks the site in the name of every visitor with this decision; no header of the visitor's goes along. */
export function askedInWords(layout: string, locale: string, platform: string) {
  return {
    userAgent: AGENTS[platform === '' ? 'none' : (platform as Platform)],
    cookie: `${LANGUAGE_COOKIE}=${locale}; ${VIEWPORT_COOKIE}=${viewportSaid(layout)}`,
  };
}

/** What a layout is called in the cookie of the window. */
export function viewportSaid(layout: string): string {
  return layout === 'mobile' ? 'narrow' : 'wide';
}
