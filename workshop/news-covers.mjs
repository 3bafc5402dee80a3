// node workshop/news-covers.mjs [slug…]   without a slug: every cover and the default
import { covers } from './covers/index.mjs';
import { encode, kb } from './lib/encode.mjs';
import { inPublic } from './lib/places.mjs';
import { openStudio } from './lib/studio.mjs';

const formats = ['webp', 'avif'];
const sizes = [
  { width: 1280, budget: 45 * 1024 },
  { width: 640, budget: 18 * 1024 },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((slug) => !(slug in covers));
if (unknown.length) throw new Error(`No such cover: ${unknown.join(', ')}`);

const studio = await openStudio();
for (const slug of wanted.length ? wanted : Object.keys(covers)) {
  const png = await studio.draw(covers[slug](), 1280, 720);
  const made = [];
  for (const { width, budget } of sizes)
    for (const format of formats)
      made.push(kb(await encode(png, width, format, budget, inPublic(`assets/news/${slug}-${width}.${format}`))));
  console.log(slug.padEnd(24), made.join('  '));
}
await studio.close();
