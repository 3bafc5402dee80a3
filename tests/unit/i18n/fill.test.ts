import { fill } from '@/lib/i18n/fill';

describe('messages completed in the browser', () => {
  test.each([
    ['餘下 {count} 字', { count: '3' }, '餘下 3 字'],
    ['{day} {time} 開市，{day}', { day: '週一', time: '09:30' }, '週一 09:30 開市，週一'],
    ['「{title}」的二維碼', { title: "HK$1 $& $' {count}" }, "「HK$1 $& $' {count}」的二維碼"],
    ['{unknown}', {}, '{unknown}'],
  ])('%s', (message, values, filled) => {
    expect(fill(message, values as Record<string, string>)).toBe(filled);
  });
});
