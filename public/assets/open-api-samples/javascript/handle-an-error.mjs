import { OpenApi, OpenApiError } from '@tradego/open-api';

const key = process.env.TG_KEY ?? 'sample-key';
const secret = process.env.TG_SECRET ?? 'sample-secret';
const url = process.env.TG_URL ?? 'ws://127.0.0.1:4510/';

const session = await new OpenApi({ key, secret, url }).connect();
try {
  await session.snapshot('99999');
} catch (error) {
  if (!(error instanceof OpenApiError)) throw error;
  // Go by the code; the sentence is for people.
  const then = error.ends ? 'connection closed' : 'connection stays';
  console.log(error.code, then);
}
console.log((await session.snapshot('02871')).symbol);
await session.close();
