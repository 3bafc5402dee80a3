/** @jest-environment jsdom */
import '../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { Definitions } from '@/components/definitions/definitions';
import { DefinitionsLink } from '@/components/definitions/definitions-link';
import { definitionOf, FIGURE_GROUPS } from '@/components/definitions/figures';
import { LOCALES } from '@/lib/i18n/locales';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));

const FIGURES = FIGURE_GROUPS.flatMap(({ figures }) => [...figures]);

const AS_AT = { zt: '截至 2026 年 9 月 30 日', zh: '截至 2026 年 9 月 30 日', en: 'As at 30 September 2026' };
const UNAUDITED = { zt: '未經審核', zh: '未经审计', en: 'unaudited' };

const ABOUT = { route: 'aboutUs', layout: 'desktop', locale: 'en' } as const;

/** Figures of §9 as every language writes them. */
const WRITTEN = {
  zt: ['80萬+', '70萬+', '200萬+', '300+', '59', '59', '60萬+', '6,000+', '600+', '150+'],
  zh: ['80万+', '70万+', '200万+', '300+', '59', '59', '60万+', '6,000+', '600+', '150+'],
  en: ['800,000+', '700,000+', '2 million+', '300+', '59', '59', '600,000+', '6,000+', '600+', '150+'],
};

describe('Page by page: the note of definitions', () => {
  test.each(LOCALES)('Page by page: in %s it says as at when, and that it is unaudited', (locale) => {
    speak(locale);
    render(<Definitions page={ABOUT} />);
    const lead = screen.getByText((text) => text.includes(AS_AT[locale]));
    expect(lead).toHaveTextContent(UNAUDITED[locale]);
  });

  test.each(LOCALES)('Page by page: in %s every figure of §9 has who counts, at an address of its own', (locale) => {
    speak(locale);
    render(<Definitions page={ABOUT} />);
    const entries = screen.getAllByRole('listitem');
    expect(entries.map(({ id }) => id)).toEqual(FIGURES.map(definitionOf));
    const figures = entries.map((entry) => within(entry).getByRole('heading', { level: 3 }).firstChild?.textContent);
    expect(figures).toEqual(WRITTEN[locale]);
    const texts = entries.map((entry) => within(entry).getByRole('paragraph').textContent);
    expect(new Set(texts).size).toBe(FIGURES.length);
  });

  test('Page by page: on a phone they are folded up by kind, and an address opens the one it is in', () => {
    speak('en');
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    window.history.replaceState(null, '', '/aboutUs#definition-reports');
    render(<Definitions page={{ ...ABOUT, layout: 'mobile' }} />);
    const groups = screen.getAllByRole<HTMLDetailsElement>('group');
    expect(groups.map((group) => [...group.querySelectorAll('li')].map(({ id }) => id))).toEqual(
      FIGURE_GROUPS.map(({ figures }) => figures.map(definitionOf)),
    );
    expect(groups.map(({ open }) => open)).toEqual([true, false, true, false]);
    expect(scrolled.mock.contexts).toEqual([document.getElementById('definition-reports')]);
    window.history.replaceState(null, '', '/');
  });

  test('§9 professional investors are so by their own word, not in the sense of the ordinance', () => {
    speak('en');
    render(<Definitions page={ABOUT} />);
    const entry = screen.getByRole('heading', { name: /600,000\+ Self-declared professional investors/ }).closest('li');
    expect(entry).toHaveTextContent(
      /declared themselves.*not used in the sense of the Securities and Futures Ordinance/,
    );
  });
});

describe('Page by page: the line under figures', () => {
  const link = () => screen.getByRole('link').getAttribute('href');

  test.each([
    ['zt', '/aboutUs#definitions'],
    ['zh', '/aboutUs?lang=zh#definitions'],
    ['en', '/aboutUs?lang=en#definitions'],
  ] as const)('Page by page: under several it leads to all of them, in %s', (locale, address) => {
    speak(locale);
    render(<DefinitionsLink page={{ route: 'home', layout: 'mobile', locale }} />);
    expect(link()).toBe(address);
  });

  test('Page by page: under one it leads to that one', () => {
    speak('en');
    render(
      <DefinitionsLink page={{ route: 'tradeGoMarkets', layout: 'desktop', locale: 'en' }} figure="brokersServed" />,
    );
    expect(link()).toBe('/aboutUs?lang=en#definition-brokersServed');
  });
});
