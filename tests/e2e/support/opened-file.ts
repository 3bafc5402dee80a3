import type { Download, Locator, Page } from '@playwright/test';

/** Clicks a link that opens a file in a new window, and gives the download it becomes; Chromium tells the opener of it. */
export async function openedFile(link: Locator): Promise<Download> {
  const [download] = await Promise.all([link.page().waitForEvent('download'), link.click()]);
  return download;
}

/** Clicks a link that opens a page in a new window, and gives that page once it has arrived; it is closed. */
export async function openedPage(link: Locator): Promise<Page> {
  const [opened] = await Promise.all([link.page().waitForEvent('popup'), link.click()]);
  await opened.waitForLoadState();
  await opened.close();
  return opened;
}
