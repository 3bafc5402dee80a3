import { ImageResponse } from 'next/og';
import { fontsFor, setInOurFaces } from '@/lib/cards/fonts';
import { CARD_SIZE, type CardName, cardPath } from '@/lib/cards/names';
import type { CardWords } from '@/lib/cards/words';
import { Card } from './card';

/** A card as PNG, in letters of our own faces alone, so that the renderer asks no other host for one. */
export async function drawCard(name: CardName, words: CardWords): Promise<Uint8Array> {
  const set = Object.fromEntries(
    Object.entries(words).map(([part, text]) => [part, setInOurFaces(text, name.locale)]),
  ) as unknown as CardWords;
  const fonts = await fontsFor(`${Object.values(set).join('')}…`, name.locale);
  const card = <Card words={set} seed={cardPath(name)} fonts={fonts.map((font) => font.name)} />;
  return new Uint8Array(await new ImageResponse(card, { ...CARD_SIZE, fonts }).arrayBuffer());
}
