import { defineConfig } from '@playwright/test';
import type { Layout } from './lib/site/routes';
import { CHROMIUM_FLAGS, systemChromium } from './scripts/lib/chromium.mjs';
import { ENGINE_NAMES, type EngineName, engineProgram } from './scripts/lib/engines.mjs';
import { SERVERS, serverAddress } from './tests/e2e/support/servers';

/**
 * The suite runs against the production build, as it is deployed; with
 * PLAYWRIGHT_BASE_URL the part that needs no server of its own (`site`) runs
 * against that address instead.
 */
const preview = process.env.PLAYWRIGHT_BASE_URL;

/**
 * The layout that few readers of an engine have: WeChat and Safari are used on telephones. A page that both layouts have
 * is not opened there in the suite, nor one that is like another; `npm run engines` opens all on both.
 */
const RARER: Record<EngineName, Layout> = { 'chromium-107': 'desktop', firefox: 'mobile', webkit: 'desktop' };

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  fullyParallel: true,
  // One more than the two processors of a small machine: a test waits for its page a tenth of the time.
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT ? ([['json', { outputFile: process.env.E2E_REPORT }]] as const) : []),
  ],
  use: {
    baseURL: preview ?? serverAddress('site'),
    launchOptions: { executablePath: systemChromium({ headless: true }), args: CHROMIUM_FLAGS },
    // What moves on a page is tested where it moves (MOVING); elsewhere it would take an eighth of the processor.
    contextOptions: { reducedMotion: 'reduce' },
    // One context after the other costs a third of a visit. Between tests it is emptied (cookies, storages, cache, routes,
    // scripts), and where window or device differ there is a new one.
    reuseContext: true,
    // Of what has failed once: recording every test takes a sixth of the suite's time, and filming a fifth more.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
  projects: [
    // First: their files are long, wait a good deal, and cannot be divided among workers.
    ...(preview ? [] : [{ name: 'servers', testDir: './tests/e2e/servers', fullyParallel: false }]),
    // One browser of each, its pages one after the other.
    ...ENGINE_NAMES.filter(engineProgram).map((name) => ({
      name,
      testDir: './tests/e2e/engines',
      fullyParallel: false,
      ...(process.env.TRIAL ? {} : { grepInvert: new RegExp(`@page-on-${RARER[name]}|@like-another`) }),
    })),
    { name: 'site', testDir: './tests/e2e/site' },
  ],
  webServer: preview ? [] : SERVERS,
});
