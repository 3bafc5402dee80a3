import { lookForInvalidations } from '@/lib/api/invalidate';
import { log, reasonOf } from '@/lib/base/log';
import { environment } from '@/lib/config/env';
import { EDGE_HOST, EDGE_VERSION, EDGE_VERSION_BEFORE, Edge } from '@/lib/server/edge';

export const dynamic = 'force-dynamic';

let told: string | undefined;
let toldBefore: string | undefined;

/**
 * The version that an edge cache asks for once a second (deploy/nginx.conf), with the public host. Read from the
 * store, so that what another process published a moment ago is known at once; a store that is away changes nothing.
 * It holds until the second is over: nginx counts whole ones, and a lifetime of one would be nearly two.
 */
export async function GET(): Promise<Response> {
  const { edgeSeconds, publicHost } = environment();
  if (edgeSeconds === 0) return new Response(null, { status: 404 });
  await lookForInvalidations().catch((error: unknown) =>
    log('warn', 'store.versions-unknown', { reason: reasonOf(error) }),
  );
  const version = new Edge(environment()).version();
  if (version !== told) [toldBefore, told] = [told, version];
  return new Response(null, {
    status: 204,
    headers: {
      [EDGE_VERSION]: version,
      [EDGE_VERSION_BEFORE]: toldBefore ?? version,
      ...(publicHost === undefined ? {} : { [EDGE_HOST]: publicHost }),
      'X-Accel-Expires': `@${Math.floor(Date.now() / 1000)}`,
    },
  });
}
