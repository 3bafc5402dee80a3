import { OpenApi } from '../../../../open-api/sdk/javascript/src/index.js';

// Prints the numbers of 25 quotes, however often the line breaks meanwhile.
const session = await new OpenApi({ key: 'sample-key', secret: 'sample-secret', url: process.env.TG_URL }).connect();
let left = 25;
for await (const item of session.subscribe('02871')) {
  if (item.type !== 'quote') continue;
  console.log(item.sequence);
  left--;
  if (left === 0) break;
}
await session.close();
