import { createTranslator } from 'next-intl';
import { companyWords } from '@/lib/company/company-words';
import { LOCALES } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { ROUTE_IDS } from '@/lib/site/routes';

/** Most letters of a whole title, and fewest and most of a description, as search results show them. */
const LENGTHS = {
  zt: { title: 30, description: [30, 90] },
  zh: { title: 30, description: [30, 90] },
  en: { title: 60, description: [50, 160] },
} as const;

describe.each(LOCALES)('words of search results in %s', (locale) => {
  /** As search results show them: with the company's own facts in them. */
  const wordsOf = async (id: (typeof ROUTE_IDS)[number]) => {
    const t = createTranslator({ locale, namespace: 'pages', messages: await loadMessages(locale) });
    const facts = companyWords(locale);
    return { id, title: t(`${id}.title`, facts), description: t(`${id}.description`, facts) };
  };

  test.each(ROUTE_IDS)('%s has a title and a description of fitting length', async (id) => {
    const { title, description } = await wordsOf(id);
    const { title: most, description: range } = LENGTHS[locale];
    expect(title).not.toBe('');
    expect([...`${title} | ${companyWords(locale).company}`].length).toBeLessThanOrEqual(most);
    expect([...description].length).toBeGreaterThanOrEqual(range[0]);
    expect([...description].length).toBeLessThanOrEqual(range[1]);
  });

  // `/download` is the desktop's own view of `/tradeGodownload`, and names it as canonical.
  test.each(['title', 'description'] as const)('no two pages have the same %s', async (part) => {
    const all = (await Promise.all(ROUTE_IDS.map(wordsOf)))
      .filter(({ id }) => id !== 'download')
      .map((each) => each[part]);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });
});
