import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../../scripts/lib/chromium.mjs';
import { engineProgram } from '../../../scripts/lib/engines.mjs';
import { DEVICES, userAgentOf } from '../support/test';
import type { Browser, Tab } from './browsers';

/** Chromium 107, which Playwright still drives. */
export async function openChromium(site: string): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: engineProgram('chromium-107'), args: CHROMIUM_FLAGS });
  return {
    version: `Chromium ${browser.version()}`,
    close: () => browser.close(),
    async tab(layout): Promise<Tab> {
      const page = await browser.newPage({
        ...DEVICES[layout],
        userAgent: userAgentOf(layout),
        baseURL: site,
        // As the other engines: the runner would ask for less of it (playwright.config.ts).
        reducedMotion: 'no-preference',
      });
      let problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      page.on('pageerror', (error) => problems.push(error.message));
      return {
        async open(address) {
          problems = [];
          await page.goto(address, { waitUntil: 'load' });
        },
        run: (script, argument) => page.evaluate(script as never, argument) as never,
        size: (width, height) => page.setViewportSize({ width, height }),
        point: (selector) => page.locator(selector).first().hover(),
        press: (selector) => page.locator(selector).first().click(),
        pressAt: (x, y) => page.mouse.click(x, y),
        escape: () => page.keyboard.press('Escape'),
        type: (selector, text) => page.locator(selector).first().pressSequentially(text),
        choose: async (selector, value) => void (await page.locator(selector).first().selectOption(value)),
        problems: async () => problems,
        picture: async (file) => void (await page.screenshot({ path: file })),
      };
    },
  };
}
