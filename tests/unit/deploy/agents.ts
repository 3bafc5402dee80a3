import type { Platform } from '@/lib/routing/platform';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';

/** What nearly all visitors come with: a name, the user agent, and the system it names. */
export const AGENTS: readonly [name: string, userAgent: string, platform: Platform | undefined][] = [
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'windows'],
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/130.0.0.0`, 'windows'],
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'windows'],
  ['360 on Windows', `Mozilla/5.0 (Windows NT 10.0; WOW64) ${CHROME} Safari/537.36 QIHU 360SE`, 'windows'],
  [
    'WeChat on Windows',
    `Mozilla/5.0 (Windows NT 10.0; WOW64) ${CHROME} Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/11275 Flue`,
    'windows',
  ],
  ['Safari on a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.0 Safari/605.1.15`, 'mac'],
  ['Chrome on a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36`, 'mac'],
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`, undefined],
  [
    'Safari on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`,
    'ios',
  ],
  [
    'Chrome on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`,
    'ios',
  ],
  [
    'WeChat on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) ${WEBKIT} Mobile/15E148 MicroMessenger/8.0.50(0x18003237) NetType/WIFI Language/zh_CN`,
    'ios',
  ],
  [
    'Safari on an old iPad',
    `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${WEBKIT} Version/12.1 Mobile/15E148 Safari/604.1`,
    'ios',
  ],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'android'],
  ['Chrome on an Android tablet', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Safari/537.36`, 'android'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'android'],
  ['Firefox on an Android tablet', 'Mozilla/5.0 (Android 14; Tablet; rv:132.0) Gecko/132.0 Firefox/132.0', 'android'],
  [
    'Samsung Internet',
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S928U) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    'android',
  ],
  [
    'WeChat on Android',
    'Mozilla/5.0 (Linux; Android 13; V2055A Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160083 MMWEBSDK/20231202 MicroMessenger/8.0.47.2560(0x28002F30) WeChat/arm64',
    'android',
  ],
  [
    'Huawei',
    'Mozilla/5.0 (Linux; Android 12; NOH-AN00) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 HuaweiBrowser/14.0.6.302 Mobile Safari/537.36',
    'android',
  ],
  [
    'UC',
    'Mozilla/5.0 (Linux; U; Android 13; zh-CN; M2101K6G Build/TKQ1) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.1.6 Mobile Safari/537.36',
    'android',
  ],
  [
    'QQ',
    'Mozilla/5.0 (Linux; U; Android 13; zh-cn; PEGM00 Build/TP1A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.86 MQQBrowser/14.7 Mobile Safari/537.36',
    'android',
  ],
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', undefined],
  [
    'Googlebot for phones',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'android',
  ],
  ['Baiduspider', 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)', undefined],
  [
    'bingbot',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0 Safari/537.36',
    undefined,
  ],
  ['curl', 'curl/8.5.0', undefined],
];
