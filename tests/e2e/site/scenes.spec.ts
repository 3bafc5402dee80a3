import { LOCALES } from '../../../lib/i18n/locales';
import { read, wordsIn } from '../support/reading';
import { DEVICES, expect, hydrated, test } from '../support/test';
import { wordsOf } from '../support/words';

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
      test(`design, Hong Kong: ${path} shows its scene with what there is to know of it, in three languages`, async ({
        page,
      }) => {
        for (const lang of LOCALES) {
          const { scene } = wordsOf(lang, file);
          const { $, hook } = await read(`${path}?lang=${lang}`, layout);
          expect(wordsIn($, hook('scene').find('h2'))).toEqual([scene.title]);
          expect(wordsIn($, hook('scene')).join()).toContain(scene.text);
          expect(hook('scene').find('img').attr()).toMatchObject({ alt: scene.picture, loading: 'lazy' });
        }
        const { scene } = wordsOf('zt', file);
        await page.goto(`${path}?lang=zt`);
        await hydrated(page);
        const region = page.getByRole('region', { name: scene.title });
        await expect(region.getByText(scene.text)).toBeVisible();
        const picture = region.getByRole('img', { name: scene.picture });
        const width = async () => {
          await picture.scrollIntoViewIfNeeded();
          return picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
        };
        await expect.poll(width).toBeGreaterThan(0);
        const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
        expect(shown).toMatch(new RegExp(`/scene/${name}${layout === 'mobile' ? '-narrow' : ''}-\\d+\\.avif$`));
      });

      test(`design, Hong Kong: the scene of ${path} reaches both edges and nothing runs past them`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: layout === 'mobile' ? 320 : 1920, height: 900 });
        await page.goto(path);
        await hydrated(page);
        const { left, right, overflow, view } = await page.getByTestId('scene').evaluate((scene) => {
          const box = scene.querySelector('img')?.getBoundingClientRect();
          const { scrollWidth, clientWidth } = document.documentElement;
          return { left: box?.left, right: box?.right, overflow: scrollWidth - clientWidth, view: clientWidth };
        });
        expect({ left, right, overflow }).toEqual({ left: 0, right: view, overflow: 0 });
      });
    }
  });
}

test.describe('design, Hong Kong: the home page on a phone', () => {
  test('design, Hong Kong: it carries no scene, so that it stays short', async () => {
    const { hook } = await read('/home', 'mobile');
    expect(hook('site-header')).toHaveLength(1);
    expect(hook('scene')).toHaveLength(0);
  });
});
