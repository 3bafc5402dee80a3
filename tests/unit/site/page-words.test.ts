import { LOCALES } from '@/lib/i18n/locales';
import { ROUTE_IDS } from '@/lib/site/routes';

/** Most letters of a whole title, and fewest and most of a description, as search results show them. */
const LENGTHS = {
  zt: { title: 30, description: [30, 90] },
  zh: { title: 30, description: [30, 90] },
  en: { title: 60, description: [50, 160] },
} as const;

describe.each(LOCALES)('issue 19: words of search results in %s', (locale) => {
  const pages: Record<string, { title: string; description: string }> = require(`@/messages/${locale}/pages.json`);
  const { titleSuffix }: { titleSuffix: string } = require(`@/messages/${locale}/layout.json`);
  const words = ROUTE_IDS.map((id) => ({
    id,
    title: pages[id]?.title ?? '',
    description: pages[id]?.description ?? '',
  }));

  test.each(words)('$id has a title and a description of fitting length', ({ title, description }) => {
    const { title: most, description: range } = LENGTHS[locale];
    expect(title).not.toBe('');
    expect([...`${title} | ${titleSuffix}`].length).toBeLessThanOrEqual(most);
    expect([...description].length).toBeGreaterThanOrEqual(range[0]);
    expect([...description].length).toBeLessThanOrEqual(range[1]);
  });

  // `/download` is the desktop's own view of `/tradeGodownload`, and names it as canonical.
  test.each(['title', 'description'] as const)('no two pages have the same %s', (part) => {
    const all = words.filter(({ id }) => id !== 'download').map((each) => each[part]);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });
});
