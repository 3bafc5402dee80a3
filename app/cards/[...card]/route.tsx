import { drawCard } from '@/components/cards/draw';
import { KEPT_A_DAY } from '@/lib/base/security-headers.mjs';
import { cachedCard } from '@/lib/cards/card-cache';
import { parseCard } from '@/lib/cards/names';
import { cardWords } from '@/lib/cards/words';

/** The picture that stands beside a shared link: of a page, a news item, a filing, a roadshow or an answer. */
export async function GET(_: Request, { params }: { params: Promise<{ card: string[] }> }): Promise<Response> {
  const name = parseCard((await params).card);
  const words = name && (await cardWords(name));
  if (words === 'failed') return new Response('Not available\n', { status: 503, headers: { 'Retry-After': '60' } });
  if (!name || !words) return new Response('Not found\n', { status: 404 });
  const png = await cachedCard(name, words, () => drawCard(name, words));
  return new Response(Buffer.from(png), { headers: { 'Content-Type': 'image/png', 'Cache-Control': KEPT_A_DAY } });
}
