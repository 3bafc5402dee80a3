// What the files weigh: the site shows a size beside every filing and document.
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
  await write('lib/sample/seed/files.json', files);
  await write('lib/content/documents.json', await weigh('documents'));
}

async function write(file, sizes) {
  await writeFile(inProject(file), `${JSON.stringify(sizes, null, 2)}\n`);
}
