import { createRequire } from 'node:module';
import { engineProgram } from '../../../scripts/lib/engines.mjs';
import { DEVICES, userAgentOf } from '../support/test';
import type { Browser, Tab } from './browsers';

/** What of Puppeteer is used here. It has a lock of its own (package.json in this folder), so the compiler does not know it. */
interface Puppeteer {
  launch(options: { browser: 'firefox'; executablePath?: string; headless: true; extraPrefsFirefox: object }): Promise<{
    version(): Promise<string>;
    newPage(): Promise<PuppeteerPage>;
    close(): Promise<void>;
  }>;
}
interface PuppeteerPage {
  bringToFront(): Promise<void>;
  setUserAgent(userAgent: string): Promise<void>;
  setViewport(viewport: { width: number; height: number }): Promise<void>;
  goto(address: string, options: { waitUntil: 'load' }): Promise<unknown>;
  evaluate(script: unknown, argument: unknown): Promise<never>;
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
  readonly keyboard: { press(key: 'Escape'): Promise<void> };
  type(selector: string, text: string): Promise<void>;
  select(selector: string, value: string): Promise<unknown>;
  screenshot(options: { path: string }): Promise<unknown>;
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): void;
  on(event: 'pageerror', listener: (error: Error) => void): void;
}

/** Firefox by WebDriver BiDi, as Debian ships it: Playwright has its own Firefox, and asks this one for what it does not know. */
export async function openFirefox(site: string): Promise<Browser> {
  const puppeteer = createRequire(import.meta.url)('puppeteer-core') as Puppeteer;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: engineProgram('firefox'),
    headless: true,
    // As on a phone, where a scrollbar takes nothing of a page's width.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
  });
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    close: () => browser.close(),
    async tab(layout): Promise<Tab> {
      const page = await browser.newPage();
      let problems: string[] = [];
      page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
      page.on('pageerror', (error) => problems.push(error.message));
      await page.setUserAgent(userAgentOf(layout));
      await page.setViewport(DEVICES[layout].viewport as { width: number; height: number });
      return {
        async open(address) {
          problems = [];
          // A tab behind another draws nothing, so what observes it is never told whether an element is in view.
          await page.bringToFront();
          await page.goto(new URL(address, site).href, { waitUntil: 'load' });
        },
        run: (script, argument) => page.evaluate(script, argument),
        size: (width, height) => page.setViewport({ width, height }),
        point: (selector) => page.hover(selector),
        press: (selector) => page.click(selector),
        pressAt: (x, y) => page.mouse.click(x, y),
        escape: () => page.keyboard.press('Escape'),
        type: (selector, text) => page.type(selector, text),
        choose: async (selector, value) => void (await page.select(selector, value)),
        problems: async () => problems,
        picture: async (file) => void (await page.screenshot({ path: file })),
      };
    },
  };
}
