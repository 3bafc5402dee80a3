import { LAYOUTS } from '../../../lib/site/routes';
import type { Tab } from './browsers';
import { CODES, CODES_BUTTON, expect, HEADER, isSeen, open, openNavigation, test } from './fixture';

/** What lies over a page in every engine: menus close as they should, and dialogs are as high as what they hold. */

const LANGUAGES = { desktop: '#language-menu', mobile: '#language-picker' } as const;

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
  const menus = {
    'the menu of the pages': {
      show: async (tab: Tab) => `${await openNavigation(tab, layout)} a`,
      ways: layout === 'mobile' ? (['Escape'] as const) : (['Escape', 'a press beside it'] as const),
    },
    ...(layout === 'desktop' && {
      'the choice of languages': {
        show: async (tab: Tab) => {
          await tab.press(`${HEADER} button[popovertarget="language-menu"]`);
          return `${LANGUAGES.desktop} a`;
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

  for (const [name, { show, ways }] of Object.entries(menus)) {
    test(`README, Browsers: ${name} closes by ${ways.join(' and by ')} on ${layout}`, async ({ tabOf }) => {
      const tab = await tabOf(layout);
      await open(tab, '/contactUs?lang=zt');
      for (const way of ways) {
        const shown = await show(tab);
        await expect.poll(() => isSeen(tab, shown)).toBe(true);
        await WAYS[way](tab);
        await expect.poll(() => isSeen(tab, shown), way).toBe(false);
      }
      expect(await tab.problems()).toEqual([]);
      if (layout === 'desktop') await tab.size(1440, 900);
    });
  }

  test(`README, Browsers: without scripts menus open and close on ${layout}`, async ({ tabOf, withoutScripts }) => {
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
  });

  for (const [name, address, button, content] of [
    ['share', '/dynamicDetails?lang=zt&id=30', 'a[data-share]', '[role="textbox"], input[readonly]'],
    ['question', '/interaction?lang=zt', 'a[href="#ask"]', 'textarea[name="questionContent"]'],
  ] as const) {
    test(`README, Browsers: the ${name} dialog is as high as what it holds on ${layout}`, async ({ tabOf }) => {
      const tab = await tabOf(layout);
      await open(tab, layout === 'desktop' ? address.replace('/interaction', '/sub-investorInteraction') : address);
      await expect.poll(() => tab.run((css) => document.querySelector(css) !== null, button)).toBe(true);
      await tab.press(button);
      const inside = content
        .split(', ')
        .map((each) => `dialog[open] ${each}`)
        .join(', ');
      await expect.poll(() => isSeen(tab, inside)).toBe(true);
      // Its code and its pictures have come, and it has come to rest.
      await expect
        .poll(() => tab.run(() => document.querySelector('dialog[open]')?.getAnimations({ subtree: true }).length ?? 0))
        .toBe(0);
      const { high, held, room } = await tab.run(() => {
        const dialog = document.querySelector('dialog[open]') as HTMLElement;
        const [head, body] = Array.from(dialog.firstElementChild?.children ?? []) as HTMLElement[];
        const held = (head?.offsetHeight ?? 0) + (body?.scrollHeight ?? 0);
        const edges = [dialog.getBoundingClientRect(), { top: 0, bottom: innerHeight }] as const;
        return { high: dialog.offsetHeight, held, room: edges[0].top >= -1 && edges[0].bottom <= edges[1].bottom + 1 };
      });
      expect(Math.abs(high - held), `${high} px for ${held}`).toBeLessThanOrEqual(2);
      expect(room).toBe(true);
      await tab.escape();
      await expect.poll(() => tab.run(() => document.querySelector('dialog[open]') === null)).toBe(true);
    });
  }
}
