// The sample company as content/ has it: what is written there is printed and drawn here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inProject } from './places.mjs';

const read = (file) => parse(readFileSync(inProject(`content/${file}`), 'utf8'));

export const company = () => read('company.yaml');

/** Figures of a period, such as 2026-half; undefined where there are none. */
export function figuresOf(period) {
  return existsSync(inProject(`content/figures/${period}.yaml`)) ? read(`figures/${period}.yaml`) : undefined;
}

/**
 * What entries of a folder (filings, reports, documents, recordings) say of themselves, the latest first, once for each
 * of their files: with their slug, where the file lies, and the reader that it is for (zt, zh, en, bilingual). Earlier
 * versions of a document are entries too, by their day; texts have no file.
 */
export function entries(folder) {
  return readdirSync(inProject(`content/${folder}`))
    .flatMap((name) => {
      const entry = read(`${folder}/${name}/entry.yaml`);
      // The day of an entry's folder says when it came out; composers go by what it is.
      const slug = name.replace(/^\d{4}-\d{2}-\d{2}-/, '');
      const versions = [
        { ...entry, slug },
        ...(entry.earlier ?? []).map((each) => ({ ...each, slug: `${slug}-${each.revised ?? each.adopted}` })),
      ];
      return versions.flatMap((version) =>
        Object.entries(version.files ?? {}).map(([reader, { file, pages }]) => {
          return { ...version, reader, pdf: inProject(`content/${folder}/${name}/${file}`), pages };
        }),
      );
    })
    .sort((a, b) => (b.published ?? '').localeCompare(a.published ?? ''));
}
