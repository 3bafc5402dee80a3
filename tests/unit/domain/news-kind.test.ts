import { kindOfNews, type NewsKind } from '@/lib/domain/news-kind';
import { LOCALES } from '@/lib/i18n/locales';
import { sampleEntries } from '../support/sample';

const stories = sampleEntries('story').map(({ id, items }) => [id.slice(11), items] as const);
const story = (title: string, contentTxt = '') => ({ title, contentTxt });

/** By the name of the story's picture; whatever is not named here is news of the company or of a product. */
const EXPECTED: [RegExp, NewsKind][] = [
  [/results|quarter|nine-months/, 'results'],
  [/agm|roadshow/, 'investors'],
  [/white-paper|live-report/, 'research'],
  [/lunar-new-year/, 'notice'],
  [/^(?:app-|windows|mac-|open-api|websocket|grey-market|aipo|us-extended|esop-platform|saas-broker)/, 'product'],
];

describe('§2 company dynamics: the kind of a story', () => {
  test.each(stories)('§2 %s is of one kind in the three languages', (slug, items) => {
    const kinds = LOCALES.map((locale) => kindOfNews(items[locale] as { title: string; contentTxt: string }));
    expect(new Set(kinds).size).toBe(1);
    const expected = EXPECTED.find(([name]) => name.test(slug))?.[1];
    if (expected) expect(kinds[0]).toBe(expected);
  });

  test.each([
    ['2026 年度業績公布', 'results'],
    ['Results of the poll were close', 'results'],
    ['A quiet week', 'company'],
  ] as const)('§2 a title nobody has seen: %s', (title, kind) => {
    expect(kindOfNews(story(title))).toBe(kind);
  });
});
