import { inFull } from './in-full.mjs';

/** `npm run trial:malformed`: 50,000 requests of every kind that was tried (tests/e2e/servers/malformed.spec.ts). */
inFull('malformed', (report) => console.log(JSON.stringify(report, null, 2)));
