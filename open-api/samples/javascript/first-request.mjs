import { OpenApi } from '../../sdk/javascript/src/index.js';

const keys = { key: 'sample-key', secret: 'sample-secret' };
const session = await new OpenApi({ ...keys, area: 'sandbox' }).connect();
console.log(await session.snapshot('02871'));
await session.close();
