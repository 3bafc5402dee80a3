import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { type ArtEntry, type ArtName, artwork, type FilmEntry, type FilmName, film } from '@/lib/assets/artwork';
import pictureList from '@/lib/assets/artwork.json';
import filmList from '@/lib/assets/films.json';
import { LOCALES } from '@/lib/i18n/locales';

const PUBLIC = join(process.cwd(), 'public');
const ASSETS = join(PUBLIC, 'assets');
/** Pictures that are addressed otherwise: backdrops by page, covers by the API (`pictureSource`). */
const KEPT_ELSEWHERE = ['hero/', 'news/', 'report-cover/', 'roadshow/'];

const pictures = Object.entries<ArtEntry>(pictureList);
const films = Object.entries<FilmEntry>(filmList);

interface Named {
  file: string;
  width: number;
  height: number;
}

/** Every file that the list of pictures names, with the size it has to have. */
const pictureFiles: Named[] = pictures.flatMap(([name, { width, height, widths, localized }]) =>
  (localized ? LOCALES.map((locale) => `-${locale}`) : ['']).flatMap((language) =>
    widths.flatMap((w) =>
      ['avif', 'webp'].map((format) => ({
        file: `${name}${language}-${w}.${format}`,
        width: w,
        height: (w * height) / width,
      })),
    ),
  ),
);
const filmFiles = films.flatMap(([name]) => [`film/${name}.webm`, `film/${name}.mp4`]);

describe('§7 the list of pictures and films', () => {
  test('every picture is there in both formats, at the widths and the shape that are told', async () => {
    const wrong: string[] = [];
    for (const { file, width, height } of pictureFiles) {
      const path = join(ASSETS, file);
      if (!existsSync(path)) {
        wrong.push(`${file} is missing`);
        continue;
      }
      const size = await sharp(path).metadata();
      if (size.width !== width || Math.abs(size.height - height) > 1) {
        wrong.push(`${file} is ${size.width} x ${size.height}, not ${width} x ${height}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('every film is there in both formats, with its poster in the list', () => {
    expect(filmFiles.filter((file) => !existsSync(join(ASSETS, file)))).toEqual([]);
    const posters = new Map(pictures);
    const wrong = films.filter(([name, { width, height }]) => {
      const poster = posters.get(`film/${name}`);
      return !poster || poster.localized || Math.abs(poster.width / poster.height - width / height) > 0.01;
    });
    expect(wrong).toEqual([]);
  });

  test('no picture or film lies about that is not in the list', () => {
    const known = new Set([...pictureFiles.map(({ file }) => file), ...filmFiles]);
    const there = readdirSync(ASSETS, { recursive: true, withFileTypes: true })
      .map((entry) => relative(ASSETS, join(entry.parentPath, entry.name)))
      .filter((file) => /\.(avif|webp|webm|mp4)$/.test(file))
      .filter((file) => !KEPT_ELSEWHERE.some((folder) => file.startsWith(folder)));
    expect(there.filter((file) => !known.has(file))).toEqual([]);
  });

  test('widths are told from narrow to wide, the last one being that of the picture', () => {
    const wrong = pictures.filter(
      ([, { width, widths }]) =>
        widths.at(-1) !== width || widths.some((w, index) => index > 0 && w <= (widths[index - 1] ?? 0)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('addresses of pictures and films', () => {
  const addresses = ({ src, sources }: { src: string; sources: { srcSet: string }[] }) => [
    src,
    ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? '')),
  ];

  test.each(LOCALES)('every address that a page in %s asks for is a file', (locale) => {
    const asked = pictures.flatMap(([name]) => addresses(artwork(name as ArtName, locale)));
    expect(asked.filter((address) => !existsSync(join(PUBLIC, address)))).toEqual([]);
  });

  test('§1 a picture with words is that of the language', () => {
    const [name] = pictures.find(([, { localized }]) => localized) ?? [];
    const stems = LOCALES.map((locale) => artwork(name as ArtName, locale).src);
    expect(stems).toEqual(LOCALES.map((locale) => expect.stringContaining(`${name}-${locale}-`)));
  });

  test.each(LOCALES)('every address of a film that a page in %s asks for is a file', (locale) => {
    const asked = films.flatMap(([name]) => {
      const { webm, mp4, poster } = film(name as FilmName, locale);
      return [webm, mp4, ...addresses(poster)];
    });
    expect(asked.filter((address) => !existsSync(join(PUBLIC, address)))).toEqual([]);
  });

  test('§1 a film with words or a rise has those of the reader, its poster too; others are one for all', () => {
    const named = (name: FilmName) =>
      LOCALES.map((locale) => {
        const { webm, poster } = film(name, locale);
        return [webm, poster.src].map((address) => address.split('/').at(-1));
      });
    const files = (stem: string, width: number) => [`${stem}.webm`, `${stem}-${width}.webp`];
    const endings = { zt: '-zt', zh: '-zh', en: '' };
    expect(named('app')).toEqual(LOCALES.map((locale) => files(`app${endings[locale]}`, 780)));
    expect(named('ladder')).toEqual(LOCALES.map((locale) => files(`ladder${endings[locale]}`, 1280)));
    expect(named('margin')).toEqual(LOCALES.map((locale) => files(`margin${endings[locale]}`, 1280)));
    expect(named('live-report')).toEqual(LOCALES.map((locale) => files(`live-report${endings[locale]}`, 960)));
    expect(new Set(named('globe').map(String)).size).toBe(1);
  });

  test('§2 a picture that is not in the list is the default picture, a poster too', () => {
    const { src, width, height } = artwork('nothing/here' as ArtName, 'en');
    expect({ src, width, height }).toEqual({ src: '/assets/news/default-1280.webp', width: 1280, height: 720 });
    expect(film('nothing' as FilmName, 'en').poster.src).toBe(src);
  });
});
