import { articleBody, withCoversOfPhones } from '@/lib/content/article';

const body = (html: string) =>
  articleBody(
    html,
    (path) => path,
    (what, number) => `${what} "${number}"`,
  );

describe('§2 the body of an article', () => {
  test('§2 its headings can be linked to, whatever ids or elements they came with', () => {
    const { html, parts } = body('<h2 id="root" onclick="x()">What <b>changed</b> &amp; why</h2><p>a</p><h1>Next</h1>');
    expect(parts).toEqual([
      { id: 'part-1', title: 'What changed & why' },
      { id: 'part-2', title: 'Next' },
    ]);
    expect(html).toBe('<h2 id="part-1">What <b>changed</b> &amp; why</h2><p>a</p><h2 id="part-2">Next</h2>');
  });

  test('§2 an empty heading is no part, and an endless article has contents that end', () => {
    expect(body('<h2> </h2><h2><img src="/a.png"></h2>').parts).toEqual([]);
    const { parts, html } = body('<h2>Part</h2>'.repeat(5000));
    expect(parts).toHaveLength(20);
    expect(html.match(/<h2/g)).toHaveLength(5000);
  });

  test('§2 on a phone a cover is the one whose type can be read there; a chart and a picture from elsewhere stay', () => {
    const cover = '<img src="/assets/news/agm-1280.webp" alt="Votes">';
    expect(withCoversOfPhones(`<figure>${cover}</figure>`)).toBe(
      `<figure><picture><source type="image/avif" srcset="/assets/news/agm-card-800.avif">${cover}</picture></figure>`,
    );
    for (const url of [
      '/assets/news/agm-figure-zt-1280.webp',
      'https://elsewhere.example.com/a.jpg',
      'https://elsewhere.example.com/assets/news/agm-1280.webp',
    ]) {
      expect(withCoversOfPhones(`<img src="${url}" alt="">`)).toBe(`<img src="${url}" alt="">`);
    }
  });

  test('§2 a chart has the drawing for a narrow column beside it, and a phone keeps it', () => {
    const chart = '<img src="/assets/news/agm-figure-zt-1280.webp" width="1280" height="720" alt="Votes"';
    const { html } = body(`<figure>${chart}></figure>`);
    expect(html).toBe(
      '<figure><picture><source media="(max-width: 48rem)" srcset="/assets/news/agm-figure-zt-narrow-1280.webp"' +
        ` width="1280" height="800">${chart} loading="lazy" decoding="async" /></picture></figure>`,
    );
    expect(withCoversOfPhones(html)).toBe(html);
    const elsewhere = body('<img src="https://elsewhere.example.com/assets/news/agm-figure-zt-1280.webp" alt="">').html;
    expect(elsewhere).not.toContain('<picture>');
  });

  test('§2 code is text in a place of its own that keys reach and that has a name', () => {
    const { html } = body(
      '<pre class="x" tabindex="5"><code>if a &lt; b:\n    &lt;script&gt;</code></pre><pre>second</pre>',
    );
    expect(html).toBe(
      '<pre role="region" tabindex="0" aria-label="code &quot;1&quot;"><code>if a &lt; b:\n    &lt;script&gt;</code></pre>' +
        '<pre role="region" tabindex="0" aria-label="code &quot;2&quot;">second</pre>',
    );
  });

  test('Calls: nothing of it runs, and what looks like our marks in a text stays text', () => {
    const { html } = body(
      '<h2><script>x()</script>Title</h2><p title="<pre>">&lt;pre&gt;</p><pre><img src=x onerror=x()></pre>',
    );
    expect(html).not.toMatch(/<script|onerror|title=/);
    expect(html).toContain('<p>&lt;pre&gt;</p>');
  });

  test('Calls: what is longer than anybody writes is cut', () => {
    expect(body('<p>a</p>').cut).toBe(false);
    expect(body(`<p>${'word '.repeat(200_000)}</p>`).cut).toBe(true);
  });
});
