import { OpenApi } from '@tradego/open-api';

const key = process.env.TG_KEY ?? 'sample-key';
const secret = process.env.TG_SECRET ?? 'sample-secret';
const url = process.env.TG_URL ?? 'ws://127.0.0.1:4510/';

const session = await new OpenApi({ key, secret, url }).connect();
for (const symbol of ['02871', '07061']) {
  const quote = await session.snapshot(symbol);
  // Before the first trade of a day there is no last price.
  const price = quote.last ?? `previous close ${quote.previousClose}`;
  console.log(quote.symbol, quote.status, price);
}
await session.close();
