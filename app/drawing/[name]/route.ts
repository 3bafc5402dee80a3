import { KEPT_A_DAY } from '@/lib/base/security-headers.mjs';
import { drawing } from '@/lib/company/drawings';

/** A drawing as a file: a social icon, or a code to scan. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const file = await drawing((await params).name);
  if (file === undefined) return new Response('Not found\n', { status: 404 });
  const [body, type] = typeof file === 'string' ? [file, 'image/svg+xml'] : [new Uint8Array(file), 'image/png'];
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': KEPT_A_DAY } });
}
