import { OpenApi } from '@tradego/open-api';

const key = process.env.TG_KEY ?? 'sample-key';
const secret = process.env.TG_SECRET ?? 'sample-secret';
// In the sandbox, drop=5 leaves out every fifth update.
const url = process.env.TG_URL ?? 'ws://127.0.0.1:4510/?drop=5';

const session = await new OpenApi({ key, secret, url }).connect();
for await (const item of session.subscribe('02871')) {
  if (item.type === 'quote') console.log('quote', item.sequence);
  if (item.type !== 'gap') continue;
  // What was missed has been delivered, in order; or it is too old,
  // and the snapshot is all there is.
  const how = item.snapshot ? 'told by a snapshot' : 'filled';
  console.log(`gap ${item.first} to ${item.last}`, how);
  break;
}
await session.close();
