import { OpenApi } from '@tradego/open-api';

const key = process.env.TG_KEY ?? 'sample-key';
const secret = process.env.TG_SECRET ?? 'sample-secret';
const url = process.env.TG_URL ?? 'ws://127.0.0.1:4510/';

const session = await new OpenApi({ key, secret, url }).connect();
const { channels, delay, subscriptions } = session.info;
const limit = `up to ${subscriptions} securities`;
console.log(`channels ${channels.join(' ')}, ${delay} s late, ${limit}`);
await session.close();
