import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pictureSource } from '@/lib/assets/address';
import { roadshowStill } from '@/lib/assets/roadshow-still';
import worded from '@/lib/assets/worded-stills.json';

const AMOUNTS = '/assets/roadshow/interim-2026-results-briefing-1280.webp';
const NO_WORDS = '/assets/roadshow/operations-centre-visit-2025-1280.webp';

describe('§1 stills of roadshows speak the language of the reader', () => {
  test.each(['zt', 'zh'] as const)('§1 one with names or amounts has a drawing in %s', (locale) => {
    expect(roadshowStill(AMOUNTS, locale)).toBe(`/assets/roadshow/interim-2026-results-briefing-${locale}-1280.webp`);
  });

  test('§1 the one the API names is English', () => {
    expect(roadshowStill(AMOUNTS, 'en')).toBe(AMOUNTS);
  });

  test.each([
    NO_WORDS,
    '/assets/roadshow/default-1280.webp',
    `https://elsewhere.example.com${AMOUNTS}`,
    'https://elsewhere.example.com/interim-2026-results-briefing-1280.webp',
    AMOUNTS.replace('1280', '640'),
    '',
  ])('§1 %j is left as it is', (url) => {
    expect(roadshowStill(url, 'zt')).toBe(url);
  });

  test('§7 each is there in both Chinese languages, in every format and width', () => {
    const files = worded.flatMap((slug) =>
      (['zt', 'zh'] as const).flatMap((locale) => {
        const { src, sources } = pictureSource(roadshowStill(`/assets/roadshow/${slug}-1280.webp`, locale));
        return [src, ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? ''))];
      }),
    );
    expect(files).toHaveLength(worded.length * 10);
    expect(files.filter((file) => !file.includes('-z') || !existsSync(join(process.cwd(), 'public', file)))).toEqual(
      [],
    );
  });
});
