import { ImageResponse } from 'next/og';
import { Card } from '@/components/cards/card';
import { fontsFor, setInOurFaces } from '@/lib/cards/fonts';
import { keptCard } from '@/lib/cards/kept';
import { CARD_SIZE, cardPath, parseCard } from '@/lib/cards/names';
import { type CardWords, cardWords } from '@/lib/cards/words';
import { KEPT_A_DAY } from '@/lib/server/security-headers.mjs';

/** The picture that stands beside a shared link: of a page, a news item, a filing, a roadshow or an answer. */
export async function GET(_: Request, { params }: { params: Promise<{ card: string[] }> }): Promise<Response> {
  const name = parseCard((await params).card);
  const words = name && (await cardWords(name));
  if (words === 'failed') return new Response('Not available\n', { status: 503, headers: { 'Retry-After': '60' } });
  if (!name || !words) return new Response('Not found\n', { status: 404 });
  const png = await keptCard(name, words, async () => {
    const set = Object.fromEntries(
      Object.entries(words).map(([part, text]) => [part, setInOurFaces(text, name.locale)]),
    ) as unknown as CardWords;
    const fonts = await fontsFor(`${Object.values(set).join('')}GEM 08017…`, name.locale);
    const card = <Card words={set} seed={cardPath(name)} fonts={fonts.map((font) => font.name)} />;
    return new Uint8Array(await new ImageResponse(card, { ...CARD_SIZE, fonts }).arrayBuffer());
  });
  return new Response(Buffer.from(png), { headers: { 'Content-Type': 'image/png', 'Cache-Control': KEPT_A_DAY } });
}
