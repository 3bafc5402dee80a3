import { documentsOfKind } from '@/lib/content/documents';
import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import { LOCALES } from '@/lib/i18n/locales';

const before = companyContent();
afterEach(() => setCompanyContent(before));

describe('documents of the company as texts', () => {
  test.each(LOCALES)('policies are read in %s, with the year of their last review', (locale) => {
    const { texts, files } = documentsOfKind('policy', locale);
    expect(texts.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['anti-corruption-policy', 'board-diversity-policy', 'whistle-blowing-policy']),
    );
    for (const { html, reviewed } of texts) {
      expect(html).toMatch(/^<p>[^<]{40,}/);
      expect(reviewed).toBe(2026);
    }
    expect(files.map(({ id }) => id)).toContain('shareholder-communication-policy');
  });

  test.each(LOCALES)('the constitution is read in %s, each of its parts at an address', (locale) => {
    const [{ html, parts } = { html: '', parts: [] }] = documentsOfKind('constitutional', locale).texts;
    expect(parts.length).toBeGreaterThan(20);
    for (const { id, heading, words } of parts.slice(1)) {
      expect(html).toContain(`<h4 id="${id}">${heading}</h4>`);
      expect(words).toMatch(/^\d+\. /);
    }
    const numbers = html.match(/(?<=<strong>)\d+(?=\.<\/strong>)/g)?.map(Number);
    const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
    expect(numbers).toEqual([...upTo(8), ...upTo(89)]);
  });

  test('what a text holds besides words is made safe', () => {
    const [policy] = before.documents.filter(({ text }) => text);
    if (!policy?.text) throw new Error('The sample has no document with a text.');
    const text = { ...policy.text, en: '<p>Words.</p><script>alert(1)</script><img src=x onerror=alert(1)>' };
    setCompanyContent({ ...before, documents: [{ ...policy, kind: 'policy', text }] });
    expect(documentsOfKind('policy', 'en').texts[0]?.html).toBe('<p>Words.</p>');
  });
});
