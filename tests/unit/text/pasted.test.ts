import { articleBody } from '@/lib/content/article';
import { excerptOf, linesOfHtml, safeHtml, textOfHtml } from '@/lib/text/html';

/** As a reader sees them: each line of it. */
const linesOf = (html: string) => linesOfHtml(html).split('\n');

describe('an article that was pasted: a block of any name ends a line', () => {
  test.each([
    ['<section>甲</section><section>乙</section>', '<div>甲</div><div>乙</div>'],
    ['<article>甲</article><aside>乙</aside>', '<div>甲</div><div>乙</div>'],
    ['<mp-common-profile>甲</mp-common-profile>乙', '<div>甲</div>乙'],
    ['<dl><dt>甲</dt><dd>乙</dd></dl>', '<div><div>甲</div><div>乙</div></div>'],
    ['<details><summary>甲</summary>乙</details>', '<div><div>甲</div>乙</div>'],
    ['<h5>甲</h5><h6>乙</h6>', '<h4>甲</h4><h4>乙</h4>'],
    ['<center>甲</center>乙', '<div>甲</div>乙'],
    ['甲<address>乙</address>', '甲<div>乙</div>'],
    ['<constructor>甲</constructor>乙', '<div>甲</div>乙'],
  ])('%s', (html, shown) => {
    expect(safeHtml(html)).toBe(shown);
    expect(linesOf(html)).toEqual(['甲', '乙']);
  });

  test.each([
    '甲<p>乙</p>',
    '甲<hr>乙',
    '<pre>甲</pre>乙',
    '甲<table><tr><td>乙</td></tr></table>',
    '<table><caption>甲</caption></table>乙',
    '<section><section><span>甲</span></section></section><p>乙</p>',
    `${'<section>'.repeat(80)}甲${'</section>'.repeat(80)}乙`,
  ])('what is read of it too: %s', (html) => {
    expect(linesOf(html).map((line) => line.trim())).toEqual(['甲', '乙']);
  });

  test.each(['<font>甲</font><o:p>乙</o:p>', '<span>甲</span><big>乙</big>', '甲<wbr>乙', '<ins>甲</ins><u>乙</u>'])(
    'and what stands within a line does not: %s',
    (html) => {
      expect(textOfHtml(html)).toBe('甲乙');
    },
  );
});

describe('an article that was pasted: media are links', () => {
  const link = (address: string, host: string) =>
    `<a href="${address}" target="_blank" rel="noopener noreferrer">${host}</a>`;
  const FILM = 'https://v.example.com/a?b=1&amp;c=2';

  test.each([
    `<video src="${FILM}"></video>`,
    `<video controls><source src="${FILM}" type="video/mp4"><source src="https://other.example.com/b">No film</video>`,
    `<audio src="${FILM}" />`,
    `<iframe src="${FILM}"></iframe>`,
    `<iframe class="video_iframe" data-src="${FILM}" src="about:blank" />`,
    `<iframe src="${FILM}">`,
    `<embed src="${FILM}">`,
    `<object data="${FILM}"><embed src="https://other.example.com/b"></object>`,
    `<object><param name="movie" value="${FILM}"></object>`,
    `<mpvideo data-src="${FILM}"></mpvideo>`,
    `<mp-common-videosnap data-url="${FILM}"></mp-common-videosnap>`,
    `<video src="//v.example.com/a?b=1&amp;c=2"></video>`,
  ])('%s', (medium) => {
    const html = `<p>甲</p>${medium}<p>乙</p>`;
    expect(safeHtml(html).replace(/ (?=<[ap])|(?<=a>) /g, '')).toBe(`<p>甲</p>${link(FILM, 'v.example.com')}<p>乙</p>`);
    expect(textOfHtml(html)).toBe('甲 v.example.com 乙');
  });

  test.each([
    '<video></video>',
    '<iframe srcdoc="<p>x</p>"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<video src="blob:https://example.com/1"></video>',
    '<embed src="data:video/mp4;base64,AAAA">',
  ])('but for what leads nowhere: %s', (medium) => {
    expect(safeHtml(`<p>甲</p>${medium}<p>乙</p>`)).toBe('<p>甲</p><p>乙</p>');
  });

  test('of ours by their file; within a link they are its words', () => {
    expect(safeHtml('<video src="/assets/film/a.mp4?v=1"></video>')).toContain('>a.mp4</a>');
    expect(safeHtml(`<a href="/aboutUs"><iframe src="${FILM}"></iframe></a>`)).toBe(
      '<a href="/aboutUs"> v.example.com </a>',
    );
  });
});

describe('an article that was pasted: pictures', () => {
  const sources = (html: string) =>
    [...safeHtml(html).matchAll(/<img src="([^"]*)"/g)].map(([, address]) => address?.replaceAll('&amp;', '&'));
  const A = 'https://p.example.com/a.png?x=1&y=2';

  test.each([
    `<img data-src="${A}">`,
    `<img src="data:image/svg+xml,%3Csvg/%3E" data-src="${A}">`,
    `<img src="https://p.example.com/blank.gif" data-original="${A}">`,
    `<img src="//p.example.com/a.png?x=1&y=2">`,
    `<img srcset="${A} 1x, https://p.example.com/b.png 2x">`,
    `<picture><source srcset="${A} 640w" type="image/webp"><img></picture>`,
    `<picture><source srcset="https://p.example.com/b.webp"><img src="${A}"></picture>`,
    `<img data-src="${A}"><noscript><img src="${A}"></noscript>`,
    `<img src="data:image/gif;base64,R0"><noscript><img src="${A}"></noscript>`,
  ])('have the address that their page would have loaded: %s', (html) => {
    expect(sources(html)).toEqual([A]);
  });

  test.each([
    '<img>',
    '<img src="">',
    '<img src="a.png" alt="甲">',
    '<img src="file:///C:/Users/a.png">',
    '<img src="cid:image001.png@01">',
    '<img src="data:image/png;base64,AAAA">',
    '<img src="blob:https://example.com/1">',
    '<img src="javascript:alert(1)">',
    '<img src="https://">',
    '<picture><source srcset=""><img></picture>',
  ])('that cannot load are not there: %s', (html) => {
    expect(safeHtml(`<p>乙</p>${html}`)).toBe('<p>乙</p>');
  });

  test('keep a size in pixels, and no other', () => {
    expect(safeHtml('<img src="/a.png" width="640" height="360" constructor="1">')).toContain(
      'width="640" height="360"',
    );
    expect(safeHtml('<img src="/a.png" width="100%" height="auto">')).not.toMatch(/width|height/);
  });
});

describe('an article that was pasted: a whole page of Word', () => {
  const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office">
    <head><meta charset="utf-8"><title>Document1</title>
    <!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
    <xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml>
    <style><!-- p.MsoNormal { margin: 0cm; } --></style><link rel="File-List" href="filelist.xml"></head>
    <body lang="ZH-TW"><?xml:namespace prefix = o /><div class="WordSection1">
    <p class="MsoNormal"><span lang="EN-US">甲<o:p></o:p></span></p>
    <![if !supportLists]><p>乙</p><![endif]>
    <!--[if !mso]> hidden <![endif]--></div></body></html>`;

  test('shows what was written, and nothing of its head', () => {
    expect(safeHtml(WORD).replace(/\s+</g, '<').trim()).toBe('<div><p><span>甲</span></p><p>乙</p></div>');
    expect(textOfHtml(WORD)).toBe('甲乙'.replace('乙', ' 乙').replace(' ', ''));
    expect(excerptOf(WORD, 100)).not.toMatch(/Document1|Mso|Normal|hidden/);
  });

  test('a title within the text is none of it either, nor is a drawing’s', () => {
    expect(textOfHtml('<title>x</title>甲<svg><title>x</title><text>乙</text><text>丙</text></svg>')).toBe('甲乙丙');
  });

  test.each(['<xml>甲', '<template>甲', '<video>甲', '<object>甲'])(
    '%s that never ends takes nothing with it',
    (html) => {
      expect(textOfHtml(html)).toBe('甲');
    },
  );
});

test('headings of an article that was pasted are its parts', () => {
  const { parts } = articleBody(
    '<section><h1><span>甲</span></h1></section><section>乙</section>',
    (path) => path,
    String,
  );
  expect(parts).toEqual([{ id: 'part-1', title: '甲' }]);
});
