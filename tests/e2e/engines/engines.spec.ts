import { isItemRoute, type Layout, type RouteId } from '../../../lib/site/routes';
import { read, wordsIn } from '../support/reading';
import { PAGES } from '../support/test';
import { expect, isSeen, open, test } from './fixture';
import { FURTHER_QUERY, STEPS } from './visits';

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
const tagOf = (id: RouteId, layout: Layout) => ({
  tag: [
    ...(PAGES.some((other) => other.id === id && other.layout !== layout) ? [`@page-on-${layout}`] : []),
    ...(LIKE_ANOTHER.includes(id) ? ['@like-another'] : []),
  ],
});

for (const { layout, id, path } of PAGES) {
  const address = `${path}?lang=zt${isItemRoute(id) ? '&id=30' : ''}${FURTHER_QUERY[id] ?? ''}`;
  const steps = STEPS[id] ?? [];
  const titles = [
    'its words are there, nothing throws or is refused, no panel stands open',
    ...steps.map(({ title }) => title),
  ];
  test(
    `README, Browsers: ${path} on ${layout}: ${titles.join('; ')}`,
    tagOf(id, layout),
    async ({ tabOf }, { timeout }) => {
      test.setTimeout(timeout * (1 + steps.length));
      const tab = await tabOf(layout);
      const { $ } = await read(address, layout);
      await open(tab, address);
      const goThrough = async (part: typeof steps) => {
        for (const { title, run } of part) {
          await test.step(title, () => run(tab, layout));
          expect(await tab.problems(), title).toEqual([]);
        }
      };
      await goThrough(steps.filter(({ isAtOnce }) => isAtOnce));
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
      await goThrough(steps.filter(({ isAtOnce }) => !isAtOnce));
    },
  );
}
