// node workshop/pictures.mjs [--LOCALE] [name…]   draws every product picture, or those whose key (folder/name) or
// name is given; with --zt, --zh or --en only its files of that language
import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import { encode, kb } from './lib/encode.mjs';
import { inProject, inPublic } from './lib/places.mjs';
import { openStudio } from './lib/studio.mjs';
import { kitStyles } from './ui-kit/styles.mjs';

const tags = { en: 'en', zt: 'zh-Hant-HK', zh: 'zh-Hans' };
const manifestFile = inProject('lib/assets/artwork.json');
const KB = 1024;
/** Bytes allowed to 1600 × 1100; other sizes by their area. A half-size picture has a fixed allowance. */
const budgets = { avif: { full: 90 * KB, half: 40 * KB }, webp: { full: 130 * KB, half: 60 * KB } };
const share = ({ width, height }) => (width * height) / (1600 * 1100);
/**
 * A picture that opens a page has widths of its own for phones: the first of them, with the headers of its
 * answer, fits in the first packets of a connection, and the page's largest paint waits for no second round.
 */
const opening = { avif: [13.5 * KB, 28 * KB], webp: [25.5 * KB, 48 * KB] };
/** A picture may bring its own allowance, in the same form; `fine` multiplies it, at the first opening width only where it is less than 1. */
const allowed = (picture, format, width) => {
  const at = picture.opening?.indexOf(width) ?? -1;
  const fine = at === 0 ? Math.min(1, picture.fine ?? 1) : (picture.fine ?? 1);
  const narrow = opening[format][at];
  const { full, half } = picture.budgets?.[format] ?? {
    full: budgets[format].full * share(picture),
    half: budgets[format].half,
  };
  return fine * (narrow ?? (width === picture.width ? full : half));
};

const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Every folder of workshop/pictures that has an index lists its pictures there. */
async function collect() {
  const found = [];
  for (const place of await readdir(new URL('pictures/', import.meta.url))) {
    const index = new URL(`pictures/${place}/index.mjs`, import.meta.url);
    if (await exists(index)) found.push(...((await import(index)).pictures ?? []));
  }
  return found.map((picture) => ({ ...picture, key: `${picture.folder}/${picture.name}` }));
}

async function manifest() {
  return (await exists(manifestFile)) ? JSON.parse(await readFile(manifestFile, 'utf8')) : {};
}

/** Reads again just before writing: another run may have added its keys meanwhile. */
async function enter({ key, width, height, widths, localized }) {
  const entries = { ...(await manifest()), [key]: { width, height, widths, localized } };
  const sorted = Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted.map(([name, entry]) => `  ${JSON.stringify(name)}: ${inline(entry)}`);
  await writeFile(manifestFile, `{\n${lines.join(',\n')}\n}\n`);
}
const inline = ({ width, height, widths, localized }) =>
  `{ "width": ${width}, "height": ${height}, "widths": [${widths.join(', ')}], "localized": ${localized} }`;

const css = await kitStyles();
const all = await collect();
const words = process.argv.slice(2);
const asked = words.filter((word) => !word.startsWith('--'));
const spoken = Object.keys(tags).filter((locale) => words.includes(`--${locale}`));
const chosen = asked.length ? all.filter(({ key, name }) => asked.includes(key) || asked.includes(name)) : all;
const unknown = asked.filter((word) => !all.some(({ key, name }) => word === key || word === name));
if (unknown.length) throw new Error(`No such picture: ${unknown.join(', ')}`);

const studio = await openStudio();
for (const picture of chosen) {
  const { key, width, height, widths, localized, transparent, scale = 1, css: own = '', draw } = picture;
  for (const locale of localized ? (spoken.length ? spoken : ['en', 'zt', 'zh']) : ['en']) {
    const size = `width:${width / scale}px;height:${height / scale}px;zoom:${scale}`;
    const html = `<style>${css}${own}</style><div class="pic" lang="${tags[locale]}" style="${size}">${await draw(locale)}</div>`;
    const png = await studio.draw({ html }, width, height);
    const made = [];
    for (const w of widths)
      for (const format of ['avif', 'webp']) {
        const budget = allowed(picture, format, w);
        const file = inPublic(`assets/${key}${localized ? `-${locale}` : ''}-${w}.${format}`);
        made.push(kb(await encode(png, w, format, budget, file, { alpha: transparent, fine: picture.fine > 1 })));
      }
    console.log(`${key} ${localized ? locale : ''}`.padEnd(34), made.join('  '));
  }
  await enter(picture);
}
await studio.close();
