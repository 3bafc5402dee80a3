import { app, appZh, appZt } from './app/app.mjs';
import company from './company.mjs';
import dataWall from './data-wall.mjs';
import dataWallNear from './data-wall-near.mjs';
import globe from './globe/globe.mjs';
import { ladder, ladderZh, ladderZt } from './ladder.mjs';
import { liveReport, liveReportZh, liveReportZt } from './live-report/live-report.mjs';
import { margin, marginZh, marginZt } from './margin.mjs';

/** width, height, seconds, rate (frames a second), opening (its poster opens a page), draw(t) returning what the camera takes, for t from 0 up to 1. */
export const films = {
  globe,
  app,
  'app-zt': appZt,
  'app-zh': appZh,
  'live-report': liveReport,
  'live-report-zt': liveReportZt,
  'live-report-zh': liveReportZh,
  'data-wall': dataWall,
  'data-wall-near': dataWallNear,
  ladder,
  'ladder-zt': ladderZt,
  'ladder-zh': ladderZh,
  margin,
  'margin-zt': marginZt,
  'margin-zh': marginZh,
  company,
};
