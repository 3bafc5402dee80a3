import { OpenApi } from '../../sdk/javascript/src/index.js';

const { TG_KEY = 'sample-key', TG_SECRET = 'sample-secret' } = process.env;
// In the sandbox, drop=5 leaves out every update whose number five divides.
const { TG_URL = 'ws://127.0.0.1:4510/?drop=5' } = process.env;

const session = await new OpenApi({ key: TG_KEY, secret: TG_SECRET, url: TG_URL }).connect();
for await (const item of session.subscribe('02871')) {
  if (item.type === 'quote') console.log('quote', item.sequence);
  if (item.type !== 'gap') continue;
  // What was missed has been delivered, in order; or it is too old, and the snapshot is all there is.
  console.log(`gap ${item.first} to ${item.last}`, item.snapshot ? 'told by a snapshot' : 'filled');
  break;
}
await session.close();
