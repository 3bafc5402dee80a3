import { createHash } from 'node:crypto';
import { apiHtml } from '@/lib/next/api-content';
import { PAGE_ANSWERS } from '@/lib/next/page-answer';
import type { PageValue } from '@/lib/next/page-store';
import { HTML, page, SHEET, setUp } from '../support/page-store';

describe('§1 each page has its own content security policy', () => {
  const policyOf = (value: PageValue | undefined) => value?.headers?.['content-security-policy'];

  test('§1 the very answer that renders a page carries it', async () => {
    const { store } = setUp();
    const value = page();
    await store.set('/a', value, {});
    expect(policyOf(value)).toContain("script-src 'self' 'sha256-");
    expect(policyOf(value)).toContain('https://files.example.com');
  });

  test('§1 so does every later one', async () => {
    const { store } = setUp();
    const value = page();
    await store.set('/a', value, {});
    const later = await store.get('/a', { kind: 'APP_PAGE' });
    expect(policyOf(later?.value)).toBe(policyOf(value));
    expect(policyOf(later?.value)).toBeDefined();
  });

  test('§1 a page made again has the policy of its new scripts', async () => {
    const { store } = setUp();
    await store.set('/a', page(), {});
    const first = policyOf((await store.get('/a', { kind: 'APP_PAGE' }))?.value);
    await store.set('/a', page('<script>b()</script>'), {});
    expect(policyOf((await store.get('/a', { kind: 'APP_PAGE' }))?.value)).not.toBe(first);
  });

  test('§1 the other headers of a page stay', async () => {
    const { store } = setUp();
    await store.set('/a', page(HTML, { link: '</a.css>' }), {});
    expect((await store.get('/a', { kind: 'APP_PAGE' }))?.value.headers).toMatchObject({ link: '</a.css>' });
  });
});

describe('Calls: HTML of the API is no part of what is trusted, whatever got past the sanitiser', () => {
  /** An element as React writes it. */
  function written(html: string): string {
    const { 'data-api-html': length } = apiHtml(html);
    return `<div class="body" data-api-html="${length}" data-article-body="">${html}</div>`;
  }
  const policyWith = async (html: string) => {
    const value = page(`<html><body><script>own(1)</script>${written(html)}<script>own(2)</script></body></html>`);
    await setUp().store.set('/a', value, {});
    return { value, policy: String(value.headers?.['content-security-policy']) };
  };
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  test.each([
    '<script>evil()</script>',
    '</div><script>evil()</script><div>',
    '<script>self.__next_f.push([1,""]);evil()</script>',
    '<div data-api-html="0"><script>evil()</script></div>',
    '<!-- </div> --><SCRIPT\n>evil()</SCRIPT\n>',
    '捷利😀<script>evil()</script>',
    '<style>evil()</style>',
    '<script>evil()',
  ])('Calls: the policy allows the page’s own scripts and not %s', async (html) => {
    const { policy } = await policyWith(html);
    expect(policy.match(/'sha256-[^']+'/g)).toEqual([hashOf('own(1)'), hashOf('own(2)')]);
  });

  test.each([
    '<div data-page-status="404">',
    '<div data-page-status="503">',
    '<div data-page-kept="never">',
    ...PAGE_ANSWERS.map((answer) => `answer:${answer}`),
  ])('nothing that a page shows decides how it is answered: %s', async (text) => {
    const { store, storage } = setUp();
    const value = page(
      `<html><body>${text}<script>self.__next_f.push([1,${JSON.stringify(text)}])</script></body></html>`,
    );
    await store.set('/a', value, {});
    expect([value.status, storage.kept.size]).toEqual([undefined, 1]);
  });

  test('Calls: two pieces of it on one page are both left out', async () => {
    const value = page(`${written('<script>a()</script>')}<script>own()</script>${written('<script>b()</script>')}`);
    await setUp().store.set('/a', value, {});
    expect(String(value.headers?.['content-security-policy']).match(/'sha256-[^']+'/g)).toEqual([hashOf('own()')]);
  });
});

describe('Budgets: nothing stands between the HTML of a page and its first paint', () => {
  const LINK = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';
  const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';

  test('Budgets: its styles are within, allowed by their hash, and its scripts come after', async () => {
    const { store } = setUp();
    const value = page(`<html><head>${LINK}${SCRIPT}</head><body>a</body></html>`);
    await store.set('/a', value, {});
    const [, styles = ''] = /<style>(.*?)<\/style>/.exec(value.html ?? '') ?? [];
    expect(styles).toContain(SHEET);
    expect(value.html).not.toContain(SCRIPT);
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(String(value.headers?.['content-security-policy'])).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect((await store.get('/a', { kind: 'APP_PAGE' }))?.value.html).toBe(value.html);
  });

  test('Budgets: what is written for it is what its policy allows', async () => {
    const { store } = setUp();
    const value = page(`<html><head>${SCRIPT}</head><body>a</body></html>`);
    await store.set('/a', value, {});
    const written = Array.from(
      (value.html ?? '').matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g),
      ([, , text = '']) => text,
    );
    expect(written.length).toBeGreaterThan(2);
    for (const text of written) {
      const hash = createHash('sha256').update(text).digest('base64');
      expect(String(value.headers?.['content-security-policy'])).toContain(`'sha256-${hash}'`);
    }
  });
});
