// HTML in, PDF out: one browser for the whole run, type cut to each document, dates made stable.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { pack } from './pack.mjs';
import { sheet } from './sheet.mjs';
import { cutFaces } from './type/faces.mjs';

const densities = ['roomy', 'normal', 'tight', 'tighter'];
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function openPress() {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium', args });
  const page = await browser.newPage();
  return {
    /**
     * document: { title, body, date, cover, running, pages, from }, from being the density to begin with. pages is the most it should take;
     * without it a last page less than two fifths full is avoided where closer setting can. What is no A4 sheet brings its
     * whole markup, and region where its Chinese is not written as in Hong Kong.
     */
    async print(document, file) {
      let printed;
      for (const density of densities.slice(densities.indexOf(document.from ?? 'normal'))) {
        const tried = await set(page, document, density);
        if (!printed || tried.pages < printed.pages) printed = tried; // closer only when it saves a page
        if (document.pages ? tried.pages <= document.pages : tried.pages === 1 || tried.last >= 0.42) break;
      }
      const pdf = pack(renumber(printed.pdf), (object) => stable(object, document.date));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, pdf);
      return { bytes: pdf.length, pages: printed.pages, last: printed.last };
    },
    close: () => browser.close(),
  };
}

async function set(page, document, density) {
  const markup = document.markup ?? sheet(document, density);
  const faces = cutFaces(markup, document.region);
  const face = (family, weight, font) =>
    `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/ttf;base64,${font.toString('base64')})}`;
  const fonts =
    face('Latin', 400, faces.latin.regular) +
    face('Latin', 700, faces.latin.bold) +
    face('Han', 400, faces.han.regular) +
    face('Han', 700, faces.han.bold);
  await page.setContent(markup.replace('/*fonts*/', fonts));
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  const pages = (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;
  const covers = document.cover ? 1 : 0;
  const last = await page.evaluate(lastPageShare, pages - covers);
  return { pdf, pages, last };
}

/** How full the last page is, guessed from the height of the text; what cannot be split leaves holes, hence not below 0. */
function lastPageShare(pages) {
  const flow = document.querySelector('main.flow');
  const height = (flow.getBoundingClientRect().height * 25.4) / 96;
  return Math.max(0, height / Number(flow.dataset.page) - (pages - 1));
}

/** Tags are named after the browser's node numbers, which depend on what was printed before. */
function renumber(pdf) {
  const text = pdf.toString('latin1');
  const name = /\(node(\d{8})\)/g;
  const order = [...new Set([...text.matchAll(name)].map((m) => m[1]))].sort();
  const rank = new Map(order.map((id, i) => [id, String(i + 1).padStart(8, '0')]));
  return Buffer.from(
    text.replace(name, (_, id) => `(node${rank.get(id)})`),
    'latin1',
  ); // same length, offsets hold
}

/** Chromium stamps the time of printing and its own version; the document carries its own date instead. */
function stable(object, date) {
  if (!object.includes('/CreationDate')) return object;
  const stamp = `(D:${date.slice(0, 19).replace(/\D/g, '')}+08'00')`;
  const title = object.match(/\/Title [\s\S]*?(?=\n\/(Creator|Producer|CreationDate))/)?.[0] ?? '';
  return `<<${title}\n/Creator (TradeGo picture workshop)\n/CreationDate ${stamp}\n/ModDate ${stamp}>>`;
}
