/** @jest-environment jsdom */
import '../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { NewsArticle } from '@/components/news/news-article';
import { NewsEntry, type NewsEntryProps } from '@/components/stories/news-entry';
import { isSample } from '@/lib/company/sample';
import type { NewsItem } from '@/lib/contract/types';
import type { Figures } from '@/lib/domain/figures';
import type { Locale } from '@/lib/i18n/locales';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn() }));

const FIGURES: Figures = {
  period: '2026-nine-months',
  amounts: { revenue: { amount: 86_400, before: 69_800 } },
  segments: [
    { name: 'Market data', amount: 37_239 },
    { name: 'Broker SaaS', amount: 49_161 },
  ],
};
const story = (figures?: Figures, title = 'Third-quarter results 2026'): NewsItem => ({
  id: 38,
  title,
  contentTxt: '<p>Nine-month revenue rose 11.1% to HK$1.0 million. Broker SaaS was 99% of it.</p>',
  pictureUrl: '',
  ...(figures && { figures }),
});

function showEntry(item: NewsItem, look: NewsEntryProps['look'] = 'lead', locale: Locale = 'en') {
  speak(locale);
  render(<NewsEntry page={{ route: 'companyDynamics', layout: 'desktop', locale }} item={item} look={look} />);
  return screen.getByTestId('news-item');
}

beforeEach(() => jest.mocked(isSample).mockReturnValue(false));

describe('§2 company dynamics: the card of a story with figures', () => {
  test.each([
    ['en', 'Revenue, year on year'],
    ['zt', '收入按年變動'],
    ['zh', '收入同比变动'],
  ] as const)('§2 %s: says what the revenue did', (locale, label) => {
    expect(showEntry(story(FIGURES), 'row', locale)).toHaveTextContent(`+23.8%${label}`);
  });

  test('§2 a fall has a true minus', () => {
    const fall = { ...FIGURES, amounts: { revenue: { amount: 58_600, before: 60_100 } } };
    expect(showEntry(story(fall))).toHaveTextContent('\u22122.5%');
  });

  test('§2 what the title says already is not said twice', () => {
    expect(showEntry(story(FIGURES, 'Results: revenue up 23.8%'))).not.toHaveTextContent('year on year');
  });

  test('§2 of three abreast none has a figure', () => {
    expect(showEntry(story(FIGURES), 'card')).not.toHaveTextContent('%');
  });

  test.each([
    ['without figures', undefined],
    ['without the year before', { ...FIGURES, amounts: { revenue: { amount: 86_400 } } }],
  ])('§2 %s nothing is guessed', (_, figures) => {
    expect(showEntry(story(figures), 'row')).not.toHaveTextContent('year on year');
  });
});

describe('§2 company dynamics: the figures of an article', () => {
  const showArticle = (item: NewsItem, locale: Locale = 'en') => {
    speak(locale);
    const page = { route: 'dynamicDetails', layout: 'mobile', locale, query: { id: 38 } } as const;
    render(<NewsArticle page={page} kind="results" item={item} read={{ state: 'fresh', data: [item] }} />);
    return within(screen.getByRole('article'))
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent);
  };

  test.each([
    ['en', '+23.8% Revenue, year on year', '56.9% Broker SaaS, share of revenue'],
    ['zt', '+23.8% 收入按年變動', '56.9% Broker SaaS佔收入'],
  ] as const)('§2 %s: what the revenue did, then the largest part of it', (locale, change, share) => {
    const said = showArticle(story(FIGURES), locale);
    expect(said).toEqual(expect.arrayContaining([change, share]));
    expect(said.indexOf(change)).toBeLessThan(said.indexOf(share));
  });

  test('§2 one of them where the other is not given', () => {
    const { segments, ...whole } = FIGURES;
    const said = showArticle(story(whole));
    expect(said.filter((text) => text?.includes('revenue,') || text?.includes('Revenue,'))).toHaveLength(1);
  });

  test('§2 without figures none is read out of its words', () => {
    const said = showArticle(story());
    expect(said.filter((text) => text?.includes('%'))).toEqual([expect.stringMatching(/^Nine-month revenue rose/)]);
  });
});
