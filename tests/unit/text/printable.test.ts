import { printable, printableJson } from '@/lib/text/printable';
import { withoutControls } from '@/lib/validation/patterns';

test.each([
  ['甲\u0000\u0008\u007f\u0085乙', '甲乙'],
  ['甲\ufffe\uffff\ufdd0\u{1ffff}乙', '甲乙'],
  ['甲\ud83d乙\ude00', '甲乙'],
  ['a\tb\r\nc', 'a\tb\r\nc'],
  ['😀𠮷é', '😀𠮷é'],
])('%j is %j in a file of ours', (text, kept) => {
  expect(printable(text)).toBe(kept);
  expect(JSON.parse(printableJson({ a: [text] }))).toEqual({ a: [kept] });
  // What a visitor sends goes on as JSON.
  expect(withoutControls(text)).toBe(kept.replace('\r', ''));
});
