import { isItemRoute, LAYOUTS, type Layout, type RouteId } from '../../../lib/site/routes';
import { read, wordsIn } from '../support/reading';
import { PAGES } from '../support/test';
import { wordsOf } from '../support/words';
import { CODES, CODES_BUTTON, expect, HEADER, isSeen, open, openNavigation, test, textOf } from './fixture';

/** What every engine of the baseline (README, Browsers) has to show; which of the visits it makes: playwright.config.ts. */

/** Pages made of nothing that another one does not have: running text, and tables of investor relations. */
const LIKE_ANOTHER: readonly RouteId[] = [
  'serviceTerms',
  'thirdPartyInformation',
  'corporateRegulation',
  'dividends',
  'generalMeetings',
  'publicationRecord',
  'roadshows',
];

/** Marks visits that the suite leaves out: a page that the other layout has as well, and one that is like another. */
const tagOf = (id: RouteId, path: string, layout: Layout) => ({
  tag: [
    ...(PAGES.some((other) => other.path === path && other.layout !== layout) ? [`@page-on-${layout}`] : []),
    ...(LIKE_ANOTHER.includes(id) ? ['@like-another'] : []),
  ],
});

for (const { layout, id, path } of PAGES) {
  const address = `${path}?lang=zt${isItemRoute(id) ? '&id=30' : ''}`;
  test(
    `README, Browsers: ${path} on ${layout}: its words are there, nothing throws or is refused, no panel stands open`,
    tagOf(id, path, layout),
    async ({ tabOf }) => {
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
    },
  );
}

for (const layout of LAYOUTS) {
  const { nav } = wordsOf('zt', 'layout');

  test(`README, Browsers: the menu leads to another page and is closed there on ${layout}`, async ({ tabOf }) => {
    const tab = await tabOf(layout);
    await open(tab, '/aboutUs?lang=zt');
    const menu = await openNavigation(tab, layout);
    await tab.press(`${menu} a[href^="/contactUs"]`);
    await expect.poll(() => textOf(tab, 'h1')).toBe(nav.contactUs);
    await expect.poll(() => isSeen(tab, 'h1')).toBe(true);
    expect(await isSeen(tab, `${menu} a`)).toBe(false);
    expect(await tab.problems()).toEqual([]);
    if (layout === 'desktop') await tab.size(1440, 900);
  });

  test(`README, Browsers: the choice of languages leads to the same page in English on ${layout}`, async ({
    tabOf,
  }) => {
    const tab = await tabOf(layout);
    await open(tab, '/companyDynamics?lang=zt&pageIndex=2');
    if (layout === 'mobile') {
      const menu = await openNavigation(tab, layout);
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
    expect(await tab.problems()).toEqual([]);
  });

  test(`README, Browsers: the WeChat codes show when their icon is pressed, and the page goes on, on ${layout}`, async ({
    tabOf,
  }) => {
    const tab = await tabOf(layout);
    await open(tab, '/contactUs?lang=zt');
    await tab.press(CODES_BUTTON);
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
    expect(await tab.problems()).toEqual([]);
  });

  test(`README, Browsers: a tab shows its panel instead of the first on ${layout}`, async ({ tabOf }) => {
    const tab = await tabOf(layout);
    await open(tab, '/listedCompanyServices?lang=zt');
    await tab.press('[role="tab"][aria-controls="step-apply"]');
    await expect.poll(() => isSeen(tab, '#step-apply')).toBe(true);
    expect(await isSeen(tab, '#step-prepare')).toBe(false);
    expect(await tab.problems()).toEqual([]);
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
    await expect.poll(() => textOf(tab, '[data-testid="toast"]')).toBe(wordsOf('zt', 'contact').form.success);
    expect(await tab.problems()).toEqual([]);
  });
}
