/** @jest-environment jsdom */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterPaint } from '@/lib/next/after-paint';
import { builtFiles } from '@/lib/next/built-files';
import { inlineStyles } from '@/lib/next/inline-styles';

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

describe('Budgets: the styles of a page are within it', () => {
  const sheets: Record<string, string> = { '/a.css': '.a{}', '/b.css': '.b{}' };
  const inlined = (html: string, files = sheets) =>
    inlineStyles(html, { stylesheet: (href) => files[href], font: () => undefined });

  test('Budgets: as one, in the order of the sheets', () => {
    const html = inlined(link('/b.css') + link('/a.css'));
    expect(html.match(/<style>.*?<\/style>/g)).toEqual(['<style>.b{}.a{}</style>']);
  });

  test('Budgets: React still finds the sheets it asks for, and the browser does not fetch them', () => {
    document.head.innerHTML = inlined(link('/a.css') + link('/b.css'));
    for (const href of ['/a.css', '/b.css']) {
      const sheet = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`);
      expect(sheet).toHaveAttribute('data-precedence', 'next');
      expect(sheet).toHaveAttribute('disabled');
    }
  });

  test('Budgets: with a sheet that cannot be read they all stay linked, for their order decides', () => {
    const links = link('/a.css') + link('/c.css') + link('/b.css');
    expect(inlined(links)).toBe(links);
  });

  test('Budgets: text that a dollar sign stands in is taken as it is', () => {
    expect(inlined(link('/a.css'), { '/a.css': '.a::after{content:"$&$1"}' })).toContain('content:"$&$1"');
  });

  test('Budgets: links to other things are left alone', () => {
    const others = '<link rel="stylesheet" href="/a.css"/><link rel="icon" href="/icon.svg"/>';
    expect(inlined(others)).toBe(others);
  });
});

describe('Budgets: the font a page opens with is within it', () => {
  const preload = '<link rel="preload" href="/core.woff2" as="font" crossorigin="" type="font/woff2"/>';
  const css =
    '@font-face{font-family:whole;src:url(/whole.woff2)}@font-face{font-weight:400 600;font-family:core;src:url(/core.woff2)format("woff2")}';
  const inlined = (html: string, sheet = css, font: string | undefined = 'data:font/woff2;base64,AAAA') =>
    inlineStyles(html, { stylesheet: () => sheet, font: (href) => (href === '/core.woff2' ? font : undefined) });

  test('Budgets: it stands in its rule; a face that is not preloaded stays a file', () => {
    const html = inlined(preload + link('/a.css'));
    expect(html).toContain('font-family:core;src:url(data:font/woff2;base64,AAAA)format("woff2")');
    expect(html).toContain('font-family:whole;src:url(/whole.woff2)');
  });

  test('Budgets: it is made ready before the first word, and no other face is', () => {
    document.head.innerHTML = inlined(preload + link('/a.css'));
    const load = jest.fn();
    for (const { textContent } of document.querySelectorAll('script')) {
      new Function('document', textContent ?? '')({ fonts: { load } });
    }
    expect(load.mock.calls).toEqual([['1em core']]);
  });

  test('Budgets: React still finds the preload it asks for, and the browser does not fetch it', () => {
    document.head.innerHTML = inlined(preload + link('/a.css'));
    expect(document.querySelector('link[rel="preload"][as="font"][href="/core.woff2"]')).toHaveAttribute(
      'media',
      'not all',
    );
  });

  test('Budgets: a font that cannot be read, or that no sheet names, is fetched as before', () => {
    const html = inlineStyles(preload + link('/a.css'), { stylesheet: () => css, font: () => undefined });
    expect(html).toContain(preload);
    expect(html).toContain('url(/core.woff2)');
    expect(inlined(preload + link('/a.css'), '.a{}')).toContain(preload);
  });
});

describe('Budgets: files of a build', () => {
  let build: string;

  beforeEach(() => {
    build = mkdtempSync(path.join(tmpdir(), 'tradego-build-'));
    for (const folder of ['chunks', 'media']) mkdirSync(path.join(build, 'static', folder), { recursive: true });
  });

  afterEach(() => rmSync(build, { recursive: true, force: true }));

  function read(css: string, href = '/_next/static/chunks/a.css') {
    writeFileSync(path.join(build, 'static', 'chunks', 'a.css'), css);
    return builtFiles(build).stylesheet(href);
  }

  test.each([
    ['url(../media/a.woff2)', 'url(/_next/static/media/a.woff2)'],
    ['url("../media/a.woff2")', 'url(/_next/static/media/a.woff2)'],
    ['url(data:image/svg+xml,a)', 'url(data:image/svg+xml,a)'],
    ['url("data:image/svg+xml,a")', 'url("data:image/svg+xml,a")'],
    ['url(/assets/a.png)', 'url(/assets/a.png)'],
    ['url(https://files.example.com/a.png)', 'url(https://files.example.com/a.png)'],
    ['url(#mask)', 'url(#mask)'],
  ])('Budgets: %s within a page is %s', (within, expected) => {
    expect(read(`.a{background:${within}}`)).toBe(`.a{background:${expected}}`);
  });

  test('Budgets: the version that a deployment adds to an address is not part of the file', () => {
    expect(read('.a{}', '/_next/static/chunks/a.css?dpl=1')).toBe('.a{}');
  });

  test.each(['/_next/static/chunks/missing.css', '/assets/a.css', '/_next/static/../../../package.json', '/a.css'])(
    'Budgets: %s is not one of its stylesheets',
    (href) => {
      expect(read('.a{}', href)).toBeUndefined();
    },
  );

  test('Budgets: a font comes as an address that holds it whole', () => {
    writeFileSync(path.join(build, 'static', 'media', 'a.woff2'), Buffer.from([0, 1, 254, 255]));
    const { font } = builtFiles(build);
    expect(font('/_next/static/media/a.woff2')).toBe('data:font/woff2;base64,AAH+/w==');
    expect(font('/_next/static/media/b.woff2')).toBeUndefined();
    expect(font('/_next/static/chunks/a.css')).toBeUndefined();
  });
});

describe('Budgets: scripts and pictures further down come after the first paint', () => {
  const page = (head: string) => `<html><head>${head}</head><body><p>Words</p></body></html>`;

  /** Runs the loader of a page in a browser that tells of its first paint when we say so. */
  function open(html: string, { tells = true } = {}) {
    document.documentElement.innerHTML = html.replace(/<\/?html>/g, '');
    let paint = () => {};
    class Observer {
      constructor(onPaint: () => void) {
        paint = onPaint;
      }
      observe() {
        if (!tells) throw new TypeError('Not supported');
      }
    }
    for (const { textContent } of document.querySelectorAll('script:not([src])')) {
      new Function('PerformanceObserver', textContent ?? '')(Observer);
    }
    return { paint: () => paint() };
  }

  const loaded = () => Array.from(document.head.querySelectorAll<HTMLScriptElement>('script[src]'));
  const asked = () => loaded().map(({ src }) => new URL(src).pathname);
  const both = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('Budgets: none is asked for before, all are after, each once and in its order', () => {
    const { paint } = open(afterPaint(page(script('a') + script('b'))));
    expect(asked()).toEqual([]);
    paint();
    expect(asked()).toEqual(both);
    paint();
    jest.runAllTimers();
    expect(asked()).toEqual(both);
  });

  test('Budgets: a page that is not painted, in a tab behind, gets them all the same', () => {
    open(afterPaint(page(script('a') + script('b'))));
    jest.runAllTimers();
    expect(asked()).toEqual(both);
  });

  test('Budgets: a browser that tells nothing of paints gets them at once', () => {
    open(afterPaint(page(script('a') + script('b'))), { tells: false });
    expect(asked()).toEqual(both);
  });

  test('Budgets: they do not hold each other up', () => {
    open(afterPaint(page(script('a'))), { tells: false });
    expect(loaded().map((one) => one.async)).toEqual([true]);
  });

  test('Budgets: nothing fetches them early', () => {
    const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
    const font = '<link rel="preload" href="/_next/static/media/a.woff2" as="font"/>';
    const html = afterPaint(page(preload + font + script('a')));
    expect(html).not.toContain(preload);
    expect(html).toContain(font);
  });

  test('Budgets: scripts of the page itself and those for old browsers stay where they are', () => {
    const others = '<script>a()</script><script src="/_next/static/chunks/old.js" noModule=""></script>';
    expect(afterPaint(page(others + script('a')))).toContain(others);
    expect(afterPaint(page(others))).toBe(page(others));
  });

  const AWAY = '0 -100000px';
  const withPicture = (loading: 'lazy' | 'eager') =>
    afterPaint(page(script('a')).replace('<p>', `<img loading="${loading}" alt="" src="data:,"><p>`));
  const picture = () => document.querySelector('img') as HTMLImageElement;
  const isAway = () => getComputedStyle(picture()).translate === AWAY;
  const scriptsRun = () => {
    for (const one of loaded()) one.dispatchEvent(new Event('load'));
    jest.runAllTimers();
  };

  /** Where the picture stands in the page, in px from the top of a window 768 px high; it is 100 px high and wide. */
  function placedAt(top: number) {
    picture().getBoundingClientRect = () => new DOMRect(0, isAway() ? top - 100_000 : top, 100, 100);
  }

  test('Budgets: lazy pictures further down are out of reach, in their places, until the scripts have run', () => {
    const { paint } = open(withPicture('lazy'));
    placedAt(2000);
    expect(isAway()).toBe(true);
    paint();
    expect(isAway()).toBe(true);
    scriptsRun();
    expect(isAway()).toBe(false);
    expect(picture().getAttribute('loading')).toBe('lazy');
  });

  test('Budgets: the page is at rest a moment after its scripts have run, not before', () => {
    const { paint } = open(withPicture('lazy'));
    const opening = () => document.documentElement.getAttribute('data-opening');
    paint();
    expect(opening()).toBe('first');
    for (const one of loaded()) one.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(999);
    expect(opening()).toBe('rest');
    jest.runAllTimers();
    expect(opening()).toBeNull();
  });

  test('Budgets: a page at rest does not open again', () => {
    const { paint } = open(withPicture('lazy'));
    paint();
    scriptsRun();
    window.dispatchEvent(new Event('beforeprint'));
    expect(document.documentElement.hasAttribute('data-opening')).toBe(false);
  });

  test('Budgets: a script that does not come does not keep them', () => {
    const { paint } = open(withPicture('lazy'));
    placedAt(2000);
    paint();
    for (const one of loaded()) one.dispatchEvent(new Event('error'));
    jest.runAllTimers();
    expect(isAway()).toBe(false);
  });

  test.each(['scroll', 'beforeprint'])('Budgets: a %s brings them at once', (kind) => {
    open(withPicture('lazy'));
    placedAt(2000);
    window.dispatchEvent(new Event(kind));
    expect(isAway()).toBe(false);
    expect(asked()).toEqual([]);
  });

  test.each([-50, 0, 700])('Budgets: a lazy picture in view, at %d px, comes at the first paint', (top) => {
    const { paint } = open(withPicture('lazy'));
    placedAt(top);
    paint();
    expect(isAway()).toBe(false);
    expect(picture().getAttribute('loading')).toBe('eager');
  });

  test('Budgets: a picture that opens the page is not moved', () => {
    open(withPicture('eager'));
    expect(isAway()).toBe(false);
  });

  test('Budgets: without scripts nothing is moved', () => {
    document.documentElement.removeAttribute('data-opening');
    expect(afterPaint(page(script('a')))).not.toMatch(/<html[^>]*data-opening/);
  });

  const isAwaited = () => document.documentElement.hasAttribute('data-scripts');

  test('§1 scripts are awaited from before the first paint until a while after the last has come', () => {
    const { paint } = open(afterPaint(page(script('a') + script('b'))));
    expect(isAwaited()).toBe(true);
    paint();
    for (const one of loaded()) {
      jest.advanceTimersByTime(4999);
      one.dispatchEvent(new Event('load'));
    }
    jest.advanceTimersByTime(4999);
    expect(isAwaited()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isAwaited()).toBe(false);
  });

  test.each([
    ['does not come', () => loaded()[0]?.dispatchEvent(new Event('error'))],
    [
      'does not parse',
      () => window.dispatchEvent(new ErrorEvent('error', { filename: `http://localhost${both[0]}`, cancelable: true })),
    ],
    ['never answers', () => jest.advanceTimersByTime(5000)],
  ])('§1 a script that %s: the page is as without scripts, and keeps no picture away', (_, fail) => {
    const { paint } = open(withPicture('lazy'));
    placedAt(2000);
    paint();
    fail();
    expect([isAwaited(), isAway()]).toEqual([false, false]);
  });

  test('§1 an error of a script that is not ours changes nothing', () => {
    const { paint } = open(afterPaint(page(script('a'))));
    paint();
    window.dispatchEvent(new ErrorEvent('error', { filename: 'extension://abc/content.js', cancelable: true }));
    expect(isAwaited()).toBe(true);
  });
});
