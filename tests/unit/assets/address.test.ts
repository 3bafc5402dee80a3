import type * as Assets from '@/lib/assets/address';
import type * as Env from '@/lib/config/env';

/** The modules as a process has them that starts with these settings. */
function started(settings: Record<string, string>): typeof Assets & typeof Env {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...settings });
  return { ...jest.requireActual<typeof Assets>('@/lib/assets/address'), ...jest.requireActual('@/lib/config/env') };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('Names and configuration: where files come from', () => {
  test('Names and configuration: by default a file comes from public/ of this site', () => {
    expect(started({}).assetUrl('/assets/brand/card.png')).toBe('/assets/brand/card.png');
  });

  test.each(['https://files.example.com/site', 'https://files.example.com/site/'])(
    'Names and configuration: with ASSET_BASE_URL=%s it comes from the resource host',
    (base) => {
      const { assetUrl } = started({ ASSET_BASE_URL: base });
      expect(assetUrl('/assets/brand/card.png')).toBe('https://files.example.com/site/assets/brand/card.png');
    },
  );

  test('Names and configuration: settings are read when the process starts and not again', () => {
    const { assetUrl, environment } = started({ ASSET_BASE_URL: 'https://one.example.com' });
    const first = environment();
    process.env.ASSET_BASE_URL = 'https://two.example.com';
    expect(environment()).toBe(first);
    expect(assetUrl('/assets/a.png')).toBe('https://one.example.com/assets/a.png');
  });

  test('Names and configuration: a bad value stops whoever asks for settings', () => {
    expect(() => started({ PORT: 'x' }).environment()).toThrow('PORT');
  });
});

describe('§7 pictures', () => {
  const { pictureSource } = started({});

  test.each(['/assets/news/1-1280.webp', 'https://files.example.com/site/assets/news/1-1280.webp'])(
    '§7 %s, encoded by us, is offered at each width in both formats, the smaller format first',
    (url) => {
      const stem = url.replace('-1280.webp', '');
      expect(pictureSource(url)).toEqual({
        src: url,
        sources: [
          { type: 'image/avif', srcSet: `${stem}-640.avif 640w, ${stem}-1280.avif 1280w` },
          { type: 'image/webp', srcSet: `${stem}-640.webp 640w, ${stem}-1280.webp 1280w` },
        ],
      });
    },
  );

  test.each([
    ['card', 800],
    ['thumb', 416],
  ] as const)('§2 a cover shown as a %s is the drawing made for that', (small, width) => {
    const { src, sources } = pictureSource('/assets/news/1-1280.webp', small);
    expect(src).toBe('/assets/news/1-1280.webp');
    expect(sources.map(({ srcSet }) => srcSet)).toEqual([
      `/assets/news/1-${small}-${width}.avif`,
      '/assets/news/1-640.webp 640w, /assets/news/1-1280.webp 1280w',
    ]);
  });

  test.each(['/assets/roadshow/1-1280.webp', '/assets/news/1-figure-zt-1280.webp'])(
    '§2 %s has one drawing, however small it is shown',
    (url) => {
      expect(pictureSource(url, 'thumb')).toEqual(pictureSource(url));
    },
  );

  test.each([
    'https://elsewhere.example.com/photo.jpg',
    '/assets/news/1.png',
    '/assets/news/1-640.webp',
    'https://elsewhere.example.com/photo-1280.webp',
    '',
  ])('§7 %j is used as it is', (url) => {
    expect(pictureSource(url)).toEqual({ src: url, sources: [] });
  });
});
