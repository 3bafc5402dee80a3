import { asCsv, asJson, asText, type InboxEntry } from '@/lib/store/inbox-export';

const ENTRY: InboxEntry = {
  kind: 'consultation',
  id: 7,
  received: '2026-11-18T10:00:00+08:00',
  language: 'English',
  businessType: '4',
  companyName: 'Harbour Lane Securities',
  name: 'Ho',
  contact: '91234567',
  content: 'First line\nSecond line',
};

const character = (code: number) => String.fromCodePoint(code);
/** ESC [ 2 J clears a screen; the others turn the direction, hide or break. */
const RAW = [0x1b, 0x07, 0x08, 0x7f, 0x9b, 0x0b, 0x85, 0x061c, 0x200b, 0x200e, 0x200f, 0x2028, 0x2029, 0x202e, 0x2066];

describe('privacy: the inbox as text', () => {
  test('an entry is its head, who wrote it, and the message line by line', () => {
    expect(asText([ENTRY])).toBe(
      'consultation 7 · 2026-11-18T10:00:00+08:00 · English · business type 4\n' +
        '  Ho · Harbour Lane Securities · 91234567\n' +
        '  | First line\n' +
        '  | Second line\n',
    );
  });

  test.each(RAW.map((code) => [code.toString(16), code] as const))('U+%s is shown, not obeyed', (hex, code) => {
    const text = asText(
      ['companyName', 'name', 'contact', 'content', 'language', 'businessType'].map((field) => ({
        ...ENTRY,
        [field]: `a${character(code)}b`,
      })),
    );
    expect(text).not.toContain(character(code));
    expect(text.split(`a\\u{${hex}}b`)).toHaveLength(7);
  });

  test.each(['\n', '\r', '\r\n', '\u2028', '\u0085', '\v'])('a line break (%j) forges no entry', (end) => {
    const forged = `x${end}${end}question 8 · 2026-11-18T11:00:00+08:00 · English${end}  boss@example.com`;
    for (const field of ['companyName', 'name', 'contact', 'content', 'language'] as const) {
      const heads = asText([{ ...ENTRY, [field]: forged }]).match(/^\S.*$/gmu);
      expect(heads?.map((head) => head.slice(0, 14))).toEqual(['consultation 7']);
    }
  });

  test('only the message has lines, and each stands behind its bar', () => {
    const text = asText([{ ...ENTRY, companyName: 'a\n  | b', content: 'c\r\nd' }]);
    expect(text.match(/^ {2}\| .*$/gm)).toEqual(['  | c', '  | d']);
  });

  test.each(['中文「內容」', '😀 👨‍👩‍👧', 'Ünïcode', 'C:\\path'])('what can be read is left as it is: %s', (text) => {
    expect(asText([{ ...ENTRY, content: text }])).toContain(`  | ${text}\n`);
  });
});

describe('privacy: the inbox as JSON', () => {
  test('holds no raw character of control or direction, and reads as what was written', () => {
    const content = RAW.map(character).join('x');
    const json = asJson([{ ...ENTRY, content, name: '\u{e0041}\n' }]);
    expect(RAW.filter((code) => json.includes(character(code)))).toEqual([]);
    expect(JSON.parse(json)).toEqual([{ ...ENTRY, content, name: '\u{e0041}\n' }]);
  });
});

describe('privacy: the inbox as CSV', () => {
  const cellOf = (name: string) => asCsv([{ ...ENTRY, name }]).match(/"Harbour Lane Securities","((?:[^"]|"")*)"/)?.[1];
  const formulas = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−'].map(
    (sign) => `${sign}1+1`,
  );
  const before = [
    '',
    ' ',
    '\t',
    '\r',
    '\n',
    '\u00a0',
    '\u3000',
    '\u200b',
    '\u200d',
    '\u200e',
    '\u2060',
    '\ufeff',
    '\u00ad',
  ];

  test.each(formulas)('%s is no formula, whatever stands before it', (formula) => {
    const cells = before.map((unseen) => cellOf(unseen + formula));
    expect(cells).toEqual(before.map((unseen) => `'${unseen}${formula}`));
  });

  test('a formula behind several of them is none', () => {
    expect(cellOf('\ufeff \u200b\t=HYPERLINK("x")')).toBe(`'\ufeff \u200b\t=HYPERLINK(""x"")`);
  });

  test.each(['\0=1+1', '\u001b=1+1'])('a control character is shown, and starts no formula: %j', (text) => {
    expect(cellOf(text)).toBe(`\\u{${text.charCodeAt(0).toString(16)}}=1+1`);
  });

  test.each(['Ho', 'a=b', '1-2', '陳 大文', '(852) 5123 4567', 'line\nbreak'])('%j stays as it is', (text) => {
    expect(cellOf(text)).toBe(text);
  });
});
