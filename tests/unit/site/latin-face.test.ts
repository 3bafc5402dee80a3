import { readFileSync } from 'node:fs';
import core from '@/components/layout/core-letters.json';

/** What the declared range of the whole face takes over from the core (components/layout/fonts.ts). */
const RANGE = /'(U\+[^']+)'/.exec(readFileSync('components/layout/fonts.ts', 'utf8'))?.[1] ?? '';
const RANGES = RANGE.split(', ').map((range) => {
  const [from = '', to = from] = range.slice(2).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
});
const isOfWhole = (sign: string) => {
  const point = sign.codePointAt(0) ?? 0;
  return RANGES.some(([from, to]) => point >= from && point <= to);
};
const isOfCore = (sign: string) => core.letters.includes(sign);
const LATIN = Array.from({ length: 0x2b0 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).filter(
  // Controls, the spaces that do not break and the hyphen that is not seen
  (sign) => !/[\u007f-\u00a0\u00ad]/.test(sign),
);

test('design, Type: every Latin letter is of the core or of the whole face, and of one of them', () => {
  for (const sign of [...LATIN, ...'–—‘’“”…•−€™'])
    expect([sign, isOfCore(sign), isOfWhole(sign)]).toEqual([sign, !isOfWhole(sign), !isOfCore(sign)]);
});
