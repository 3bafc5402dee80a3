import { isStoreWorking } from '@/lib/store/heartbeat';

export const dynamic = 'force-dynamic';

/** Whether this process can serve: 200 while the store keeps what it is given, 503 while it does not. */
export async function GET(): Promise<Response> {
  return (await isStoreWorking())
    ? Response.json({ status: 'ok', store: 'ok' })
    : Response.json({ status: 'failing', store: 'failing' }, { status: 503 });
}
