import type { CallName, WebsiteApi } from '@/lib/contract/types';
import { FINTECH, WEBSITE } from './api-server';

const PAGE = { pageIndex: 2, pageSize: 6 };

/** What one visitor left: none of it may show up in a failure. */
export const MESSAGE = {
  businessType: '4',
  companyName: 'Harbour Lane Securities',
  name: 'Visitor Example',
  phone: '91234567',
  content: 'Please call about the order ladder',
};
export const QUESTION = { email: 'holder@example.com', questionContent: 'When is the next dividend' };
export const CLICK = { pageNum: 16, plate: 2, remark: 'iOS' };
export const COUNT = { orgCode: 'TTT', pid: 'TTT-WIN-MAIN' };

export interface SpecifiedCall {
  name: CallName;
  method: 'GET' | 'POST';
  base: string;
  path: string;
  query: Record<string, string>;
  body: object | undefined;
  /** Data of a good answer. */
  data: object | string;
  call(api: WebsiteApi): Promise<unknown>;
}

const news = {
  id: 7,
  title: 'Results',
  contentTxt: '<p>Up</p>',
  pictureUrl: 'https://a.test/7.webp',
  publishTime: 1e9,
};

/** The table of §7, written out from the specification. */
export const SPECIFIED: SpecifiedCall[] = [
  {
    name: 'hotNews',
    method: 'GET',
    base: WEBSITE,
    path: '/website/Website/dynamicTop',
    query: { pageIndex: '2', pageSize: '6' },
    body: undefined,
    data: { dynamicTopRtVOS: [news], total: 1 },
    call: (api) => api.hotNews('zt', PAGE),
  },
  {
    name: 'newsHistory',
    method: 'POST',
    base: WEBSITE,
    path: '/website/Website/dynamicList',
    query: {},
    body: PAGE,
    data: { dynamicTopRtVOS: [news], total: 1 },
    call: (api) => api.newsHistory('zt', PAGE),
  },
  {
    name: 'roadshows',
    method: 'POST',
    base: WEBSITE,
    path: '/website/Website/roadShowList',
    query: {},
    body: PAGE,
    data: { roadShowListRtVOS: [{ title: 'Investor day', intro: 'Questions', publishTime: 1e9 }], total: 1 },
    call: (api) => api.roadshows('zt', PAGE),
  },
  {
    name: 'reports',
    method: 'POST',
    base: WEBSITE,
    path: '/website/Website/reportsList',
    query: {},
    body: PAGE,
    data: { reportsListRtVOS: [{ title: 'Annual Report', fileUrl: '/a.pdf', pictureUrl: '' }], total: 1 },
    call: (api) => api.reports('zt', PAGE),
  },
  {
    name: 'circulars',
    method: 'POST',
    base: WEBSITE,
    path: '/website/Website/circularsList',
    query: {},
    body: PAGE,
    data: { circularsListRtVOS: [{ title: 'Circular', fileUrl: '/c.pdf', publishTime: 1e9 }], total: 1 },
    call: (api) => api.circulars('zt', PAGE),
  },
  {
    name: 'interactiveQuestions',
    method: 'POST',
    base: WEBSITE,
    path: '/website/Website/interactiveList',
    query: {},
    body: PAGE,
    data: {
      interactiveScrollRtVOS: [{ questionContent: 'Who?', answerContent: 'We do.', publishTime: 1e9 }],
      total: 1,
    },
    call: (api) => api.interactiveQuestions('zt', PAGE),
  },
  {
    name: 'interactiveScroll',
    method: 'GET',
    base: WEBSITE,
    path: '/website/Website/interactiveScroll',
    query: {},
    body: undefined,
    data: {
      interactiveScrollRtVOS: [{ questionContent: 'Who?', answerContent: 'We do.', publishTime: 1e9 }],
      total: 1,
    },
    call: (api) => api.interactiveScroll('zt'),
  },
  {
    name: 'sharePrice',
    method: 'GET',
    base: WEBSITE,
    path: '/website/Website/sharePrice',
    query: { code: '08017' },
    body: undefined,
    data: { sharePriceRtVos: [], xj: '0.86', zs: '0.83' },
    call: (api) => api.sharePrice('zt', { code: '08017' }),
  },
  {
    name: 'softwareList',
    method: 'POST',
    base: WEBSITE,
    path: '/website/Websiteback/softwareList',
    query: {},
    body: { pageIndex: 1, pageSize: 100 },
    data: { softwareListRtVOS: [{ productName: 'TradeGo for Android' }] },
    call: (api) => api.softwareList('zt', { pageIndex: 1, pageSize: 100 }),
  },
  {
    name: 'installationPackages',
    method: 'POST',
    base: WEBSITE,
    path: '/website/Website/getInstallationPackage',
    query: {},
    body: { orgCode: 'TTT', pids: [] },
    data: { installationPackageRtVOS: [{ pid: 'a', url: 'https://a.test/a.apk' }] },
    call: (api) => api.installationPackages('zt', { orgCode: 'TTT', pids: [] }),
  },
  {
    name: 'visitorArea',
    method: 'GET',
    base: FINTECH,
    path: '/popularity/account/queryArea',
    query: {},
    body: undefined,
    data: 'CN',
    call: (api) => api.visitorArea('zt', { address: null, country: null }),
  },
  {
    name: 'submitConsultation',
    method: 'POST',
    base: WEBSITE,
    path: '/website/Website/informationBox',
    query: {},
    body: MESSAGE,
    data: {},
    call: (api) => api.submitConsultation('zt', MESSAGE),
  },
  {
    name: 'submitQuestion',
    method: 'POST',
    base: WEBSITE,
    path: '/website/Website/questionBox',
    query: {},
    body: QUESTION,
    data: {},
    call: (api) => api.submitQuestion('zt', QUESTION),
  },
  {
    name: 'trackDownload',
    method: 'POST',
    base: WEBSITE,
    path: '/website/Website/downloadsPoint',
    query: {},
    body: CLICK,
    data: {},
    call: (api) => api.trackDownload('zt', CLICK),
  },
  {
    name: 'updateDownloadCount',
    method: 'POST',
    base: WEBSITE,
    path: '/website/Website/updateDownloadCount',
    query: {},
    body: COUNT,
    data: {},
    call: (api) => api.updateDownloadCount('zt', COUNT),
  },
];

export const WRITES: CallName[] = ['submitConsultation', 'submitQuestion', 'trackDownload', 'updateDownloadCount'];
export const SPECIFIED_READS = SPECIFIED.filter(({ name }) => !WRITES.includes(name));
export const SPECIFIED_WRITES = SPECIFIED.filter(({ name }) => WRITES.includes(name));
