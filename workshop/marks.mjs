// node workshop/marks.mjs [slug…]   partner and client marks, and lib/assets/marks.json that lists them
import { mkdir, writeFile } from 'node:fs/promises';
import { inProject, inPublic } from './lib/places.mjs';
import { banks } from './marks/clients-banks.mjs';
import { brokers } from './marks/clients-brokers.mjs';
import { listed } from './marks/clients-listed.mjs';
import { fresh, inkColour, used } from './marks/draw.mjs';
import { canvas, fitted } from './marks/fit.mjs';
import { issuers } from './marks/issuers.mjs';
import { partners } from './marks/partners.mjs';
import { sheet } from './marks/sheet.mjs';
import { keepLettering } from './marks/type.mjs';

const walls = { partner: partners, client: mixed([brokers, banks, listed]), issuer: issuers };
const wanted = process.argv.slice(2);

for (const [kind, firms] of Object.entries(walls)) {
  await mkdir(inPublic(`assets/${kind}`), { recursive: true });
  for (const [slug, { draw }] of Object.entries(firms)) {
    fresh();
    const piece = draw();
    if (wanted.length && !wanted.includes(slug)) continue;
    const { svg, facts } = await fitted(piece, inkColour);
    await writeFile(inPublic(`assets/${kind}/${slug}.svg`), svg);
    console.log(slug.padEnd(18), facts);
  }
}

keepLettering(used);
const list = (kind) =>
  Object.entries(walls[kind]).map(([slug, { name }]) => ({ file: `${kind}/${slug}.svg`, name, ...canvas }));
const marks = {
  partners: list('partner'),
  clients: list('client').map((mark, i) => ({ ...mark, listed: Object.keys(walls.client)[i] in listed })),
  // The listed company page shows listed companies alone: those among the clients, and twenty more.
  issuers: Object.keys(mixed([listed, issuers])).map((slug) =>
    [...list('client'), ...list('issuer')].find(({ file }) => file.endsWith(`/${slug}.svg`)),
  ),
};
await writeFile(inProject('lib/assets/marks.json'), `${JSON.stringify(marks, null, 2)}\n`);
const files = [...new Set([...marks.partners, ...marks.clients, ...marks.issuers].map(({ file }) => file))];
console.log(await sheet(files, inProject('.data/marks.png')));

/** Several groups in one order, each spread evenly over the whole. */
function mixed(groups) {
  const spread = (group) => Object.entries(group).map((entry, i, { length }) => ({ entry, place: (i + 0.5) / length }));
  const inOrder = groups.flatMap(spread).sort((one, other) => one.place - other.place);
  return Object.fromEntries(inOrder.map(({ entry }) => entry));
}
