/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { HTML_LANG, LOCALES, type Locale } from '@/lib/i18n/locales';
import { PAGE_LANGUAGE_SCRIPT } from '@/lib/routing/page-language';

type Shown = 'visible' | 'hidden';

/** A tab with a page in one language. All tabs share the browser's cookies, here jsdom's. */
function openTab(locale: Locale, shown: Shown = 'visible', jar: { cookie: string } = document) {
  const events = new EventTarget();
  const writes: string[] = [];
  const page = {
    documentElement: { lang: HTML_LANG[locale] },
    visibilityState: shown,
    addEventListener: events.addEventListener.bind(events),
    get cookie() {
      return jar.cookie;
    },
    set cookie(text: string) {
      writes.push(text);
      jar.cookie = text;
    },
  };
  runInNewContext(PAGE_LANGUAGE_SCRIPT, { document: page, addEventListener: page.addEventListener });
  return {
    writes,
    happens: (kind: string) => events.dispatchEvent(new Event(kind)),
    turn(to: Shown) {
      page.visibilityState = to;
      events.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

const save = (value: string) => Reflect.set(document, 'cookie', `language=${value}; path=/`);
const saved = () => /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];

afterEach(() => {
  Reflect.set(document, 'cookie', 'language=; path=/; max-age=0');
  Reflect.set(document, 'cookie', 'xlanguage=; path=/; max-age=0');
});

const PAIRS = LOCALES.flatMap((page) => LOCALES.filter((other) => other !== page).map((other) => ({ page, other })));

describe('§1 the language cookie is that of the page in view', () => {
  test.each(PAIRS)('§1 back to a $page page after $other: the cookie says $page', ({ page, other }) => {
    save(other);
    openTab(page).happens('pageshow');
    expect(saved()).toBe(page);
  });

  test('§1 a tab that comes to the front takes the cookie over', () => {
    const chinese = openTab('zt');
    chinese.turn('hidden');
    save('en');
    chinese.turn('visible');
    expect(saved()).toBe('zt');
  });

  test('§1 so does the window that one turns to', () => {
    const chinese = openTab('zt');
    save('en');
    chinese.happens('focus');
    expect(saved()).toBe('zt');
  });

  test.each(['click', 'submit'])(
    '§1 a %s that leads on finds the page’s own language, whatever another tab saved',
    (kind) => {
      const chinese = openTab('zt');
      save('en');
      chinese.happens(kind);
      expect(saved()).toBe('zt');
    },
  );

  test('a tab that opens behind leaves the cookie to the one in front', () => {
    save('zt');
    const behind = openTab('en', 'hidden');
    for (const kind of ['pageshow', 'visibilitychange', 'focus']) behind.happens(kind);
    expect(saved()).toBe('zt');
  });

  test('§1 a value that is no language counts as none', () => {
    save('fr');
    openTab('zt').happens('pageshow');
    expect(saved()).toBe('zt');
  });

  test('a cookie whose name only ends like it is not it', () => {
    Reflect.set(document, 'cookie', 'xlanguage=en; path=/');
    openTab('en').happens('pageshow');
    expect(saved()).toBe('en');
  });

  test('it is written as the server writes it: a year, the whole site', () => {
    save('en');
    const tab = openTab('zt');
    tab.happens('pageshow');
    expect(tab.writes).toEqual(['language=zt; path=/; max-age=31536000; samesite=lax']);
  });
});

describe('nothing is written without need', () => {
  test('while the cookie agrees', () => {
    save('en');
    const tab = openTab('en');
    for (const kind of ['pageshow', 'focus', 'click']) tab.happens(kind);
    expect(tab.writes).toEqual([]);
  });

  test('for a first visitor in the default language', () => {
    const tab = openTab('zt');
    tab.happens('pageshow');
    expect(tab.writes).toEqual([]);
  });

  test('and nothing is read before the page has loaded: that would hold up its first paint', () => {
    const read = jest.fn(() => '');
    openTab('en', 'visible', {
      get cookie() {
        return read();
      },
      set cookie(_: string) {},
    });
    expect(read).not.toHaveBeenCalled();
  });
});
