import { OpenApi } from '../../sdk/javascript/src/index.js';

const { TG_KEY = 'sample-key', TG_SECRET = 'sample-secret', TG_URL = 'ws://127.0.0.1:4510/' } = process.env;

const session = await new OpenApi({ key: TG_KEY, secret: TG_SECRET, url: TG_URL }).connect();
let left = 3;
for await (const item of session.subscribe('02871', ['depth'])) {
  if (item.type === 'depth') {
    const [bid] = item.bids;
    const [ask] = item.asks;
    console.log(
      item.symbol,
      item.bids.length,
      'levels',
      bid?.quantity,
      '@',
      bid?.price,
      '/',
      ask?.quantity,
      '@',
      ask?.price,
    );
  }
  left--;
  if (left === 0) break;
}
await session.close();
