import { test as base, expect as once } from '@playwright/test';
import type { Layout } from '../../../lib/site/routes';
import type { EngineName } from '../../../scripts/lib/engines.mjs';
import { type Browser, openBrowser, type Tab } from './browsers';
import { proxyWithoutScripts } from './proxy';

/** What the scenarios of the engines share: a browser for each worker, and what is waited for and looked at in its tabs. */

interface Opened {
  /** Opened once; a test that fails takes it with it. */
  tabOf(layout: Layout): Promise<Tab>;
  /** Where the pages are whose scripts do not run. */
  withoutScripts: string;
}

export const test = base.extend<object, Opened>({
  tabOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture wants.
    async ({}, use, { project }) => {
      let browser: Browser | undefined;
      const tabs = new Map<Layout, Promise<Tab>>();
      let last: Layout | undefined;
      await use(async (layout) => {
        // What is left open would go on: its films and slides take as much of a processor as the visits beside them.
        if (last && last !== layout) await (await tabs.get(last))?.open('about:blank');
        last = layout;
        const open = async () => {
          browser ??= await openBrowser(project.name as EngineName, project.use.baseURL as string);
          return browser.tab(layout);
        };
        const tab = tabs.get(layout) ?? open();
        tabs.set(layout, tab);
        return tab;
      });
      if (browser) console.log(browser.version);
      await browser?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  withoutScripts: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use, { project }) => {
      const proxy = await proxyWithoutScripts(project.use.baseURL as string);
      await use(proxy.address);
      proxy.close();
    },
    { scope: 'worker' },
  ],
});

/** A busy machine is slow, not wrong: what is waited for has time to come. */
export const expect = once.configure({ timeout: 15_000 });

export const HEADER = '[data-testid="site-header"]';
/** What shows the WeChat codes, and the panel they show in. */
export const CODES = '#wechat-codes';
export const CODES_BUTTON = `footer button[popovertarget="${CODES.slice(1)}"]`;

/** Waits until the page's scripts have taken over. */
const untilHydrated = (tab: Tab) =>
  expect
    .poll(
      () =>
        tab.run(() => {
          const parts = Array.from(document.querySelectorAll('[data-testid="site-header"], main section'));
          return (
            parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')))
          );
        }),
      // Every visit waits for it: a tenth of a second after it has come rather than half a one.
      { intervals: [50, 100] },
    )
    .toBe(true);

/**
 * Whether a reader who scrolls to it sees an element: it has a place in the window and has come to rest there, nothing
 * makes it transparent, and nothing covers it. What still moves is pressed where it was.
 */
export const isSeen = (tab: Tab, selector: string) =>
  tab.run((css) => {
    const element = document.querySelector(css);
    if (!element || getComputedStyle(element).visibility !== 'visible') return false;
    // By the time that passes, once: what follows the scroll, or goes on for ever, never comes to rest.
    const isMoving = ({ effect, timeline }: Animation) =>
      effect instanceof KeyframeEffect &&
      timeline === document.timeline &&
      effect.getTiming().iterations === 1 &&
      effect.target?.contains(element) === true;
    if (document.getAnimations().some(isMoving)) return false;
    for (let each: Element | null = element; each; each = each.parentElement)
      if (Number(getComputedStyle(each).opacity) < 0.99) return false;
    const { top: above, bottom: below } = element.getBoundingClientRect();
    if (above >= innerHeight || below <= 0) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    return element.contains(document.elementFromPoint(x, y));
  }, selector);

export const textOf = (tab: Tab, selector: string) =>
  tab.run((css) => document.querySelector(css)?.textContent ?? undefined, selector);

export async function open(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await untilHydrated(tab);
}

/** Opens the menu of the pages; on a desktop that of a window in which their names have no room. */
export async function openNavigation(tab: Tab, layout: Layout): Promise<string> {
  if (layout === 'desktop') await tab.size(1000, 900);
  const menu = layout === 'mobile' ? '#mobile-menu' : '#navigation-menu';
  await tab.press(`${HEADER} button[popovertarget="${menu.slice(1)}"]`);
  await expect.poll(() => isSeen(tab, `${menu} a[href^="/contactUs"]`)).toBe(true);
  return menu;
}
