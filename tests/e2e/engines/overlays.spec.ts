import { LAYOUTS } from '../../../lib/site/routes';
import type { Tab } from './browsers';
import { CODES, CODES_BUTTON, expect, HEADER, isSeen, open, openNavigation, test } from './fixture';

/** What lies over a page in every engine: menus close as they should. */

/** A place of the page beside every menu: in the text under the header, at its right. */
const BESIDE = { x: 0.9, y: 0.6 };

async function pressBeside(tab: Tab): Promise<void> {
  const [width, height] = await tab.run(() => [innerWidth, innerHeight] as const);
  await tab.pressAt(Math.round(width * BESIDE.x), Math.round(height * BESIDE.y));
}

/** What may be used to close a menu; the one of phones fills the window, so nothing lies beside it. */
const WAYS = {
  Escape: (tab: Tab) => tab.escape(),
  'a press beside it': pressBeside,
} as const;

for (const layout of LAYOUTS) {
  // Both layouts have them: the suite opens them on one (playwright.config.ts).
  const tag = { tag: `@page-on-${layout}` };
  const menus = {
    'the menu of the pages': {
      show: async (tab: Tab) => `${await openNavigation(tab, layout)} a`,
      ways: layout === 'mobile' ? (['Escape'] as const) : (['Escape', 'a press beside it'] as const),
    },
    ...(layout === 'desktop' && {
      'the choice of languages': {
        show: async (tab: Tab) => {
          await tab.press(`${HEADER} button[popovertarget="language-menu"]`);
          return '#language-menu a';
        },
        ways: ['Escape', 'a press beside it'] as const,
      },
    }),
    'the WeChat codes': {
      show: async (tab: Tab) => {
        await tab.press(CODES_BUTTON);
        return `${CODES} img`;
      },
      ways: ['Escape', 'a press beside it'] as const,
    },
  };

  test(
    `README, Browsers: ${Object.keys(menus).join(', ')} open and close by Escape and by a press beside on ${layout}`,
    tag,
    async ({ tabOf }) => {
      const tab = await tabOf(layout);
      let isAsOpened = false;
      for (const [name, { show, ways }] of Object.entries(menus)) {
        await test.step(`${name}: ${ways.join(' and ')}`, async () => {
          // A press beside a menu is one on the page.
          if (!isAsOpened) await open(tab, '/contactUs?lang=zt');
          for (const way of ways) {
            const shown = await show(tab);
            await expect.poll(() => isSeen(tab, shown)).toBe(true);
            await WAYS[way](tab);
            await expect.poll(() => isSeen(tab, shown), way).toBe(false);
          }
          isAsOpened = ways.every((way) => way === 'Escape');
          expect(await tab.problems()).toEqual([]);
          if (layout === 'desktop') await tab.size(1440, 900);
        });
      }
    },
  );

  test(
    `README, Browsers: without scripts menus open and close on ${layout}`,
    tag,
    async ({ tabOf, withoutScripts }) => {
      const tab = await tabOf(layout);
      await tab.open(`${withoutScripts}/contactUs?lang=zt`);
      expect(await tab.run(() => document.documentElement.hasAttribute('data-scripts'))).toBe(false);
      const menu = await openNavigation(tab, layout);
      // Where there are no popovers and no script that stands in for them, a menu is open while the focus is in it.
      if (await tab.run(() => 'showPopover' in HTMLElement.prototype)) await tab.escape();
      else await pressBeside(tab);
      await expect.poll(() => isSeen(tab, `${menu} a`)).toBe(false);
      await tab.press(CODES_BUTTON);
      await expect.poll(() => isSeen(tab, `${CODES} img`)).toBe(true);
      await pressBeside(tab);
      await expect.poll(() => isSeen(tab, `${CODES} img`)).toBe(false);
      if (layout === 'desktop') await tab.size(1440, 900);
    },
  );
}
