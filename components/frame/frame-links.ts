import type { RouteId } from '@/lib/site/routes';

/** Where the sections of a page lead. A section without an entry leads nowhere else. */
export const FRAME_LINKS: Partial<Record<RouteId, Record<string, RouteId>>> = {
  brokerService: { dataPlatform: 'openApi', saas: 'openApi', partners: 'contactUs' },
  listedCompanyServices: { steps: 'contactUs', partners: 'contactUs' },
  aboutUs: { news: 'companyDynamics' },
  tradeGodownload: { openApi: 'downloadApi' },
  download: { openApi: 'downloadApi' },
  downloadApi: { usage: 'usingDocument' },
  openApi: { sdk: 'downloadApi' },
  usingDocument: { start: 'downloadApi' },
};
