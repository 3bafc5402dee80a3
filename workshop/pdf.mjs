// node workshop/pdf.mjs [reports|circulars|documents] [slug…]   the sample filings and papers
import { readFile } from 'node:fs/promises';
import { inProject, inPublic } from './lib/places.mjs';
import { openPress } from './pdf/press.mjs';
import { writeSizes } from './pdf/sizes.mjs';

const seed = async (name) => JSON.parse(await readFile(inProject(`lib/sample/seed/${name}.json`), 'utf8'));

const shelves = {
  reports: async () => {
    const { report } = await import('./pdf/reports/index.mjs');
    return (await seed('reports')).map((item) => [item.slug, () => report(item)]);
  },
  circulars: async () => {
    const { circular } = await import('./pdf/circulars/index.mjs');
    return (await seed('circulars')).map((item) => [item.slug, () => circular(item)]);
  },
  documents: async () => Object.entries((await import('./pdf/documents/index.mjs')).documents),
};

const [first, ...rest] = process.argv.slice(2);
const only = shelves[first]
  ? { names: [first], slugs: rest }
  : { names: Object.keys(shelves), slugs: process.argv.slice(2) };

const press = await openPress();
let [count, total] = [0, 0];
for (const name of only.names) {
  for (const [slug, compose] of await shelves[name]()) {
    if (only.slugs.length && !only.slugs.includes(slug)) continue;
    const { bytes, pages, last } = await press.print(compose(), inPublic(`assets/${name}/${slug}.pdf`));
    console.log(
      `${name}/${slug}.pdf`.padEnd(64),
      `${pages} p`,
      `${(bytes / 1024).toFixed(0)} KB`.padStart(7),
      pages > 1 && last < 0.2 ? 'short last page' : '',
    );
    count += 1;
    total += bytes;
  }
}
await press.close();
await writeSizes();
console.log(`${count} files, ${(total / 1024 / 1024).toFixed(1)} MB`);
