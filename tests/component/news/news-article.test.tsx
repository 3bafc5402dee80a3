/** @jest-environment jsdom */
import '../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { FailedState } from '@/components/data/failed-state';
import { Guarded } from '@/components/data/guarded';
import { findNews } from '@/components/news/find-news';
import { NewsArticle } from '@/components/news/news-article';
import type { Read } from '@/lib/api/reader';
import { isSample } from '@/lib/company/sample';
import { withScrollingTables } from '@/lib/content/article';
import type { NewsItem } from '@/lib/contract/types';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn() }));

const page = { route: 'dynamicDetails', layout: 'mobile', locale: 'en', query: { id: 38 } } as const;
const item = (id: number, contentTxt = '<p>Revenue rose.</p>'): NewsItem => ({
  id,
  title: `Article ${id}`,
  contentTxt,
  pictureUrl: '',
  publishTime: Date.UTC(2026, 10, 12, 9),
});
const fresh: Read<NewsItem[]> = { state: 'fresh', data: [item(39), item(38), item(37)] };
const AT = Date.UTC(2026, 10, 21, 4, 30);
const stale: Read<NewsItem[]> = { ...fresh, state: 'stale', at: AT };

beforeEach(() => jest.mocked(isSample).mockReturnValue(false));

describe('Calls: an article from an answer that could not be read afresh', () => {
  test('Calls: says so and from when it is, as lists do', () => {
    render(<NewsArticle page={page} kind="results" item={item(38)} read={stale} />);
    const notice = screen.getByText(/not answering.*data from 21 Nov(ember)? 2026, 12:30/);
    expect(notice.closest('[role="status"]')).not.toBeNull();
  });

  test.each<[string, Read<NewsItem[]>]>([
    ['a fresh one', fresh],
    ['one that is not old, while the next is on its way,', { ...fresh, state: 'late', at: AT, awaited: 'next' }],
  ])('Calls: %s says nothing of the kind', (_, read) => {
    render(<NewsArticle page={page} kind="results" item={item(38)} read={read} />);
    expect(screen.queryByText(/not answering|data from/)).toBeNull();
  });

  test('Calls: what has never been read and is on its way is no failure', () => {
    render(<FailedState page={page} awaited="next" />);
    expect(screen.getByRole('status')).toHaveTextContent(/Still on its way.*taking longer than usual/);
    expect(screen.getByRole('link', { name: 'Reload' })).toHaveAttribute('href', '/dynamicDetails?id=38&lang=en');
  });

  test('Routes: an article that an answer of a moment ago does not have is not yet missing', () => {
    const late: Read<NewsItem[]> = { ...fresh, state: 'late', at: AT, awaited: 'next' };
    expect(findNews(late, 99)).toEqual({ state: 'failed', awaited: 'next' });
  });
});

describe('Routes: an article is looked for', () => {
  test('Routes: it comes with its neighbours in time', () => {
    expect(findNews(fresh, 38)).toMatchObject({
      state: 'found',
      item: { id: 38 },
      later: { id: 39 },
      earlier: { id: 37 },
    });
  });

  describe('§2 what to read next', () => {
    const titled = (id: number, title: string) => ({ ...item(id, ''), title });
    const data = [
      titled(50, 'A quiet week'),
      titled(49, 'Annual results 2025'),
      titled(48, 'Interim results 2025'),
      titled(47, 'Results for the third quarter'),
      titled(46, 'A busy week'),
      titled(45, 'Annual results 2024'),
    ];
    const relatedTo = (id: number, all: NewsItem[]) => {
      const found = findNews({ state: 'fresh', data: all }, id);
      return found.state === 'found' && found.related.map((each) => each.id);
    };

    test('§2 is of its kind, and the newest of the others where there is but one; never its neighbours', () => {
      expect(relatedTo(48, data)).toEqual([45, 50]);
    });

    test('§2 two of its kind need no others', () => {
      expect(relatedTo(48, [...data, titled(44, 'Interim results 2024')])).toEqual([45, 44]);
    });

    test('§2 of many the newest three, newest first', () => {
      const older = [44, 43, 42, 41].map((id) => titled(id, `Results ${id}`));
      expect(relatedTo(41, [...data, ...older])).toEqual([49, 48, 47]);
    });
  });

  test.each([
    ['a fresh index does not have is missing', fresh, 'missing'],
    ['an older index does not have may exist', stale, 'failed'],
    ['nobody can tell of could not be read', { state: 'failed' } as const, 'failed'],
  ])('Calls: what %s', (_, read, state) => {
    expect(findNews(read, 12).state).toBe(state);
  });
});

function Broken(): never {
  throw new RangeError('Invalid time value');
}

function Passing({ aside, children }: { aside: React.ReactNode; children?: React.ReactNode }) {
  return (
    <div>
      {aside}
      {children}
    </div>
  );
}

describe('Calls: no value makes a page throw', () => {
  test('§2 an article with a date no calendar has stands without it', () => {
    render(<NewsArticle page={page} kind="results" item={{ ...item(38), publishTime: 1e20 }} read={fresh} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Article 38' })).toBeVisible();
  });

  test('Calls: an article that was cut says so and where the rest is', () => {
    render(<NewsArticle page={page} kind="results" item={item(38)} read={fresh} cut />);
    expect(screen.getByText(/too long to be shown here in full.*ir@example\.com/)).toBeVisible();
  });

  describe('where something throws after all', () => {
    beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
    afterEach(() => jest.restoreAllMocks());

    const guarded = (children: React.ReactNode) =>
      render(
        <main>
          <p>Before</p>
          <Guarded page={page} section="article">
            {children}
          </Guarded>
          <p>After</p>
        </main>,
      );

    test.each([
      ['itself', <Broken key="a" />],
      ['among others', [<p key="a">One</p>, <Broken key="b" />]],
      [
        'deep within',
        <section key="a">
          {[
            <ul key="b">
              <li>
                <Broken />
              </li>
            </ul>,
          ]}
        </section>,
      ],
      ['handed down as a prop', <Passing key="a" aside={<Broken />} />],
    ])('Calls: the failed state stands in for it, the rest of the page stays: %s', (_, children) => {
      guarded(children);
      expect(screen.getByText('This could not be loaded')).toBeVisible();
      expect(screen.getByText('Before')).toBeVisible();
      expect(screen.getByText('After')).toBeVisible();
      expect(jest.mocked(console.error).mock.calls.join()).toMatch(
        /"event":"render.failed","section":"article".*Invalid time/,
      );
    });

    test('Calls: what does not throw is as it would be', () => {
      guarded(
        <Passing aside={<b>beside</b>}>
          <i>within</i>
          {[1, 2].map((number) => (
            <em key={number}>{number}</em>
          ))}
        </Passing>,
      );
      expect(screen.getByText('within').parentElement?.innerHTML).toBe(
        '<b>beside</b><i>within</i><em>1</em><em>2</em>',
      );
      expect(console.error).not.toHaveBeenCalled();
    });
  });
});

describe('§2 the end of an article', () => {
  const parts = [
    { id: 'part-1', title: 'What changed' },
    { id: 'part-2', title: 'What stays' },
  ];

  test('§2 contents lead to its headings; one heading needs none', () => {
    const { rerender } = render(<NewsArticle page={page} kind="product" item={item(38)} read={fresh} parts={parts} />);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['What changed', '#part-1'],
      ['What stays', '#part-2'],
    ]);
    rerender(<NewsArticle page={page} kind="product" item={item(38)} read={fresh} parts={parts.slice(0, 1)} />);
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });

  test('§2 it can be handed on without JavaScript: by its own address and by e-mail', () => {
    render(<NewsArticle page={page} kind="results" item={item(38)} read={fresh} />);
    expect(screen.getByRole('link', { name: 'Copy link' })).toHaveAttribute('href', '/dynamicDetails?id=38&lang=en');
    const mail = decodeURIComponent(screen.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href') ?? '');
    expect(mail).toMatch(/^mailto:\?subject=Article 38&body=https?:\/\/\S+\/dynamicDetails\?id=38&lang=en$/);
  });

  test.each([
    ['results', 'Investor relations', '/investorRelations?lang=en'],
    ['product', 'Get TradeGo', '/tradeGodownload?lang=en'],
    ['research', 'Listed company services', '/listedCompanyServices?lang=en'],
    ['company', 'Contact us', '/contactUs?lang=en'],
  ] as const)('§2 a story of the kind %s ends with related stories and one way on: %s', (kind, name, href) => {
    render(<NewsArticle page={page} kind={kind} item={item(38)} read={fresh} related={[item(36), item(35)]} />);
    expect(screen.getByRole('heading', { name: 'Read next' })).toBeVisible();
    expect(screen.getAllByTestId('news-item')).toHaveLength(2);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});

describe('§2 tables of an article', () => {
  const html = '<p>a</p><table><tbody><tr><td>1</td></tr></tbody></table><table><tbody></tbody></table>';

  test('§2 each scrolls in a place of its own that keys reach and that has a name', () => {
    render(<div dangerouslySetInnerHTML={{ __html: withScrollingTables(html, (_, number) => `Table "${number}"`) }} />);
    for (const name of ['Table "1"', 'Table "2"']) {
      const region = screen.getByRole('region', { name });
      expect(region).toHaveAttribute('tabindex', '0');
      expect(within(region).getByRole('table')).toBeInTheDocument();
    }
  });
});
