import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { LOCALES } from '@/lib/i18n/locales';
import { withLanguage } from '@/lib/site/href';
import { onSite } from '@/open-api/publish/addresses.mjs';
import { readDocument } from '@/open-api/publish/source.mjs';
import { DOCUMENTS, type DocumentName } from '@/open-api/publish/words.mjs';
import { ERRORS, judge, SCHEMA } from '@/open-api/sandbox/protocol.mjs';

const SAMPLES = [
  'connect-and-sign-in',
  'subscribe-quotes',
  'subscribe-depth',
  'recover-after-a-gap',
  'read-a-snapshot',
  'handle-an-error',
];
const text = (locale: string, name: string) => readFileSync(`open-api/documents/${locale}/${name}.md`, 'utf8');
const directivesOf = (locale: string) =>
  DOCUMENTS.flatMap((name) => Array.from(text(locale, name).matchAll(/^\{\{ (.+?) \}\}$/gm), ([, words]) => words));
const messagesOf = () =>
  Object.entries<Record<string, unknown>>(SCHEMA.$defs)
    .filter(([, definition]) => definition['x-direction'])
    .map(([name]) => name);

describe('the documents (§2 /openApi: system overview, SDK, data definition, WebSocket interface)', () => {
  test('what is published is what their sources make today', () => {
    // The highlighter is a module that only Node itself can load.
    expect(() =>
      execFileSync(process.execPath, ['--import', 'tsx', 'open-api/publish/publish.mjs', '--check']),
    ).not.toThrow();
  });

  test.each(DOCUMENTS)('%s: its headings have the same addresses in each language', (name: DocumentName) => {
    const [zt, ...others] = LOCALES.map((locale) =>
      readDocument(locale, name).sections.map(({ id, level }) => [id, level]),
    );
    expect(zt?.length).toBeGreaterThan(3);
    for (const other of others) expect(other).toEqual(zt);
  });

  test.each(LOCALES)('%s: every message and every sample is told of, and every error', (locale) => {
    const directives = directivesOf(locale);
    for (const name of messagesOf()) expect(directives).toContain(`message ${name}`);
    for (const name of SAMPLES) expect(directives).toContain(`sample ${name}`);
    for (const directive of ['errors', 'limits', 'types', 'drawing life-cycle', 'downloads', 'key', 'console'])
      expect(directives).toContain(directive);
    const published = readFileSync(`public/assets/open-api-documents/${locale}/websocket.md`, 'utf8');
    for (const code of ERRORS.keys()) expect(published).toContain(`| \`${code}\` |`);
  });

  test('a table gives the examples of the message below it', () => {
    const published = readFileSync('public/assets/open-api-documents/zt/websocket.md', 'utf8');
    expect(published).toMatch(/\| `id` \| `Id` \|[^|]+\| `1` \|[\s\S]+?"type": "signIn",\n {2}"id": 1,/);
    expect(published).not.toMatch(/\| `7` \|/);
  });

  test('every sample can be fetched from the head of its code', () => {
    const html = readFileSync('public/assets/open-api-documents/en/index.html', 'utf8');
    const files = [...html.matchAll(/href="(\/assets\/open-api-samples\/[^"]+)" download/g)].map(
      ([, file = '']) => file,
    );
    expect(new Set(files).size).toBe(SAMPLES.length * 4);
    for (const file of files) expect(readFileSync(`public${file}`, 'utf8')).not.toContain('sdk/javascript');
  });

  test.each(LOCALES.flatMap((locale) => DOCUMENTS.map((name) => [locale, name] as const)))(
    '%s %s: every message written out fits the schema, every link leads to a heading',
    (locale, name) => {
      const source = text(locale, name);
      for (const [, json = ''] of source.matchAll(/^```json\n([\s\S]*?)^```$/gm)) {
        const message = JSON.parse(json);
        const wrong = [judge('client', message), judge('server', message)];
        expect({ json, wrong }).toMatchObject({ wrong: expect.arrayContaining([undefined]) });
      }
      for (const [, target = '', hash] of source.matchAll(/\]\(([a-z]+)\.md(?:#([a-z0-9-]+))?\)/g)) {
        expect(DOCUMENTS).toContain(target);
        const ids = readDocument(locale, target as DocumentName).sections.map(({ id }) => id);
        if (hash) expect({ name, target, ids }).toMatchObject({ ids: expect.arrayContaining([hash]) });
      }
      const own = readDocument(locale, name).sections.map(({ id }) => id);
      for (const [, hash] of source.matchAll(/\]\(#([a-z0-9-]+)\)/g)) expect(own).toContain(hash);
    },
  );

  test.each(LOCALES)('%s: links of a document are the site’s own addresses', (locale) => {
    expect(onSite(locale, 'websocket.md#gaps')).toBe(
      withLanguage('/openApi', locale, { query: { doc: 'websocket' }, hash: 'gaps' }),
    );
    expect(onSite(locale, 'usage.md')).toBe(withLanguage('/usingDocument', locale));
    expect(onSite(locale, 'downloadApi')).toBe(withLanguage('/downloadApi', locale));
    expect(onSite(locale, 'https://www.example.com/')).toBe('https://www.example.com/');
  });
});
