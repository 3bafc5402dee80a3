import sharp from 'sharp';
import { CARD_SIZE } from '../../../lib/cards/names';
import { LOCALES } from '../../../lib/i18n/locales';
import { ROUTES } from '../../../lib/site/routes';
import { expect, test, userAgentOf } from '../support/test';

/** The picture beside a shared link. */

const SHOWN = [
  '/aboutUs',
  '/dynamicDetails?id=37',
  '/sub-annAndCir',
  '/financialReports',
  '/sub-roadShow',
  '/sub-investorInteraction',
];

/** All are drawn in one language; in the others, whose letters differ, two pages, a story and a filing. */
const DRAWN = { zt: SHOWN.length + 4, zh: 4, en: 4 };

for (const locale of LOCALES) {
  test(`social cards: each page and each thing in ${locale} has one of its own, drawn once`, async ({ request }) => {
    const headers = { 'User-Agent': userAgentOf('desktop') };
    const pageOf = async (path: string) => (await request.get(path, { headers })).text();
    const cardOf = (html: string) =>
      new URL((/<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')).pathname;
    const cards: string[] = [];
    for (const path of SHOWN) {
      const html = await pageOf(`${path}${path.includes('?') ? '&' : '?'}lang=${locale}`);
      cards.push(cardOf(html));
      const entry = /<a [^>]*href="([^"]*[?&]item=[^"]*)"[^>]*data-share/.exec(html)?.[1];
      if (entry) cards.push(cardOf(await pageOf(entry.replaceAll('&amp;', '&'))));
    }
    expect(cards).toHaveLength(SHOWN.length + 4);
    expect(new Set(cards).size).toBe(cards.length);
    const pictures = new Set<string>();
    const drawn = cards.slice(0, DRAWN[locale]);
    for (const card of drawn) {
      const answer = await request.get(card);
      expect([card, answer.status(), answer.headers()['content-type']]).toEqual([card, 200, 'image/png']);
      const body = await answer.body();
      const { width, height } = await sharp(body).metadata();
      expect({ width, height }).toEqual(CARD_SIZE);
      expect(body.equals(await (await request.get(card)).body()), 'kept').toBe(true);
      pictures.add(body.toString('base64'));
    }
    expect(pictures.size).toBe(drawn.length);
  });
}

test('pages say how large their card is and what it shows, and tell search engines the same on both layouts', async ({
  request,
}) => {
  for (const { paths } of Object.values(ROUTES)) {
    if (!paths.desktop || paths.desktop !== paths.mobile) continue;
    const told = await Promise.all(
      (['desktop', 'mobile'] as const).map(async (layout) => {
        const html = await (
          await request.get(paths.desktop ?? '', { headers: { 'User-Agent': userAgentOf(layout) } })
        ).text();
        const card = ['og:image:width', 'og:image:height', 'og:image:alt'].map(
          (name) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1],
        );
        const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
        return { card, types: data.map(([, json = '{}']) => JSON.parse(json)['@type']).sort() };
      }),
    );
    expect([paths.desktop, told[1]]).toEqual([paths.desktop, told[0]]);
    expect([paths.desktop, ...(told[0]?.card ?? [])]).toEqual([
      paths.desktop,
      String(CARD_SIZE.width),
      String(CARD_SIZE.height),
      expect.stringMatching(/./),
    ]);
  }
});

test('social cards: of what does not exist there is none', async ({ request }) => {
  for (const path of [
    'zt/nothing.png',
    'zt/announcements/000000000000.png',
    'zt/dynamicDetails/999999999.png',
    'zt/home/1.png',
  ]) {
    expect([path, (await request.get(`/cards/${path}`)).status()]).toEqual([path, 404]);
  }
});
