// node workshop/gallery.mjs [sheet…]   every component of components/ui in every state, photographed into .data/gallery
import { mkdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { forceStates, openSituation } from './gallery/camera.mjs';
import { inProject, inPublic } from './lib/places.mjs';

const ORIGIN = 'http://gallery.localhost';
const TYPES = { '.svg': 'image/svg+xml', '.webp': 'image/webp', '.avif': 'image/avif', '.png': 'image/png' };
/** A sheet shows three languages abreast; a situation is one real screen. */
const SCREENS = {
  desktop: { sheet: { width: 1800, height: 900 }, screen: { width: 1440, height: 900 } },
  mobile: { sheet: { width: 1290, height: 900 }, screen: { width: 390, height: 844 } },
};

/** Fingers, and scrollbars that take no room. */
const hands = { desktop: {}, mobile: { hasTouch: true, isMobile: true } };

const only = process.argv.slice(2);
const folder = inProject('.data/gallery');
await mkdir(folder, { recursive: true });

const { outputFiles } = await build({
  entryPoints: [inProject('workshop/gallery/main.tsx')],
  bundle: true,
  write: false,
  outdir: folder,
  format: 'iife',
  jsx: 'automatic',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: { 'next/link': inProject('workshop/gallery/link.tsx'), '@': inProject('.') },
  loader: { '.woff2': 'dataurl' },
  logLevel: 'warning',
});
const made = (extension) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
for (const [device, { sheet, screen }] of Object.entries(SCREENS)) {
  const context = await browser.newContext({ viewport: sheet, deviceScaleFactor: 1, ...hands[device] });
  await context.route(`${ORIGIN}/**`, answer);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${device}: ${error.message}`));
  await page.goto(`${ORIGIN}/?device=${device}`);
  const { sheets, situations } = await page.evaluate(() => globalThis.gallery);
  const wanted = (name) => only.length === 0 || only.includes(name);

  for (const name of sheets.filter(wanted)) {
    await page.goto(`${ORIGIN}/?device=${device}&sheet=${name}`);
    await page.evaluate(() => document.fonts.ready);
    await forceStates(page);
    await page.screenshot({ path: `${folder}/${name}-${device}.png`, fullPage: true, animations: 'disabled' });
    console.log(`${name}-${device}`);
  }

  await page.setViewportSize(screen);
  for (const { name, devices, lang } of situations.filter((one) => wanted(one.name))) {
    if (!devices.includes(device)) continue;
    await page.goto(`${ORIGIN}/?device=${device}&situation=${name}&lang=${lang}`);
    await openSituation(page);
    await page.screenshot({ path: `${folder}/open-${name}-${device}.png`, animations: 'disabled' });
    console.log(`open-${name}-${device}`);
  }
  await context.close();
}
await browser.close();

/** The one page, and what `public/` holds. */
async function answer(route) {
  const { pathname, searchParams } = new URL(route.request().url());
  if (pathname === '/') {
    const device = searchParams.get('device');
    const body = `<!doctype html><html lang="en" data-device="${device}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <style>${made('.css')}</style><div id="stage"></div><script>${made('.js')}</script></html>`;
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  }
  const body = await readFile(inPublic(pathname.slice(1))).catch(() => undefined);
  return body
    ? route.fulfill({ contentType: TYPES[extname(pathname)] ?? 'application/octet-stream', body })
    : route.fulfill({ status: 404 });
}
