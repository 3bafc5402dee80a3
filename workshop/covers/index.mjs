// Newest first, as the news list shows them; the contact sheet keeps this order so the rhythm can be judged.
import * as brokerage from './brokerage.mjs';
import * as clients from './clients.mjs';
import * as engineering from './engineering.mjs';
import * as markets from './markets.mjs';
import * as meetings from './meetings.mjs';
import * as milestones from './milestones.mjs';
import * as reports from './reports.mjs';
import * as earlier from './results-earlier.mjs';
import * as recent from './results-recent.mjs';

export const covers = {
  'third-quarter-2026': recent.thirdQuarter2026,
  'windows-10-30': clients.windows1030,
  'open-api-python-sdk': engineering.openApiPythonSdk,
  'roadshow-shenzhen': meetings.roadshowShenzhen,
  'app-8-2': clients.app82,
  'interim-results-2026': recent.interim2026,
  'typhoon-continuity': markets.typhoonContinuity,
  'white-paper-ipo-2026': reports.whitePaperIpo2026,
  'agm-2026': meetings.agm2026,
  'broker-cloud-nodes': engineering.brokerCloudNodes,
  'esop-white-paper': reports.esopWhitePaper,
  'annual-results-2025': recent.annual2025,
  'lunar-new-year-hours': brokerage.lunarNewYearHours,
  'mac-2-8': clients.mac28,
  'live-report-4000': reports.liveReport4000,
  'third-quarter-2025': recent.thirdQuarter2025,
  'partner-59-brokers': milestones.partner59,
  'security-audit': engineering.securityAudit,
  'interim-results-2025': recent.interim2025,
  'grey-market': markets.greyMarket,
  'agm-2025': meetings.agm2025,
  'us-extended-hours': markets.usExtendedHours,
  'university-programme': meetings.universityProgramme,
  'annual-results-2024': earlier.annual2024,
  'aipo-subscription': markets.aipoSubscription,
  'nine-months-2024': earlier.nineMonths2024,
  'record-turnover': markets.recordTurnover,
  'interim-results-2024': earlier.interim2024,
  'listed-company-300': milestones.listedCompany300,
  'compliance-seminar': reports.complianceSeminar,
  'annual-results-2023': earlier.annual2023,
  'websocket-api': engineering.websocketApi,
  'nine-months-2023': earlier.nineMonths2023,
  'shanghai-office': milestones.shanghaiOffice,
  'hkd-rmb-counter': brokerage.hkdRmbCounter,
  'annual-results-2022': earlier.annual2022,
  'esop-platform': reports.esopPlatform,
  'saas-broker-launch': brokerage.saasBrokerLaunch,
  default: milestones.defaultCover,
};
