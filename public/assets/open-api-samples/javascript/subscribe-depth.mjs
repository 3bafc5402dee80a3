import { OpenApi } from '@tradego/open-api';

const key = process.env.TG_KEY ?? 'sample-key';
const secret = process.env.TG_SECRET ?? 'sample-secret';
const url = process.env.TG_URL ?? 'ws://127.0.0.1:4510/';

const session = await new OpenApi({ key, secret, url }).connect();
let left = 3;
for await (const item of session.subscribe('02871', ['depth'])) {
  if (item.type === 'depth') {
    const { symbol, bids, asks } = item;
    const bid = `${bids[0]?.quantity} @ ${bids[0]?.price}`;
    const ask = `${asks[0]?.quantity} @ ${asks[0]?.price}`;
    console.log(symbol, bids.length, 'levels', bid, '/', ask);
  }
  left--;
  if (left === 0) break;
}
await session.close();
