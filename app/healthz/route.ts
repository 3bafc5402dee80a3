import { sql } from 'kysely';
import { log, reasonOf } from '@/lib/log';
import { store } from '@/lib/store/database';

export const dynamic = 'force-dynamic';

/** Whether this process can serve: 200 while the store answers, 503 while it does not. */
export async function GET(): Promise<Response> {
  try {
    await sql`select 1`.execute(await store());
    return Response.json({ status: 'ok', store: 'ok' });
  } catch (error) {
    log('error', 'healthz.store', { reason: reasonOf(error) });
    return Response.json({ status: 'failing', store: 'failing' }, { status: 503 });
  }
}
