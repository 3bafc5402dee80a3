import { serveChain } from '@/lib/endpoints/publication-chain';

// What it holds is read when it is asked for.
export const dynamic = 'force-dynamic';

/** The record of publications, line by line, with the hash of each. */
export async function GET(request: Request): Promise<Response> {
  return serveChain(request, 'txt');
}
