// One browser and one page for a whole run: starting Chromium costs more than drawing.
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const fontFile = new URL(
  '../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  import.meta.url,
);

export async function openStudio() {
  const font = (await readFile(fontFile)).toString('base64');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
    @font-face{font-family:Geist;src:url(data:font/woff2;base64,${font}) format("woff2");font-weight:100 900}
    html,body{margin:0;background:transparent}
    #stage{position:relative;overflow:hidden;font-family:Geist}
    #stage>*{position:absolute;left:0;top:0}
    svg{display:block;overflow:visible}
    text{font-family:Geist;font-feature-settings:"tnum" 1;white-space:pre}
    </style><div id="stage">.</div>`);
  await page.evaluate(() => document.fonts.load('500 20px Geist'));

  return {
    /** layers: SVG contents, { svg, width, height, css } for a plane set in 3D, or { html } for an interface. */
    async draw(layers, width, height) {
      const html = [layers]
        .flat()
        .map((layer) => toHtml(layer, width, height))
        .join('');
      await page.setViewportSize({ width, height });
      await page.evaluate(
        ([markup, w, h]) => {
          const stage = document.getElementById('stage');
          stage.style.cssText = `width:${w}px;height:${h}px`;
          stage.innerHTML = markup;
        },
        [html, width, height],
      );
      return page.screenshot({ type: 'png', omitBackground: true });
    },
    close: () => browser.close(),
  };
}

function toHtml(layer, width, height) {
  if (layer.html) return layer.html;
  const { svg, width: w = width, height: h = height, css = '' } = typeof layer === 'string' ? { svg: layer } : layer;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" style="${css}">${svg}</svg>`;
}
