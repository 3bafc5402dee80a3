// node workshop/pdf.mjs [reports|filings|documents|recordings] [slug…]   the sample filings, papers and slides, into content/
import { entries } from './lib/content.mjs';
import { openPress } from './pdf/press.mjs';

const composers = {
  reports: async () => (await import('./pdf/reports/index.mjs')).report,
  filings: async () => (await import('./pdf/circulars/index.mjs')).circular,
  documents: async () => {
    const { documents } = await import('./pdf/documents/index.mjs');
    return ({ slug }) => documents[slug]();
  },
  recordings: async () => (await import('./pdf/slides/index.mjs')).slides,
};

const [first, ...rest] = process.argv.slice(2);
const only = composers[first]
  ? { folders: [first], slugs: rest }
  : { folders: Object.keys(composers), slugs: process.argv.slice(2) };

const press = await openPress();
let [count, total] = [0, 0];
for (const folder of only.folders) {
  const compose = await composers[folder]();
  for (const entry of entries(folder)) {
    if (only.slugs.length && !only.slugs.includes(entry.slug)) continue;
    const { bytes, pages, last } = await press.print(compose(entry), entry.pdf);
    console.log(
      `${folder}/${entry.slug} ${entry.reader}`.padEnd(72),
      `${pages} p`,
      `${(bytes / 1024).toFixed(0)} KB`.padStart(7),
      pages > 1 && last < 0.2 ? 'short last page' : '',
      pages === entry.pages ? '' : `its entry.yaml says ${entry.pages} p`,
    );
    count += 1;
    total += bytes;
  }
}
await press.close();
console.log(`${count} files, ${(total / 1024 / 1024).toFixed(1)} MB`);
