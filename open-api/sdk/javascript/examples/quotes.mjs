import { OpenApi } from '@tradego/open-api';

// The sandbox of the website's repository.
// `area: 'production'` takes a key of your own.
const api = new OpenApi({
  key: 'sample-key',
  secret: 'sample-secret',
  area: 'sandbox',
});
const session = await api.connect();
let left = 20;
for await (const item of session.subscribe('02871')) {
  if (item.type === 'quote') {
    console.log(item.time, item.symbol, item.last);
  }
  left--;
  if (left === 0) break;
}
await session.close();
