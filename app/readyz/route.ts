import { sharedRedis } from '@/lib/redis/connection';
import { isEnding } from '@/lib/server/ending';
import { isStoreWorking } from '@/lib/store/heartbeat';

export const dynamic = 'force-dynamic';

/**
 * Whether requests should be sent here: 503 while the store does not keep what it is given, and once the process is to
 * end. A Redis that is away is told and changes nothing: the instance goes on with what it has of its own.
 */
export async function GET(): Promise<Response> {
  const ending = isEnding();
  const store = await isStoreWorking();
  const redis = sharedRedis();
  const status = ending || !store ? 503 : 200;
  return Response.json(
    {
      status: status === 200 ? 'ready' : 'not ready',
      store: store ? 'ok' : 'failing',
      ...(redis && { redis: redis.client.isReady ? 'ok' : 'away' }),
      ending,
    },
    { status },
  );
}
