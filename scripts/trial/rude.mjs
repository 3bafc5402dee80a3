import { inFull } from './in-full.mjs';

/** `npm run trial:rude`: one rude client at a time, half a minute each (tests/e2e/support/rude.ts). */
inFull('rude', (report) => console.log(JSON.stringify(report, null, 2)));
