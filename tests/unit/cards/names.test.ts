import { fontsFor, setInOurFaces } from '@/lib/cards/fonts';
import { cardPath, parseCard } from '@/lib/cards/names';
import { LOCALES } from '@/lib/i18n/locales';
import { ROUTE_IDS } from '@/lib/site/routes';

describe('issue 19, social cards: their addresses', () => {
  test('issue 19, social cards: every page has one in every language, and an address names nothing else', () => {
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
    [['zt', '__proto__.png']],
  ])('issue 19, social cards: %j is none', (segments) => {
    expect(parseCard(segments)).toBeUndefined();
  });
});

describe('issue 19, social cards: no fonts of the server, and none of anybody else', () => {
  test('issue 19, social cards: what our faces do not have is left out, pictographs too', () => {
    expect(setInOurFaces('業績🎉 A\u0000\n股 ☎', 'zt')).toBe('業績 A 股 ');
    expect(setInOurFaces('Привет 業', 'zt').trim()).toBe('業');
  });

  test('issue 19, social cards: a title takes the pieces of its language’s face that it needs', async () => {
    const fonts = await fontsFor('業績 2026', 'zt');
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.every(({ name, data }) => name.startsWith('tc-') && data.byteLength > 1000)).toBe(true);
    const [simplified] = await fontsFor('业', 'zh');
    expect(simplified?.name).toMatch(/^sc-/);
    // What is written in the other script comes from the other face.
    expect((await fontsFor('伛', 'zt')).map(({ name }) => name.slice(0, 2))).toContain('sc');
  });
});
