import type { CompanyContent } from '@/lib/content-folder/model';
import type { BoardFile, CompanyFile } from '@/lib/content-folder/schemas';
import board from './board.json';
import { DOCUMENTS } from './documents';

const COMPANY: CompanyFile = {
  sample: true,
  stockCode: '08017',
  names: { zt: '捷利交易寶', zh: '捷利交易宝', en: 'TradeGo' },
  phones: {
    hongKong: { display: '+852 5800 0000', dial: '+85258000000' },
    mainland: { display: '+86 138 0000 0000', dial: '+8613800000000' },
  },
  emails: {
    account: 'account@example.com',
    cooperation: 'cooperation@example.com',
    investors: 'ir@example.com',
    media: 'media@example.com',
    security: 'security@example.com',
  },
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
  downloads: {
    ios: 'https://www.apple.com/app-store/',
    android: '/assets/installers/tradego-android-8.2.00-sample.zip',
    windows: '/assets/installers/tradego-windows-10.30-sample.zip',
    mac: '/assets/installers/tradego-mac-2.8.2-sample.zip',
    web: 'https://example.com/trade',
  },
  stores: { ios: 'https://www.apple.com/app-store/', android: 'https://play.google.com/store/apps' },
  beta: 'https://testflight.apple.com/',
  licence: { ceNumber: 'ZZZ000', register: 'https://example.com/sfc-public-register' },
  mapSearch: 'https://www.openstreetmap.org/search?query=',
  ipoService: 'https://example.com/ipo-service',
  partnerSites: {
    exchange: 'https://example.com/exchange',
    regulator: 'https://example.com/regulator',
    liveReport: 'https://example.com/live-report',
    aipo: 'https://example.com/aipo',
  },
  replyWithin: { business: 1, investors: 2, media: 0, platform: 1, keys: 1 },
  hotline: { from: '08:30', to: '18:00' },
};

/** What the sample company says of itself, for tests. */
export const SAMPLE_COMPANY: CompanyContent = {
  company: COMPANY,
  board: board as BoardFile,
  documents: DOCUMENTS,
  figures: [],
  software: { software: [], packages: [] },
};
