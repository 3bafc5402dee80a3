import { articleHtml } from '@/lib/content-folder/markdown';

/** Addresses as they stand; files beside a story get one of their own. */
const html = (markdown: string) =>
  articleHtml(markdown, (name) => (name.startsWith('/') ? name : `/files/0123456789abcdef/${name}`));

describe('a story written in Markdown (§7 newsHistory)', () => {
  test('paragraphs, headings, lists and quotations', () => {
    expect(html('Words.\n\n## Part\n\n- one\n- two\n\n1. first\n\n> Said.\n')).toBe(
      '<p>Words.</p>\n<h2>Part</h2>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<ol>\n<li>first</li>\n</ol>\n<blockquote>\n<p>Said.</p>\n</blockquote>',
    );
  });

  test('a picture alone in its paragraph is a figure with its caption and size', () => {
    expect(html('![Six screens](/assets/news/six-1280.webp "What it shows"){width=1280 height=720}')).toBe(
      '<figure><img src="/assets/news/six-1280.webp" width="1280" height="720" alt="Six screens"><figcaption>What it shows</figcaption></figure>',
    );
  });

  test('a picture beside the story has the address that it is published under', () => {
    expect(html('![Chart](chart.png)')).toBe(
      '<figure><img src="/files/0123456789abcdef/chart.png" alt="Chart"></figure>',
    );
  });

  test('a picture among words is no figure', () => {
    expect(html('See ![mark](mark.png) here.')).toBe(
      '<p>See <img src="/files/0123456789abcdef/mark.png" alt="mark"> here.</p>',
    );
    expect(html('![mark](/mark.png) is the mark.')).toBe('<p><img src="/mark.png" alt="mark"> is the mark.</p>');
  });

  test('the first cell of each row is its heading', () => {
    expect(html('| HK$m | 2026 |\n| --- | ---: |\n| Revenue | **86.4** |')).toBe(
      '<table><thead><tr><th scope="col">HK$m</th><th scope="col">2026</th></tr></thead><tbody><tr><th scope="row">Revenue</th><td><strong>86.4</strong></td></tr></tbody></table>',
    );
  });

  test('code, with a caption and without', () => {
    expect(html('```python "How it mends <itself>"\nif a < b:\n\n    pass\n```')).toBe(
      '<figure><pre><code>if a &lt; b:\n\n    pass</code></pre><figcaption>How it mends &lt;itself&gt;</figcaption></figure>',
    );
    expect(html('```\nplain\n```')).toBe('<pre><code>plain</code></pre>');
  });

  test('strong words need no blank after a Chinese full stop', () => {
    expect(html('**港股。**十二時收市，派**股息每股 1.0 港仙**。')).toBe(
      '<p><strong>港股。</strong>十二時收市，派<strong>股息每股 1.0 港仙</strong>。</p>',
    );
  });

  test('links, and HTML for what Markdown cannot say', () => {
    expect(html('[Reports](/financialReports) at <time>16:10</time>')).toBe(
      '<p><a href="/financialReports">Reports</a> at <time>16:10</time></p>',
    );
  });

  test('signs of HTML in words stay words', () => {
    expect(html('A & B "said" 1 < 2')).toBe('<p>A &amp; B "said" 1 &lt; 2</p>');
    expect(html('8&nbsp;May')).toBe('<p>8&nbsp;May</p>');
    expect(html('![a "b"](/c.png)')).toBe('<figure><img src="/c.png" alt="a &quot;b&quot;"></figure>');
  });
});
