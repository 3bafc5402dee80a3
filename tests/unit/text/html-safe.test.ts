/** @jest-environment jsdom */
import { safeHtml } from '@/lib/text/html';

/** The sanitised HTML as a browser reads it. */
function rendered(html: string): HTMLElement {
  return new DOMParser().parseFromString(safeHtml(html), 'text/html').body;
}

const attributesOf = (html: string) =>
  [...rendered(html).querySelectorAll('*')].flatMap((element) => element.getAttributeNames());

const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC="https://evil.example/x.js"></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload="alert(1)"></svg>',
  '<svg><animate attributeName="href" values="javascript:alert(1)"/><a><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<img src="x" onerror="alert(1)">',
  '<img src=x onerror=alert(1)//',
  '<img src="/a.webp" OnLoad="alert(1)">',
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<body onload="alert(1)">x</body>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<style>body{display:none}</style>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example)">x</p>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><input name="phone"><button>Send</button></form>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<video src="x" onerror="alert(1)"></video>',
  '<p id="__next" class="main" data-page-status="404">x</p>',
  '<a href="/home" ping="https://evil.example" download>x</a>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
];

const ELEMENTS = 'script,style,iframe,object,embed,svg,math,link,meta,base,form,input,button,textarea,template,video';

describe('Calls: HTML from the API is sanitised', () => {
  test.each(ATTACKS)('Calls: nothing in it runs, frames or styles: %s', (html) => {
    const body = rendered(html);
    expect(body.querySelector(ELEMENTS)).toBeNull();
    const allowed = ['href', 'src', 'alt', 'title', 'target', 'rel', 'loading', 'decoding'];
    for (const name of attributesOf(html)) expect(allowed).toContain(name);
    for (const element of body.querySelectorAll('[href],[src]')) {
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      expect(new URL(address, 'https://www.example.com').protocol).toMatch(/^https?:$/);
    }
  });

  test.each(['<script>secret()</script>', '<style>p{color:red}</style>'])(
    'Calls: the text of %s is not shown either',
    (html) => {
      expect(rendered(`<p>a</p>${html}`).textContent).toBe('a');
    },
  );

  test('Calls: what is sanitised once stays as it is', () => {
    for (const html of ATTACKS) expect(safeHtml(safeHtml(html))).toBe(safeHtml(html));
  });
});

describe('§2 an article keeps its form', () => {
  test.each('p h2 h3 h4 blockquote strong b em i u s sub sup code pre div span figure'.split(' '))(
    '§2 <%s> stays',
    (tag) => {
      expect(rendered(`<${tag}>text</${tag}>`).querySelector(tag)?.textContent).toBe('text');
    },
  );

  test('§2 lists stay', () => {
    const html = '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>';
    expect(safeHtml(html)).toBe(html);
  });

  test('§2 tables stay, with the scope and span of their cells', () => {
    const html =
      '<table><caption>c</caption><thead><tr><th scope="col" colspan="2">h</th></tr></thead><tbody><tr><td rowspan="2">d</td></tr></tbody></table>';
    expect(safeHtml(html)).toBe(html);
  });

  test('§2 the page has its own first heading, so an article’s becomes a second one', () => {
    const body = rendered('<h1>Title</h1>');
    expect(body.querySelector('h1')).toBeNull();
    expect(body.querySelector('h2')?.textContent).toBe('Title');
  });

  test('§2 text stays as it was written', () => {
    expect(rendered('<p>a &lt; b &amp; c &quot;d&quot; 捷利</p>').textContent).toBe('a < b & c "d" 捷利');
  });

  test('§2 the text of an unknown element stays', () => {
    expect(rendered('<article><marquee>news</marquee></article>').textContent).toBe('news');
  });

  test('§2 empty HTML is empty', () => {
    expect(safeHtml('')).toBe('');
  });
});

describe('§2 pictures of an article', () => {
  const picture = (html: string) => rendered(html).querySelector('img');

  test('§2 a picture keeps its address, words and size', () => {
    const html = '<img src="https://files.example.com/a.webp" alt="Office" width="640" height="360">';
    expect(picture(html)?.outerHTML).toContain('src="https://files.example.com/a.webp" alt="Office" width="640"');
  });

  test('§2 a picture without words is marked as decoration', () => {
    expect(picture('<img src="/a.webp">')?.getAttribute('alt')).toBe('');
  });

  test('§2 a picture is loaded when it comes near', () => {
    expect(picture('<img src="/a.webp" loading="eager">')?.getAttribute('loading')).toBe('lazy');
  });
});

describe('§2 links of an article', () => {
  const link = (html: string) => rendered(html).querySelector('a');

  test.each(['https://other.example.com/a', 'http://other.example.com/a', 'HTTPS://other.example.com/a'])(
    '§2 a link to %s opens in a new tab and tells nothing of this site',
    (href) => {
      const found = link(`<a href="${href}" target="_self" rel="opener">x</a>`);
      expect(found?.getAttribute('href')).toBe(href);
      expect(found?.target).toBe('_blank');
      expect(found?.rel).toMatch(/noopener/);
      expect(found?.rel).toMatch(/noreferrer/);
    },
  );

  test('§2 spaces before the address of another site change nothing', () => {
    expect(link('<a href=" https://other.example.com/a">x</a>')?.target).toBe('_blank');
  });

  test.each(['#chapter', '/aboutUs', 'mailto:ir@example.com', 'tel:+85258000000'])(
    '§2 a link to %s stays in its tab',
    (href) => {
      const found = link(`<a href="${href}" target="_blank">x</a>`);
      expect(found?.getAttribute('href')).toBe(href);
      expect(found?.hasAttribute('target')).toBe(false);
    },
  );

  test('Language: a link to a page of ours may be given its language', () => {
    const html = safeHtml('<a href="/aboutUs">x</a>', (path) => `${path}?lang=en`);
    expect(html).toBe('<a href="/aboutUs?lang=en">x</a>');
  });

  test('§2 the words of a link that leads nowhere safe stay', () => {
    const found = rendered('<a href="javascript:alert(1)">words</a>');
    expect(found.textContent).toBe('words');
    expect(found.querySelector('a')?.hasAttribute('href')).not.toBe(true);
  });

  test('§2 a protocol-relative address is not a link', () => {
    expect(link('<a href="//evil.example/a">x</a>')?.hasAttribute('href')).not.toBe(true);
  });
});
