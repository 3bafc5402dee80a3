import { environment } from '@/lib/config/env';
import { isStoreWorking } from '@/lib/store/heartbeat';

export const dynamic = 'force-dynamic';

/**
 * Whether this process is well: 503 while the file that its store is does not keep what it is given. A shared
 * database that is away is no reason to start the process again; /readyz tells of that.
 */
export async function GET(): Promise<Response> {
  if (environment().database.engine === 'postgres') return Response.json({ status: 'ok' });
  return (await isStoreWorking())
    ? Response.json({ status: 'ok', store: 'ok' })
    : Response.json({ status: 'failing', store: 'failing' }, { status: 503 });
}
