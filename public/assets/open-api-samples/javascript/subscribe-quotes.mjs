import { OpenApi } from '@tradego/open-api';

const key = process.env.TG_KEY ?? 'sample-key';
const secret = process.env.TG_SECRET ?? 'sample-secret';
const url = process.env.TG_URL ?? 'ws://127.0.0.1:4510/';

const session = await new OpenApi({ key, secret, url }).connect();
let left = 10;
for await (const item of session.subscribe(['02871', '02853'])) {
  if (item.type === 'quote') {
    const { symbol, sequence, last, bid, ask } = item;
    console.log(symbol, sequence, last, bid, ask);
  }
  left--;
  if (left === 0) break;
}
await session.close();
