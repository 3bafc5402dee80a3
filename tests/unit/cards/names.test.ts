import { readFile } from 'node:fs/promises';
import pieces from '@/lib/assets/card-fonts.json';
import { fontsFor, setInOurFaces } from '@/lib/cards/fonts';
import { cardPath, parseCard } from '@/lib/cards/names';
import { LOCALES } from '@/lib/i18n/locales';
import { ROUTE_IDS } from '@/lib/site/routes';
import { charactersOf, rangesOf } from '@/workshop/lib/woff-characters.mjs';

describe('social cards: their addresses', () => {
  test('social cards: every page has one in every language, and an address names nothing else', () => {
    for (const locale of LOCALES) {
      for (const route of ROUTE_IDS) {
        for (const item of [undefined, '37', '0123456789ab']) {
          const path = cardPath({ locale, route, item });
          expect(parseCard(path.split('/').slice(2))).toEqual({ locale, route, ...(item && { item }) });
        }
      }
    }
  });

  test.each([
    [[]],
    [['zt']],
    [['zt', 'home']],
    [['zt', 'home.jpg']],
    [['fr', 'home.png']],
    [['zt', 'nothing.png']],
    [['zt', 'announcements', '../x.png']],
    [['zt', 'announcements', 'ABC.png']],
    [['zt', 'announcements', '0123456789ab.png', 'x']],
    [['zt', 'announcements', '0123456789AB.png']],
    [['zt', 'dynamicDetails', '038.png']],
    [['zt', 'dynamicDetails', '000000038.png']],
    [['zt', 'dynamicDetails', '00.png']],
    [['zt', '__proto__.png']],
  ])('social cards: %j is none', (segments) => {
    expect(parseCard(segments)).toBeUndefined();
  });
});

describe('social cards: no fonts of the server, and none of anybody else', () => {
  test('social cards: what our faces do not have is left out, pictographs too', () => {
    expect(setInOurFaces('業績🎉 A\u0000\n股 ☎', 'zt')).toBe('業績 A 股 ');
    expect(setInOurFaces('Привет 業', 'zt').trim()).toBe('業');
  });

  test.each([
    ['貿易 贸镕', '貿易 贸镕', 'what one of the faces has'],
    ['𠮷 𝟐𝟎𝟐𝟔 ⅷ ﷺ', ' 2026 viii ', 'a plain form, else nothing'],
    ['e\u0301 ก\u0e49 1\ufe0f\u20e3 🇭🇰 👨‍👩‍👧', 'é 1 ', 'no mark that stands apart, and no picture'],
    ['A\u200bB\u3000C\u00a0D', 'AB C D', 'no character that nobody sees'],
    ['© 2026 TradeGo™', '© 2026 TradeGo™', 'signs that are letters'],
  ])('social cards: %j is set as %j: %s', (text, set) => {
    expect(setInOurFaces(text, 'zt')).toBe(set);
  });

  test('social cards: a piece holds what its list says, as the font itself has it', async () => {
    for (const [face, list] of Object.entries(pieces)) {
      for (const [piece, ranges] of Object.entries(list)) {
        const woff = await readFile(`public/assets/card-fonts/${face}-${piece}.woff`);
        expect([face, piece, rangesOf(charactersOf(woff))]).toEqual([face, piece, ranges]);
      }
    }
  });

  test('social cards: a title takes the pieces of its language’s face that it needs', async () => {
    const fonts = await fontsFor('業績 2026', 'zt');
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.every(({ name, data }) => name.startsWith('tc-') && data.byteLength > 1000)).toBe(true);
    const [simplified] = await fontsFor('业', 'zh');
    expect(simplified?.name).toMatch(/^sc-/);
    // What is written in the other script comes from the other face.
    expect((await fontsFor('伛', 'zt')).map(({ name }) => name.slice(0, 2))).toContain('sc');
  });
});
