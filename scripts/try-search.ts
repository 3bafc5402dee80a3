import { isLocale } from '../lib/i18n/locales';
import { search } from '../lib/search/find';
import { createSearchKeeper } from '../lib/search/keep';
import { openedAndSeeded } from '../lib/website-api/embedded/opened';

const t0 = performance.now();
const keeper = createSearchKeeper(openedAndSeeded);
await keeper.fill(async () => undefined);
console.log('filled', Math.round(performance.now() - t0));
const t1 = performance.now();
await keeper.freshen();
console.log('again', Math.round(performance.now() - t1));
const db = await openedAndSeeded();
for (const arg of process.argv.slice(2)) {
  const [locale, q] = [arg.slice(0, 2), arg.slice(3)];
  if (!isLocale(locale)) continue;
  const t = performance.now();
  const r = await search(db, { q: q, locale }, keeper.generation);
  const ms = (performance.now() - t).toFixed(1);
  console.log(`\n# ${q}  ${ms}ms`, r.corrected ?? '', r.partial ? 'partial' : '', JSON.stringify([...r.counts]));
  for (const f of r.found.slice(0, 6))
    console.log(
      '-',
      f.kind,
      f.title.map((p) => (p.lit ? `[${p.text}]` : p.text)).join(''),
      JSON.stringify(f.target),
      f.place,
      '|',
      f.excerpt.map((p) => (p.lit ? `[${p.text}]` : p.text)).join(''),
    );
}
process.exit(0);
