import { test as base, expect as once } from '@playwright/test';
import { isItemRoute, LAYOUTS, type Layout } from '../../../lib/site/routes';
import type { EngineName } from '../../../scripts/lib/engines.mjs';
import { read, wordsIn } from '../support/reading';
import { PAGES } from '../support/test';
import { wordsOf } from '../support/words';
import { type Browser, openBrowser, type Tab } from './browsers';

/** What every engine of the baseline (README, Browsers) has to show, one visit of each page on each layout. */

interface Opened {
  /** Opened once; a test that fails takes it with it. */
  tabOf(layout: Layout): Promise<Tab>;
}

const test = base.extend<object, Opened>({
  tabOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture wants.
    async ({}, use, { project }) => {
      let browser: Browser | undefined;
      const tabs = new Map<Layout, Promise<Tab>>();
      await use((layout) => {
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
});

/** A busy machine is slow, not wrong: what is waited for has time to come. */
const expect = once.configure({ timeout: 15_000 });

const HEADER = '[data-testid="site-header"]';
const CODES = '#wechat-codes';

/** Waits until the page's scripts have taken over. */
const untilHydrated = (tab: Tab) =>
  expect
    .poll(() =>
      tab.run(() => {
        const parts = Array.from(document.querySelectorAll('[data-testid="site-header"], main section'));
        return (
          parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')))
        );
      }),
    )
    .toBe(true);

/** Whether a reader who scrolls to it sees an element: it has a place in the window, nothing makes it transparent, and nothing covers it. */
const isSeen = (tab: Tab, selector: string) =>
  tab.run((css) => {
    const element = document.querySelector(css);
    if (!element || getComputedStyle(element).visibility !== 'visible') return false;
    for (let each: Element | null = element; each; each = each.parentElement)
      if (Number(getComputedStyle(each).opacity) < 0.99) return false;
    const { top: above, bottom: below } = element.getBoundingClientRect();
    if (above >= innerHeight || below <= 0) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    return element.contains(document.elementFromPoint(x, y));
  }, selector);

async function open(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await untilHydrated(tab);
}

for (const { layout, id, path } of PAGES) {
  const address = `${path}?lang=zt${isItemRoute(id) ? '&id=30' : ''}`;
  test(`README, Browsers: ${path} on ${layout}: its words are there, nothing throws or is refused, no panel stands open`, async ({
    tabOf,
  }) => {
    const tab = await tabOf(layout);
    const { $ } = await read(address, layout);
    await open(tab, address);
    const shown = await tab.run(() => ({
      words: document.querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? '',
      open: Array.from(document.querySelectorAll('[popover]'))
        .filter((panel) => panel.getClientRects().length > 0 && getComputedStyle(panel).visibility === 'visible')
        .map(({ id }) => id),
    }));
    // Its form for readers without scripts opens from a button once the scripts have taken it over.
    const headings = $('main :is(h1, h2, h3)').not('#ask-title');
    for (const heading of wordsIn($, headings)) expect(shown.words).toContain(heading);
    expect(shown.open).toEqual([]);
    expect(await tab.problems()).toEqual([]);
    await expect.poll(() => isSeen(tab, 'h1')).toBe(true);
  });
}

for (const layout of LAYOUTS) {
  const { footer, nav } = wordsOf('zt', 'layout');

  /** Opens the menu of the pages; on a desktop that of a window in which their names have no room. */
  async function openNavigation(tab: Tab): Promise<string> {
    if (layout === 'desktop') await tab.size(1000, 900);
    const menu = layout === 'mobile' ? '#mobile-menu' : '#navigation-menu';
    await tab.press(`${HEADER} button[popovertarget="${menu.slice(1)}"]`);
    await expect.poll(() => isSeen(tab, `${menu} a[href^="/contactUs"]`)).toBe(true);
    return menu;
  }

  test(`README, Browsers: the menu leads to another page and is closed there on ${layout}`, async ({ tabOf }) => {
    const tab = await tabOf(layout);
    await open(tab, '/aboutUs?lang=zt');
    const menu = await openNavigation(tab);
    await tab.press(`${menu} a[href^="/contactUs"]`);
    await expect.poll(() => tab.run(() => document.querySelector('h1')?.textContent)).toBe(nav.contactUs);
    await expect.poll(() => isSeen(tab, 'h1')).toBe(true);
    expect(await isSeen(tab, `${menu} a`)).toBe(false);
    if (layout === 'desktop') await tab.size(1440, 900);
  });

  test(`README, Browsers: the choice of languages leads to the same page in English on ${layout}`, async ({
    tabOf,
  }) => {
    const tab = await tabOf(layout);
    await open(tab, '/companyDynamics?lang=zt&pageIndex=2');
    if (layout === 'mobile') {
      const menu = await openNavigation(tab);
      await tab.press(`${menu} button[popovertarget="language-picker"]`);
      await expect.poll(() => isSeen(tab, '#language-picker button[type="submit"]')).toBe(true);
      await tab.press('#language-picker label:last-of-type');
      await tab.press('#language-picker button[type="submit"]');
    } else {
      await tab.press(`${HEADER} button[popovertarget="language-menu"]`);
      await expect.poll(() => isSeen(tab, '#language-menu a[hreflang="en"]')).toBe(true);
      await tab.press('#language-menu a[hreflang="en"]');
    }
    await expect.poll(() => tab.run(() => document.documentElement.lang)).toBe('en');
    const query = await tab.run(() => Object.fromEntries(new URL(location.href).searchParams));
    expect(query).toEqual({ lang: 'en', pageIndex: '2' });
  });

  test(`README, Browsers: the WeChat codes show when their icon is pressed, and the page goes on, on ${layout}`, async ({
    tabOf,
  }) => {
    const tab = await tabOf(layout);
    await open(tab, '/contactUs?lang=zt');
    await tab.press(`footer button[aria-label="${footer.wechat}"]`);
    await expect.poll(() => isSeen(tab, `${CODES} img`)).toBe(true);
  });

  test(`README, Browsers: a carousel turns to the slide that is asked for on ${layout}`, async ({ tabOf }) => {
    const tab = await tabOf(layout);
    await open(tab, '/home?lang=zt');
    const carousel = `[data-testid="carousel"][data-name="${layout === 'mobile' ? 'banner' : 'home'}"]`;
    await tab.press(`${carousel} button[aria-current="true"] + button`);
    const active = () => tab.run((css) => document.querySelector<HTMLElement>(css)?.dataset.active, carousel);
    await expect.poll(active).toBe('1');
    await expect.poll(() => isSeen(tab, `${carousel} [aria-live] > [role="group"]:nth-child(2)`)).toBe(true);
  });

  test(`README, Browsers: a tab shows its panel instead of the first on ${layout}`, async ({ tabOf }) => {
    const tab = await tabOf(layout);
    await open(tab, '/listedCompanyServices?lang=zt');
    await tab.press('[role="tab"][aria-controls="step-apply"]');
    await expect.poll(() => isSeen(tab, '#step-apply')).toBe(true);
    expect(await isSeen(tab, '#step-prepare')).toBe(false);
  });

  test(`README, Browsers: a message is sent and thanked for on ${layout}`, async ({ tabOf }) => {
    const tab = await tabOf(layout);
    await open(tab, '/contactUs?lang=zt');
    const form = '[data-testid="consultation-form"]';
    await tab.choose(`${form} [name="businessType"]`, '4');
    await tab.type(`${form} [name="companyName"]`, 'Sample Securities');
    await tab.type(`${form} [name="name"]`, 'Chan');
    await tab.type(`${form} [name="phone"]`, '9123 4567');
    await tab.type(`${form} [name="content"]`, 'Please call us.');
    await tab.press(`${form} button[type="submit"]`);
    const toast = () => tab.run(() => document.querySelector('[data-testid="toast"]')?.textContent);
    await expect.poll(toast).toBe(wordsOf('zt', 'contact').form.success);
    expect(await tab.problems()).toEqual([]);
  });
}

test('README, Browsers: Chinese text is laid out at the widths of telephones', async ({ tabOf }) => {
  const tab = await tabOf('mobile');
  for (const [address, width] of [
    ['/privacyPolicy?lang=zt', 393],
    ['/privacyPolicy?lang=zt', 402],
    ['/privacyPolicy?lang=zt', 430],
    ['/privacyPolicy?lang=zt', 440],
    ['/usingDocument?lang=zh', 375],
  ] as const) {
    await tab.size(width, 844);
    await open(tab, address);
    expect([address, await tab.run(() => innerWidth)]).toEqual([address, width]);
  }
  await tab.size(390, 844);
});
