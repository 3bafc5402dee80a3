/** @jest-environment jsdom */
import '../support/node-globals';
import { render, screen } from '@testing-library/react';
import { SearchResults } from '@/components/search/search-results';
import { isSample, type Source } from '@/lib/company/sample';
import type { Found } from '@/lib/search/find';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));

jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn(() => false) }));

const page = { route: 'search', layout: 'desktop', locale: 'zt' } as const;
const ANSWER = [
  { text: '以', highlighted: false },
  { text: '市值', highlighted: true },
  { text: '計算。', highlighted: false },
];
const found = (kind: Found['kind'], title: string, more: Partial<Found> = {}): Found => ({
  kind,
  title: [{ text: title, highlighted: title.includes('市值') }],
  target: { route: 'investorRelations' },
  place: title,
  excerpt: [{ text: title, highlighted: true }],
  named: false,
  ...more,
});

function show(...rest: Found[]) {
  const best = [found('question', '轉板的條件', { excerpt: ANSWER }), found('question', '二'), found('question', '三')];
  const all = [...best, ...rest];
  const counts = new Map<Found['kind'], number>([
    ['question', 3],
    ...rest.map(({ kind }) => [kind, rest.length] as const),
  ]);
  render(
    <SearchResults
      page={page}
      q="市值"
      kind={undefined}
      result={{ found: all, counts, partial: false }}
      fact={undefined}
      complete
    />,
  );
}

beforeEach(() => speak('zt'));

describe('Search: a result says why it was found', () => {
  test('a sentence that a better result has is not said again where the title shows it', () => {
    show(found('page', '市值及股價', { excerpt: ANSWER }));
    expect(screen.getAllByText('計算。', { exact: false })).toHaveLength(1);
  });

  test('it is said again where nothing else of the result has the words', () => {
    show(found('page', '投資者關係', { heading: [{ text: '會否轉板？', highlighted: false }], excerpt: ANSWER }));
    expect(screen.getAllByText('計算。', { exact: false })).toHaveLength(2);
  });

  test('groups stand in the order of their best result', () => {
    show(found('report', '市值報告'), found('page', '市值'), found('report', '市值年報'));
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(heads).toEqual(['最相關', '財務報告', '網頁']);
  });

  test('a result that lacks a word of the search says so, and no other does', () => {
    show(found('report', '市值報告', { lacks: true }), found('report', '市值年報'));
    expect(screen.getByText('未包含全部字詞')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: /報告/ }).nextElementSibling).toHaveTextContent(
      '未包含全部字詞',
    );
  });

  test('a document that was withdrawn is struck, and says since when; one that was corrected says so', () => {
    const [corrected, withdrawn] = [Date.UTC(2026, 10, 27, 2), Date.UTC(2026, 10, 28, 2)];
    show(
      found('report', '市值報告', { marks: { withdrawnAt: withdrawn } }),
      found('report', '市值年報', { marks: { correctedAt: corrected } }),
    );
    const struck = screen.getByRole('deletion');
    expect(struck).toHaveTextContent('市值報告');
    expect(struck.closest('li')).toHaveTextContent('已於 28/11/2026 撤回');
    expect(screen.getByRole('heading', { name: /市值年報/ }).closest('li')).toHaveTextContent('已於 27/11/2026 更正');
  });

  test('where no sentence of a file can be shown, its facts say on which page the words are', () => {
    const file = { target: { file: '/files/report.pdf' }, place: 'page=3' } as const;
    show(
      found('report', '中期報告', { ...file, excerpt: [{ text: '收入增加。', highlighted: false }] }),
      found('report', '年報', { target: { file: '/files/annual.pdf' }, place: 'page=4', excerpt: ANSWER }),
    );
    const factsOf = (title: string) =>
      screen.getByRole('heading', { level: 3, name: new RegExp(title) }).nextElementSibling?.textContent;
    expect([factsOf('中期報告'), factsOf('年報')]).toEqual(['搜尋字詞見於 PDF 第 3 頁', 'PDF 第 4 頁']);
  });

  test('a page of ours that shows none of the words says that they are in it, and no other does', () => {
    show(
      found('news', '第三季度業績', { excerpt: [{ text: '收入增加。', highlighted: false }] }),
      found('news', '轉板', { excerpt: ANSWER }),
    );
    expect(screen.getAllByText('搜尋字詞見於正文')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 3, name: /第三季度/ }).nextElementSibling).toHaveTextContent(
      '搜尋字詞見於正文',
    );
  });
});

describe('Names: a result is labelled by its own source', () => {
  const sampleOf = (...sample: Source[]) =>
    jest.mocked(isSample).mockImplementation((source) => sample.includes(source));
  afterEach(() => sampleOf());
  const labelled = () =>
    screen
      .queryAllByText('示例資料')
      .map((label) => label.closest('li')?.querySelector('h3')?.textContent?.replace(/（.*/, '') ?? 'all');
  const paper = { target: { file: '/files/paper.pdf' } } as const;

  test('where everything is sample content the list says so once', () => {
    sampleOf('data', 'content');
    show(found('document', '市值白皮書', paper));
    expect(labelled()).toEqual(['all']);
  });

  test('with an API the papers of the sample are, and what the API gives is not', () => {
    sampleOf('content');
    show(
      found('document', '市值白皮書', paper),
      found('document', '市值接口', { target: { route: 'openApi' } }),
      found('page', '市值頁'),
    );
    expect(labelled()).toEqual(['市值白皮書']);
  });

  test('with content of the company nothing is', () => {
    sampleOf();
    show(found('document', '市值白皮書', paper), found('news', '市值新聞'));
    expect(labelled()).toEqual([]);
  });
});
