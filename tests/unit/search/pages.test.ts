import { passagesOfPage } from '@/lib/search/sources/pages';

describe('Search: the words of a page', () => {
  test('Search: by heading, each with the nearest address', () => {
    const html = `<html><head><title>no</title></head><body><header>no</header><main id="main"><h1>標<wbr/>題</h1><p>引言 &amp; 更多</p>
      <section id="first"><h2>甲</h2><p>甲<b>文</b></p><h3 id="own">乙</h3><ul><li>一</li><li>二</li></ul></section>
      <nav>no</nav><script>no()</script><form><label>no</label></form><span aria-hidden="true">no</span><p>後記</p></main><footer>no</footer></body></html>`;
    expect(passagesOfPage(html)).toEqual([
      { place: '', heading: '標題', words: '引言 & 更多' },
      { place: 'first', heading: '甲', words: '甲文' },
      { place: 'own', heading: '乙', words: '一\n二\n後記' },
    ]);
  });

  test('Search: a heading is what is seen of it, without the number of its step', () => {
    const html =
      '<main><h3><span>5</span> 投資者關係</h3><p>甲</p><h3><a>年報<span class="visually-hidden">（在新分頁開啟）</span></a></h3><p>乙</p><h3><span>39 項功能</span></h3></main>';
    expect(passagesOfPage(html).map(({ heading }) => heading)).toEqual(['投資者關係', '年報', '39 項功能']);
  });

  test('Search: the amounts along a chart are left out, what it shows is not', () => {
    const html =
      '<main><h2>業績</h2><figure><dl data-chart="true"><div><dt>2025</dt><dd>6,980</dd></div></dl><figcaption>歷年收入</figcaption></figure></main>';
    expect(passagesOfPage(html)).toEqual([{ place: '', heading: '業績', words: '歷年收入' }]);
  });

  test('what is an entry of its own is found as that one, and not as the page', () => {
    const html = '<main><h2>政策</h2><h3 id="own">股息政策</h3><div data-entry=""><h4>一</h4><p>全文</p></div></main>';
    expect(passagesOfPage(html)).toEqual([
      { place: '', heading: '政策', words: '' },
      { place: 'own', heading: '股息政策', words: '' },
    ]);
  });

  test('what is asked to be left out of snippets is no word of the page', () => {
    const html =
      '<main><h2>下載</h2><div role="note" data-nosnippet=""><p>微信內未能下載</p></div><p>七套 SDK</p></main>';
    expect(passagesOfPage(html)).toEqual([{ place: '', heading: '下載', words: '七套 SDK' }]);
  });

  test('Search: a page without a main part, or cut short, has what there is', () => {
    expect(passagesOfPage('<p>no</p>')).toEqual([]);
    expect(passagesOfPage('<main><h2>甲</h2><p>文')).toEqual([{ place: '', heading: '甲', words: '文' }]);
  });
});
