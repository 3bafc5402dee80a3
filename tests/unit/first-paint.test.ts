/** @jest-environment jsdom */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inlineStyles } from '@/lib/page-store/inline-styles';
import { scriptsAfterPaint } from '@/lib/page-store/scripts-after-paint';
import { builtStylesheets } from '@/lib/page-store/stylesheets';

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

describe('architecture, Budgets: the styles of a page are within it', () => {
  const sheets: Record<string, string> = { '/a.css': '.a{}', '/b.css': '.b{}' };
  const inlined = (html: string) => inlineStyles(html, (href) => sheets[href]);

  test('architecture, Budgets: in the order of the sheets', () => {
    expect(inlined(link('/b.css') + link('/a.css'))).toMatch(/<style>\.b\{\}<\/style>.*<style>\.a\{\}<\/style>/);
  });

  test('architecture, Budgets: React still finds the sheet it asks for, and the browser does not fetch it', () => {
    document.head.innerHTML = inlined(link('/a.css'));
    const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href="/a.css"]');
    expect(sheet).toHaveAttribute('data-precedence', 'next');
    expect(sheet).toHaveAttribute('disabled');
  });

  test('architecture, Budgets: a sheet that cannot be read stays linked', () => {
    expect(inlined(link('/c.css'))).toBe(link('/c.css'));
  });

  test('architecture, Budgets: text that a dollar sign stands in is taken as it is', () => {
    expect(inlineStyles(link('/a.css'), () => '.a::after{content:"$&$1"}')).toContain('content:"$&$1"');
  });

  test('architecture, Budgets: links to other things are left alone', () => {
    const others = '<link rel="stylesheet" href="/a.css"/><link rel="icon" href="/icon.svg"/>';
    expect(inlined(others)).toBe(others);
  });
});

describe('architecture, Budgets: stylesheets of a build', () => {
  let build: string;

  beforeEach(() => {
    build = mkdtempSync(path.join(tmpdir(), 'tradego-build-'));
    mkdirSync(path.join(build, 'static', 'chunks'), { recursive: true });
  });

  afterEach(() => rmSync(build, { recursive: true, force: true }));

  function read(css: string, href = '/_next/static/chunks/a.css') {
    writeFileSync(path.join(build, 'static', 'chunks', 'a.css'), css);
    return builtStylesheets(build)(href);
  }

  test.each([
    ['url(../media/a.woff2)', 'url(/_next/static/media/a.woff2)'],
    ['url("../media/a.woff2")', 'url(/_next/static/media/a.woff2)'],
    ['url(data:image/svg+xml,a)', 'url(data:image/svg+xml,a)'],
    ['url("data:image/svg+xml,a")', 'url("data:image/svg+xml,a")'],
    ['url(/assets/a.png)', 'url(/assets/a.png)'],
    ['url(https://files.example.com/a.png)', 'url(https://files.example.com/a.png)'],
    ['url(#mask)', 'url(#mask)'],
  ])('architecture, Budgets: %s within a page is %s', (within, expected) => {
    expect(read(`.a{background:${within}}`)).toBe(`.a{background:${expected}}`);
  });

  test('architecture, Budgets: the version that a deployment adds to an address is not part of the file', () => {
    expect(read('.a{}', '/_next/static/chunks/a.css?dpl=1')).toBe('.a{}');
  });

  test.each(['/_next/static/chunks/missing.css', '/assets/a.css', '/_next/static/../../../package.json', '/a.css'])(
    'architecture, Budgets: %s is not one of them',
    (href) => {
      expect(read('.a{}', href)).toBeUndefined();
    },
  );
});

describe('architecture, Budgets: scripts come after the first paint', () => {
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
    const loader = document.body.querySelector('script')?.textContent ?? '';
    new Function('PerformanceObserver', loader)(Observer);
    return { paint: () => paint() };
  }

  const asked = () => Array.from(document.head.querySelectorAll('script'), ({ src }) => new URL(src).pathname);
  const both = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('architecture, Budgets: none is asked for before, all are after, each once and in its order', () => {
    const { paint } = open(scriptsAfterPaint(page(script('a') + script('b'))));
    expect(asked()).toEqual([]);
    paint();
    expect(asked()).toEqual(both);
    paint();
    jest.runAllTimers();
    expect(asked()).toEqual(both);
  });

  test('architecture, Budgets: a page that is not painted, in a tab behind, gets them all the same', () => {
    open(scriptsAfterPaint(page(script('a') + script('b'))));
    jest.runAllTimers();
    expect(asked()).toEqual(both);
  });

  test('architecture, Budgets: a browser that tells nothing of paints gets them at once', () => {
    open(scriptsAfterPaint(page(script('a') + script('b'))), { tells: false });
    expect(asked()).toEqual(both);
  });

  test('architecture, Budgets: they do not hold each other up', () => {
    open(scriptsAfterPaint(page(script('a'))), { tells: false });
    expect(document.head.querySelector('script')?.async).toBe(true);
  });

  test('architecture, Budgets: nothing fetches them early', () => {
    const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
    const font = '<link rel="preload" href="/_next/static/media/a.woff2" as="font"/>';
    const html = scriptsAfterPaint(page(preload + font + script('a')));
    expect(html).not.toContain(preload);
    expect(html).toContain(font);
  });

  test('architecture, Budgets: scripts of the page itself and those for old browsers stay where they are', () => {
    const others = '<script>a()</script><script src="/_next/static/chunks/old.js" noModule=""></script>';
    expect(scriptsAfterPaint(page(others + script('a')))).toContain(others);
    expect(scriptsAfterPaint(page(others))).toBe(page(others));
  });
});
