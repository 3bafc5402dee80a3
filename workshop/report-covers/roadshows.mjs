// Which still belongs to which roadshow.
import {
  annual2022,
  annual2023,
  annual2024,
  annual2025,
  interim2024,
  interim2025,
  interim2026,
  waiting,
} from './briefings.mjs';
import { groupCall2024, thirdQuarter2025, thirdQuarter2026 } from './calls.mjs';
import { esop2022, openDay2023, operations2025, shanghai2026, shenzhen2026 } from './meetings.mjs';

export { still } from './hall.mjs';

export const roadshows = {
  'third-quarter-2026-results-call': thirdQuarter2026,
  'investor-day-shenzhen-2026': shenzhen2026,
  'interim-2026-results-briefing': interim2026,
  'non-deal-roadshow-shanghai-2026': shanghai2026,
  'annual-2025-results-briefing': annual2025,
  'third-quarter-2025-results-call': thirdQuarter2025,
  'interim-2025-results-briefing': interim2025,
  'operations-centre-visit-2025': operations2025,
  'annual-2024-results-briefing': annual2024,
  'record-turnover-group-call-2024': groupCall2024,
  'interim-2024-results-briefing': interim2024,
  'annual-2023-results-briefing': annual2023,
  'shanghai-office-open-day-2023': openDay2023,
  'annual-2022-results-briefing': annual2022,
  'esop-analyst-briefing-2022': esop2022,
  default: waiting,
};

/** Those with words, which are drawn for each reader: all but the scene and the mark. */
export const worded = Object.keys(roadshows).filter((of) => !['operations-centre-visit-2025', 'default'].includes(of));
