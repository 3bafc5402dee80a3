import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { openStore } from '@/lib/store/database';
import { seedStore } from '@/lib/website-api/embedded/seeding';

test('x', async () => {
  const server = setupServer(http.get('https://api.test/a', () => HttpResponse.json({ a: 1 })));
  server.listen({ onUnhandledRequest: 'error' });
  expect(await (await fetch('https://api.test/a')).json()).toEqual({ a: 1 });
  server.close();
  const dir = mkdtempSync(path.join(tmpdir(), 'x-'));
  const s = await openStore(path.join(dir, 'a.db'));
  await seedStore(s);
  expect(await s.selectFrom('news').selectAll().execute()).toHaveLength(114);
  await s.destroy();
});
