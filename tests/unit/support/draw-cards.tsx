import { createHash } from 'node:crypto';
import { drawCard } from '@/components/cards/draw';
import type { CardWords } from '@/lib/cards/words';
import { isLocale } from '@/lib/i18n/locales';

/**
 * tsx tests/unit/support/draw-cards.tsx '[["zt", {…words}], …]'   draws cards as the server does, with no network: the
 * renderer is a module that Jest does not load. Prints what was asked for, and a digest of each picture.
 */
const asked: string[] = [];
const { fetch } = globalThis;
globalThis.fetch = async (input) => {
  const address = String(input instanceof Request ? input.url : input);
  // A program of the renderer's own, which it has as text.
  if (address.startsWith('data:application/octet-stream')) return fetch(input);
  asked.push(address);
  throw new Error('There is no network here.');
};

const drawn: string[] = [];
for (const [locale, words] of JSON.parse(process.argv[2] ?? '[]') as [string, CardWords][]) {
  if (!isLocale(locale)) throw new Error(`No language ${locale}.`);
  const png = await drawCard({ locale, route: 'announcements' }, words);
  drawn.push(createHash('sha256').update(png).digest('hex'));
}
console.log(JSON.stringify({ asked, drawn }));
