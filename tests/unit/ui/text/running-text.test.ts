import { withLineBreaks, withWholeNumbers } from '@/components/ui/text/running-text';

const shown = (html: string) => html.replaceAll('\u00a0', '_').replace(/<span data-whole>(.*?)<\/span>/g, '[$1]');

describe('design, Chinese lines: running text breaks between any two characters', () => {
  test.each([
    // A number stays with its unit: by a firm space, and where the unit is longer, by a span.
    ['收入為 8,640 萬港元，按年上升', '收入為 [8,640_萬港元]，按年[上升]'],
    ['在 9 月開始，交易所照常開市。', '在 9_月開始，交易所照常[開市。]'],
    ['首九個月的收入', '首[九個月]的[收入]'],
    ['80萬+ 用戶', '[80萬+] [用戶]'],
    // In running text a date may break between year and month.
    ['於 2026 年 11 月 20 日公布', '於 2026_年 11_月 20_日[公布]'],
    // Names of ours.
    ['下載捷利交易寶 App 看市', '下載捷利交易寶 App [看市]'],
    ['以 Open API 連接', '以 Open_API [連接]'],
    // No paragraph ends with a line of one character.
    ['集團為券商、投資者及上市公司提供交易軟件。', '集團為券商、投資者及上市公司提供交易[軟件。]'],
    ['最後一行不會只有一個字的段落（見附註）。', '最後一行不會只有[一個字]的段落（見[附註）。]'],
    ['捷利交易寶推出 iOS 及 Android 版。', '捷利交易寶推出 iOS 及 Android_版。'],
  ])('%s', (text, expected) => {
    expect(shown(withWholeNumbers(text))).toBe(expected);
  });

  test('a piece that does not end its paragraph keeps no last characters', () => {
    expect(withWholeNumbers('請先致電我們的客戶服務部的同事，或電郵至', false)).not.toContain('span');
  });

  test('nothing is lost or added, and what is escaped stays so', () => {
    const text = '合約（第三者權利）條例 &amp; 第 8、9 及 18 節，於 2026 年 9 月 30 日止九個月內 &lt;有效&gt;。';
    expect(
      withWholeNumbers(text)
        .replace(/<[^>]*>/g, '')
        .replaceAll('\u00a0', ' '),
    ).toBe(text);
  });
});

describe('design, Chinese lines: HTML', () => {
  test('headings and cells keep their words whole, paragraphs and items break anywhere', () => {
    const html = withLineBreaks(
      '<h2>持有第 1 類及第 7 類牌照</h2><table><tr><td>交易軟件的上市公司</td></tr></table><p>專注交易軟件的上市公司</p>',
    );
    expect(html.replaceAll('\u00a0', ' ')).toBe(
      '<h2>持有<wbr>第 1 類<wbr>及第 7 類<wbr>牌照</h2><table><tr><td>交易軟件的<wbr>上市公司</td></tr></table><p>專注交易軟件的上市公司</p>',
    );
  });

  test('only the end of a paragraph keeps its last characters together', () => {
    const html = withLineBreaks('<p>集團為券商、投資者及上市公司提供<b>交易軟件</b>，並為券商營運系統。</p>');
    expect(html.match(/data-whole/g)).toHaveLength(1);
    expect(withLineBreaks('<li>查閱公告</li>')).not.toContain('span');
    expect(html).toContain('營運<span data-whole>系統。</span></p>');
  });

  test('code stands as it is', () => {
    const code = '<pre>第 3 步：連接</pre>';
    expect(withLineBreaks(code)).toBe(code);
  });
});
