import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { installPackages } from './distribution.mjs';
import { installed, ROOT } from './project.mjs';

/**
 * Engines beside the suite's own Chromium: the Chromium that WeChat's browser stands on, Firefox, and WebKit, which
 * draws the pages of Safari and of every browser on an iPhone.
 */
export const ENGINE_NAMES = /** @type {const} */ (['chromium-107', 'firefox', 'webkit']);

/** @typedef {typeof ENGINE_NAMES[number]} EngineName */

/** Packages of npm with a lock of their own: the old Chromium weighs 52 MB, and no other command wants it. */
const FOLDER = 'tests/e2e/engines';
const MODULES = path.join(ROOT, FOLDER, 'node_modules');
const OLD_CHROMIUM = path.join(MODULES, '.chromium-107');

/**
 * Of the distribution. WebKit's browser draws into a window: a machine without a screen has Xvfb for it, and xdotool
 * presses the keys that its driver does not reach.
 */
export const ENGINE_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xdotool', 'libnss3', 'fonts-noto-cjk'];

/** Where distributions keep WebKit's own browser, beside its library. */
const LIBRARIES = [
  ...['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib64', '/usr/lib'].flatMap(
    (folder) => ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((library) => path.join(folder, library)),
  ),
];

/** @param {string} name of a program */
const onPath = (name) => inFolders((process.env.PATH ?? '').split(path.delimiter), name);

/** @param {string[]} folders @param {string} name */
const inFolders = (folders, name) =>
  folders.map((folder) => path.join(folder, name)).find((candidate) => existsSync(candidate));

/**
 * The browser of an engine, if it and what drives it are on the machine.
 *
 * @param {EngineName} name
 * @returns {string | undefined} path of the program
 */
export function engineProgram(name) {
  // All of them are driven by what stands in the folder.
  if (!existsSync(MODULES)) return undefined;
  if (name === 'chromium-107') return existsSync(OLD_CHROMIUM) ? OLD_CHROMIUM : undefined;
  if (name === 'firefox') return onPath('firefox-esr') ?? onPath('firefox');
  return onPath('WebKitWebDriver') && onPath('Xvfb') && onPath('xdotool')
    ? inFolders(LIBRARIES, 'MiniBrowser')
    : undefined;
}

/** Whether the distribution's part of the engines is there. */
export const hasEnginePackages = () =>
  Boolean(
    (onPath('firefox-esr') ?? onPath('firefox')) && onPath('WebKitWebDriver') && onPath('Xvfb') && onPath('xdotool'),
  );

/**
 * Fetches what is not there and may be had.
 *
 * @returns {Promise<{ there: EngineName[], missing: EngineName[] }>}
 */
export async function ensureEngines() {
  if (!hasEnginePackages()) installPackages(ENGINE_PACKAGES);
  const isPackaged = process.platform === 'linux' && process.arch === 'x64';
  if (installed(FOLDER) && isPackaged && !existsSync(OLD_CHROMIUM)) await unpackChromium();
  const there = ENGINE_NAMES.filter((name) => engineProgram(name));
  return { there, missing: ENGINE_NAMES.filter((name) => !there.includes(name)) };
}

/** Which were tried and which were not, in a line. @param {{ there: EngineName[], missing: EngineName[] }} engines */
export const describeEngines = ({ there, missing }) =>
  [
    `Engines beside the suite's own: ${there.join(', ') || 'none'}`,
    ...(missing.length > 0 ? [`not to be had on this machine: ${missing.join(', ')}`] : []),
  ].join('; ');

/** The package would unpack it into a folder that all users of a machine share. */
async function unpackChromium() {
  const packed = path.join(MODULES, '@sparticuz/chromium/bin/chromium.br');
  const beside = `${OLD_CHROMIUM}.${process.pid}`;
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(beside, { mode: 0o755 }));
  renameSync(beside, OLD_CHROMIUM);
}
