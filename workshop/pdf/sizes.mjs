// What the files weigh, for the store: the site shows a size beside every filing.
import { readdir, stat, writeFile } from 'node:fs/promises';
import { inProject, inPublic } from '../lib/places.mjs';

async function weigh(folder) {
  const names = await readdir(inPublic(`assets/${folder}`)).catch(() => []);
  const sizes = {};
  for (const name of names.filter((n) => n.endsWith('.pdf')).sort())
    sizes[name.slice(0, -4)] = (await stat(inPublic(`assets/${folder}/${name}`))).size;
  return sizes;
}

export async function writeSizes() {
  const files = { reports: await weigh('reports'), circulars: await weigh('circulars') };
  await writeFile(inProject('lib/website-api/embedded/seed/files.json'), `${JSON.stringify(files, null, 2)}\n`);
}
