import { OpenApi, OpenApiError } from '../../sdk/javascript/src/index.js';

const { TG_KEY = 'sample-key', TG_SECRET = 'sample-secret', TG_URL = 'ws://127.0.0.1:4510/' } = process.env;

const session = await new OpenApi({ key: TG_KEY, secret: TG_SECRET, url: TG_URL }).connect();
try {
  await session.snapshot('99999');
} catch (error) {
  if (!(error instanceof OpenApiError)) throw error;
  // Go by the code; the sentence is for people.
  console.log(error.code, error.ends ? 'connection closed' : 'connection stays');
}
console.log((await session.snapshot('02871')).symbol);
await session.close();
