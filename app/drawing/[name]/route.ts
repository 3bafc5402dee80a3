import { drawing } from '@/lib/assets/drawings';
import { KEPT_A_DAY } from '@/lib/server/security-headers.mjs';

const HEADERS = { 'Content-Type': 'image/svg+xml', 'Cache-Control': KEPT_A_DAY };

/** A drawing as a file: a social icon, or a code to scan. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const svg = drawing((await params).name);
  return svg ? new Response(svg, { headers: HEADERS }) : new Response('Not found\n', { status: 404 });
}
