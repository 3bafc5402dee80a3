import type { Page } from '@playwright/test';
import { startSandbox } from '../../../open-api/sandbox/server.mjs';
import { violationsOf } from '../support/axe';
import { type OwnServer, startOwn } from '../support/own-server';
import { forget } from '../support/servers';
import { DEVICES, expect, hydrated, test } from '../support/test';
import { wordsOf } from '../support/words';

const NAME = 'console';
const SANDBOX_PORT = 4362;
const words = wordsOf('zt', 'documents').console;

test.describe('the console with a running sandbox', () => {
  let server: OwnServer;
  let sandbox: Awaited<ReturnType<typeof startSandbox>> | undefined;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    forget(NAME);
    sandbox = await startSandbox({ port: SANDBOX_PORT, pace: 100 });
    server = await startOwn(NAME, 4360, { SANDBOX_URL: sandbox.url });
  });
  test.afterAll(async () => {
    await server?.stop();
    await sandbox?.close();
  });

  async function open(page: Page) {
    await page.goto(`${server.address}/openApi`);
    await hydrated(page);
    const log = page.getByRole('region', { name: words.log });
    return {
      log,
      field: page.getByLabel(words.subscription),
      button: (name: string) => page.getByRole('button', { name, exact: true }),
      row: (direction: string, type: string) =>
        log
          .getByRole('listitem')
          .filter({ hasText: direction })
          .filter({ has: page.getByText(type, { exact: true }) })
          .first(),
    };
  }

  for (const layout of ['mobile', 'desktop'] as const) {
    test.describe(layout, () => {
      test.use(DEVICES[layout]);

      test('shows messages both ways, and a subscription that was edited is sent on the same connection', async ({
        page,
      }) => {
        const { field, button, row } = await open(page);
        await expect(page.getByText(words.live)).toBeVisible();
        await button(words.start).click();
        for (const type of ['hello', 'signedIn', 'subscribed', 'snapshot', 'quote'])
          await expect(row(words.received, type)).toBeVisible();
        for (const type of ['signIn', 'subscribe']) await expect(row(words.sent, type)).toBeVisible();
        // The log runs on under the pointer: by keys it opens wherever it is.
        await row(words.received, 'signedIn').locator('summary').press('Enter');
        await expect(row(words.received, 'signedIn')).toContainText('"subscriptions": 300');

        await field.fill('{"type":"subscribe","id":3,"channel":"depth","symbols":["02853.HK"]}');
        await button(words.send).click();
        await expect(row(words.received, 'depth')).toContainText('02853.HK');
        expect(await violationsOf(page)).toEqual([]);

        await button(words.stop).click();
        await expect(page.getByText(words.state.closed)).toBeVisible();
        await button(words.clear).click();
        await expect(page.getByText(words.empty)).toBeVisible();
      });
    });
  }

  test('what the sandbox refuses stands in the log, and the connection stays', async ({ page }) => {
    const { field, button, row } = await open(page);
    await field.fill('{"type":"subscribe","id":2,"channel":"quote","symbols":["99999.HK"]}');
    await button(words.start).click();
    await expect(row(words.received, 'error')).toContainText('unknown-symbol');
    await expect(page.getByText(words.state.running)).toBeVisible();
    await field.fill('{"type":"subscribe","id":3,"channel":"quote","symbols":["02871.HK"]}');
    await button(words.send).click();
    await expect(row(words.received, 'quote')).toContainText('02871.HK');
  });

  test('a sandbox that stops is told, as is one that is not there, and it connects again when it is back', async ({
    page,
  }) => {
    const { button, row } = await open(page);
    await button(words.start).click();
    await expect(row(words.received, 'quote')).toBeVisible();
    await sandbox?.close();
    await expect(page.getByText(words.state.closed)).toBeVisible();
    await expect(row(words.received, 'error')).toContainText('server-closing');
    await button(words.start).click();
    await expect(page.getByText(words.state.failed)).toBeVisible();
    sandbox = await startSandbox({ port: SANDBOX_PORT, pace: 40 });
    await button(words.start).click();
    await expect(row(words.received, 'quote')).toBeVisible();
  });
});
