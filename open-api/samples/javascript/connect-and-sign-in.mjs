import { OpenApi } from '../../sdk/javascript/src/index.js';

const { TG_KEY = 'sample-key', TG_SECRET = 'sample-secret', TG_URL = 'ws://127.0.0.1:4510/' } = process.env;

const session = await new OpenApi({ key: TG_KEY, secret: TG_SECRET, url: TG_URL }).connect();
const { channels, delay, subscriptions } = session.info;
console.log(`channels ${channels.join(' ')}, ${delay} s late, up to ${subscriptions} securities`);
await session.close();
