import { OpenApi } from '../../sdk/javascript/src/index.js';

const { TG_KEY = 'sample-key', TG_SECRET = 'sample-secret', TG_URL = 'ws://127.0.0.1:4510/' } = process.env;

const session = await new OpenApi({ key: TG_KEY, secret: TG_SECRET, url: TG_URL }).connect();
let left = 10;
for await (const item of session.subscribe(['02871', '02853'])) {
  if (item.type === 'quote') console.log(item.symbol, item.sequence, item.last, item.bid, item.ask);
  left--;
  if (left === 0) break;
}
await session.close();
