import { compactData } from '@/lib/next/page-data';

describe('Budgets: what the router reads of a page', () => {
  /** As Next writes a page's data: a JSON string without what could end its script. */
  const dataScript = (text: string) =>
    `<script>self.__next_f.push([1,${JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)}])</script>`;
  const dataOf = (text: string) =>
    /<script>(self\.__next_f[\s\S]*?)<\/script>/.exec(compactData(dataScript(text)))?.[1];
  /** What a browser is handed by it. */
  const handed = (text: string) => {
    const self = { __next_f: [] as unknown[] };
    new Function('self', dataOf(text) ?? '')(self);
    return self.__next_f;
  };

  test('Budgets: the data of a page stand as they do in the page: quotes, lines and tags', () => {
    expect(dataOf('a:["$","p",null,"股價<wbr>圖"]\nb:1')).toBe(
      'self.__next_f.push([1,`a:["$","p",null,"股價<wbr>圖"]\nb:1`])',
    );
    expect(dataOf('<path d="M0 0"/><b>1 > 0</b>')).toBe('self.__next_f.push([1,`<path d="M0 0"/><b>1 > 0\\u003c/b>`])');
  });

  test('Budgets: nothing in the data can end its script', () => {
    const data = dataOf('</script><!-- <script> <SCRIPT> <style>') ?? '';
    expect(data).not.toMatch(/<[/!s]/i);
  });

  test('Budgets: a page hands over the data that Next wrote, whatever stands in it', () => {
    const hostile = [
      '`',
      '${alert(1)}',
      '$',
      '{',
      '\\',
      '\\n',
      '"',
      '\n',
      '\r\n',
      '\u2028',
      '</script><script>evil()',
      '<!--',
      '<script>',
      '<path d="M0"/>',
      '-->',
      '<wbr>',
      '&',
      '止',
    ];
    for (let seed = 1; seed <= 2000; seed++) {
      const text = Array.from(
        { length: 8 },
        (_, i) => hostile[(seed * 31 + i * i * 7 + (seed >> (i + 1))) % hostile.length],
      ).join('');
      expect(handed(text)).toEqual([[1, text]]);
    }
    expect(handed('</script>')).toEqual([[1, '</script>']]);
  });

  test('Budgets: nothing but a page’s data is rewritten', () => {
    const html = '<p>\\u003cwbr\\u003e \\"a\\"</p><script>other.push([1,"\\"a\\""])</script>';
    expect(compactData(html)).toBe(html);
  });

  test('Budgets: it is one script, its pieces in their order', () => {
    expect(compactData([0, 1, 2].map((piece) => dataScript(String(piece))).join(''))).toBe(
      '<script>self.__next_f.push([1,`0`]);self.__next_f.push([1,`1`]);self.__next_f.push([1,`2`])</script>',
    );
  });
});
