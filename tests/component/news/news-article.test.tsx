/** @jest-environment jsdom */
import '../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { Guarded } from '@/components/data/guarded';
import { findNews } from '@/components/news/find-news';
import { NewsArticle } from '@/components/news/news-article';
import { withScrollingTables } from '@/lib/content/html';
import { isSampleContent } from '@/lib/website-api';
import type { Read } from '@/lib/website-api/reader';
import type { NewsItem } from '@/lib/website-api/types';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));
jest.mock('@/lib/website-api', () => ({ isSampleContent: jest.fn() }));

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

beforeEach(() => jest.mocked(isSampleContent).mockReturnValue(false));

describe('decisions, Calls: an article from an answer that could not be read afresh', () => {
  test('decisions, Calls: says so and from when it is, as lists do', () => {
    render(<NewsArticle page={page} item={item(38)} read={stale} />);
    expect(screen.getByRole('status')).toHaveTextContent(/not answering.*data from 21 Nov(ember)? 2026, 12:30/);
  });

  test('decisions, Calls: a fresh one says nothing of the kind', () => {
    render(<NewsArticle page={page} item={item(38)} read={fresh} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('decisions, Routes: an article is looked for', () => {
  test('decisions, Routes: it comes with its neighbours in time', () => {
    expect(findNews(fresh, 38)).toMatchObject({
      state: 'found',
      item: { id: 38 },
      later: { id: 39 },
      earlier: { id: 37 },
    });
  });

  test.each([
    ['a fresh index does not have is missing', fresh, 'missing'],
    ['an older index does not have may exist', stale, 'failed'],
    ['nobody can tell of could not be read', { state: 'failed' } as const, 'failed'],
  ])('decisions, Calls: what %s', (_, read, state) => {
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

describe('decisions, Calls: no value makes a page throw', () => {
  test('§2 an article with a date no calendar has stands without it', () => {
    render(<NewsArticle page={page} item={{ ...item(38), publishTime: 1e20 }} read={fresh} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Article 38' })).toBeVisible();
  });

  test('decisions, Calls: an article that was cut says so and where the rest is', () => {
    render(<NewsArticle page={page} item={item(38)} read={fresh} cut />);
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
    ])('decisions, Calls: the failed state stands in for it, the rest of the page stays: %s', (_, children) => {
      guarded(children);
      expect(screen.getByText('This could not be loaded')).toBeVisible();
      expect(screen.getByText('Before')).toBeVisible();
      expect(screen.getByText('After')).toBeVisible();
      expect(jest.mocked(console.error).mock.calls.join()).toMatch(
        /"event":"render.failed","section":"article".*Invalid time/,
      );
    });

    test('decisions, Calls: what does not throw is as it would be', () => {
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

describe('§2 tables of an article', () => {
  const html = '<p>a</p><table><tbody><tr><td>1</td></tr></tbody></table><table><tbody></tbody></table>';

  test('§2 each scrolls in a place of its own that keys reach and that has a name', () => {
    render(<div dangerouslySetInnerHTML={{ __html: withScrollingTables(html, (number) => `Table "${number}"`) }} />);
    for (const name of ['Table "1"', 'Table "2"']) {
      const region = screen.getByRole('region', { name });
      expect(region).toHaveAttribute('tabindex', '0');
      expect(within(region).getByRole('table')).toBeInTheDocument();
    }
  });
});
