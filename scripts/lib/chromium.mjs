import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './distribution.mjs';
import { runTool } from './project.mjs';

/** Flags for a browser in a container without a network of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Chromium without the window around the page: the same engine, and a fresh context in a quarter of the time. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/** With the letters that most of the site is written in. */
export const CHROMIUM_PACKAGES = ['chromium-headless-shell', 'fonts-noto-cjk'];

/**
 * Where a real Chromium is: CHROMIUM_PATH, else the system's.
 *
 * @param {{ headless?: boolean }} [wanted] headless: one without a window will do, and is preferred
 * @returns {string | undefined}
 */
export function systemChromium({ headless = false } = {}) {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!existsSync(configured)) throw new Error(`CHROMIUM_PATH names no file: ${configured}`);
    return configured;
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...[...(headless ? HEADLESS_NAMES : []), ...NAMES].flatMap((name) =>
      folders.map((folder) => path.join(folder, name)),
    ),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find((candidate) => existsSync(candidate));
}

/**
 * A Chromium, fetched if there is none: the distribution's where that may be had, else Playwright's own.
 *
 * @param {{ headless?: boolean }} [wanted] as for `systemChromium`
 * @returns {string | undefined} undefined means Playwright's own
 */
export function ensureChromium(wanted = {}) {
  const found = systemChromium(wanted);
  if (found) return found;
  const packages = wanted.headless ? CHROMIUM_PACKAGES : ['chromium', 'fonts-noto-cjk'];
  if (installPackages(packages)) return systemChromium(wanted);
  if (runTool('playwright', ['install', 'chromium']) === 0) return undefined;
  throw new Error('No Chromium: install one, or set CHROMIUM_PATH.');
}
