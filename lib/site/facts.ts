/**
 * Facts of the company that pages show: contacts, addresses, social accounts,
 * partner sites. The values are plainly fictional samples; whoever runs the
 * site replaces them here and nowhere else.
 */
export const SITE = {
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
  /** Where a terminal is found when the installation packages name nothing else (§2, §7). */
  downloads: {
    ios: 'https://example.com/app-store/tradego',
    android: 'https://example.com/download/tradego.apk',
    windows: 'https://example.com/download/tradego.exe',
    mac: 'https://example.com/download/tradego.dmg',
    web: 'https://example.com/trade',
  },
  /** Of the licensed corporation (§1): its number with the SFC, and where anyone can look it up. */
  licence: {
    ceNumber: 'ZZZ000',
    register: 'https://example.com/sfc-public-register',
  },
  /** Help with subscribing to new shares (§2 Personal services). */
  ipoService: 'https://example.com/ipo-service',
  partnerSites: {
    exchange: 'https://example.com/exchange',
    regulator: 'https://example.com/regulator',
    liveReport: 'https://example.com/live-report',
    aipo: 'https://example.com/aipo',
  },
} as const;
