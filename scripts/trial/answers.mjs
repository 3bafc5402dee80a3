import { inFull } from './in-full.mjs';

/** `npm run trial:answers`: an API that answers some questions with 500 and whose answers steer, and who asks for exactly these (tests/e2e/servers/steering-answers.spec.ts). */
inFull('steering-answers', (report) => console.log(JSON.stringify(report, null, 2)));
