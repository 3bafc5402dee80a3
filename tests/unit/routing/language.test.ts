import { LANGUAGE_COOKIE, resolveLanguage, savesLanguage } from '@/lib/routing/language';

describe('§1 the language of a visit', () => {
  test('§1 the cookie is named language', () => {
    expect(LANGUAGE_COOKIE).toBe('language');
  });

  test.each(['zh', 'zt', 'en'])('§1 lang=%s decides, whatever the cookie says', (lang) => {
    for (const cookie of ['zh', 'zt', 'en', undefined]) expect(resolveLanguage(lang, cookie)).toBe(lang);
  });

  test.each(['zh', 'zt', 'en'])('§1 without lang the cookie %s decides', (cookie) => {
    expect(resolveLanguage(null, cookie)).toBe(cookie);
  });

  test.each(['', 'EN', 'fr', 'zh-Hans', 'en ', 'en,zh', 'constructor', '__proto__', '0'])(
    'Language: lang=%j is ignored and the cookie decides',
    (lang) => {
      expect(resolveLanguage(lang, 'en')).toBe('en');
    },
  );

  test.each([undefined, '', 'ZH', 'de', 'toString'])(
    '§1 with neither a known lang nor a known cookie (%j) it is traditional Chinese',
    (cookie) => {
      expect(resolveLanguage(null, cookie)).toBe('zt');
      expect(resolveLanguage('xx', cookie)).toBe('zt');
    },
  );
});

describe('Language: what saves the language', () => {
  test.each(['zh', 'zt', 'en'])('Language: a page visit with lang=%s saves it', (lang) => {
    expect(savesLanguage(lang, 'document')).toBe(true);
  });

  test('Language: a browser that sends no Sec-Fetch-Dest saves it too', () => {
    expect(savesLanguage('en', null)).toBe(true);
  });

  test.each(['empty', 'iframe', 'image', 'script', 'style', '', 'Document'])(
    'Language: nothing is saved when Sec-Fetch-Dest is %j',
    (destination) => {
      expect(savesLanguage('en', destination)).toBe(false);
    },
  );

  test.each([null, '', 'fr', 'EN'])('Language: lang=%j is never saved', (lang) => {
    expect(savesLanguage(lang, 'document')).toBe(false);
  });
});
