import { OpenApi } from '../../../../open-api/sdk/javascript/src/index.js';

// Reads more snapshots, one right after the other, than the server answers in a second.
const session = await new OpenApi({ key: 'sample-key', secret: 'sample-secret', url: process.env.TG_URL }).connect();
for (let left = 14; left > 0; left--) console.log((await session.snapshot('02871')).symbol);
await session.close();
