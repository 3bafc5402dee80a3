import { excerptOf, linesOfHtml } from '@/lib/text/html';

describe('§2 excerpts of news items', () => {
  test('§2 a number after “No.” is of its sentence', () => {
    const text = 'Signal No. 8 was up for nearly ten hours. The market traded through it.';
    expect(excerptOf(text, 30, 30)).toBe('Signal No. 8 was up for nearly ten hours.');
  });

  test.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['<h2>One</h2><p>two</p>', 'One two'],
    ['<ul><li>One</li><li>two</li></ul>', 'One two'],
    ['<table><tr><td>One</td><td>two</td></tr></table>', 'One two'],
    ['<table><tr><th>One</th><td>two</td></tr></table>', 'One two'],
    ['One<br>two', 'One two'],
    ['One<br />two', 'One two'],
    ['<div>One</div><div>two</div>', 'One two'],
    ['<blockquote>One</blockquote>two', 'One two'],
    ['<p>One <strong>t</strong>wo</p>', 'One two'],
    ['  <p>\n One\n\n&nbsp; two </p> ', 'One two'],
    ['', ''],
    ['<p></p>', ''],
  ])('§2 %j reads %j', (html, text) => {
    expect(excerptOf(html, 100)).toBe(text);
  });

  test.each([
    ['<p>AT&amp;T</p>', 'AT&T'],
    ['<p>a &lt; b &gt; c</p>', 'a < b > c'],
    ['<p>&quot;a&quot; &#39;b&#39;</p>', '"a" \'b\''],
    ['<p>Write &amp;lt; for less</p>', 'Write &lt; for less'],
    ['<p>&lt;script&gt;</p>', '<script>'],
    ['<p>&#25463;&#x5229;</p>', '捷利'],
  ])('§2 %s is read as text once: %s', (html, text) => {
    expect(excerptOf(html, 100)).toBe(text);
  });

  test.each([
    '<script>x()</script>',
    '<style>p{}</style>',
    '<figure><img src="/a"><figcaption>c</figcaption></figure>',
  ])('§2 %s is no part of it', (html) => {
    expect(excerptOf(`${html}<p>Text</p>`, 100)).toBe('Text');
  });

  test('§2 a text of just the length is whole', () => {
    expect(excerptOf('<p>1234567890</p>', 10)).toBe('1234567890');
  });
});

describe('§2 an excerpt that is cut', () => {
  const LATIN = 'The company announces that quarterly figures will be published during the following week';
  const CHINESE = '本公司宣佈將於下星期公佈季度業績並舉行網上路演歡迎各位投資者參加';
  const MIXED = '本公司宣佈推出TradeGoMarkets交易平台並於下星期舉行網上路演';
  const lengths = Array.from({ length: 20 }, (_, index) => index + 10);

  test.each(lengths)(
    '§2 at %i characters it is a beginning of the text, no longer than that and an ellipsis',
    (most) => {
      for (const text of [LATIN, CHINESE, MIXED]) {
        const excerpt = excerptOf(`<p>${text}</p>`, most);
        if (text.length <= most) expect(excerpt).toBe(text);
        else {
          expect(excerpt).toMatch(/…$/);
          expect(text.startsWith(excerpt.slice(0, -1))).toBe(true);
          expect(excerpt.length).toBeLessThanOrEqual(most + 1);
        }
      }
    },
  );

  test.each(lengths)('§2 at %i characters a Latin text is cut between words', (most) => {
    const kept = excerptOf(LATIN, most).slice(0, -1);
    expect(LATIN.charAt(kept.length)).toBe(' ');
    expect(kept).not.toMatch(/\s$/);
  });

  test.each(lengths)('§2 at %i characters a Chinese text fills its length', (most) => {
    expect(excerptOf(CHINESE, most)).toBe(`${CHINESE.slice(0, most)}…`);
  });

  test.each([12, 14, 18, 20])('§2 at %i characters a Latin name within Chinese is not cut in two', (most) => {
    const kept = excerptOf(MIXED, most).slice(0, -1);
    expect(`${kept.slice(-1)}${MIXED.charAt(kept.length)}`).not.toMatch(/^[A-Za-z]{2}$/);
  });

  test.each([
    ['First sentence. Second sentence that goes on', 20, 'First sentence.'],
    ['第一句話。第二句話很長很長很長', 8, '第一句話。'],
  ])('§2 %s is whole sentences where they fill more than half', (text, most, excerpt) => {
    expect(excerptOf(text, most)).toBe(excerpt);
  });

  test.each([5, 6, 7])('§2 at %i no character is cut in two', (most) => {
    expect(excerptOf('𠮷'.repeat(10), most).isWellFormed()).toBe(true);
    expect(excerptOf(`a${'😀'.repeat(10)}`, most).isWellFormed()).toBe(true);
  });

  test('§2 a number is not taken for the end of a sentence', () => {
    expect(excerptOf('Revenue rose by 12.5 per cent over the year', 22)).toBe('Revenue rose by 12.5…');
  });

  test('§2 one very long word is cut all the same', () => {
    const excerpt = excerptOf('x'.repeat(500), 20);
    expect(excerpt).toMatch(/^x{10,20}…$/);
  });
});

describe('Search: an article as lines', () => {
  test.each([
    ['<h2>One</h2><p>two &amp;\n three</p>four', 'One\ntwo & three\nfour'],
    [
      '<p>One</p><table><tr><th>a</th><td>b</td></tr><tr><td>c</td><td>d</td></tr></table><p>two</p>',
      'One\na\tb\t\nc\td\t\ntwo',
    ],
    ['<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>', 'a b\tc\t'],
    ['<table><tr><td>never closed</td><td>b</td></table><p>after</p>', 'never closed\tb\t\nafter'],
    ['<tr><td>One</td>', 'One\t'],
    ['', ''],
  ])('%j reads %j', (html, lines) => {
    expect(linesOfHtml(html)).toBe(lines);
  });
});
