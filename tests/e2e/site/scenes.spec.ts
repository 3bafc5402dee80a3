import { hotlineHours } from '../../../lib/company/promises';
import { setCompanyContent } from '../../../lib/content-folder/current';
import { fill } from '../../../lib/i18n/fill';
import { LOCALES, type Locale } from '../../../lib/i18n/locales';
import { SAMPLE_COMPANY } from '../../unit/support/sample';
import { read, wordsIn } from '../support/reading';
import { DEVICES, expect, test } from '../support/test';
import { wordsOf } from '../support/words';

setCompanyContent(SAMPLE_COMPANY);

/** With the hours of the hotline, where they are named. */
const wordsAsRead = (words: string, locale: Locale) => fill(words, hotlineHours(locale)).replace(/\s+/g, ' ');

const SCENES = [
  { path: '/home', name: 'desk', file: 'home', layouts: ['desktop'] },
  { path: '/tradeGoMarkets', name: 'aisle', file: 'markets', layouts: ['desktop', 'mobile'] },
  { path: '/contactUs', name: 'central', file: 'contact', layouts: ['desktop', 'mobile'] },
] as const;

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`design, Hong Kong: scenes on ${layout}`, () => {
    test.use(DEVICES[layout]);

    for (const { path, name, file } of SCENES.filter(({ layouts }) =>
      (layouts as readonly string[]).includes(layout),
    )) {
      for (const lang of LOCALES) {
        test(`design, Hong Kong: ${path} in ${lang} has its scene with what there is to know of it`, async () => {
          const { scene } = wordsOf(lang, file);
          const { $, hook } = await read(`${path}?lang=${lang}`, layout);
          const region = hook('scene');
          const heading = region.find('h2');
          expect(wordsIn($, heading)).toEqual([scene.title]);
          expect(region.attr('aria-labelledby')).toBe(heading.attr('id'));
          expect(wordsIn($, region).join()).toContain(wordsAsRead(scene.text, lang));
          const picture = region.find('img');
          expect([picture.attr('alt'), picture.attr('loading')]).toEqual([scene.picture, 'lazy']);
          expect(region.find('source[type="image/avif"]').attr('srcset')).toMatch(
            new RegExp(`/scene/${name}${layout === 'mobile' ? '-narrow' : ''}-\\d+\\.avif `),
          );
        });
      }

      test(`design, Hong Kong: ${path} shows its scene, which reaches both edges while nothing runs past them`, async ({
        page,
      }) => {
        const { scene } = wordsOf('zt', file);
        await page.goto(path);
        const region = page.getByRole('region', { name: scene.title });
        await expect(region.getByRole('heading', { level: 2 })).toHaveText(scene.title);
        await expect(region.getByText(wordsAsRead(scene.text, 'zt'))).toBeVisible();
        const picture = region.getByRole('img', { name: scene.picture });
        const width = async () => {
          await picture.scrollIntoViewIfNeeded();
          return picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
        };
        await expect.poll(width).toBeGreaterThan(0);
        const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
        expect(shown).toMatch(new RegExp(`/scene/${name}${layout === 'mobile' ? '-narrow' : ''}-\\d+\\.avif$`));

        await page.setViewportSize({ width: layout === 'mobile' ? 320 : 1920, height: 900 });
        const { left, right, overflow, view } = await page.getByTestId('scene').evaluate((scene) => {
          const box = scene.querySelector('img')?.getBoundingClientRect();
          const { scrollWidth, clientWidth } = document.documentElement;
          return { left: box?.left, right: box?.right, overflow: scrollWidth - clientWidth, view: clientWidth };
        });
        expect(view).toBe(layout === 'mobile' ? 320 : 1920);
        expect({ left, right, overflow }).toEqual({ left: 0, right: view, overflow: 0 });
      });
    }
  });
}

test('design, Hong Kong: the home page on a phone carries no scene, so that it stays short', async () => {
  const { status, hook } = await read('/home', 'mobile');
  expect(status).toBe(200);
  expect(hook('scene')).toHaveLength(0);
});
