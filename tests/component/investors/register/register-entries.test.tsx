/** @jest-environment jsdom */
import '../../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { InvestorQuestions } from '@/components/investors/questions/investor-questions';
import { Roadshows } from '@/components/investors/roadshows/roadshows';
import { isSample } from '@/lib/company/sample';
import type { InteractiveQuestion, RegisterPage, Roadshow } from '@/lib/contract/types';
import type { ListFilter } from '@/lib/domain/list-filter';
import { LOCALES } from '@/lib/i18n/locales';
import type { CurrentList } from '@/lib/pages/list-page';
import { foldText, searchWords } from '@/lib/text/fold';
import { sampleEntries } from '@/tests/unit/support/sample';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn() }));
// The form has tests of its own.
jest.mock('@/components/investors/questions/ask-question', () => ({ AskQuestion: () => null }));

function register<T>(
  route: CurrentList<T>['page']['route'],
  data: RegisterPage<T>,
  filter: ListFilter = {},
): CurrentList<T> {
  return {
    page: { route, layout: 'desktop', locale: 'zt' },
    list: { read: { state: 'fresh', data }, paging: { pageIndex: 1, pageSize: 6 }, filter, kept: true },
  };
}

beforeEach(() => {
  speak('zt');
  jest.mocked(isSample).mockReturnValue(false);
});

describe('§2 roadshows', () => {
  const roadshow = (number: number, more: Partial<Roadshow> = {}): Roadshow => ({
    title: `路演 ${number}`,
    intro: '簡報。',
    publishTime: 1.77e12 - number,
    pictureUrl: '',
    skipUrl: `https://example.com/roadshow/${number}`,
    ...more,
  });
  const showRoadshows = (items: Roadshow[]) =>
    render(<Roadshows {...register('roadshows', { items, total: items.length, years: [2026] })} />);

  test.each([
    [52 * 60, '52:00'],
    [3600 + 25 * 60 + 5, '1:25:05'],
    [59, '0:59'],
  ])('§2 a recording of %i seconds says its length: %s', (duration, words) => {
    showRoadshows([roadshow(1), roadshow(2, { duration })]);
    expect(screen.getAllByTestId('roadshow-item')[1]).toHaveTextContent(`長度 ${words}`);
  });

  test('§2 one without a recording has neither a play mark nor a length', () => {
    showRoadshows([roadshow(1), roadshow(2, { skipUrl: '', duration: 60 })]);
    const card = screen.getAllByTestId('roadshow-item')[1] as HTMLElement;
    expect(card).not.toHaveTextContent('長度');
    expect(card.querySelector('svg')).not.toBeInTheDocument();
  });

  test('§2 the newest leads, outside the grid of the others', () => {
    showRoadshows([roadshow(1), roadshow(2), roadshow(3)]);
    const inGrid = screen.getAllByTestId('roadshow-item').map((item) => item.closest('li') !== null);
    expect(inGrid).toEqual([false, true, true]);
  });
});

describe('§2 the newest roadshow', () => {
  const newest: Roadshow = {
    title: '業績電話會議',
    intro: '簡報。',
    pictureUrl: '',
    skipUrl: 'https://example.com/roadshow/1',
  };
  const show = (more: Partial<Roadshow>) =>
    render(<Roadshows {...register('roadshows', { items: [{ ...newest, ...more }], total: 1, years: [] })} />);

  test('§2 says what is said from which minute on', () => {
    show({
      agenda: [
        { at: 0, topic: '開場' },
        { at: 3780, topic: '答問' },
      ],
    });
    expect(screen.getByRole('heading', { name: '內容' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['0:00開場', '1:03:00答問']),
    );
  });

  test('§2 on a phone what is said in it opens', () => {
    const { page, ...all } = register('roadshows', {
      items: [{ ...newest, agenda: [{ at: 3780, topic: '答問' }] }],
      total: 1,
      years: [],
    });
    render(<Roadshows {...all} page={{ ...page, layout: 'mobile' }} />);
    const details = screen.getByText('內容').closest('details');
    expect(details).not.toHaveAttribute('open');
    expect(details).toHaveTextContent('1:03:00答問');
  });

  test('§2 quotes an office', () => {
    const { container } = show({ quotation: { words: '收入上升。', office: '行政總裁' } });
    expect(container.querySelector('blockquote')).toHaveTextContent('「收入上升。」');
    expect(container.querySelector('figcaption')).toHaveTextContent('行政總裁');
    expect(screen.queryByRole('heading', { name: '內容' })).not.toBeInTheDocument();
  });

  test('§2 without either holds nothing in their place', () => {
    show({});
    expect(within(screen.getByTestId('roadshow-item')).queryByRole('blockquote')).not.toBeInTheDocument();
    expect(within(screen.getByTestId('roadshow-item')).queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('§2 questions', () => {
  const question: InteractiveQuestion = {
    questionContent: '會派息嗎？',
    answerContent: '會。末期股息為每股 1.0 港仙。',
    publishTime: 1.77e12,
  };
  const showQuestions = (items: InteractiveQuestion[], filter?: ListFilter) =>
    render(
      <InvestorQuestions {...register('investorQuestions', { items, total: items.length, years: [2026] }, filter)} />,
    );

  test('§2 the sentence that answers stands there, and the rest opens', () => {
    showQuestions([question]);
    const entry = screen.getByTestId('qa-item');
    const details = entry.querySelector('details');
    expect(details).toHaveTextContent('末期股息為每股 1.0 港仙。');
    expect(details).not.toHaveTextContent('會。末期');
    expect(details).not.toHaveAttribute('open');
    expect(details?.querySelector('p')).toHaveAttribute('id', 'answer-1770000000');
  });

  test('§2 an answer of one sentence has nothing to open', () => {
    showQuestions([{ ...question, answerContent: '會。' }]);
    expect(screen.getByTestId('qa-item').querySelector('details')).not.toBeInTheDocument();
    expect(screen.getByText('會。').closest('p')).toHaveAttribute('id', 'answer-1770000000');
  });

  test('Routes: topics are searches of a word, the one that is shown marked', () => {
    showQuestions([question], { q: '股息' });
    const topics = within(screen.getByRole('navigation', { name: '主題' })).getAllByRole('link');
    expect(topics.slice(0, 2).map((topic) => topic.getAttribute('href'))).toEqual([
      '/sub-investorInteraction',
      `/sub-investorInteraction?q=${encodeURIComponent('業績')}`,
    ]);
    expect(topics.filter((topic) => topic.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([
      '股息',
    ]);
  });

  test.each(LOCALES)('every topic in %s finds something in the sample content', (locale) => {
    speak(locale);
    showQuestions([question]);
    const texts = sampleEntries('answer').map(({ items: { [locale]: item } }) =>
      foldText(`${item.questionContent}\n${item.answerContent}`),
    );
    const [, ...topics] = within(screen.getByRole('navigation', { name: /^(主題|主题|Topics)$/ })).getAllByRole('link');
    expect(topics.length).toBeGreaterThan(5);
    for (const topic of topics) {
      const sought = new URL(topic.getAttribute('href') ?? '', 'https://example.com').searchParams.get('q');
      const words = searchWords(sought ?? '');
      const found = texts.filter((text) => words.every((word) => text.includes(word)));
      expect([topic.textContent, words.length > 0 && found.length > 0]).toEqual([topic.textContent, true]);
    }
  });

  test('an entry says what its question asks about, or else what its answer speaks of first', () => {
    showQuestions([
      { ...question, questionContent: '會派股息嗎？GEM 呢？' },
      { ...question, questionContent: '由誰保管？', answerContent: '由閣下的券商保管。集團持有牌照。' },
      { ...question, questionContent: '為何用 management 一詞？', answerContent: '人民幣。' },
      { ...question, questionContent: '成本會大增嗎？', answerContent: '影響有限（2025 年報）。數據中心照常運作。' },
    ]);
    const topics = screen.getAllByRole('list', { name: '主題' }).map((list) =>
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    );
    expect(topics).toEqual([['股息', 'GEM'], ['券商'], ['人民幣'], ['數據中心']]);
  });

  test.each(LOCALES.flatMap((locale) => (['desktop', 'mobile'] as const).map((layout) => [locale, layout] as const)))(
    'every question of the sample content says in %s on %s what it is about',
    (locale, layout) => {
      speak(locale);
      const items = sampleEntries('answer').map(({ items: said, published }) => ({
        ...(said[locale] as Pick<InteractiveQuestion, 'questionContent' | 'answerContent'>),
        publishTime: published,
      }));
      const shown = register<InteractiveQuestion>('investorQuestions', { items, total: items.length, years: [2026] });
      render(<InvestorQuestions {...shown} page={{ ...shown.page, layout, locale }} />);
      const untold = screen
        .getAllByTestId('qa-item')
        .filter((entry) => !within(entry).queryByRole('list', { name: /^(主題|主题|Topics)$/ }))
        .map((entry) => within(entry).getByRole('heading').textContent);
      expect(untold).toEqual([]);
    },
  );
});
