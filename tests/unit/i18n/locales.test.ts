import { API_LANGUAGE, DEFAULT_LOCALE, HTML_LANG, isLocale, LOCALES, localeOfApiLanguage } from '@/lib/i18n/locales';
import { loadMessages, NAMESPACES } from '@/lib/i18n/messages';

describe('§1 languages', () => {
  test('§1 there are three languages and the default is traditional Chinese', () => {
    expect([...LOCALES].sort()).toEqual(['en', 'zh', 'zt']);
    expect(DEFAULT_LOCALE).toBe('zt');
  });

  test.each([
    ['zh', 'zh-Hans'],
    ['zt', 'zh-Hant'],
    ['en', 'en'],
  ] as const)('Language: <html lang> of %s is %s', (locale, lang) => {
    expect(HTML_LANG[locale]).toBe(lang);
  });

  test.each([
    ['zh', 'chs'],
    ['zt', 'cht'],
    ['en', 'en'],
  ] as const)('§7 the API header of %s is %s, and is read back', (locale, header) => {
    expect(API_LANGUAGE[locale]).toBe(header);
    expect(localeOfApiLanguage(header)).toBe(locale);
  });

  test.each([null, '', 'zh', 'CHT', 'fr', '__proto__'])('§1 an API header of %j means the default', (header) => {
    expect(localeOfApiLanguage(header)).toBe('zt');
  });

  test.each(['ZH', '', ' zh', 'zh-Hans', null, undefined, 1, ['zh'], {}, 'includes'])(
    '§1 %j is no language',
    (value) => {
      expect(isLocale(value)).toBe(false);
    },
  );
});

describe('§1 messages', () => {
  const keysOf = (value: object, prefix = ''): string[] =>
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === 'object' && inner !== null ? keysOf(inner, `${prefix}${key}.`) : [`${prefix}${key}`],
    );

  test.each(['zh', 'en'] as const)('§1 %s has exactly the messages that zt has', async (locale) => {
    const [own, usual] = await Promise.all([loadMessages(locale), loadMessages('zt')]);
    expect(keysOf(own).sort()).toEqual(keysOf(usual).sort());
  });

  test('§1 every namespace is loaded', async () => {
    expect(Object.keys(await loadMessages('en')).sort()).toEqual([...NAMESPACES].sort());
  });
});
