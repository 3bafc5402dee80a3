import type { CallName } from './types';

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  /** Which configured API serves it (§7). */
  base: 'website' | 'fintech';
  /** Field of the answer's data that holds the list. */
  list?: string;
  /** Most answers succeed when `result` is 1; the software list when `msg` is "success" (§7). */
  successRule?: 'result' | 'msg';
  /** A repeated write could count twice, so only reads are tried again. */
  write?: true;
}

/** Every call of §7: paths and methods, the same at our own origin and at the API behind it. */
export const CALLS = {
  hotNews: { method: 'GET', path: '/website/Website/dynamicTop', base: 'website', list: 'dynamicTopRtVOS' },
  newsHistory: { method: 'POST', path: '/website/Website/dynamicList', base: 'website', list: 'dynamicTopRtVOS' },
  roadshows: { method: 'POST', path: '/website/Website/roadShowList', base: 'website', list: 'roadShowListRtVOS' },
  reports: { method: 'POST', path: '/website/Website/reportsList', base: 'website', list: 'reportsListRtVOS' },
  circulars: { method: 'POST', path: '/website/Website/circularsList', base: 'website', list: 'circularsListRtVOS' },
  interactiveQuestions: {
    method: 'POST',
    path: '/website/Website/interactiveList',
    base: 'website',
    list: 'interactiveScrollRtVOS',
  },
  interactiveScroll: {
    method: 'GET',
    path: '/website/Website/interactiveScroll',
    base: 'website',
    list: 'interactiveScrollRtVOS',
  },
  sharePrice: { method: 'GET', path: '/website/Website/sharePrice', base: 'website' },
  softwareList: {
    method: 'POST',
    path: '/website/Websiteback/softwareList',
    base: 'website',
    list: 'softwareListRtVOS',
    successRule: 'msg',
  },
  installationPackages: {
    method: 'POST',
    path: '/website/Website/getInstallationPackage',
    base: 'website',
    list: 'installationPackageRtVOS',
  },
  visitorArea: { method: 'GET', path: '/popularity/account/queryArea', base: 'fintech' },
  submitConsultation: { method: 'POST', path: '/website/Website/informationBox', base: 'website', write: true },
  submitQuestion: { method: 'POST', path: '/website/Website/questionBox', base: 'website', write: true },
  trackDownload: { method: 'POST', path: '/website/Website/downloadsPoint', base: 'website', write: true },
  updateDownloadCount: { method: 'POST', path: '/website/Website/updateDownloadCount', base: 'website', write: true },
} as const satisfies Record<CallName, Call>;
