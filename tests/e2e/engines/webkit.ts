import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engineProgram } from '../../../scripts/lib/engines.mjs';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { DEVICES, userAgentOf } from '../support/test';
import type { Browser, Tab } from './browsers';
import { proxyThatListens } from './proxy';

/** What of Selenium is used here. It has a lock of its own (package.json in this folder), so the compiler does not know it. */
interface Selenium {
  Builder: new () => Builder;
  By: { css(selector: string): object };
  Key: { ESCAPE: string };
}
interface Builder {
  usingServer(address: string): Builder;
  withCapabilities(capabilities: object): Builder;
  build(): Promise<Driver>;
}
interface Actions {
  move(options: { origin: object } | { x: number; y: number }): Actions;
  click(): Actions;
  sendKeys(keys: string): Actions;
  perform(): Promise<void>;
}
interface Driver {
  get(address: string): Promise<void>;
  executeScript(script: string, argument: unknown): Promise<never>;
  findElement(by: object): Promise<{ click(): Promise<void>; sendKeys(text: string): Promise<void> }>;
  actions(): Actions;
  takeScreenshot(): Promise<string>;
  getCapabilities(): Promise<{ get(name: string): string }>;
  manage(): {
    window(): { setRect(rect: { x: number; y: number; width: number; height: number }): Promise<unknown> };
    setTimeouts(timeouts: { pageLoad: number; script: number }): Promise<void>;
  };
  quit(): Promise<void>;
}

/** The browser's own bar would keep its window wider than a phone: its buttons are drawn without a size. */
const NARROW_BAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';
const BAR_HEIGHT = 20;

/**
 * WebKit by its own WebDriver. It tells nothing of what goes wrong in a page, so the pages come through a proxy of ours
 * that has each keep it (proxy.ts). The user agent is the browser's, not a tab's: one browser for each layout.
 */
export async function openWebKit(site: string): Promise<Browser> {
  const { Builder, By, Key } = createRequire(import.meta.url)('selenium-webdriver') as Selenium;
  const folder = mkdtempSync(path.join(tmpdir(), 'tradego-webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), NARROW_BAR);
  const proxy = await proxyThatListens(site);
  const screen = await startScreen();
  const drivers: ChildProcess[] = [];

  async function start(userAgent: string): Promise<Driver> {
    const port = await freePort();
    const process_ = spawn('WebKitWebDriver', [`--port=${port}`], {
      // Of its own group: a page that hangs takes no request to end, and its processes end with it.
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: folder },
    });
    drivers.push(process_);
    const options = { binary: engineProgram('webkit'), args: ['--automation', `--user-agent=${userAgent}`] };
    const builder = new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
    await untilAnswers(port);
    const driver = await builder.build();
    await driver.manage().setTimeouts({ pageLoad: 20_000, script: 20_000 });
    return driver;
  }

  const ask = (words: string[]) =>
    execFileSync('xdotool', words, { env: { ...process.env, DISPLAY: screen.display } })
      .toString()
      .trim()
      .split('\n');

  const browser: Browser = {
    version: 'WebKit',
    async close() {
      for (const { pid } of drivers) if (pid) kill(-pid);
      screen.close();
      proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
    async tab(layout): Promise<Tab> {
      const driver = await start(userAgentOf(layout));
      browser.version = `WebKitGTK ${(await driver.getCapabilities()).get('browserVersion')}`;
      const size: Tab['size'] = async (width, height) => {
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, width, height: height + BAR_HEIGHT });
      };
      const { width, height } = DEVICES[layout].viewport as { width: number; height: number };
      await size(width, height);
      const found = (selector: string) => driver.findElement(By.css(selector));
      const run: Tab['run'] = (script, argument) =>
        driver.executeScript(`return (${script})(arguments[0])`, argument ?? null);
      // By itself it stops as soon as the element is within the window, which may be under a bar that lies over the page.
      const scrollTo = (selector: string) =>
        run((css) => document.querySelector(css)?.scrollIntoView({ block: 'center', behavior: 'instant' }), selector);
      return {
        open: (address) => driver.get(new URL(address, proxy.address).href),
        run,
        size,
        point: async (selector) => {
          await scrollTo(selector);
          await driver
            .actions()
            .move({ origin: await found(selector) })
            .perform();
        },
        press: async (selector) => {
          await scrollTo(selector);
          await (await found(selector)).click();
        },
        pressAt: (x, y) => driver.actions().move({ x, y }).click().perform(),
        escape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
        type: async (selector, text) => (await found(selector)).sendKeys(text),
        choose: async (selector, value) => (await found(`${selector} option[value="${value}"]`)).click(),
        problems: () => run(proxy.keptProblems),
        // By the browser's own keys, which its WebDriver does not reach: 1.2 times as large with each, "0" as it was.
        zoom: async (steps) => {
          const keys = steps === 0 ? ['ctrl+0'] : Array.from({ length: steps }, () => 'ctrl+plus');
          // The window of the other layout is on the same screen.
          const title = await run(() => document.title);
          const [window] = ask(['search', '--onlyvisible', '--name', title.replace(/[^\p{L}\p{N} ]/gu, '.')]);
          ask(['windowfocus', '--sync', String(window)]);
          ask(['key', '--delay', '200', ...keys]);
        },
        picture: async (file) => writeFileSync(file, Buffer.from(await driver.takeScreenshot(), 'base64')),
      };
    },
  };
  return browser;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** A screen that nobody sees, under a number that is free. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { display, close: () => screen.kill() };
}

async function untilAnswers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}
