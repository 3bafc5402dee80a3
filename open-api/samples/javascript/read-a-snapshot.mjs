import { OpenApi } from '../../sdk/javascript/src/index.js';

const { TG_KEY = 'sample-key', TG_SECRET = 'sample-secret', TG_URL = 'ws://127.0.0.1:4510/' } = process.env;

const session = await new OpenApi({ key: TG_KEY, secret: TG_SECRET, url: TG_URL }).connect();
for (const symbol of ['02871', '07061']) {
  const quote = await session.snapshot(symbol);
  // Before the first trade of a day there is no last price.
  console.log(quote.symbol, quote.status, quote.last ?? `previous close ${quote.previousClose}`);
}
await session.close();
