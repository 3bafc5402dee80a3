/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RememberNews } from '@/components/news/remember-news';
import { RememberedArticle } from '@/components/news/remembered-article';
import { NewsLink } from '@/components/stories/news-link';
import { recallNews, rememberNews } from '@/components/stories/remembered-news';
import { watchNavigation } from '../support/browser';

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
        <RememberNews item={{ ...ITEM, language: 'zt' }} />
      </article>,
    );
    expect(stored()).toEqual({ ...ITEM, language: 'zt', contentTxt: '<p>Revenue rose.</p>' });
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
    '{"id":3.5,"title":"x","publishTime":1}',
    '{"id":-1,"title":"x","publishTime":1}',
    '{"id":12345678901,"title":"x","publishTime":1}',
    '{"id":38,"title":"x","publishTime":1,"contentTxt":{"html":"x"}}',
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

describe('Routes: news detail without an id', () => {
  const show = (articleHref = '/dynamicDetails') =>
    render(
      <RememberedArticle
        locale="en"
        articleHref={articleHref}
        way={{ label: 'You are here', crumbs: [{ label: 'Company news', href: '/companyDynamics' }] }}
        titleSuffix="TradeGo"
      >
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
    expect(screen.getByRole('article')).toHaveTextContent('12/11/2026');
    expect(screen.queryByText('Choose an article first')).toBeNull();
  });

  test('design, Chinese lines: its headline breaks at its colon, as that of the page does', () => {
    rememberNews({ ...ITEM, title: '第三季度業績：收入上升 8%', contentTxt: '' });
    show();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('第三季度業績：收入上升 8%');
    expect(within(heading).getByText('收入上升 8%').tagName).toBe('SPAN');
  });

  test('Language: its date is that of Hong Kong', () => {
    rememberNews({ ...ITEM, publishTime: Date.UTC(2026, 10, 12, 20), contentTxt: '' });
    show();
    expect(screen.getByRole('article')).toHaveTextContent('13/11/2026');
  });

  test('§2 news detail: an item stored by a click leads to its own address', () => {
    const addresses = watchNavigation();
    rememberNews(ITEM);
    show();
    expect(addresses.map((address) => address.replace(/^https?:\/\/[^/]+/, ''))).toEqual(['/dynamicDetails?id=38']);
  });

  test('Language: that address keeps the language', () => {
    const addresses = watchNavigation();
    rememberNews(ITEM);
    show('/dynamicDetails?lang=en');
    const search = new URL(addresses[0] ?? 'none:').searchParams;
    expect([search.get('id'), search.get('lang')]).toEqual(['38', 'en']);
  });

  test('§2 news detail: it has its breadcrumb and its own title', () => {
    rememberNews({ ...ITEM, contentTxt: '' });
    show();
    const crumbs = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('listitem');
    expect(crumbs.map((crumb) => crumb.textContent)).toEqual(['Company news', ITEM.title]);
    expect(document.title).toBe(`${ITEM.title} | TradeGo`);
  });

  test('§2 news detail: the title stays when the page’s own is written after it, and goes with the article', async () => {
    rememberNews({ ...ITEM, contentTxt: '' });
    const { unmount } = show();
    document.title = 'Choose an article first | TradeGo';
    await waitFor(() => expect(document.title).toBe(`${ITEM.title} | TradeGo`));
    unmount();
    document.title = 'Company news | TradeGo';
    await Promise.resolve();
    expect(document.title).toBe('Company news | TradeGo');
  });

  test.each([1e20, -1e20, Number.MAX_VALUE])(
    '§2 news detail: with a date of %d, which no calendar has, it stands without one',
    (publishTime) => {
      rememberNews({ ...ITEM, publishTime, contentTxt: '<p>Revenue rose.</p>' });
      show();
      expect(screen.getByText('Revenue rose.')).toBeVisible();
      expect(screen.getByRole('article').querySelector('time')).toBeNull();
    },
  );

  test('Language: an article of another language is not shown; its address has this one', () => {
    const addresses = watchNavigation();
    rememberNews({ ...ITEM, title: '第三季業績', contentTxt: '<p>收入上升。</p>', language: 'zt' });
    show('/dynamicDetails?lang=en');
    expect(screen.queryByText('收入上升。')).toBeNull();
    expect(addresses[0]).toMatch(/\/dynamicDetails\?lang=en&id=38$/);
  });

  test('§2 news detail: it keeps its form: headings, links, pictures and tables', () => {
    rememberNews({
      ...ITEM,
      contentTxt:
        '<h2>Costs</h2><p>See <a href="/aboutUs">us</a>.</p><ul><li>One</li></ul><img src="/a.webp" alt="Office"><div data-table="" role="region" tabindex="0" aria-label="Table 1"><table><tbody><tr><th scope="row">Revenue</th><td colspan="2">86.4</td></tr></tbody></table></div>',
    });
    show();
    expect(screen.getByRole('heading', { name: 'Costs' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', '/aboutUs');
    expect(screen.getByRole('img', { name: 'Office' })).toHaveAttribute('src', '/a.webp');
    expect(within(screen.getByRole('region', { name: 'Table 1' })).getByRole('cell')).toHaveAttribute('colspan', '2');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<img src="data:image/svg+xml,x">',
    '<p onclick="alert(1)" style="position:fixed" class="a" id="main">x</p>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<svg onload="alert(1)"><script>alert(1)</script></svg>',
    '<form action="https://evil.example"><input name="phone"></form>',
    '<style>body{display:none}</style>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ])('Calls: nothing that stands in the storage runs, frames or styles: %s', (contentTxt) => {
    rememberNews({ ...ITEM, contentTxt });
    show();
    const body = screen.getByRole('article').lastElementChild as HTMLElement;
    expect(body.querySelector('script,style,iframe,svg,math,form,input')).toBeNull();
    const allowed = ['href', 'src', 'alt', 'title'];
    for (const element of body.querySelectorAll('*')) {
      for (const name of element.getAttributeNames()) expect(allowed).toContain(name);
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '/';
      expect(new URL(address, 'https://www.example.com').protocol).toBe('https:');
    }
  });
});
