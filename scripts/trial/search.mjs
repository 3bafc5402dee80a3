import { inFull } from './in-full.mjs';

/** `npm run trial:search`: 32 visitors who search, half a minute (tests/e2e/servers/search-flood.spec.ts). */
inFull('search-flood', (report) => console.log(JSON.stringify(report, null, 2)));
