/** @jest-environment jsdom */
import { IN_APP_SCRIPT } from '@/lib/routing/in-app';

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/107.0.5304.141 Mobile Safari/537.36 XWEB/5317';

/** What the page is marked with in a browser that calls itself so. */
function markIn(userAgent: string): string | null {
  document.documentElement.removeAttribute('data-in-app');
  new Function('navigator', IN_APP_SCRIPT)({ userAgent });
  return document.documentElement.getAttribute('data-in-app');
}

describe('§9 a page within an app that opens no file', () => {
  test.each([
    `${PHONE} MMWEBID/1 MicroMessenger/8.0.50.2701(0x28003255) WeChat/arm64 Language/zh_HK`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50',
  ])('§9 WeChat on a phone is marked: %s', (userAgent) => {
    expect(markIn(userAgent)).toBe('wechat');
  });

  test.each([
    PHONE,
    'Mozilla/5.0 (Windows NT 10.0) Chrome/107.0.0.0 MicroMessenger/7.0.20 NetType/WIFI WindowsWechat(0x63090a13)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) MicroMessenger/6.8.0(0x16080000) NetType/WIFI MacWechat/3.8.5',
  ])('§9 no other browser is, nor is WeChat on a computer: %s', (userAgent) => {
    expect(markIn(userAgent)).toBeNull();
  });
});
