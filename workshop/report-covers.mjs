// node workshop/report-covers.mjs [slug…]   cards of the financial reports and roadshows; without a slug all of them
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { entries } from './lib/content.mjs';
import { encode, kb } from './lib/encode.mjs';
import { inProject, inPublic } from './lib/places.mjs';
import { openStudio } from './lib/studio.mjs';
import { plainCover, reportCover, size } from './report-covers/report.mjs';
import { roadshows, still, worded } from './report-covers/roadshows.mjs';
import { words } from './report-covers/words.mjs';

const KB = 1024;
const sizes = [
  { width: 1280, budget: 30 * KB },
  { width: 640, budget: 14 * KB },
];

const pictured = entries('reports').filter(({ picture }) => picture);
const reports = [
  ...pictured.map((item) => ({ folder: 'report-cover', slug: item.slug, ...size, draw: () => reportCover(item) })),
  { folder: 'report-cover', slug: 'default', ...size, draw: plainCover },
];
// A still with words is drawn for each reader; the one without a language in its name is English.
const shows = Object.entries(roadshows).flatMap(([of, draw]) =>
  Object.entries(words)
    .filter(([locale]) => locale === 'en' || worded.includes(of))
    .map(([locale, theirs]) => {
      const slug = locale === 'en' ? of : `${of}-${locale}`;
      return { folder: 'roadshow', of, slug, ...still, draw: () => draw(theirs) };
    }),
);

const asked = process.argv.slice(2);
const all = [...reports, ...shows];
const isAsked = (picture) => ['slug', 'of', 'folder'].some((by) => asked.includes(picture[by]));
const unknown = asked.filter((word) => !all.some(({ slug, of, folder }) => [slug, of, folder].includes(word)));
if (unknown.length) throw new Error(`No such picture: ${unknown.join(', ')}`);
const chosen = asked.length ? all.filter(isAsked) : all;

const studio = await openStudio();
for (const { folder, slug, width, height, draw } of chosen) {
  const png = await studio.draw(draw(), width, height);
  const made = [];
  for (const { width: w, budget } of sizes)
    for (const format of ['webp', 'avif'])
      made.push(kb(await encode(png, w, format, budget, inPublic(`assets/${folder}/${slug}-${w}.${format}`))));
  console.log(`${folder}/${slug}`.padEnd(46), made.join('  '));
}
await studio.close();
// Which stills the page can choose by language (lib/assets/roadshow-still.ts).
await writeFile(inProject('lib/assets/worded-stills.json'), `${JSON.stringify(worded, null, 2)}\n`);
await sheet('report-cover', reports);
await sheet('roadshow', shows);

async function sheet(folder, list) {
  const [columns, w, gap] = [4, 440, 16];
  const h = Math.round((w * list[0].height) / list[0].width);
  const tiles = await Promise.all(
    list.map(async ({ slug }, i) => ({
      input: await sharp(inPublic(`assets/${folder}/${slug}-640.webp`))
        .resize(w, h)
        .png()
        .toBuffer(),
      left: gap + (i % columns) * (w + gap),
      top: gap + Math.floor(i / columns) * (h + gap),
    })),
  );
  const width = gap + columns * (w + gap);
  const height = gap + Math.ceil(list.length / columns) * (h + gap);
  await mkdir(inProject('.data'), { recursive: true });
  const file = inProject(`.data/${folder}.png`);
  await sharp({ create: { width, height, channels: 3, background: '#C9D2E0' } })
    .composite(tiles)
    .png()
    .toFile(file);
  console.log(file);
}
