import type { RouteId } from '@/lib/routes';

/** Where the sections of a page lead. A section without an entry leads nowhere else. */
export const FRAME_LINKS: Partial<Record<RouteId, Record<string, RouteId>>> = {
  home: {
    advantages: 'personalServices',
    cloud: 'brokerService',
    liveReport: 'listedCompanyServices',
    markets: 'tradeGoMarkets',
    licences: 'aboutUs',
    news: 'companyDynamics',
  },
  tradeGoMarkets: { strengths: 'aboutUs', globe: 'tradeGodownload', partners: 'contactUs' },
  personalServices: { terminals: 'tradeGodownload', openApi: 'downloadApi', help: 'contactUs' },
  brokerService: { dataPlatform: 'openApi', saas: 'openApi', partners: 'contactUs' },
  listedCompanyServices: { steps: 'contactUs', partners: 'contactUs' },
  aboutUs: { news: 'companyDynamics' },
  investorRelations: {
    reports: 'financialReports',
    announcements: 'announcements',
    roadshows: 'roadshows',
    questions: 'investorQuestions',
  },
  tradeGodownload: { openApi: 'downloadApi' },
  download: { openApi: 'downloadApi' },
  downloadApi: { usage: 'usingDocument' },
  openApi: { sdk: 'downloadApi' },
  usingDocument: { start: 'downloadApi' },
};
