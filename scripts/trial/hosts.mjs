import { inFull } from './in-full.mjs';

/** `npm run trial:hosts`: invented names of the host before the edge, half a minute (tests/e2e/servers/invented-hosts.spec.ts). */
inFull('invented-hosts', (report) => console.log(JSON.stringify(report, null, 2)));
