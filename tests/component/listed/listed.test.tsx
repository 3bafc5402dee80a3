/** @jest-environment jsdom */
import '../support/node-globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { FEATURES, ListedFeatures } from '@/components/listed/features';
import { MOMENTS, placeOf, READERS } from '@/components/listed/results-day';
import { ListedSteps, STEPS } from '@/components/listed/steps';
import { LOCALES } from '@/lib/i18n/locales';
import type { PageContext } from '@/lib/site/page-context';
import { wordsOf } from '../../e2e/support/words';
import { installMotion } from '../support/motion';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));

const page: PageContext = { route: 'listedCompanyServices', layout: 'desktop', locale: 'en' };
const words = wordsOf('en', 'listed');
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');
const user = userEvent.setup();

beforeEach(() => {
  speak('en');
  installMotion();
  window.history.replaceState(null, '', '/listedCompanyServices');
});

describe('§2 listed-company services: the five service steps', () => {
  test('§2 a click shows the timetable of that step and no other, and its address', async () => {
    render(<ListedSteps page={page} />);
    for (const { key, tasks } of STEPS.toReversed()) {
      await user.click(tab(words.steps[key].name));
      expect(within(panel()).getByRole('heading', { level: 3 })).toHaveTextContent(words.steps[key].title);
      const [, ...rows] = within(panel()).getAllByRole('row');
      expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
        tasks.map((task) => words.steps.tasks[task].when),
      );
      expect(window.location.hash).toBe(`#step-${key}`);
    }
  });

  test('an address with the fragment of a step opens it', () => {
    window.history.replaceState(null, '', '/listedCompanyServices#step-offer');
    render(<ListedSteps page={page} />);
    expect(tab(words.steps.offer.name)).toHaveAttribute('aria-selected', 'true');
  });

  test('every task of every step is in the HTML, with its date and who is responsible', () => {
    const holder = document.createElement('div');
    holder.innerHTML = renderToString(<ListedSteps page={page} />);
    const rows = [...holder.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual(STEPS.flatMap(({ tasks }) => tasks.map((task) => Object.values(words.steps.tasks[task]))));
  });

  test.each(LOCALES)('in %s the timetable is the exchange’s: A1, PHIP, FINI, T+2, 21 days, 16:30', (locale) => {
    speak(locale);
    const html = renderToString(<ListedSteps page={{ ...page, locale }} />);
    for (const fact of ['A1', 'PHIP', 'FINI', 'T+2', '21', '16:30', '23:00', '20%', '10%'])
      expect(html).toContain(fact);
  });
});

describe('§2 listed-company services: the six feature panels', () => {
  const pictureOf = (key: keyof typeof words.features) =>
    (words.features[key] as { title: string; picture: string }).picture;

  test('§2 clicked, pointed at or focused, a feature shows its picture', async () => {
    render(<ListedFeatures page={page} />);
    const [, reading, questions, register] = FEATURES;
    await user.click(tab(words.features[reading.key].title));
    expect(within(panel()).getByRole('img')).toHaveAccessibleName(pictureOf('reading'));
    await user.hover(tab(words.features[questions.key].title));
    expect(within(panel()).getByRole('img')).toHaveAccessibleName(pictureOf('questions'));
    act(() => tab(words.features.questions.title).focus());
    await user.keyboard('{ArrowDown}');
    expect(within(panel()).getByRole('img')).toHaveAccessibleName(pictureOf(register.key));
  });

  test('§2 there are six, each with a picture of its own', () => {
    render(<ListedFeatures page={page} />);
    expect(screen.getAllByRole('tab')).toHaveLength(6);
    expect(new Set(FEATURES.map(({ art }) => art)).size).toBe(6);
    const shown: readonly string[] = STEPS.map(({ art }) => art);
    expect(FEATURES.filter(({ art }) => shown.includes(art))).toEqual([]);
  });

  test('an address with the fragment of a feature opens it', () => {
    window.history.replaceState(null, '', '/listedCompanyServices#feature-plans');
    render(<ListedFeatures page={page} />);
    expect(within(panel()).getByRole('img')).toHaveAccessibleName(pictureOf('plans'));
  });
});

describe('the worked example of a results day', () => {
  test.each(LOCALES)('in %s the bars add up to the readers that the words tell', (locale) => {
    const { readers } = wordsOf(locale, 'listed').case;
    for (const year of ['before', 'after'] as const) {
      const sum = READERS[year].reduce<number>((total, n) => total + n, 0);
      expect(Number(/[\d,]+/.exec(readers[year])?.[0].replace(',', ''))).toBe(sum);
      expect(READERS[year]).toHaveLength(48);
    }
  });

  test('nobody reads before the results are filed, after 16:30 as the rules ask', () => {
    const filed = placeOf(MOMENTS[0][0].time) * 48;
    expect(filed).toBeGreaterThan(placeOf('16:30') * 48);
    for (const year of ['before', 'after'] as const) {
      expect(READERS[year].findIndex((n) => n > 0)).toBe(Math.floor(filed));
    }
  });
});
