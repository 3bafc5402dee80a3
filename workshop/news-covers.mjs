// node workshop/news-covers.mjs [slug…] [--small]   without a slug: every cover and the default
// --small: only the renditions for where a cover is shown small, when the whole ones are as they were
import { covers } from './covers/index.mjs';
import { legibleFrom } from './kit/svg.mjs';
import { encode, kb } from './lib/encode.mjs';
import { inPublic } from './lib/places.mjs';
import { openStudio } from './lib/studio.mjs';

const formats = ['webp', 'avif'];
const sizes = [
  { width: 1280, budget: 45 * 1024 },
  { width: 640, budget: 18 * 1024 },
];

/**
 * As a card some 350 CSS pixels wide, and as a thumbnail of 112 on a phone and 208 on a desktop. Nothing under 9 pixels is read
 * there (`legible`, of 1280): it becomes a bar. Browsers without AVIF are given the whole cover.
 */
const small = [
  { name: 'card', width: 800, legible: 34, budget: 24 * 1024 },
  { name: 'thumb', width: 416, legible: 104, budget: 9 * 1024 },
];

const options = process.argv.slice(2);
const onlySmall = options.includes('--small');
const wanted = options.filter((option) => option !== '--small');
const unknown = wanted.filter((slug) => !(slug in covers));
if (unknown.length) throw new Error(`No such cover: ${unknown.join(', ')}`);

const studio = await openStudio();
for (const slug of wanted.length ? wanted : Object.keys(covers)) {
  const made = [];
  if (!onlySmall) {
    const png = await studio.draw(covers[slug](), 1280, 720);
    for (const { width, budget } of sizes)
      for (const format of formats)
        made.push(kb(await encode(png, width, format, budget, inPublic(`assets/news/${slug}-${width}.${format}`))));
  }
  for (const { name, width, legible, budget } of small) {
    const png = await studio.draw(
      legibleFrom(legible, () => covers[slug]()),
      1280,
      720,
    );
    made.push(kb(await encode(png, width, 'avif', budget, inPublic(`assets/news/${slug}-${name}-${width}.avif`))));
  }
  console.log(slug.padEnd(24), made.join('  '));
}
await studio.close();
