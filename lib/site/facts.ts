/** Who answers what visitors write. */
export type Desk = 'business' | 'investors' | 'media' | 'platform' | 'keys';

/** What the company promises of its people. Without a word here no page says how soon anybody answers, or until when. */
const PROMISES: {
  /** Within how many working days a desk replies; 0 is the same day. */
  replyWithin: Partial<Record<Desk, number>>;
  /** When the hotline is answered on Hong Kong trading days, `HH:MM`. */
  hotline?: { from: string; to: string };
} = {
  replyWithin: { business: 1, investors: 2, media: 0, platform: 1, keys: 1 },
  hotline: { from: '08:30', to: '18:00' },
};

/**
 * Facts of the company that pages show: contacts, addresses, social accounts,
 * partner sites. The values are plainly fictional samples; whoever runs the
 * site replaces them here and nowhere else.
 */
export const SITE = {
  ...PROMISES,
  /** Whether these, and all else that ships with the site, are the sample (sample.ts): it is labelled so until somebody puts content of their own in its place and says false. */
  sample: true as boolean,
  stockCode: '08017',
  phones: {
    /** Hong Kong customer service. */
    hongKong: { display: '+852 5800 0000', dial: '+85258000000' },
    mainland: { display: '+86 138 0000 0000', dial: '+8613800000000' },
  },
  emails: {
    account: 'account@example.com',
    cooperation: 'cooperation@example.com',
    investors: 'ir@example.com',
    media: 'media@example.com',
    /** Reports of weaknesses (security.txt). */
    security: 'security@example.com',
  },
  /** Targets of the three WeChat codes (§2). */
  wechat: {
    tradingApp: 'https://example.com/wechat/tradego',
    tradingPlatform: 'https://example.com/wechat/tradego-markets',
    liveService: 'https://example.com/wechat/live-report',
  },
  social: {
    microblog: 'https://example.com/microblog/tradego',
    facebook: 'https://example.com/facebook/tradego',
    youtube: 'https://example.com/youtube/tradego',
  },
  /**
   * Where a terminal is found when the installation packages name nothing else (§2, §7). Until the app has a page
   * in the stores, their front pages; the installers are archives that say they are samples (scripts/installers.mjs).
   */
  downloads: {
    ios: 'https://www.apple.com/app-store/',
    android: '/assets/installers/tradego-android-8.2.00-sample.zip',
    windows: '/assets/installers/tradego-windows-10.30-sample.zip',
    mac: '/assets/installers/tradego-mac-2.8.2-sample.zip',
    web: 'https://example.com/trade',
  },
  /** The app in the store of each kind of phone, for codes and links (§2 Download page). */
  stores: {
    ios: 'https://www.apple.com/app-store/',
    android: 'https://play.google.com/store/apps',
  },
  /** The invitation to test the next iOS version (§2 Download page). */
  beta: 'https://testflight.apple.com/',
  /** Of the licensed corporation (§1): its number with the SFC, and where anyone can look it up. */
  licence: {
    ceNumber: 'ZZZ000',
    register: 'https://example.com/sfc-public-register',
  },
  /** Where an address is looked up; it is added as it is written (§2 Contact us). */
  mapSearch: 'https://www.openstreetmap.org/search?query=',
  /** Help with subscribing to new shares (§2 Personal services). */
  ipoService: 'https://example.com/ipo-service',
  partnerSites: {
    exchange: 'https://example.com/exchange',
    regulator: 'https://example.com/regulator',
    liveReport: 'https://example.com/live-report',
    aipo: 'https://example.com/aipo',
  },
} as const;
