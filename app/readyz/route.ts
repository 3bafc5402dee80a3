import { isShuttingDown } from '@/lib/base/shutdown';
import { isStoreWorking } from '@/lib/store/heartbeat';

export const dynamic = 'force-dynamic';

/**
 * Whether requests should be sent here: 503 while the store does not keep what it is given, and once the process is to
 * end.
 */
export async function GET(): Promise<Response> {
  const ending = isShuttingDown();
  const store = await isStoreWorking();
  const status = ending || !store ? 503 : 200;
  return Response.json(
    {
      status: status === 200 ? 'ready' : 'not ready',
      store: store ? 'ok' : 'failing',
      ending,
    },
    { status },
  );
}
