/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import { policyFor } from '@/lib/next/content-security-policy';

const NO_ASSETS = { assets: [], sockets: [] };

/** Directives of a policy with their sources. */
function directives(html: string, assets: string[] = []): Record<string, string[]> {
  const entries = policyFor(html, { assets, sockets: [] })
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name = '', ...sources]) => [name, sources] as const);
  return Object.fromEntries(entries);
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;

/** What a browser asks of the policy before it runs the inline scripts of a page. */
function needed(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('script')]
    .filter((script) => !script.src && ['', 'text/javascript', 'module'].includes(script.type))
    .map((script) => hashOf(script.textContent ?? ''));
}

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

describe('Names and configuration: a page runs its own scripts and no others', () => {
  test('§1 the hash of a script is the one that a browser computes', () => {
    // From the standard's own example: SHA-256 of `alert('Hello, world.');`.
    const known = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
    expect(directives(page("<script>alert('Hello, world.');</script>"))['script-src']).toContain(known);
  });

  test.each([
    ['one script', '<script>a()</script>'],
    ['two scripts', '<script>a()</script><p>x</p><script>b()</script>'],
    ['a script with attributes', '<script id="_R_" async="">a()</script>'],
    ['a script in capitals', '<SCRIPT>a()</SCRIPT>'],
    ['a module', '<script type="module">a()</script>'],
    ['spaces and line breaks', '<script>\n  a();\n\n  b();\n</script>'],
    ['characters beyond ASCII', '<script>push("捷利交易寶 \u2028 😀")</script>'],
    ['a script that holds markup as text', '<script>push("\\u003cscript>x\\u003c/script>")</script>'],
    ['a data attribute that sounds like an address', '<script data-src="x">a()</script>'],
    ['dollar signs', "<script>a('$&$1')</script>"],
    ['an empty script', '<script></script>'],
  ])('§1 a page with %s', (_, body) => {
    const wanted = needed(page(body));
    expect(wanted.length).toBeGreaterThan(0);
    expect(directives(page(body))['script-src']).toEqual(["'self'", ...wanted]);
  });

  test('§1 the same script twice needs one hash', () => {
    const body = '<script>a()</script><script>a()</script>';
    expect(directives(page(body))['script-src']).toEqual(["'self'", hashOf('a()')]);
  });

  test.each([
    '<script src="/_next/a.js"></script>',
    '<script async src="/_next/a.js"></script>',
    '<script id="x" src="/_next/a.js">a()</script>',
  ])('§1 a script from a file needs no hash: %s', (body) => {
    expect(directives(page(body))['script-src']).toEqual(["'self'"]);
  });

  test.each(['application/ld+json', 'application/json'])('§1 a data block of type %s needs no hash', (type) => {
    const body = `<script type="${type}">{"@type":"Corporation"}</script><script>a()</script>`;
    expect(directives(page(body))['script-src']).toEqual(["'self'", hashOf('a()')]);
  });

  test('§1 a page without scripts has no hash', () => {
    expect(directives(page('<p>a</p>'))['script-src']).toEqual(["'self'"]);
  });

  test('§1 a script in an attribute is never allowed', () => {
    const body = '<p onclick="a()">a</p>';
    expect(policyFor(page(body), NO_ASSETS)).not.toMatch(/unsafe-hashes|unsafe-eval/);
    expect(directives(page(body))['script-src']).toEqual(["'self'"]);
  });
});

describe('Calls: the browser never talks to another host', () => {
  const own = directives(page('<script>a()</script>'));

  test('Calls: what is not named is not allowed', () => {
    expect(own['default-src']).toEqual(["'none'"]);
  });

  test.each(['connect-src', 'form-action', 'media-src'])('Calls: %s is this site', (name) => {
    expect(own[name]).toEqual(["'self'"]);
  });

  test('Calls: font-src is this site and the page itself', () => {
    expect(own['font-src']).toEqual(["'self'", 'data:']);
  });

  test.each(['base-uri', 'frame-ancestors'])('Calls: %s is nobody', (name) => {
    expect(own[name]).toEqual(["'none'"]);
  });

  test('Calls: no script and no style sheet may be written into a page', () => {
    for (const name of ['script-src', 'style-src', 'default-src']) expect(own[name]).not.toContain("'unsafe-inline'");
  });

  test.each(['img-src', 'media-src'])('Names and configuration: %s names the resource host', (name) => {
    const host = 'https://files.example.com';
    expect(directives(page(''), [host])[name]).toEqual(expect.arrayContaining(["'self'", host]));
  });

  test.each(['script-src', 'connect-src', 'form-action', 'style-src'])(
    'Calls: %s does not name the resource host',
    (name) => {
      expect(directives(page(''), ['https://files.example.com'])[name]).not.toContain('https://files.example.com');
    },
  );
});
