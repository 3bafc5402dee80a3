/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NewsLink } from '@/components/company/news-link';
import { RememberNews } from '@/components/company/remember-news';
import { RememberedArticle } from '@/components/company/remembered-article';
import { recallNews, rememberNews } from '@/components/company/remembered-news';
import { watchNavigation } from './support/browser';

const ITEM = { id: 38, title: 'Third-quarter results', pictureUrl: '/38.webp', publishTime: Date.UTC(2026, 10, 12, 9) };
const stored = () => JSON.parse(sessionStorage.getItem('dynamicDetails') ?? 'null');

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('§2 company dynamics: what a click stores', () => {
  test('§2 company dynamics: a click stores the item in session storage under dynamicDetails', () => {
    render(
      <NewsLink href="#38" item={ITEM}>
        {ITEM.title}
      </NewsLink>,
    );
    fireEvent.click(screen.getByRole('link', { name: ITEM.title }));
    expect(stored()).toEqual(ITEM);
  });

  test('§2 company dynamics: without a click nothing is stored', () => {
    render(
      <NewsLink href="#38" item={ITEM}>
        {ITEM.title}
      </NewsLink>,
    );
    expect(stored()).toBeNull();
  });

  test('§2 news detail: an article that was shown is stored with its body', () => {
    render(
      <article>
        <div data-article-body="">
          <p>Revenue rose.</p>
        </div>
        <RememberNews item={ITEM} />
      </article>,
    );
    expect(stored()).toEqual({ ...ITEM, contentTxt: '<p>Revenue rose.</p>' });
  });
});

describe('§2 news detail: what is recalled', () => {
  test('§2 news detail: an item comes back as it was stored', () => {
    rememberNews({ ...ITEM, contentTxt: '<p>x</p>' });
    expect(recallNews()).toEqual({ ...ITEM, contentTxt: '<p>x</p>' });
  });

  test.each([
    'not json',
    'null',
    '"text"',
    '[]',
    '{}',
    '{"id":"38","title":"x","publishTime":1}',
    '{"id":38,"publishTime":1}',
    '{"id":38,"title":"x","publishTime":"today"}',
  ])('§2 news detail: an entry of %s counts as absent', (text) => {
    sessionStorage.setItem('dynamicDetails', text);
    expect(recallNews()).toBeUndefined();
  });

  test('a session storage that is full is no reason to fail', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(() => rememberNews(ITEM)).not.toThrow();
  });

  test('a session storage that is switched off counts as empty', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Off', 'SecurityError');
    });
    expect(recallNews()).toBeUndefined();
  });
});

describe('decisions, Routes: news detail without an id', () => {
  const show = (articleHref = '/dynamicDetails') =>
    render(
      <RememberedArticle locale="en" articleHref={articleHref}>
        <p>Choose an article first</p>
      </RememberedArticle>,
    );

  test('§2 news detail: with nothing stored it is empty', () => {
    show();
    expect(screen.getByText('Choose an article first')).toBeVisible();
  });

  test('§2 news detail: it shows title, date and body of the stored article', () => {
    rememberNews({ ...ITEM, contentTxt: '<p>Revenue rose.</p>' });
    show();
    expect(screen.getByRole('heading', { level: 1, name: ITEM.title })).toBeVisible();
    expect(screen.getByText('Revenue rose.')).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('12 November 2026');
    expect(screen.queryByText('Choose an article first')).toBeNull();
  });

  test('decisions, Language: its date is that of Hong Kong', () => {
    rememberNews({ ...ITEM, publishTime: Date.UTC(2026, 10, 12, 20), contentTxt: '' });
    show();
    expect(screen.getByRole('article')).toHaveTextContent('13 November 2026');
  });

  test('§2 news detail: an item stored by a click leads to its own address', () => {
    const addresses = watchNavigation();
    rememberNews(ITEM);
    show();
    expect(addresses.map((address) => address.replace(/^https?:\/\/[^/]+/, ''))).toEqual(['/dynamicDetails?id=38']);
  });

  test('decisions, Language: that address keeps the language', () => {
    const addresses = watchNavigation();
    rememberNews(ITEM);
    show('/dynamicDetails?lang=en');
    const search = new URL(addresses[0] ?? 'none:').searchParams;
    expect([search.get('id'), search.get('lang')]).toEqual(['38', 'en']);
  });
});
