// The sample company as content/ has it: what is written there is printed and drawn here.
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inProject } from './places.mjs';

/**
 * What entries of a folder (filings, reports, documents) say of themselves, the latest first, each with its slug and
 * where its document lies.
 */
export function entries(folder) {
  return readdirSync(inProject(`content/${folder}`))
    .map((name) => {
      const entry = parse(readFileSync(inProject(`content/${folder}/${name}/entry.yaml`), 'utf8'));
      const { file, pages } = entry.files.bilingual;
      // The day of an entry's folder says when it came out; composers go by what it is.
      const slug = name.replace(/^\d{4}-\d{2}-\d{2}-/, '');
      return { ...entry, slug, pdf: inProject(`content/${folder}/${name}/${file}`), pages };
    })
    .sort((a, b) => (b.published ?? '').localeCompare(a.published ?? ''));
}
